"""`motherlode ladder`: how strong every bot is in every game, as a page."""

import click

from motherlode.cli.arena import play_all, rate_all
from motherlode.cli.sim import insist_on_folder, write_whole


@click.command()
@click.option("--deals", default="200", metavar="N", show_default=True, help="Deals a row.")
@click.option("--seed", default="1", metavar="N", show_default=True, help="Other deals.")
@click.option("--jobs", metavar="N", help="Processes; as many as there are cores.")
@click.option("--keep", metavar="DIR", help="Keep what was played there, and go on from it.")
@click.option("--no-ratings", is_flag=True, help="Leave out ratings, which need openskill.")
@click.option("--out", metavar="FILE", help="Write the page to a file.")
def ladder(
    deals: str, seed: str, jobs: str | None, keep: str | None, no_ratings: bool, out: str | None
) -> None:
    """Play every level against the next, in every game and number of players."""
    from motherlode.arena.ladder import ladder_bouts, page_of
    from motherlode.arena.plan import read_number

    insist_on_folder(out)
    number, at = read_number(deals, "--deals", 2), read_number(seed, "--seed", 0)
    tested = play_all(ladder_bouts(number, at), jobs, keep)
    command = f"tools/motherlode ladder --deals {number} --seed {at} --out docs/ladder.md"
    page = page_of(tested, {} if no_ratings else rate_all(tested), command)
    if out is None:
        click.echo(page, nl=False)
    else:
        write_whole(out, page)
