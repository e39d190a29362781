"""The shards of a run, joined: the same result as without shards, or a refusal."""

from collections.abc import Mapping, Sequence

from motherlode.arena.counts import Counts
from motherlode.arena.plan import Plan, Shard
from motherlode.arena.result import Result


def merge(results: Mapping[str, Result]) -> Result:
    """All shards of one run as the run itself; the keys say in complaints where they are from."""
    names = list(results)
    first = results[names[0]]
    for name in names[1:]:
        _insist_on_one_run(names[0], first.plan, name, results[name].plan)
    _insist_on_all_shards({name: result.plan.shard for name, result in results.items()})
    counts = Counts()
    for result in results.values():
        counts.add(result.counts)
    return Result(first.plan.whole, counts, sum(result.checked for result in results.values()))


def _insist_on_one_run(one: str, plan: Plan, other: str, second: Plan) -> None:
    for what, a, b in (
        ("set-up", plan.setup.text, second.setup.text),
        ("seed", plan.seed, second.seed),
        ("number of games", plan.games, second.games),
        ("list of bots", ",".join(plan.bots), ",".join(second.bots)),
        ("number of shards", plan.shard.parts, second.shard.parts),
    ):
        if a != b:
            raise ValueError(f"{one} and {other} differ in the {what}: {a} and {b}")


def _insist_on_all_shards(shards: Mapping[str, Shard]) -> None:
    found: dict[int, str] = {}
    parts = 1
    for name, shard in shards.items():
        parts = shard.parts
        if shard.part in found:
            raise ValueError(f"{found[shard.part]} and {name} are both shard {shard}")
        found[shard.part] = name
    missing = [str(Shard(part, parts)) for part in range(1, parts + 1) if part not in found]
    if missing:
        raise ValueError(f"of the {parts} shards {_listed(missing)} missing")


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names)} {'is' if len(names) == 1 else 'are'}"
