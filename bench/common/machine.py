"""The measuring machine and its installed tools."""
import os
import platform
import re
import shutil
import subprocess
from pathlib import Path


def describe() -> dict[str, str | int]:
    """Processor, number of cores, memory and system."""
    return {"processor": _first_match("/proc/cpuinfo", r"model name\s*:\s*(.+)") or platform.machine(),
            "cores": os.cpu_count() or 1,
            "memory_mb": int(_first_match("/proc/meminfo", r"MemTotal:\s*(\d+)") or 0) // 1024,
            "system": (_first_match("/etc/os-release", r'PRETTY_NAME="([^"]+)"') or platform.system())
            + ", Linux " + platform.release().split("-")[0]}


def find(names: list[str]) -> list[str]:
    """Those of the tools that are installed."""
    return [name for name in names if shutil.which(name)]


def version(tool: str) -> str:
    """The version line of the tool; `tcc` supports only -v."""
    for option in ("--version", "-v"):
        done = subprocess.run([tool, option], capture_output=True, text=True, check=False)
        for line in done.stdout.splitlines():
            if done.returncode == 0 and re.search(r"\d+\.\d+", line):
                return line.strip()
    return "unknown"


def revision(directory: Path) -> str:
    """The commit of the source directory; empty outside a repository."""
    words = ["git", "-C", str(directory), "describe", "--always", "--dirty"]
    done = subprocess.run(words, capture_output=True, text=True, check=False) if shutil.which("git") else None
    return done.stdout.strip() if done and done.returncode == 0 else ""


def _first_match(path: str, pattern: str) -> str | None:
    try:
        match = re.search(pattern, Path(path).read_text())
    except OSError:
        return None
    return match.group(1).strip() if match else None
