"""A slow, obvious referee for a whole game of Dwarf Corporation, from the rules text alone.

It shares no line with the engine and is compared with it move for move. A test may put a game into
the middle by assigning `contents`, `crystals`, `money`, `cards`, `asked` and the like: nothing is
derived from them ahead of a question. `begin_turn` begins a turn on a table so arranged.

Chance is outside. When an exhausted deck is reshuffled, the card turned up right after it is
`next_after_shuffle`: whoever knows how the discards were shuffled assigns it before the move (it is
read only then, and forgotten), and after the move the order of the rest to `deck`.
"""

from tests.counts.slow_corporation_table import SlowDealCorporation, SlowTable
from tests.counts.slow_field import COLOURS, diggable_gold
from tests.counts.slow_maze import Cell
from tests.counts.slow_saboteur import cell_of

__all__ = ["SlowCorporation", "SlowDealCorporation"]

TOKENS = 3  # COR-21


class SlowCorporation(SlowTable):
    """One game, from the first dig to the last gold."""

    def __init__(self, deal: SlowDealCorporation) -> None:
        super().__init__(deal)
        self.begin_turn(deal.starter)

    def begin_turn(self, seat: int) -> None:
        """Begin a turn of this seat, or end the game if no gold could be dug."""
        self.colour = None
        self.crystals_left = self.allowance(seat)
        self.declared = False
        self.worked = []
        self.active = False
        self._go_on_digging(seat)

    def play(self, text: str) -> None:
        """Play one legal move of the seat that is asked."""
        if self.asked is None or text not in self.legal():
            raise ValueError(f"{text!r} is not legal now; choose one of legal()")
        seat, prompt = self.asked
        words = text.split()
        if words[0] in ("mine", "cave_in", "drop"):
            self._play_a_card(seat, words)
            if prompt in ("dig", "extra"):
                self._ask_to_dig(seat)
        elif words[0] == "tunnel":
            self._put(words[1], cell_of(words[2]))
            self._discard(seat, "secret_tunnel")
            self._go_on_digging(seat)
        elif words[0] == "dig":
            self._dig(seat, words[1], words[2:])
        elif words[0] == "overtime":
            assert self.colour is not None
            self._dig(seat, self.colour, words[1:])
        elif words[0] == "end":
            self._end_dig(seat)
        elif prompt in ("invest", "exchange"):
            for colour in words[1:]:
                self._invest(seat, colour)
                if prompt == "exchange":
                    self.fixed[seat][colour] = self.fixed[seat].get(colour, 0) + 1  # COR-25
            self._go_on_digging(seat)
        elif prompt in ("take", "trade"):
            self._trade(seat, words)
        elif prompt == "clear":
            self._clear(words)
            self._end_turn(seat)

    # The dig.

    def _go_on_digging(self, seat: int) -> None:
        """After a crystal and its treasure, and as a turn begins: COR-30."""
        tunnel_held = any("secret_tunnel" in cards for cards in self.cards)
        if diggable_gold(self.contents, self.crystals, tunnel_held=tunnel_held):
            self._ask_to_dig(seat)
        else:
            self._end()

    def _ask_to_dig(self, seat: int) -> None:
        if self.digs(seat):
            self.asked = (seat, "dig")
        elif self.overtimes(seat) or self.tunnels(seat):
            self.asked = (seat, "extra")
        else:
            self._end_dig(seat)

    def _dig(self, seat: int, colour: str, way: list[str]) -> None:
        """Dig one cell, or a passage and its exit: `["3,4"]`, `["3,4", "to", "10,2"]`."""
        self.colour = colour
        cells = [cell_of(word) for word in way if word != "to"]
        for cell in cells:
            if self.crystals_left > 0:
                self.crystals_left -= 1
            else:
                self._work_overtime(seat)
            self._put(colour, cell)
        self._find(seat, self.contents[cells[-1]])

    def _put(self, colour: str, cell: Cell) -> None:
        self.crystals[cell] = colour
        self.active = True

    def _work_overtime(self, seat: int) -> None:
        """Spend a token of the Overtime with the fewest (COR-21)."""
        fewest = min(self.unworked(seat))
        self.tokens[seat].remove(fewest)
        if fewest > 1:
            self.tokens[seat].append(fewest - 1)
            self.worked.append(fewest - 1)
        else:
            self._discard(seat, "overtime")

    def _find(self, seat: int, treasure: str) -> None:
        """COR-9: at once as the crystal is placed."""
        card = self._turn_up() if treasure == "chest" else None
        if card is not None:
            self._draw(seat, card)
        if treasure == "gnome":
            self._uncover_gnome(seat)
        elif treasure == "gold":
            for other, coins in enumerate(self.incomes(seat)):
                self.money[other] += coins
        if treasure == "safe":
            self.asked = (seat, "invest")
        elif card == "exchange":
            self.asked = (seat, "exchange")
        else:
            self._go_on_digging(seat)

    def _end_dig(self, seat: int) -> None:
        if self.declared:
            self._discard(seat, "mine")  # COR-26
        self.asked = (seat, "take" if self.first[seat] else "trade")

    # Gnomes and chests: COR-9, COR-20 to COR-22.

    def _uncover_gnome(self, seat: int) -> None:
        others = [other for other in range(self.deal.seats) if other != seat]
        holders = [other for other in others if "cthulhu" in self.cards[other]]
        # COR-22: who did not draw it was given it before the game went on.
        held_longest = [other for other in holders if other not in self.cthulhus]
        held_longest += [other for other in self.cthulhus if other in holders]
        if held_longest:
            taker = held_longest[0]
            self._discard(taker, "cthulhu")
            if taker in self.cthulhus:
                self.cthulhus.remove(taker)
        else:
            taker = seat
        self.gnomes[taker] += 1

    def _turn_up(self) -> str | None:
        """The top card of the deck, if there is any card."""
        if self.deck:
            return self.deck.pop(0)
        if not self.discards:
            return None
        card = self.next_after_shuffle
        if card is None or card not in self.discards:
            raise ValueError(f"assign next_after_shuffle, one of {self.discards}, before the move")
        self.next_after_shuffle = None
        self.deck, self.discards = self.discards, []
        self.deck.remove(card)
        return card

    def _draw(self, seat: int, card: str) -> None:
        self.cards[seat].append(card)
        if card == "secret_tunnel":
            self.gnomes = [gnomes + 1 for gnomes in self.gnomes]  # COR-20
        elif card == "overtime":
            self.tokens[seat].append(TOKENS)
        elif card == "cthulhu":
            self.cthulhus.append(seat)

    # Cards, trade, the end of a turn and of the game.

    def _play_a_card(self, seat: int, words: list[str]) -> None:
        if words[0] == "mine":
            self.declared = True
        elif words[0] == "cave_in":
            self.cards[seat].remove("cave_in")
            self.caved = sorted(self.caved + words[1:], key=COLOURS.index)
        else:
            self._discard(seat, "union")

    def _discard(self, seat: int, card: str) -> None:
        self.cards[seat].remove(card)
        self.discards.append(card)

    def _invest(self, seat: int, colour: str) -> None:
        self.investments[seat][colour] = self.investments[seat].get(colour, 0) + 1

    def _trade(self, seat: int, words: list[str]) -> None:
        if words[0] == "take":
            for colour in words[1:]:
                self._invest(seat, colour)
        elif words[0] == "swap":
            self.investments[seat][words[1]] -= 1
            if self.investments[seat][words[1]] == 0:
                del self.investments[seat][words[1]]
            self._invest(seat, words[2])
        if self.caved:
            self.asked = (seat, "clear")
        else:
            self._end_turn(seat)

    def _clear(self, words: list[str]) -> None:
        if words[0] == "clear":
            self.caved.remove(words[1])
            self.active = True
            if not self.caved:
                self.discards.append("cave_in")

    def _end_turn(self, seat: int) -> None:
        self.turns += 1
        self.first[seat] = False
        self.idle = 0 if self.active else self.idle + 1
        if self.idle >= self.deal.seats:
            self._end()  # COR-31
        else:
            self.begin_turn(self.after(seat))

    def _end(self) -> None:
        """COR-32."""
        self.asked = None
        richest = max(self.money)
        self.winners = [seat for seat, money in enumerate(self.money) if money == richest]
