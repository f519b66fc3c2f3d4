"""Real programs for tests of lilt: the origin of their source, how they are built, and their workloads.

A workload runs a program in a separate directory and returns everything that it can observe, as bytes. The transcript
of lilt's build must equal that of clang's. Facts independent of the compiler (a round trip returns the input, an
integrity check succeeds) are asserted as well.
"""
import dataclasses
import hashlib
import pathlib
import random
import re
import shutil
import subprocess
from typing import Callable

WORKLOADS = pathlib.Path(__file__).resolve().parent / "workloads"
RUN_TIMEOUT = 300


class WorkloadFailed(Exception):
    """The program behaved as no correct build does."""


@dataclasses.dataclass
class Program:
    name: str
    package: str  # Debian's source package
    sources: list  # globs in the source directory
    workload: Callable  # (binary, source directory, scratch directory) → bytes
    flags: list = dataclasses.field(default_factory=list)
    libraries: list = dataclasses.field(default_factory=list)
    without: list = dataclasses.field(default_factory=list)  # file names that the globs include but must not
    prepare: Callable = None  # (source directory): creates files that no compiler creates
    quick: bool = False  # one of the programs that CI runs


def run(binary, *words, scratch, data=b"", status=0):
    """Runs the program; returns its output and its stderr."""
    done = subprocess.run([str(binary), *map(str, words)], input=data, capture_output=True, cwd=scratch,
                          timeout=RUN_TIMEOUT)
    if status is not None and done.returncode != status:
        raise WorkloadFailed("%s %s: status %d, expected %d; %s" % (
            pathlib.Path(binary).name, " ".join(map(str, words))[:80], done.returncode, status,
            (done.stderr or done.stdout)[-200:].decode(errors="replace")))
    return done.stdout + done.stderr + b"status %d\n" % done.returncode


def require(condition, what):
    if not condition:
        raise WorkloadFailed(what)


def digest(data):
    return hashlib.sha256(data).hexdigest().encode() + b"\n"


def corpus():
    """Inputs for compressors: (name, bytes), the same every time."""
    source = random.Random(20)
    words = [bytes(source.choices(b"abcdefghijklmnopqrstuvwxyz", k=source.randint(2, 9))) for _ in range(800)]
    text = b" ".join(source.choice(words) for _ in range(60000))
    records = b"".join(b"%08d;%s;%d\n" % (i, source.choice(words), source.randint(0, 999)) for i in range(8000))
    return [("empty", b""), ("one", b"x"), ("text", text), ("records", records), ("zeros", bytes(300000)),
            ("random", source.randbytes(150000)), ("runs", b"".join(bytes([i % 7]) * (i % 300) for i in range(2000)))]


def round_trips(binary, scratch, compress, expand):
    """Each input of the corpus through two filters; the packed form is part of the transcript."""
    transcript = b""
    for name, data in corpus():
        for options in compress:
            packed = filtered(binary, options, data, scratch)
            require(filtered(binary, expand, packed, scratch) == data,
                    "round trip of %s with %s does not give it back" % (name, options))
            transcript += name.encode() + b" " + digest(packed)
    return transcript


def filtered(binary, options, data, scratch):
    done = subprocess.run([str(binary), *options], input=data, capture_output=True, cwd=scratch, timeout=RUN_TIMEOUT)
    require(done.returncode == 0, "%s %s: status %d, %s" % (
        pathlib.Path(binary).name, options, done.returncode, done.stderr[-200:].decode(errors="replace")))
    return done.stdout


# --- one workload per program

def zlib_example(binary, source, scratch):
    return run(binary, scratch=scratch)


def minigzip(binary, source, scratch):
    return round_trips(binary, scratch, [["-%d" % n] for n in (1, 4, 6, 9)] + [["-h"], ["-r"]], ["-d"])


def bzip2(binary, source, scratch):
    transcript = round_trips(binary, scratch, [["-1"], ["-9"]], ["-d"])
    for number in (1, 2, 3):
        packed = (source / ("sample%d.bz2" % number)).read_bytes()
        require(filtered(binary, ["-d"], packed, scratch) == (source / ("sample%d.ref" % number)).read_bytes(),
                "sample %d does not expand to its reference" % number)
    return transcript + run(binary, "-t", source / "sample1.bz2", scratch=scratch)


def lua(binary, source, scratch):
    transcript = b""
    for script in ("lua-library.lua", "lua-benchmarks.lua"):
        shutil.copy(WORKLOADS / script, scratch)  # it prints its own name
        transcript += run(binary, script, scratch=scratch)
    return transcript


