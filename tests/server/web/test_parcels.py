"""Modules are joined into few files, and stay the modules they were."""

import subprocess
from pathlib import Path

import pytest

from motherlode.server.web.parcels import HOME, joined
from tools import typescript

CLIENT = {
    "app/main.js": (
        "// Where all begins.\n"
        "import { html as write } from '../vendor/small.js';\n"
        "import './settings.js';\n"
        "import {\n  Scene,\n  places, // all of them\n} from '../table/scene.js';\n\n"
        "const begin = async () => {\n"
        "  const { face } = await import('../games/duel/face.js');\n"
        "  const { late } = await import('../table/late.js');\n"
        "  console.log(write(new Scene('mine').name, places, face(), await late()));\n"
        "};\nbegin();\n"
    ),
    "app/settings.js": "console.log('settings');\n",
    "vendor/small.js": "var a=(...all)=>all.join(' ');export{a as html};\n",
    "table/scene.js": (
        "console.log('scene');\n\nexport class Scene {\n"
        "  constructor(name) { this.name = name; }\n}\n\nexport const places = 3;\n"
    ),
    "table/late.js": "export async function late() { return 'late'; }\n",
    "games/telling.js": "export function tell(what) { return `told ${what}`; }\n",
    "games/mine/board.js": "export const Maze = 'maze';\n",
    "games/duel/board.js": (
        "import { Maze } from '../mine/board.js';\n\nexport { Maze as Board };\n"
    ),
    "games/duel/face.js": (
        "import { Board } from './board.js';\nimport { tell } from '../telling.js';\n\n"
        "export const face = () => tell(Board);\n"
    ),
    "games/duel/text/voice.js": (
        "import { face } from '../face.js';\n\nexport const voice = () => face();\n"
    ),
}


def test_there_is_a_parcel_of_the_client_and_one_of_each_folder_of_a_game() -> None:
    parcels = {path for path in joined(CLIENT) if path not in CLIENT}
    assert parcels == {
        "all.js",
        "games/mine/all.js",
        "games/duel/all.js",
        "games/duel/text/all.js",
    }


def test_parcels_do_what_the_modules_did(tmp_path: Path) -> None:
    apart = run(CLIENT, tmp_path / "apart")
    assert apart == ["mine 3 told maze late", "scene", "settings"]
    assert run(joined(CLIENT), tmp_path / "joined") == apart


def test_a_module_at_its_own_address_is_the_one_in_the_parcel(tmp_path: Path) -> None:
    asks = (
        "import { Scene } from '../table/scene.js';\nimport * as all from '../all.js';\n"
        "console.log(Object.values(all).some((module) => module.Scene === Scene));\n"
    )
    assert run(joined(CLIENT) | {"test/main.js": asks}, tmp_path, "test/main.js")[-1] == "true"


@pytest.mark.parametrize(
    ("module", "complaint"),
    [
        ("import { b } from './b.js';\nexport const a = 1;\n", "a.js and b.js|b.js and a.js"),
        ("import { c } from './c.js';\n", "a.js: there is no c.js"),
        ("export default 1;\n", "a.js: modules are not written so: export default 1"),
        ("export let a = 1;\n", "a.js: modules are not written so: export let a"),
        ("export * from './b.js';\n", "a.js: modules are not written so: export"),
        (
            "const a = 1;\nimport * as b from './b.js';\n",
            "a.js: modules are not written so: import",
        ),
    ],
)
def test_modules_that_cannot_be_joined_are_named(module: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        joined({"a.js": module, "b.js": "import { a } from './a.js';\nexport const b = a;\n"})


def run(scripts: dict[str, str], folder: Path, main: str = "app/main.js") -> list[str]:
    """What a client prints; it lies in a folder, and not at a server's root."""
    for name, script in scripts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(script.replace(f"'{HOME}", f"'{folder}/"))
    (folder / "package.json").write_text('{"type": "module"}')
    command = [str(typescript.node()), str(folder / main)]
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    return sorted(found.stdout.splitlines())
