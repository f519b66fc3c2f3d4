"""The passes and register allocators that lilt --help lists."""
import re
import subprocess

OPTIONAL_PASS = re.compile(r"^  ([a-z0-9-]+) .*\(-O\d, optional\)$", re.M)
ALLOCATORS = re.compile(r"^Register allocators:\n((?:  .*\n)+)", re.M)


def optional_passes(lilt: str) -> list[str]:
    """The passes of -O2 that --disable-pass accepts, in order."""
    return OPTIONAL_PASS.findall(_help(lilt))


def allocators(lilt: str) -> list[str]:
    """The names that --regalloc accepts."""
    return re.findall(r"^  ([a-z0-9-]+) ", ALLOCATORS.search(_help(lilt)).group(1), re.M)


def _help(lilt: str) -> str:
    return subprocess.run([lilt, "--help"], capture_output=True, text=True, check=True).stdout
