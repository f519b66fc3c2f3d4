"""Sizes out of ELF object files."""
import pathlib
import struct

EXECUTABLE = 0x4  # SHF_EXECINSTR


def code_size(path: pathlib.Path) -> int:
    """Bytes in all sections of machine code of a 64-bit little-endian object file."""
    data = path.read_bytes()
    if data[:6] != b"\x7fELF\x02\x01":
        raise ValueError(f"{path}: not a 64-bit little-endian ELF file")
    table, = struct.unpack_from("<Q", data, 0x28)
    entry_size, count = struct.unpack_from("<HH", data, 0x3A)
    if count == 0:  # more than a half-word holds: the number is in the first entry
        count, = struct.unpack_from("<Q", data, table + 0x20)
    headers = (struct.unpack_from("<IIQQQQ", data, table + i * entry_size) for i in range(count))
    return sum(size for _, _, flags, _, _, size in headers if flags & EXECUTABLE)
