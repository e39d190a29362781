"""The project stands alone: nothing in it points outside of it."""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.package import ROOT

TEXT = {".py", ".toml", ".md", ".txt", ".json", ".ini", ".cfg", ""}
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)[^)]*\)")


def texts(folder: Path = ROOT) -> Iterator[Path]:
    """Every text file of the checkout, made and cached ones aside."""
    for path in folder.iterdir():
        made = path.name in ("__pycache__", "build", "dist") or path.suffix == ".egg-info"
        if made or (path.name.startswith(".") and path.name != ".ci"):
            continue
        if path.is_dir():
            yield from texts(path)
        elif path.suffix in TEXT:
            yield path


def test_no_file_names_the_place_of_this_checkout() -> None:
    assert [path for path in texts() if str(ROOT) in path.read_text(encoding="utf-8")] == []


def test_links_between_pages_lead_to_files_of_the_project() -> None:
    broken = [
        f"{path.relative_to(ROOT)}: {link}"
        for path in texts()
        if path.suffix == ".md"
        for link in LINK.findall(path.read_text(encoding="utf-8"))
        if "://" not in link and not link.startswith("mailto:") and not _leads_inside(path, link)
    ]
    assert broken == []


def _leads_inside(page: Path, link: str) -> bool:
    place = (page.parent / link).resolve()
    return place.exists() and place.is_relative_to(ROOT)
