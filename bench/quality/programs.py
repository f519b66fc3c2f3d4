"""The benchmark programs in programs/ (its README.md describes the layout)."""
import pathlib
import re
from dataclasses import dataclass

DIRECTORY = pathlib.Path(__file__).with_name("programs")


@dataclass(frozen=True)
class Program:
    name: str
    inputs: dict[str, pathlib.Path]  # by form; "C" is the source
    directory: pathlib.Path

    def expected(self, scale: int) -> str | None:
        """Its output at this scale; None if not stored."""
        path = self.directory / ("expected.txt" if scale == 1 else f"expected-{scale}.txt")
        return path.read_text() if path.exists() else None


def find(directory: pathlib.Path, pattern: str) -> list[Program]:
    """The programs whose name matches the regular expression, sorted by name."""
    programs = []
    for home in sorted(path for path in directory.iterdir() if path.is_dir()):
        inputs = {path.stem: path for path in sorted(home.glob("*.ll"))}
        source = home / f"{home.name}.c"
        if source.exists():
            inputs["C"] = source
        if inputs and re.search(pattern, home.name):
            programs.append(Program(home.name, inputs, home))
    return programs
