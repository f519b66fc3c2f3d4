"""Makes one page of one or several files of results.

  python3 bench/page quality.json compile-time.json micro.json -o page.html
"""
import argparse
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from common import page, results


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/page", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=pathlib.Path, nargs="+")
    parser.add_argument("-o", "--output", type=pathlib.Path, default=pathlib.Path("page.html"))
    options = parser.parse_args()
    try:
        print(page.write([results.read(path) for path in options.results], options.output,
                         [path.stem for path in options.results] if len(options.results) > 1 else []))
    except (page.NoChartLibrary, OSError, ValueError) as problem:
        sys.exit(f"bench/page: {problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
