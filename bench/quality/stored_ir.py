"""The stored IR of a set of programs: SET/ir.tar.xz with NAME/FORM.ll for each program, and the file made-by.

Nobody reads it, so the archive keeps 100,000 lines out of the tree. Machines without clang run the programs from it.
make_ir.py writes it; `make_ir.py --unpack DIRECTORY` shows it.
"""
import io
import pathlib
import tarfile

MADE_BY = "made-by"  # what decides the IR: the versions of clang, libc and libstdc++


def archive_of(directory: pathlib.Path) -> pathlib.Path:
    """The archive of the set whose programs are in the directory."""
    return directory / "ir.tar.xz"


def read(directory: pathlib.Path) -> dict[str, str]:
    """The texts of the set by name, NAME/FORM.ll and made-by; empty if nothing is stored."""
    if not archive_of(directory).exists():
        return {}
    with tarfile.open(archive_of(directory)) as archive:
        return {member.name: archive.extractfile(member).read().decode() for member in archive}


def write(directory: pathlib.Path, texts: dict[str, str]) -> None:
    """Equal texts give the same bytes: the archive holds neither times nor owners."""
    with tarfile.open(archive_of(directory), "w:xz", preset=9) as archive:
        for name, text in sorted(texts.items()):
            member, content = tarfile.TarInfo(name), text.encode()
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))


def unpack(directory: pathlib.Path, place: pathlib.Path) -> None:
    """Writes the texts of the set below `place`."""
    for name, text in read(directory).items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
