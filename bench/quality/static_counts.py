"""Static counts of compiled code: moves, spills, reloads, bytes of stack.

Moves are counted alike for all, in the disassembled object. Of stack and spills only the compiler knows which are which: each is
asked in its own way. Bytes of stack count saved registers and not the return address.
"""
import json
import pathlib
import re

from common import elf

# The options that make a compiler of the family report them.
OPTIONS = {"lilt": ["--stats-json"], "llc": ["-stack-size-section"], "clang": ["-fstack-size-section"],
           "gcc": ["-fstack-usage"], "tcc": []}
RETURN_ADDRESS = 8
MOVE = re.compile(r"\s(?:mov|movap[sd]|movdq[au]|movup[sd]) +%\w+,%\w+$", re.M)  # movq and movd change the kind
# LLVM's comments behind the instructions of its register allocator.
SPILL, RELOAD = re.compile(r"# .*\bSpill$", re.M), re.compile(r"# .*\bReload$", re.M)


def moves(disassembly: str) -> int:
    """Copies between registers of one kind, in the text of objdump -d."""
    return len(MOVE.findall(disassembly))


def of_lilt(log: str) -> dict[str, int]:
    """From --stats-json, the last line on standard error."""
    found = json.loads(log[log.rindex("{"):])
    return {"spills": found["regalloc.spills"], "reloads": found["regalloc.reloads"], "frame_bytes": found["frame-bytes"]}


def of_llvm(assembly: str, target: pathlib.Path) -> dict[str, int]:
    return {"spills": len(SPILL.findall(assembly)), "reloads": len(RELOAD.findall(assembly)),
            "frame_bytes": sum(elf.stack_sizes(target))}


def of_gcc(usage: pathlib.Path) -> dict[str, int]:
    """From -fstack-usage: one line for each function, `place TAB bytes TAB kind`."""
    sizes = [int(line.split("\t")[1]) for line in usage.read_text().splitlines()]
    return {"frame_bytes": sum(sizes) - RETURN_ADDRESS * len(sizes)}
