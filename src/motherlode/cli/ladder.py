"""`motherlode ladder`: how strong every bot is in every game, as a page."""

import click

from motherlode.cli.arena import play_all, rate_all
from motherlode.cli.sim import insist_on_folder, write_whole


@click.command()
@click.option("--deals", default="200", metavar="N", show_default=True, help="Deals a row.")
@click.option("--seed", default="1", metavar="N", show_default=True, help="Other deals.")
@click.option("--again", metavar="N", help="Play all of it a second time with this seed.")
@click.option("--jobs", metavar="N", help="Processes; as many as there are cores.")
@click.option("--keep", metavar="DIR", help="Keep what was played there, and go on from it.")
@click.option("--no-ratings", is_flag=True, help="Leave out ratings, which need openskill.")
@click.option("--out", metavar="FILE", help="Write the page to a file.")
def ladder(
    deals: str,
    seed: str,
    again: str | None,
    jobs: str | None,
    keep: str | None,
    no_ratings: bool,
    out: str | None,
) -> None:
    """Play every level against the next, in every game and number of players."""
    from motherlode import extras
    from motherlode.arena.ladder import ladder_bouts
    from motherlode.arena.ladder_page import Page
    from motherlode.arena.plan import read_number

    insist_on_folder(out)
    if not no_ratings:
        extras.need("lab", "a ladder with ratings", "openskill")
    number, at = read_number(deals, "--deals", 2), read_number(seed, "--seed", 0)
    second = None if again is None else read_number(again, "--again", 0)
    if second == at:
        raise ValueError(f"--again {second} is the seed of the first run; name another")
    bouts = ladder_bouts(number, at)
    more = [] if second is None else ladder_bouts(number, second)
    tested = play_all([*bouts, *more], jobs, keep)
    first, repeated = tested[: len(bouts)], tested[len(bouts) :]
    command = f"tools/motherlode ladder --deals {number} --seed {at}"
    command += "" if second is None else f" --again {second}"
    ratings = {} if no_ratings else rate_all(first)
    page = Page(first, repeated, ratings).text(f"{command} --out docs/ladder.md")
    if out is None:
        click.echo(page, nl=False)
    else:
        write_whole(out, page)
