#!/usr/bin/env python3
"""Makes the files of the bindings that follow from driver/include/lilt/lilt.h.

  python3 driver/bindings/generator [--check]     --check says which are out of date, and writes nothing
"""
import pathlib
import sys

import header
import to_go
import to_ocaml
import to_python
import to_rust

BINDINGS = pathlib.Path(__file__).resolve().parent.parent
LILT_H = BINDINGS.parent / "include" / "lilt" / "lilt.h"
LANGUAGES = (to_python, to_rust, to_go, to_ocaml)


def main():
    only_check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not only_check:
        sys.exit(__doc__)
    try:
        declarations = header.read(LILT_H.read_text())
    except header.HeaderError as error:
        sys.exit(str(error))
    stale = []
    for language in LANGUAGES:
        for name, text in language.emit(declarations).items():
            path = BINDINGS / name
            if not path.exists() or path.read_text() != text:
                stale.append(name)
                if not only_check:
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_text(text)
    for name in stale:
        print("driver/bindings/%s %s" % (name, "is out of date" if only_check else "is written"))
    return 1 if only_check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
