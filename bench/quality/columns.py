"""The columns of the table: compilers with their options."""
import pathlib
from dataclasses import dataclass

import programs
from common import machine

IR_FORMS = ("O0", "sroa", "O2", "lite")
C_LEVELS = {"clang-19": ("-O0", "-O1", "-O2"), "clang-14": ("-O0", "-O2"), "gcc": ("-O0", "-O1", "-O2"), "tcc": ("",)}
NO_VECTORS = {"clang": ("-fno-vectorize", "-fno-slp-vectorize"), "gcc": ("-fno-tree-vectorize",), "tcc": (),
              "lilt": ("--disable-pass=loop-vectorize",)}


@dataclass(frozen=True)
class Column:
    tool: str  # its command
    name: str  # as in the table
    family: str  # lilt, llc, clang, gcc or tcc
    arguments: tuple[str, ...]
    forms: tuple[str, ...]  # of the input; "C" is the source

    def takes(self, form: str, path: pathlib.Path) -> bool:
        """Whether it compiles this input; `form` has the prefix of its set."""
        return form.rpartition("-")[2] in self.forms and not (self.family == "tcc" and programs.is_cpp(path))


def lilt_columns(lilt: str, allocators: list[str], full: bool, vectorizes: bool) -> list[Column]:
    levels = {level: (level, *(NO_VECTORS["lilt"] if level == "-O2" and not vectorizes else ())) for level in ("-O0", "-O1", "-O2")}
    forms = IR_FORMS if full else ("O2", "lite")
    return [Column(lilt, f"lilt {level}", "lilt", arguments, IR_FORMS) for level, arguments in levels.items()] \
        + [Column(lilt, f"lilt {level} {name}", "lilt", (*arguments, f"--regalloc={name}"), forms)
           for level, arguments in levels.items() for name in allocators]


def llc_columns(full: bool) -> list[Column]:
    columns = []
    for tool in machine.find(["llc-19", "llc-14"]):
        # LLVM 14 reads typed pointers only: of the stored forms, LLVMlite.
        forms = IR_FORMS if tool == "llc-19" else ("lite",)
        columns += [Column(tool, f"{tool} {level}", "llc", (level,), forms) for level in ("-O0", "-O2")]
        forms = forms if full else tuple(f for f in forms if f in ("O2", "lite"))
        for allocator in ("fast", "basic", "greedy", "pbqp"):
            arguments = ("-O2", f"-regalloc={allocator}")
            if allocator == "fast":  # without the passes that prepare for the others: LLVM 14 crashes with them
                arguments += ("-optimize-regalloc=false",)
            columns.append(Column(tool, f"{tool} -O2 {allocator}", "llc", arguments, forms))
    return columns


def c_columns(vectorizes: bool) -> list[Column]:
    columns = []
    for tool in machine.find(list(C_LEVELS)):
        family = tool.partition("-")[0]
        # clang also reads LLVMlite: IR takes the place of the C source for these programs.
        forms = ("C", "lite") if family == "clang" else ("C",)
        for level in C_LEVELS[tool]:
            arguments = tuple(word for word in (level, *(() if vectorizes else NO_VECTORS[family])) if word)
            columns.append(Column(tool, f"{tool} {level}".strip(), family, arguments, forms))
    return columns


def absent() -> list[str]:
    """The peers that are not installed."""
    known = ["llc-19", "llc-14", *C_LEVELS]
    return sorted(set(known) - set(machine.find(known)))


def all_columns(lilt: str, allocators: list[str], full: bool, vectorizes: bool = True) -> list[Column]:
    """Every column that can be measured here. `full`: allocators on every form of IR, not only on O2 and LLVMlite.
    `vectorizes`: as each compiler does by default; otherwise none does."""
    return lilt_columns(lilt, allocators, full, vectorizes) + llc_columns(full) + c_columns(vectorizes)


def ablation_columns(lilt: str, passes: list[str]) -> list[Column]:
    """lilt -O2, and lilt -O2 without each of its optional passes."""
    forms = ("O0", "O2", "lite")
    whole = Column(lilt, "lilt -O2", "lilt", ("-O2",), forms)
    return [whole] + [Column(lilt, f"without {name}", "lilt", ("-O2", f"--disable-pass={name}"), forms)
                      for name in passes]
