"""The `motherlode` command: a table of commands, each imported only when it is called."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final, NamedTuple

import click

TRACEBACK: Final = "MOTHERLODE_TRACEBACK"
"""Set to 1, mistakes show where in the program they were noticed."""

MISTAKE: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141


class Entry(NamedTuple):
    """A command that nobody has called yet."""

    place: str
    """`module:function`."""

    help: str


COMMANDS: Final[Mapping[str, Entry]] = {
    "arena": Entry(
        "motherlode.cli.arena:arena", "Let bots play against each other on equal deals."
    ),
    "backup": Entry("motherlode.cli.backup:backup", "Copy a server's database into one file."),
    "bench": Entry(
        "motherlode.cli.bench:bench",
        "Measure how fast the engine is, and what a move costs a server.",
    ),
    "case": Entry(
        "motherlode.cli.case:case", "Run rule cases: a position, moves, what must follow."
    ),
    "doctor": Entry("motherlode.cli.doctor:doctor", "Say what this machine has and what it lacks."),
    "games": Entry("motherlode.cli.games:games", "List the games with their editions and options."),
    "join": Entry("motherlode.cli.join:join", "Play at a table of a server, in the terminal."),
    "ladder": Entry(
        "motherlode.cli.ladder:ladder", "Write how strong the bots are, level against level."
    ),
    "merge": Entry("motherlode.cli.merge:merge", "Join the shards of a simulation."),
    "play": Entry("motherlode.cli.play:play", "Play in the browser, or one game in the terminal."),
    "replay": Entry("motherlode.cli.replay:replay", "Show a game that was kept, step by step."),
    "restore": Entry("motherlode.cli.restore:restore", "Make a server's database of a backup."),
    "rules": Entry("motherlode.cli.rules:rules", "Show the rules of a game, clause by clause."),
    "serve": Entry("motherlode.cli.serve:serve", "Serve tables to people and bots on the network."),
    "sim": Entry("motherlode.cli.sim:sim", "Let bots play many games, and count."),
    "verify": Entry("motherlode.cli.verify:verify", "Check that records replay exactly."),
}


class LazyGroup(click.Group):
    """A group whose `--help` imports none of its commands."""

    def __init__(self, *, table: Mapping[str, Entry], name: str, help: str) -> None:
        super().__init__(name=name, help=help, params=[_version_option()])
        self.table = table

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, sorted."""
        return sorted(self.table)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command itself, imported now."""
        entry = self.table.get(cmd_name)
        if entry is None:
            return None
        module, _, function = entry.place.partition(":")
        command: click.Command = getattr(import_module(module), function)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands for `--help`, from the table alone."""
        rows = [(name, self.table[name].help) for name in self.list_commands(ctx)]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def _version_option() -> click.Option:
    def show(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
        if not wanted or ctx.resilient_parsing:
            return
        from motherlode import __version__, build

        click.echo(f"motherlode {__version__} ({build.describe()})")
        ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        expose_value=False,
        is_eager=True,
        callback=show,
        help="Show the version, and whether the engine is compiled.",
    )


motherlode = LazyGroup(
    table=COMMANDS, name="motherlode", help="Five tunnel-digging board games on one engine."
)


def main(argv: Sequence[str] | None = None, group: click.Group = motherlode) -> int:
    """Run a command and return its exit code; mistakes become one sentence on stderr."""
    try:
        code = group.main(
            args=None if argv is None else list(argv), prog_name=group.name, standalone_mode=False
        )
        sys.stdout.flush()
    except click.ClickException as problem:
        click.echo(f"motherlode: {problem.format_message()}", err=True)
        return problem.exit_code
    except click.Abort as stop:
        return _stopped(stop)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _nobody_reads()
    except ValueError as mistake:
        return _explain(mistake)
    return code if isinstance(code, int) else 0


def _stopped(stop: click.Abort) -> int:
    if isinstance(stop.__cause__, EOFError):
        click.echo("motherlode: the input ended before the command did.", err=True)
        return 1
    return INTERRUPTED


def _nobody_reads() -> int:
    # What is left in the buffer must not complain when Python closes it.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE


def _explain(mistake: ValueError) -> int:
    if os.environ.get(TRACEBACK):
        raise mistake
    click.echo(f"motherlode: {mistake}", err=True)
    return MISTAKE