def sqlite(binary, source, scratch):
    script = subprocess.run(["python3", WORKLOADS / "sqlite-statements.py"], capture_output=True, check=True).stdout
    transcript = run(binary, "-batch", "test.db", scratch=scratch, data=script)
    require(transcript.count(b"integrity ok\n") >= 3, "an integrity check does not say ok")
    return transcript


def lz4(binary, source, scratch):
    transcript = round_trips(binary, scratch, [["-z", "-c", "-1"], ["-z", "-c", "-9"], ["-z", "-c", "-12", "-BD"]],
                             ["-d", "-c"])
    (pathlib.Path(scratch) / "text").write_bytes(corpus()[2][1])
    return transcript + digest(run(binary, "-t", "-q", "--no-frame-crc", scratch=scratch,
                                   data=filtered(binary, ["-z", "-c"], corpus()[2][1], scratch)))


def unity(binary, source, scratch):
    """A test program of cJSON: its report has file names and line numbers, and ends in the count."""
    tests = source / "tests"
    done = subprocess.run([str(binary)], capture_output=True, cwd=tests, timeout=RUN_TIMEOUT)
    require(done.returncode == 0, "tests failed: " + done.stdout[-200:].decode(errors="replace"))
    return done.stdout


def duktape(binary, source, scratch):
    return run(binary, WORKLOADS / "duktape.js", scratch=scratch)


def brotli(binary, source, scratch):
    return round_trips(binary, scratch, [["-c", "-q", str(q)] for q in (0, 1, 5, 9)], ["-d", "-c"])


def zopfli(binary, source, scratch):
    import gzip
    import zlib
    transcript = b""
    for name, data in corpus()[:4]:
        path = pathlib.Path(scratch) / name
        path.write_bytes(data[:60000])
        for option, expand in (("--gzip", gzip.decompress), ("--zlib", zlib.decompress)):
            packed = filtered(binary, ["-c", "--i3", option, str(path)], b"", scratch)
            require(expand(packed) == data[:60000], "zopfli's output of %s does not expand to it" % name)
            transcript += digest(packed)
    return transcript


def tinyscheme(binary, source, scratch):
    (pathlib.Path(scratch) / "init.scm").write_bytes((source / "init.scm").read_bytes())
    return run(binary, WORKLOADS / "tinyscheme.scm", scratch=scratch)


def tcc(binary, source, scratch):
    """The compiler that lilt built compiles tcc's own test programs, and itself; its output must run."""
    transcript = b""
    for test in sorted((source / "tests" / "tests2").glob("[0-9]*.c")):
        expected = test.with_suffix(".expect")
        # Except programs that need arguments or print their own path.
        if not expected.exists() or int(test.name.split("_")[0]) > 95 or "args" in test.name:
            continue
        done = subprocess.run([str(binary), "-B" + str(source), "-I" + str(source / "include"), str(test), "-o", "program", "-lm"],
                              capture_output=True, cwd=scratch, timeout=RUN_TIMEOUT)
        transcript += test.name.encode() + b" %d\n" % done.returncode
        if done.returncode == 0:
            done = subprocess.run(["./program"], capture_output=True, cwd=scratch, timeout=RUN_TIMEOUT, stdin=subprocess.DEVNULL)
            transcript += done.stdout + b"status %d\n" % done.returncode
    own = ["-DONE_SOURCE=1", "-DTCC_TARGET_X86_64", '-DCONFIG_TRIPLET="x86_64-linux-gnu"', "-B" + str(source), "-I" + str(source), "-I" + str(source / "include"),
           str(source / "tcc.c"), "-o", "again", "-ldl", "-lm", "-lpthread"]
    transcript += run(binary, *own, scratch=scratch)
    first = (pathlib.Path(scratch) / "again").read_bytes()
    transcript += run(pathlib.Path(scratch) / "again", *[w if w != "again" else "third" for w in own], scratch=scratch)
    require((pathlib.Path(scratch) / "third").read_bytes() == first,
            "tcc compiled by itself gives another binary than tcc compiled by lilt")
    return transcript + digest(first)


# --- files that compilers do not create

def make_sqlite_amalgamation(source):
    if not (source / "sqlite3.c").exists():
        subprocess.run(["sh", "-c", "./configure --disable-tcl >/dev/null && make sqlite3.c shell.c >/dev/null"], cwd=source, check=True)


def configure_lua(source):
    (source / "src" / "lua5.4-deb-multiarch.h").write_text('#define DEB_HOST_MULTIARCH "x86_64-linux-gnu"\n')


