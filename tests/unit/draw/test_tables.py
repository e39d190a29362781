"""The table of Saboteur, the people around it, the cards of a hand."""

from motherlode.draw.company import Company
from motherlode.draw.ink import ASCII, UNICODE, Paper
from motherlode.draw.saboteur.board import draw_hand
from motherlode.draw.saboteur.face import make_face
from motherlode.draw.saboteur.people import describe_table
from motherlode.draw.text import NARROW, WIDE, beside
from motherlode.kit.shown import Laid
from tests.unit.draw.pictures import EN, FINE, PLAIN, drawn, goal, own, seat, view

FACE = make_face(EN)

COMPANY = Company(("Borin", "Dagna", "Kazad"), EN, me=0)


def test_a_fresh_table_shows_start_goals_and_legal_places() -> None:
    places = [(0, -1), (-1, 0), (1, 0), (0, 1)]
    expected = """
             -1   0    1    2    3    4    5    6    7    8
                                                        ┌───┐
        -2                                              │ ? │
                                                        └───┘

        -1        •

                ░░█░░                                   ┌───┐
         0   •  ██╫██  •                                │ ? │
                ░░█░░                                   └───┘

         1        •

                                                        ┌───┐
         2                                              │ ? │
                                                        └───┘
    """
    assert drawn(FACE.board(view(), places, FINE, NARROW)) == _flush(expected)


def test_a_maze_with_stubs_seen_and_open_goals() -> None:
    maze = [
        Laid("1,0", "straight_ew", False),
        Laid("2,0", "t_vertical", True),
        Laid("2,-1", "curve_es", False),
        Laid("2,1", "dead_ns", False),
    ]
    goals = [goal("8,-2"), goal("8,0", face="gold"), goal("8,2", face="stone_a")]
    expected = """
             -1   0    1    2    3    4    5    6    7    8    9
                                                        ┌─◉─┐
        -2                                              stone
                                                        └───┘
                          ░░░░░
        -1                ░░███
                          ░░█░░
                ░░█░░░░░░░░░█░░                         ░░█░░
         0      ██╫██████████░░                         ██◆██
                ░░█░░░░░░░░░█░░                         ░░█░░
                          ░░█░░
         1                ░░×░░
                          ░░█░░
                                                        ░░░░░
         2                                              ░░███
                                                        ░░█░░

         3

    """  # noqa: RUF001
    shown = view(*maze, goals=goals, mine=own(seen={"8,-2": "stone_b"}))
    assert drawn(FACE.board(shown, [], FINE, NARROW)) == _flush(expected)


def test_the_window_leaves_room_for_the_next_card() -> None:
    lines = FACE.board(view(Laid("0,-3", "cross", False)), [], PLAIN, NARROW)
    assert lines[2].split() == ["-4"]


def test_wide_tiles_without_unicode() -> None:
    goals = [goal("8,-2"), goal("8,0"), goal("8,2")]
    shown = view(goals=goals, mine=own(seen={"8,0": "gold"}))
    lines = FACE.board(shown, [], PLAIN, WIDE)
    expected = """
                  ##...##                                                 +--@--+
         0        ...H...                                                 | gold|
                  ##...##                                                 +-----+
    """
    assert drawn(lines[7:10]) == _flush(expected)


def test_ascii_pictures_are_ascii() -> None:
    hand = ["break_lamp", "fix_pick_cart", "map", "rockfall", "cross", "dead_w"]
    goals = [goal("8,-2"), goal("8,0"), goal("8,2")]
    shown = view(goals=goals, mine=own(*hand, seen={"8,-2": "gold"}))
    lines = FACE.board(shown, [(1, 0)], PLAIN, NARROW)
    lines += FACE.hand(shown, {"cross": "1-4"}, PLAIN)
    lines += FACE.aside(shown, COMPANY, PLAIN, 30)
    assert "\n".join(lines).isascii()


def test_gold_is_the_colour_of_legal_places_and_of_nothing_else() -> None:
    paper = Paper(UNICODE, colour=True)
    goals = [goal("8,-2"), goal("8,0", face="gold"), goal("8,2")]
    shown = view(goals=goals, mine=own(seen={"8,-2": "gold"}))
    lines = drawn(FACE.board(shown, [(1, 0)], paper, NARROW))
    assert lines.count("\033[38;5;178m•\033[0m") == 1
    assert lines.count("\033") == 2


def test_colour_does_not_move_anything() -> None:
    plain = FACE.board(view(), [(1, 0)], FINE, NARROW)
    colour = FACE.board(view(), [(1, 0)], Paper(UNICODE, colour=True), NARROW)
    stripped = [line.replace("\033[38;5;178m", "").replace("\033[0m", "") for line in colour]
    assert stripped == plain
    assert [line.index("!") for line in beside(colour, ["!"] * len(colour), 2)][8] > 0


def test_a_hand_is_a_row_of_pictures_with_names_and_notes() -> None:
    hand = ["break_lamp", "fix_pick_cart", "map", "rockfall", "t_vertical", "dead_t_horizontal"]
    notes = {"t_vertical": "1-4", "map": "12-14"}
    expected = """
           ┌break┐     ┌─fix─┐   ┌─◉─┐   ┌───┐      ░░█░░       ░░░░░
           │ lamp│     │ pick│   │ ? │   │▼▼▼│      ░░███       ██×██
           └──×──┘     └─cart┘   └───┘   └───┘      ░░█░░       ░░█░░
          break_lamp  fix_pick_   map   rockfall  t_vertical   dead_t_
                         cart                                 horizontal
                                 12-14               1-4
    """  # noqa: RUF001
    assert drawn(draw_hand(hand, notes, FINE)) == _flush(expected)


def test_a_hand_too_wide_for_the_terminal_stands_in_two_rows() -> None:
    narrow = Paper(ASCII, columns=28)
    lines = draw_hand(["cross", "t_vertical", "straight_ew", "curve_ne"], {}, narrow)
    assert max(map(len, lines)) <= 28
    assert [line.split() for line in lines if "cross" in line or "curve_ne" in line] == [
        ["cross", "t_vertical"],
        ["straight_", "curve_ne"],
    ]


def test_people_stand_in_a_line_each() -> None:
    people = [seat(0), seat(1, broken=["lamp", "cart"]), seat(2, looked_at=["8,0"])]
    goals = [goal("8,-2"), goal("8,0"), goal("8,2")]
    shown = view(goals=goals, seats=people, mine=own(gold=[1, 2], seen={"8,0": "stone_a"}))
    expected = """
        Round 1 of 3, 49 cards in the pile

        You are a DIGGER: reach the gold
        together.
        You saw 8,0: stone.
        Your gold: 3 nuggets (1 + 2).

         cards: hand gold broken
        >0 You     6    0
         1 Dagna   6    0 lamp cart
         2 Kazad   6    0
        Kazad looked at 8,0.
    """
    assert drawn(describe_table(shown, COMPANY, PLAIN, 40)) == _flush(expected)


def test_broken_tools_shrink_to_letters_where_there_is_no_room() -> None:
    shown = view(seats=[seat(0), seat(1, broken=["lamp", "cart"]), seat(2, broken=["pick"])])
    lines = describe_table(shown, COMPANY, PLAIN, 22)
    assert lines[-2:] == [" 1 Dagna   6    0 LC", " 2 Kazad   6    0 pick"]


def _flush(text: str) -> str:
    """A picture in a test is indented by eight columns."""
    lines = text.removeprefix("\n").split("\n")
    return "\n".join(line[8:] for line in lines)
