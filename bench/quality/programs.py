"""The benchmark programs in programs/ and the hold-out set in holdout/ (programs/README.md describes the layout)."""
import pathlib
import re
from dataclasses import dataclass

import stored_ir

HERE = pathlib.Path(__file__).resolve().parent
# By the prefix of the set's forms: results keep the sets apart by them.
SETS = {"": HERE / "programs", "holdout-": HERE / "holdout"}


@dataclass(frozen=True)
class Program:
    name: str
    inputs: dict[str, pathlib.Path]  # by form, "C" for the source in C or C++, with the prefix of the set
    directory: pathlib.Path

    @property
    def is_cpp(self) -> bool:
        return any(is_cpp(path) for path in self.inputs.values())

    def expected(self, scale: int) -> str | None:
        """Its output at this scale; None if not stored."""
        path = self.directory / ("expected.txt" if scale == 1 else f"expected-{scale}.txt")
        return path.read_text() if path.exists() else None


def is_cpp(source: pathlib.Path) -> bool:
    return source.suffix == ".cpp"


def source_of(home: pathlib.Path) -> pathlib.Path | None:
    """The source of the program in this directory; None if it is written in IR."""
    return next((path for path in (home / f"{home.name}.c", home / f"{home.name}.cpp") if path.exists()), None)


def homes(directory: pathlib.Path) -> list[pathlib.Path]:
    return sorted(path for path in directory.iterdir() if path.is_dir())


def find(sets: dict[str, pathlib.Path], pattern: str, place: pathlib.Path) -> list[Program]:
    """The programs whose name matches the regular expression, by set and name; stored IR is unpacked below `place`.

    Raises ValueError if two sets share a name: results know programs by it.
    """
    programs = []
    for prefix, directory in sets.items():
        unpacked = place / directory.name
        stored_ir.unpack(directory, unpacked)
        for home in homes(directory):
            texts = sorted([*home.glob("*.ll"), *(unpacked / home.name).glob("*.ll")])
            inputs = {prefix + path.stem: path for path in texts}
            if source := source_of(home):
                inputs[prefix + "C"] = source
            if inputs and re.search(pattern, home.name):
                programs.append(Program(home.name, inputs, home))
    names = [program.name for program in programs]
    if len(set(names)) < len(names):
        raise ValueError(f"two programs of one name among {', '.join(names)}")
    return programs