def configure_tcc(source):
    if not (source / "libtcc1.a").exists():
        subprocess.run(["sh", "-c", "./configure --cc=gcc >/dev/null && make libtcc1.a >/dev/null"], cwd=source, check=True)


def make_re2_tables(source):
    """From Unicode's data, which is in the package unicode-data."""
    tables = ["re2/perl_groups.cc", "re2/unicode_casefold.cc", "re2/unicode_groups.cc"]
    # A generator that fails leaves an empty file.
    if not all((source / table).exists() and (source / table).stat().st_size for table in tables):
        for table in tables:
            (source / table).unlink(missing_ok=True)
        subprocess.run(["make", "REBUILD_TABLES=1", *tables], cwd=source, check=True, capture_output=True)


UNITY = ["cJSON.c", "cJSON_Utils.c", "tests/unity/src/unity.c"]


def own_tests(binary, directory, scratch):
    """A program that tests itself: its output without times and addresses."""
    output = run(binary, scratch=scratch)
    output = re.sub(rb"\(?\b[\d.]+ (?:ms|s|seconds?)\b( total)?\)?", b"TIME", output)
    return re.sub(rb"0x[0-9a-f]+", b"ADDRESS", output)


def pugixml(binary, directory, scratch):
    """Its tests read the folder of data beside them."""
    output = run(binary, scratch=directory)
    return output


def tinyxml2(binary, directory, scratch):
    """Its test reads and writes files below its folder, and prints how long it parses one."""
    shutil.copytree(directory / "resources", pathlib.Path(scratch) / "resources")
    (pathlib.Path(scratch) / "resources" / "out").mkdir(exist_ok=True)
    return re.sub(rb"Parsing .* milli-seconds.*", b"TIME", run(binary, scratch=scratch))


def doctest(binary, directory, scratch):
    """Its examples fail on purpose: the report names each assertion."""
    output = run(binary, "--no-breaks", "--no-time", "--order-by=name", scratch=scratch, status=None)
    return re.sub(rb"0x[0-9a-f]+", b"ADDRESS", output)


def leveldb(binary, directory, scratch):
    """Its databases have fixed names in /tmp: one run at a time. Of what it prints, the tests' verdicts: the rest are times,
    and counts of what threads did meanwhile."""
    output = run("flock", "/tmp/leveldb-tests.lock", binary, scratch=scratch)
    verdicts = re.findall(rb"^\[ +(?:OK|FAILED|PASSED) +\].*|^status .*", output, re.M)
    return re.sub(rb" \(\d+ ms( total)?\)", b"", b"\n".join(verdicts))


CXX = ["-lstdc++", "-lm", "-pthread"]
LEVELDB_OTHER_TESTS = ["arena", "autocompact", "bloom", "cache", "coding", "corruption", "crc32c", "dbformat", "env",
                       "env_posix", "env_windows", "fault_injection", "filename", "filter_block", "hash", "log", "logging",
                       "no_destructor", "recovery", "skiplist", "status", "table", "version_edit", "version_set",
                       "write_batch"]  # each is a program; db_test is taken
ABSEIL_FILES = {
    "base": ["log_severity", "exception_safety_testing_test"],
    "base/internal": ["cycleclock", "exception_safety_testing", "raw_logging", "spinlock", "spinlock_wait", "strerror",
                      "sysinfo", "throw_delegate", "unscaledcycleclock"],
    "container": ["fixed_array_exception_safety_test", "inlined_vector_exception_safety_test"],
    "hash/internal": ["city", "hash", "low_level_hash"],
    "memory": ["memory_exception_safety_test"],
    "numeric": ["int128"],
    "strings": ["ascii", "charconv", "escaping", "match", "numbers", "str_cat", "string_view", "substitute"],
    "strings/internal": ["charconv_bigint", "charconv_parse", "escaping", "memutil", "utf8"],
    "types": ["any_exception_safety_test", "bad_any_cast", "bad_optional_access", "bad_variant_access",
              "optional_exception_safety_test", "optional_test", "variant_exception_safety_test"]}
CATCH2_TESTS = ["BDD", "Class", "Condition", "EnumToString", "Exception", "Generators", "Matchers", "Message", "Misc",
                "Tricky"]
JSON_TESTS = ["diagnostics", "element_access1", "iterators1", "json_pointer", "modifiers", "noexcept"]
RE2_TESTERS = ["re2/testing/%s.cc" % name for name in ("backtrack", "dump", "exhaustive_tester", "null_walker",
                                                       "regexp_generator", "string_generator", "tester")]
RE2_TESTS = ["charclass", "compile", "filtered_re2", "mimics_pcre", "parse", "possible_match", "re2", "re2_arg", "regexp",
             "required_prefix", "search", "set", "simplify", "string_generator"]
