#!/usr/bin/env python3
"""What programs build on liblilt gives the same objects as its text (both_ways.cpp, preloaded): runs a command with
it, and wants at least so many modules compared."""
import argparse
import os
import subprocess
import sys
import tempfile


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--preload", required=True, help="both_ways.cpp, compiled")
    arguments.add_argument("--least", type=int, default=1, help="modules that must have been compared")
    arguments.add_argument("command", nargs="+")
    options = arguments.parse_args()
    with tempfile.NamedTemporaryFile() as counts:
        environment = dict(os.environ, LD_PRELOAD=os.path.abspath(options.preload), LILT_BOTH_WAYS=counts.name)
        status = subprocess.run(options.command, env=environment).returncode
        compared = len(counts.read())
    print(f"{compared} modules compared")
    sys.exit(status or compared < options.least)


if __name__ == "__main__":
    main()
