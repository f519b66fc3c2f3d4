#!/usr/bin/env python3
"""What `lilt cc` does when its surroundings fail: front ends that fail, die or are not clang, full disks, closed pipes,
signals. Each ends with an error that says so; older outputs stay, and no temporary file does.

  front_end.py --lilt build/lilt [--clang clang-19] [--filter REGEX]
"""
import argparse
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SOURCE = "int main(void) { return 0; }\n"
OLD = b"an older output"

# A front end as a script in place of clang; the command line; status; part of what lilt says.
FRONT_ENDS = [
    ("exit 0", "-c a.c -o old.o", 1, "printed no LLVM IR: is it clang?"),
    ("echo hello", "-c a.c -o old.o", 1, "printed no LLVM IR: is it clang?"),
    ("echo its own message >&2; exit 3", "-c a.c -o old.o", 3, "its own message"),
    ("echo its own message >&2; exit 3", "a.c b.c -o old.o", 3, "its own message"),
    ("echo its own message >&2; exit 3", "-E a.c", 3, "its own message"),
    ("kill -KILL $$", "-c a.c -o old.o", 1, "was ended by signal 9"),
    ("kill -SEGV $$", "-S a.c -o old.o", 1, "was ended by signal 11"),
    ("kill -KILL $$", "-E a.c", 1, "was ended by signal 9"),
    ("CLANG \"$@\" | head -c 400", "-c a.c -o old.o", 1, "this IR does not say which clang printed it"),
    ("CLANG \"$@\" | sed 's/clang version [0-9.]*/clang version 99.1/; s/ret i32/rat i32/'", "-c a.c -o old.o", 1,
     "clang version 99.1 printed this IR, and lilt reads that of versions 14 to"),
    ("case \"$*\" in *emit-llvm*) exec CLANG \"$@\";; esac; echo linker >&2; exit 4", "a.c -o old.o", 1,
     "run to link, exited with status 4"),
    ("case \"$*\" in *emit-llvm*) exec CLANG \"$@\";; esac; kill -KILL $$", "a.c -o old.o", 1,
     "run to link, was ended by signal 9"),
    ("case \"$*\" in *b.c*) exit 5;; esac; exec CLANG \"$@\"", "-c b.c", 5, ""),
    ("echo tunables $GLIBC_TUNABLES >&2; exit 3", "-c a.c", 3, "tunables glibc.malloc.hugetlb=1:"),
]

# What stands in place of clang; part of the message.
NO_FRONT_ENDS = [("/none/clang", "could not be run: No such file or directory"),
                 ("/etc/passwd", "could not be run: Permission denied"),
                 ("/tmp", "could not be run: Permission denied")]

# A shell command with $LILT in it; status; part of the message. A tmpfs of 4 KiB is at `small`.
SURROUNDINGS = [
    ("$LILT cc -c a.c -o /dev/full", 1, "cannot write '/dev/full': No space left on device"),
    ("$LILT cc -S a.c -o /dev/full", 1, "cannot write '/dev/full': No space left on device"),
    ("$LILT cc a.c -o /dev/full", 1, "cannot write '/dev/full': No space left on device"),
    ("$LILT cc -S a.c -o - > /dev/full", 1, "cannot write standard output: No space left on device"),
    ("$LILT cc -S a.c -o - >&-", 1, "cannot write standard output: Bad file descriptor"),
    ("bash -c '$LILT cc -S a.c -o - | true; exit ${PIPESTATUS[0]}'", 1, "cannot write standard output: Broken pipe"),
    ("ulimit -f 0; $LILT cc -c a.c -o old.o", 1, "File too large"),
    ("ulimit -f 0; $LILT cc a.c -o old.o", 1, "File too large"),
    ("$LILT cc -c big.c -o small/big.o", 1, "No space left on device"),
    ("$LILT cc -S big.c -o small/big.s", 1, "No space left on device"),
    ("$LILT cc big.c -o small/big", 1, "No space left on device"),
    ("TMPDIR=$PWD/small $LILT cc big.c -o old.o", 1, "No space left on device"),
    ("TMPDIR=/none $LILT cc a.c -o old.o", 1, "No such file or directory"),
    ("$LILT cc -c a.c -o none/a.o", 1, "No such file or directory"),
    ("$LILT cc -c none.c -o old.o", 1, "none.c"),
    ("$LILT cc -c bad.c -o old.o", 1, "use of undeclared identifier"),
    ("printf '#!/bin/sh\nrm $0; echo tunables $GLIBC_TUNABLES >&2; exit 3' > own; chmod +x own; "
     "GLIBC_TUNABLES=glibc.malloc.check=0 $LILT cc --clang=./own -c a.c", 3, "tunables glibc.malloc.check=0\n"),
]

# While which program runs a signal comes: a front end that sleeps instead.
SLEEPING = [("exec sleep 60", "-c a.c -o old.o"), ("exec sleep 60", "a.c b.c -j 2 -o old.o"), ("exec sleep 60", "-E a.c"),
            ("case \"$*\" in *emit-llvm*) exec CLANG \"$@\";; esac; exec sleep 60", "a.c -o old.o")]


