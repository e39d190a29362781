"""`motherlode merge`: the shards of one run become its result."""

from pathlib import Path

import click


@click.command()
@click.argument("files", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="JSON instead of a table.")
@click.option("--out", metavar="FILE", help="Write the result as JSON, too.")
def merge(files: tuple[str, ...], as_json: bool, out: str | None) -> None:
    """Join the results that `sim --shard` wrote to FILES: exactly the result without shards."""
    from motherlode.arena.merging import merge as merge_results
    from motherlode.arena.result import read_result
    from motherlode.cli.sim import give, insist_on_folder

    if not files:
        raise ValueError("name the files that `motherlode sim --shard k/N --out FILE` wrote")
    if len(set(files)) < len(files):
        raise ValueError("a file is named twice")
    insist_on_folder(out)
    results = {name: read_result(Path(name)) for name in files}
    give(merge_results(results), as_json=as_json, out=out)
