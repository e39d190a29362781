"""Checks the types of the browser's client, which are written in comments: nothing is compiled.

TypeScript comes from npm's registry at one version, checked by its hash, and stays in `.build`.
The Node that runs it is the one that Playwright brings along: nobody needs to install either.
"""

import base64
import hashlib
import io
import os
import re
import shutil
import ssl
import subprocess
import sys
import tarfile
import urllib.error
import urllib.request
from pathlib import Path

from tools import builds
from tools.package import ROOT
from tools.trouble import Trouble

VERSION = "6.0.3"
INTEGRITY = (
    "y2TvuxSZPDyQakkFRPZHKFm+KKVqIisdg9/CZwm9ftvKXLP8NRWj38/ODjNbr43SsoXqNuAisEf1GdCxqWcdBw=="
)
"""The sha512 of the package, as the registry names it."""
REGISTRY = "https://registry.npmjs.org"
HOME = ROOT / builds.HOME / f"typescript-{VERSION}"
PROJECT = ROOT / "tools" / "client" / "jsconfig.json"
CERTIFICATES = ("PIP_CERT", "REQUESTS_CA_BUNDLE")
"""What people set for pip holds here, too; `SSL_CERT_FILE` is heeded by Python itself."""
PATIENCE = 60.0
NO_TYPESCRIPT = (
    f"TypeScript {VERSION} could not be downloaded: check the network (or `NPM_CONFIG_REGISTRY`, "
    "if you have a registry of your own), then run this again; it is fetched once."
)
BAD_HASH = (
    "The TypeScript that was downloaded is not the one that this project names: do not use it; "
    "tell whoever runs your registry."
)


def main() -> None:
    """Check; what is wrong is printed with its place."""
    try:
        program = fetch()
    except Trouble as trouble:
        sys.exit(f"{trouble.details}\n{trouble.sentence}")
    sys.exit(check(program, PROJECT))


def check(program: Path, project: Path) -> int:
    """Run TypeScript over a project; 0 if all is well."""
    command = [str(node()), str(program), "--project", str(project), "--pretty", "false"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def node() -> Path:
    """The Node that comes with Playwright."""
    import playwright

    name = "node.exe" if sys.platform == "win32" else "node"
    return Path(str(playwright.__file__)).parent / "driver" / name


def fetch() -> Path:
    """TypeScript's program, downloaded if it is not here yet."""
    program = HOME / "package" / "lib" / "tsc.js"
    if not program.is_file():
        scratch = HOME.with_name(f"{builds.SCRATCH}typescript-{os.getpid()}")
        unpack(download(), scratch)
        try:
            scratch.rename(HOME)
        except OSError:  # somebody else was quicker
            shutil.rmtree(scratch)
    return program


def download() -> bytes:
    """The package; raises `Trouble` if it does not come, or is another."""
    registry = os.environ.get("NPM_CONFIG_REGISTRY", REGISTRY).rstrip("/")
    address = f"{registry}/typescript/-/typescript-{VERSION}.tgz"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE, context=certificates()) as answer:
            content: bytes = answer.read()
    except (urllib.error.URLError, OSError) as problem:
        raise Trouble(NO_TYPESCRIPT, f"{address}: {problem}") from None
    insist_on_hash(content, INTEGRITY)
    return content


def insist_on_hash(content: bytes, integrity: str) -> None:
    """Raises `Trouble` unless the content has this sha512."""
    if base64.b64encode(hashlib.sha512(content).digest()).decode() != integrity:
        raise Trouble(BAD_HASH)


def certificates() -> ssl.SSLContext:
    """Whom to trust: those whom the system trusts, and whom the user names."""
    context = ssl.create_default_context()
    for name in CERTIFICATES:
        place = os.environ.get(name, "")
        if Path(place).is_file():
            context.load_verify_locations(place)
    return context


def unpack(content: bytes, place: Path) -> None:
    """Lay out a package: only files, and none outside of the place."""
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        for member in archive:
            if member.isfile() and re.fullmatch(r"package/[\w./@-]+", member.name):
                file = archive.extractfile(member)
                assert file is not None
                target = place / member.name
                if ".." in target.parts:
                    continue
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(file.read())


if __name__ == "__main__":
    main()
