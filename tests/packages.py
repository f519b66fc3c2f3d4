#!/usr/bin/env python3
"""Makes the Debian packages, installs them into a root made for it, uses what they hold, and removes them.

  packages.py --build build

The root is an empty directory with dpkg's database, into which the package's dependencies are copied from this system.
As the superuser lilt runs in it by chroot, where it sees nothing else; otherwise dpkg runs under fakeroot, and lilt from
outside. Exits with 77 where dpkg or, without the superuser's rights, fakeroot is missing.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = """@text = constant [6 x i8] c"hello\\00"
declare i32 @puts(ptr)
define i32 @main() {
  %n = call i32 @puts(ptr @text)
  ret i32 7
}
"""
IS_ROOT = os.geteuid() == 0
NOTICES = "THIRD-PARTY-NOTICES.md"
# What a package must hold, besides its documents.
DOCUMENTS = ["usr/share/doc/lilt/" + page for page in ("README.md", "docs/command-line.md")]
FILES = {
    "lilt": ["usr/bin/lilt", "usr/share/man/man1/lilt.1.gz", "usr/share/bash-completion/completions/lilt",
             "usr/share/zsh/vendor-completions/_lilt", "usr/share/doc/lilt/copyright",
             "usr/share/doc/lilt/" + NOTICES, *DOCUMENTS],
    "liblilt0.1": ["usr/lib/liblilt.so.0.1", "usr/lib/liblilt.so.0.1.0", "usr/share/doc/liblilt0.1/copyright",
                   "usr/share/doc/liblilt0.1/" + NOTICES],
    "liblilt-dev": ["usr/include/lilt/lilt.h", "usr/include/lilt/lilt.hpp", "usr/include/lilt/values.hpp",
                    "usr/lib/liblilt.a", "usr/lib/liblilt.so", "usr/lib/pkgconfig/lilt.pc",
                    "usr/lib/cmake/lilt/lilt-config.cmake", "usr/share/doc/liblilt-dev/copyright"],
}


def require(condition, complaint):
    if not condition:
        sys.exit("FAILED " + complaint)


def run(*words):
    """Standard output of a command, which must succeed."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    require(done.returncode == 0, "%s: %s%s" % (" ".join(map(str, words)), done.stdout, done.stderr))
    return done.stdout


class Root:
    """A root directory with a database of dpkg in which no package is installed."""

    def __init__(self, directory):
        self.directory = directory
        database = directory / "var/lib/dpkg"
        for folder in ("info", "updates", "triggers", "parts"):
            (database / folder).mkdir(parents=True)
        for file in ("status", "available"):
            (database / file).touch()
        self.before = self.files()

    def dpkg(self, *words):
        # The dependencies are copied, not installed, so dpkg does not know them.
        return run(*([] if IS_ROOT else ["fakeroot"]), "dpkg", "--root=%s" % self.directory, "--force-depends",
                   "--force-not-root", "--log=%s" % (self.directory / "log"), *words)

    def files(self):
        return {str(path.relative_to(self.directory)) for path in self.directory.rglob("*")
                if not path.is_dir() and "var/lib/dpkg" not in str(path)} - {"log"}

    def copy_libraries(self, program):
        """Copies the libraries that a program loads; returns their paths in the root."""
        for path in re.findall(r"(/\S+) \(0x", run("ldd", program)):
            target = self.directory / path.lstrip("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
            yield str(target.relative_to(self.directory))


def check_status(root, package, wanted):
    """dpkg's word for the state of a package."""
    done = subprocess.run(["dpkg-query", "--admindir=%s" % (root.directory / "var/lib/dpkg"), "-W",
                           "-f", "${db:Status-Status}", package], capture_output=True, text=True)
    require((done.stdout or "not-installed") == wanted, "%s is %s, not %s" % (package, done.stdout, wanted))


def check_use(root):
    """The program runs, and its manual and completions are those of its options."""
    lilt = root.directory / "usr/bin/lilt"
    copied = set(root.copy_libraries(lilt))
    (root.directory / "hello.ll").write_text(PROGRAM)
    words = ["chroot", root.directory, "/usr/bin/lilt", "run", "/hello.ll"] if IS_ROOT else \
            [lilt, "run", root.directory / "hello.ll"]
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    require((done.returncode, done.stdout) == (7, "hello\n"), "lilt run: %d %s" % (done.returncode, done.stderr))
    manual = run("gzip", "-dc", root.directory / "usr/share/man/man1/lilt.1.gz")
    require(manual == run(lilt, "--manual=man"), "the manual page is not that of the program")
    for shell, file in (("bash", "bash-completion/completions/lilt"), ("zsh", "zsh/vendor-completions/_lilt")):
        text = (root.directory / "usr/share" / file).read_text()
        require(text == run(lilt, "--manual=" + shell), "the completion for %s is not that of the program" % shell)
    return copied | {"hello.ll"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build", type=pathlib.Path)
    options = parser.parse_args()
    if not shutil.which("dpkg") or not (IS_ROOT or shutil.which("fakeroot")):
        print("dpkg or fakeroot is missing")
        return 77
    with tempfile.TemporaryDirectory() as name:
        directory = pathlib.Path(name)
        directory.chmod(0o755)
        run("cpack", "--config", options.build.resolve() / "CPackConfig.cmake", "-B", directory / "packages")
        packages = {path.name.split("_")[0]: path for path in (directory / "packages").glob("*.deb")}
        require(set(packages) == set(FILES), "the packages are " + ", ".join(sorted(packages)))
        root = Root(directory / "root")
        root.dpkg("--install", *packages.values())
        installed = root.files() - root.before
        listed = set()
        for package, files in FILES.items():
            check_status(root, package, "installed")
            listed |= set(line.lstrip("/") for line in root.dpkg("--listfiles", package).splitlines())
            for file in files:
                require(file in installed, "%s lacks %s" % (package, file))
        require(installed <= listed, "files of no package: %s" % sorted(installed - listed))
        added = check_use(root)
        root.dpkg("--purge", *FILES)
        for package in FILES:
            check_status(root, package, "not-installed")
        left = root.files() - root.before - added
        require(not left, "files are left: %s" % sorted(left))
        print("%d packages, %d files installed and removed" % (len(packages), len(installed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