PROGRAMS = [
    Program("zlib-example", "zlib", ["*.c", "test/example.c"], zlib_example, ["-I.", "-DHAVE_UNISTD_H"], quick=True),
    Program("minigzip", "zlib", ["*.c", "test/minigzip.c"], minigzip, ["-I.", "-DHAVE_UNISTD_H"], quick=True),
    Program("bzip2", "bzip2", ["blocksort.c", "huffman.c", "crctable.c", "randtable.c", "compress.c", "decompress.c",
                               "bzlib.c", "bzip2.c"], bzip2, ["-D_FILE_OFFSET_BITS=64"], quick=True),
    Program("lua", "lua5.4", ["src/*.c"], lua, ["-DLUA_USE_LINUX", "-DLUA_COMPAT_5_3"], ["-lm", "-ldl", "-Wl,-E"],
            without=["luac.c"], prepare=configure_lua),
    Program("sqlite3", "sqlite3", ["sqlite3.c", "shell.c"], sqlite,
            ["-DSQLITE_ENABLE_FTS5", "-DSQLITE_ENABLE_RTREE", "-DSQLITE_ENABLE_MATH_FUNCTIONS", "-DSQLITE_THREADSAFE=1",
             "-D_GNU_SOURCE"], ["-lm", "-ldl", "-lpthread"], prepare=make_sqlite_amalgamation),
    Program("lz4", "lz4", ["lib/*.c", "programs/*.c"], lz4, ["-Ilib", "-Iprograms", "-DXXH_NAMESPACE=LZ4_"]),
    *[Program("cjson-" + test.replace("_", "-"), "cjson", UNITY + ["tests/%s.c" % test], unity,
              ["-I.", "-Itests", "-Itests/unity/src"], ["-lm"], without=["cJSON.c"] if included else [])
      for test, included in (("parse_examples", True), ("parse_number", True), ("parse_string", True), ("print_number", True),
                             ("print_string", True), ("misc_tests", True), ("cjson_add", True), ("compare_tests", True),
                             ("minify_tests", True), ("json_patch_tests", True), ("old_utils_tests", True))],
    Program("duktape", "duktape", ["src/duktape.c", "examples/cmdline/duk_cmdline.c", "extras/print-alert/duk_print_alert.c",
                                   "extras/console/duk_console.c"], duktape,
            ["-Isrc", "-Iexamples/cmdline", "-Iextras/print-alert", "-Iextras/console", "-std=c99",
             "-DDUK_CMDLINE_PRINTALERT_SUPPORT", "-DDUK_CMDLINE_CONSOLE_SUPPORT"], ["-lm"]),
    Program("brotli", "brotli", ["c/common/*.c", "c/dec/*.c", "c/enc/*.c", "c/tools/brotli.c"], brotli, ["-Ic/include"],
            ["-lm"]),
    Program("zopfli", "zopfli", ["src/zopfli/*.c"], zopfli, [], ["-lm"]),
    Program("tinyscheme", "tinyscheme", ["scheme.c", "dynload.c"], tinyscheme,
            ["-DSTANDALONE=1", "-DUSE_INTERFACE=1", "-DUSE_DL=1", "-DSUN_DL=1", "-DUSE_ASCII_NAMES=0"], ["-lm", "-ldl"]),
    Program("tcc", "tcc", ["tcc.c"], tcc, ["-DONE_SOURCE=1", "-DTCC_TARGET_X86_64", '-DCONFIG_TRIPLET="x86_64-linux-gnu"', "-I."], ["-lm", "-ldl", "-lpthread"],
            prepare=configure_tcc),
    # C++ with exceptions: the programs that these sources test themselves with.
    Program("jsoncpp-tests", "libjsoncpp", ["src/lib_json/*.cpp", "src/test_lib_json/jsontest.cpp",
                                            "src/test_lib_json/main.cpp", "src/test_lib_json/fuzz.cpp"], own_tests, ["-Iinclude", "-Isrc/lib_json"], CXX),
    Program("muparser-tests", "muparser", ["src/muParser*.cpp", "test/t_ParserTest.cpp"], own_tests,
            ["-Iinclude", "-DMUPARSER_STATIC"], CXX, without=["muParserDLL.cpp"]),
    Program("ninja-tests", "ninja-build", ["src/*.cc"], own_tests, ["-Isrc", "-DNINJA_HAVE_BROWSE", "-DUSE_PPOLL"], CXX,
            without=["ninja.cc", "browse.cc", "hash_collision_bench.cc", "depfile_parser.in.cc", "lexer.in.cc",
                     "subprocess-win32.cc", "includes_normalize-win32.cc", "includes_normalize_test.cc",
                     "minidump-win32.cc", "msvc_helper-win32.cc", "msvc_helper_main-win32.cc", "msvc_helper_test.cc",
                     "build_log_perftest.cc", "canon_perftest.cc", "clparser_perftest.cc", "depfile_parser_perftest.cc",
                     "manifest_parser_perftest.cc"]),
    Program("re2-tests", "re2", ["re2/*.cc", "util/rune.cc", "util/strutil.cc", "util/pcre.cc", "util/test.cc",
                                 *RE2_TESTERS, *["re2/testing/%s_test.cc" % test for test in RE2_TESTS]], own_tests,
            ["-I.", "-std=c++11"], CXX, without=["fuzz.cc"], prepare=make_re2_tables),
    Program("fmt-tests", "fmtlib", ["src/format.cc", "src/os.cc", "test/format-test.cc", "test/gtest-extra.cc",
                                    "test/util.cc", "test/test-main.cc"], own_tests,
            ["-Iinclude", "-std=c++17", "-DGTEST_HAS_DEATH_TEST=0"], ["-lgmock", "-lgtest", *CXX]),
    Program("yaml-cpp-tests", "yaml-cpp", ["src/*.cpp", "src/contrib/*.cpp", "test/*.cpp", "test/integration/*.cpp",
                                           "test/node/*.cpp"], own_tests,
            ["-Iinclude", "-Isrc", "-Itest", "-Itest/integration", "-std=c++14", "-DYAML_CPP_STATIC_DEFINE"],
            ["-lgmock", "-lgtest", *CXX]),
    Program("tinyxml2-tests", "tinyxml2", ["tinyxml2.cpp", "xmltest.cpp"], tinyxml2, [], CXX),
    Program("double-conversion-tests", "double-conversion", ["double-conversion/*.cc", "test/cctest/*.cc"],
            own_tests, ["-I."], CXX),
    Program("leveldb-tests", "leveldb", ["db/[a-z]*.cc", "table/*.cc", "util/*.cc", "helpers/memenv/memenv.cc"], leveldb,
            ["-I.", "-Iinclude", "-std=c++14", "-DLEVELDB_PLATFORM_POSIX=1", "-DHAVE_FDATASYNC=1", "-DHAVE_O_CLOEXEC=1",
             "-DHAVE_SNAPPY=0", "-DHAVE_CRC32C=0"], ["-lbenchmark", "-lgmock", "-lgtest", *CXX],
            without=["leveldbutil.cc", "env_windows.cc", *["%s_test.cc" % test for test in LEVELDB_OTHER_TESTS]]),
    Program("abseil-tests", "abseil", ["absl/%s/%s.cc" % (folder, file) for folder, files in ABSEIL_FILES.items()
                                       for file in files], own_tests, ["-I.", "-std=c++14"], ["-lgtest_main", "-lgmock", "-lgtest", *CXX]),
    Program("googletest-tests", "googletest", ["googletest/src/gtest-all.cc", "googletest/src/gtest_main.cc",
                                               "googletest/test/googletest-printers-test.cc",
                                               "googletest/test/googletest-port-test.cc",
                                               "googletest/test/googletest-test-part-test.cc"], own_tests,
            ["-Igoogletest/include", "-Igoogletest", "-std=c++17"], CXX),
    Program("catch2-tests", "catch2", ["projects/SelfTest/TestMain.cpp", *["projects/SelfTest/UsageTests/%s.tests.cpp" % test
                                                                         for test in CATCH2_TESTS]], own_tests,
            ["-Isingle_include/catch2", "-Iinclude", "-std=c++17"], CXX),
    Program("doctest-tests", "doctest", ["examples/all_features/*.cpp"], doctest, ["-I.", "-std=c++17"], CXX,
            without=["double_stringification.cpp", "assert_returns_disabled.cpp", "assert_returns_disabled_evaluate.cpp",
                     "concurrency.cpp"]),
    Program("json-tests", "nlohmann-json3", ["tests/src/unit.cpp", *["tests/src/unit-%s.cpp" % test for test in JSON_TESTS]],
            own_tests, ["-Isingle_include", "-Itests/thirdparty/doctest", "-Itests/src", "-std=c++17"], CXX),
    Program("pugixml-tests", "pugixml", ["src/pugixml.cpp", "tests/*.cpp"], pugixml, [], CXX,
            without=["fuzz_parse.cpp", "fuzz_xpath.cpp"]),
]
