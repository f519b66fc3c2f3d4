"""Sizes from ELF object files."""
import pathlib
import struct
from collections.abc import Iterator

EXECUTABLE = 0x4  # SHF_EXECINSTR
NO_BITS = 8  # SHT_NOBITS


def sections(path: pathlib.Path) -> Iterator[tuple[str, int, bytes]]:
    """(name, flags, content) of the sections of a 64-bit little-endian object file. Raises ValueError for others."""
    data = path.read_bytes()
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError(f"{path}: not a 64-bit little-endian ELF file")
    table, = struct.unpack_from("<Q", data, 0x28)
    entry_size, count, names = struct.unpack_from("<HHH", data, 0x3A)
    if count == 0:  # too large for 16 bits: the number is in the first entry
        count, = struct.unpack_from("<Q", data, table + 0x20)
    if names == 0xFFFF:  # so is this one
        names, = struct.unpack_from("<I", data, table + 0x28)
    headers = [struct.unpack_from("<IIQQQQ", data, table + i * entry_size) for i in range(count)]
    strings = headers[names][4]
    for name, kind, flags, _, offset, size in headers:
        start = strings + name
        content = b"" if kind == NO_BITS else data[offset:offset + size]
        yield data[start:data.index(b"\0", start)].decode(errors="replace"), flags, content


def code_size(path: pathlib.Path) -> int:
    """Bytes in all sections of machine code."""
    return sum(len(content) for _, flags, content in sections(path) if flags & EXECUTABLE)


def stack_sizes(path: pathlib.Path) -> list[int]:
    """Bytes of stack of each function, as LLVM writes them into .stack_sizes: after the function's address, in ULEB128."""
    found = []
    for content in (content for name, _, content in sections(path) if name == ".stack_sizes"):
        place = 0
        while place < len(content):
            place, size, shift = place + 8, 0, 0
            while True:
                size |= (content[place] & 0x7F) << shift
                place, shift, more = place + 1, shift + 7, content[place] & 0x80
                if not more:
                    break
            found.append(size)
    return found
