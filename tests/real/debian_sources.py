"""Debian's source packages: fetched and unpacked without a change to the system's configuration of apt."""
import os
import pathlib
import re
import shutil
import subprocess
import sys


def source_entries():
    """The system's package sources, as sources of source packages. Suites of updates are left out: the base suite has a
    fixed version of every package."""
    entries = []
    for path in [pathlib.Path("/etc/apt/sources.list"), *sorted(pathlib.Path("/etc/apt/sources.list.d").glob("*"))]:
        if path.suffix == ".sources":
            for stanza in re.split(r"\n\s*\n", path.read_text()):
                fields = dict(re.findall(r"^([A-Za-z-]+):[ \t]*(.*)$", stanza, re.MULTILINE))
                suites = [s for s in fields.get("Suites", "").split() if "-" not in s]
                if "deb" in fields.get("Types", "").split() and suites:
                    fields |= {"Types": "deb-src", "Suites": " ".join(suites)}
                    entries.append("\n".join("%s: %s" % field for field in fields.items()))
        elif path.suffix == ".list" and path.exists():
            for options, uri, suite, parts in re.findall(r"^deb\s+(\[.*?\]\s+)?(\S+)\s+(\S+)(.*)$", path.read_text(),
                                                         re.MULTILINE):
                signed = re.search(r"signed-by=(\S+?)[\s\]]", options)
                if "-" not in suite:
                    entries.append("Types: deb-src\nURIs: %s\nSuites: %s\nComponents: %s" % (uri, suite, parts.strip())
                                   + ("\nSigned-By: " + signed.group(1) if signed else ""))
    return "\n\n".join(entries) + "\n"


def fetch(packages, work):
    """Unpacks missing source packages with a separate apt configuration: the system's is unchanged."""
    missing = [p for p in packages if not source_directory(p, work)]
    if not missing:
        return
    for tool, package in (("apt-get", "apt"), ("dpkg-source", "dpkg-dev")):
        if shutil.which(tool) is None:
            sys.exit("needs %s (package %s) to fetch sources" % (tool, package))
    apt = work / "apt"
    for directory in ("lists/partial", "cache/archives/partial"):
        (apt / directory).mkdir(parents=True, exist_ok=True)
    (apt / "debian.sources").write_text(source_entries())
    (apt / "conf").write_text('Dir::Etc::sourcelist "%s";\nDir::Etc::sourceparts "-";\nDir::State::lists "%s";\n'
                              'Dir::Cache "%s";\nAPT::Sandbox::User "";\n' % (
                                  apt / "debian.sources", apt / "lists", apt / "cache"))
    environment = os.environ | {"APT_CONFIG": str(apt / "conf")}
    subprocess.run(["apt-get", "update", "-qq"], env=environment, check=True)
    for package in missing:
        directory = work / "sources" / package
        directory.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "source", "-qq", "--download-only", package], cwd=directory, env=environment, check=True)
        description = next(directory.glob("*.dsc"))
        subprocess.run(["dpkg-source", "--no-check", "-x", description.name], cwd=directory, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def source_directory(package, work):
    found = [p for p in (work / "sources" / package).glob("*") if p.is_dir()]
    return found[0] if found else None