class Place:
    """A folder with sources, an older output and a folder for temporary files; `fake` is the front end."""

    def __init__(self, options):
        self.options = options
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.temporary = self.folder / "temporary"
        for name in ("temporary", "small"):
            (self.folder / name).mkdir()
        for name, text in (("a.c", SOURCE), ("b.c", "int b;\n"), ("bad.c", "int f(void) { return x; }\n"),
                           ("big.c", "int big[] = {%s};\n" % ", ".join(map(str, range(1, 20000))) + SOURCE)):
            (self.folder / name).write_text(text)
        (self.folder / "old.o").write_bytes(OLD)
        self.before = self.files()

    def files(self):
        return sorted(str(p.relative_to(self.folder)) for p in self.folder.rglob("*"))

    def fake(self, script):
        path = self.folder.parent / (self.folder.name + ".clang")
        path.write_text("#!/bin/sh\n" + script.replace("CLANG", self.options.clang) + "\n")
        path.chmod(0o755)
        return str(path)

    def environment(self, clang):
        return dict(os.environ, TMPDIR=str(self.temporary), LILT_CLANG=clang, LILT=self.options.lilt, LC_ALL="C")

    def run(self, words, clang):
        done = subprocess.run(words, cwd=self.folder, capture_output=True, text=True, timeout=60,
                              env=self.environment(clang), stdin=subprocess.DEVNULL)
        return done.returncode, done.stderr

    def leftovers(self):
        """What is wrong with the files; empty: nothing."""
        if self.files() != self.before:
            return "files: %s" % sorted(set(self.files()) ^ set(self.before))
        return "" if (self.folder / "old.o").read_bytes() == OLD else "the older output has changed"

    def close(self):
        shutil.rmtree(self.folder)
        pathlib.Path(str(self.folder) + ".clang").unlink(missing_ok=True)


def judge(place, got, status, message):
    if got[0] != status or message not in got[1]:
        return "status %d, not %d, or lacks '%s': %s" % (got[0], status, message, got[1][:500])
    return place.leftovers()


def fails(place, script, line, status, message):
    return judge(place, place.run([place.options.lilt, "cc"] + line.split(), place.fake(script)), status, message)


def is_absent(place, clang, message):
    return judge(place, place.run([place.options.lilt, "cc", "-c", "a.c", "-o", "old.o"], clang), 1, message)


def surrounded(place, command, status, message):
    words = ["sh", "-c", command]
    if "small" in command:
        mount = "mount -t tmpfs -o size=4k none small && "
        if subprocess.run(["unshare", "-rm", "sh", "-c", mount + "true"], cwd=place.folder,
                          stderr=subprocess.DEVNULL).returncode != 0:
            return None  # a system without namespaces for everyone
        kept = mount + command + "; status=$?; [ -z \"$(ls -A small)\" ] || echo LEFT >&2; exit $status"
        words = ["unshare", "-rm", "sh", "-c", kept]
    got = place.run(words, place.options.clang)
    return "leaves files" if "LEFT" in got[1] else judge(place, got, status, message)


def is_running(pid):
    try:
        return pathlib.Path("/proc/%d/stat" % pid).read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def children_of(pid):
    try:
        return [int(p) for p in pathlib.Path("/proc/%d/task/%d/children" % (pid, pid)).read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []


def is_sleeping(pid):
    try:
        return pathlib.Path("/proc/%d/comm" % pid).read_text() == "sleep\n"
    except FileNotFoundError:
        return False


def interrupted(place, script, line, number):
    started = subprocess.Popen([place.options.lilt, "cc"] + line.split(), cwd=place.folder, stderr=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, env=place.environment(place.fake(script)))
    deadline = time.monotonic() + 30
    while not any(is_sleeping(child) for child in children_of(started.pid)):
        if time.monotonic() > deadline or started.poll() is not None:
            started.kill()
            return "the front end does not run"
        time.sleep(0.01)
    children = children_of(started.pid)
    started.send_signal(number)
    status = started.wait(timeout=30)
    while any(map(is_running, children)) and time.monotonic() < deadline:
        time.sleep(0.01)
    if any(map(is_running, children)):
        return "the front end goes on"
    return place.leftovers() if status == -number else "status %d" % status


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", required=True, type=lambda p: str(pathlib.Path(p).resolve()))
    parser.add_argument("--clang", default="clang-19")
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    if shutil.which(options.clang) is None:
        print("skipped: no " + options.clang)
        return 77
    cases = [(fails, case) for case in FRONT_ENDS] + [(is_absent, case) for case in NO_FRONT_ENDS]
    cases += [(surrounded, case) for case in SURROUNDINGS]
    cases += [(interrupted, case + (number,)) for case in SLEEPING
              for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)]
    failed = 0
    for test, case in cases:
        if not re.search(options.filter, str(case)):
            continue
        place = Place(options)
        complaint = test(place, *case)
        place.close()
        if complaint:
            failed += 1
            print("FAILED %s\n  %s" % (case, complaint), flush=True)
    print("%d cases, %d failed" % (len(cases), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
