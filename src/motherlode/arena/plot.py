"""The shares of wins as a picture; matplotlib comes with the extra `lab`, and only when asked."""

from collections.abc import Sequence
from pathlib import Path

from motherlode import __version__
from motherlode.arena.kept import Tested
from motherlode.arena.table import shares_of


def plot_shares(bouts: Sequence[Tested], place: Path) -> None:
    """A dot and its 95 % interval for the last-named bot of each bout; the line is equality."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    rows = [tested for tested in bouts if tested.bout.cast is None]
    if not rows:
        raise ValueError("there is nothing to plot: with --roles there are no shares")
    figure, axes = pyplot.subplots(figsize=(8, 1 + 0.35 * len(rows)), layout="constrained")
    names = []
    for height, tested in enumerate(reversed(rows)):
        bout = tested.bout
        value, low, high = shares_of(tested)[bout.labels[-1]]
        axes.errorbar(
            value, height, xerr=[[value - low], [high - value]], fmt="o", color="tab:blue"
        )
        axes.plot([1 / len(bout.bots)] * 2, [height - 0.4, height + 0.4], color="tab:red")
        rivals = ", ".join(bout.labels[:-1])
        names.append(f"{bout.setup.game}, {bout.setup.seats}: {bout.labels[-1]} against {rivals}")
    axes.set_yticks(range(len(rows)), names)
    axes.set_xlim(0, 1)
    first = rows[0].bout
    axes.set_xlabel("share of wins, with 95 % interval")
    figure.suptitle(f"{first.deals:,} deals a row, seed {first.seed}, version {__version__}")
    figure.savefig(place)
    pyplot.close(figure)
