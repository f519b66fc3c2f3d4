"""Makes wheels of the package, for pip: a build backend (PEP 517) that needs nothing but Python.

With LILT_LIBRARY=/path/of/liblilt.so the library is part of the wheel, which is then for this platform and any Python
from 3.9 on. Without it the wheel is pure, and the package uses the library that the system has.

  make_wheel.py DIR     makes a wheel without pip, and prints its name
"""
import base64
import hashlib
import os
import pathlib
import re
import sys
import tarfile
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
SOURCES = ["lilt/__init__.py", "lilt/_base.py", "lilt/_lilt.py", "lilt/py.typed"]


def version():
    numbers = re.search(r"^VERSION = \((\d+), (\d+), (\d+)\)$", (HERE / "lilt" / "_lilt.py").read_text(), re.M)
    return ".".join(numbers.groups())


def metadata():
    return ("Metadata-Version: 2.1\nName: lilt\nVersion: %s\nLicense: MIT\nRequires-Python: >=3.9\n"
            "Summary: lilt, a compiler backend: LLVM IR to x86-64 objects, executables and code in memory\n" % version())


def platform(library):
    """The tag of the oldest C library that liblilt.so runs with: PEP 600."""
    versions = {int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)\b", library.read_bytes())}
    return "manylinux_2_%d_x86_64" % max(versions)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    library = os.environ.get("LILT_LIBRARY")
    files = {name: (HERE / name).read_bytes() for name in SOURCES}
    tag = "py3-none-any"
    if library:
        files["lilt/liblilt.so"] = pathlib.Path(library).resolve().read_bytes()
        tag = "py3-none-" + platform(pathlib.Path(library))
    info = "lilt-%s.dist-info/" % version()
    files[info + "METADATA"] = metadata().encode()
    files[info + "WHEEL"] = ("Wheel-Version: 1.0\nGenerator: make_wheel\nRoot-Is-Purelib: %s\nTag: %s\n" % (
        "false" if library else "true", tag)).encode()
    digests = {name: base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
               for name, data in files.items()}
    record = "".join("%s,sha256=%s,%d\n" % (name, digests[name], len(data)) for name, data in files.items())
    files[info + "RECORD"] = (record + info + "RECORD,,\n").encode()
    name = "lilt-%s-%s.whl" % (version(), tag)
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            wheel.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return name


def build_sdist(sdist_directory, config_settings=None):
    base = "lilt-%s" % version()
    with tarfile.open(pathlib.Path(sdist_directory) / (base + ".tar.gz"), "w:gz") as archive:
        for name in [*SOURCES, "pyproject.toml", "make_wheel.py"]:
            archive.add(HERE / name, base + "/" + name)
        (pathlib.Path(sdist_directory) / "PKG-INFO").write_text(metadata())
        archive.add(pathlib.Path(sdist_directory) / "PKG-INFO", base + "/PKG-INFO")
        (pathlib.Path(sdist_directory) / "PKG-INFO").unlink()
    return base + ".tar.gz"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(build_wheel(sys.argv[1]))
