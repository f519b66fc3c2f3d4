"""Projects that tests/real/projects builds by their own build systems: commands of bash in a copy of the source.

The commands find $CC and $CXX, CFLAGS and CXXFLAGS of `-O2`, `$MAKE` (make with its number of jobs), the inputs of
workloads (workloads/inputs.py) in $DATA and the scripts of workloads in $WORKLOADS. In commands of tests, `check NAME
COMMAND…` is one test of its own, passed if the command succeeds. A workload must write the same to its standard output
with every compiler.
"""
import dataclasses
import re


@dataclasses.dataclass
class Project:
    name: str
    package: str  # Debian's source package
    language: str  # C or C++
    build: str
    tests: str
    which: str  # tests of all that the project has
    products: list  # globs of the executables and libraries whose sizes count
    workload: str
    configure: str = "true"
    prepare: str = "true"  # once, for all compilers
    folder: str = "."  # of the commands


# What test programs print for each test or each set of tests: (passed), (failed).
COUNTS = [
    (r"^ok \d*", r"^not ok \d*(?!.*# TODO)"),  # TAP
    (r"^PASS: ", r"^(?:FAIL|ERROR): "),  # automake, busybox
    (r"^\[ok\]: |^\[ok\] ", r"^\[err\]: "),  # redis
    (r"Test +#\d+: .*\bPassed\b", r"Test +#\d+: .*\*\*\*(?!Not Run)"),  # ctest
]
# The same as numbers: (passed), (failed), (all).
NUMBERS = [
    (r"^\[  PASSED  \] (\d+) tests?", r"^ *(\d+) FAILED TESTS?", None),  # GoogleTest
    (None, r"^(\d+) errors out of \d+ tests", r"^\d+ errors out of (\d+) tests"),  # sqlite
    (r"^TESTDONE: (\d+) tests out of", None, r"^TESTDONE: \d+ tests out of (\d+)"),  # curl
    (r"^(\d+) tests OK", r"^(\d+) tests? failed", None),  # CPython
]


def count_tests(output):
    """How many tests passed, and how many ran, by the output of their programs."""
    output = re.sub(r"\x1b\[[0-9;]*m", "", output)
    passed = failed = 0
    for good, bad in COUNTS:
        passed += len(re.findall(good, output, re.MULTILINE))
        failed += len(re.findall(bad, output, re.MULTILINE))
    for good, bad, whole in NUMBERS:
        sums = [sum(map(int, re.findall(p, output, re.MULTILINE))) if p else None for p in (good, bad, whole)]
        good, bad, whole = sums
        good = whole - bad if good is None else good
        passed += good
        failed += whole - good if bad is None else bad
    return passed, passed + failed


def cmake(options=""):
    return "cmake -S . -B b -DCMAKE_BUILD_TYPE=None " + options


CMAKE_BUILD = "$MAKE -C b"
CTEST = "cd b && ctest"

PROJECTS = [
    Project("lua", "lua5.4", "C",
            prepare="echo '#define DEB_HOST_MULTIARCH \"x86_64-linux-gnu\"' > src/lua5.4-deb-multiarch.h; "
                    "mkdir debian/libtool; cp debian/configure.ac debian/libtool; cd debian/libtool; "
                    "LIBTOOLIZE='libtoolize -i' autoreconf -f -i",
            configure="cd debian/libtool; ./configure",
            build="$MAKE -j1 linux-readline MYLIBS= MYCFLAGS=$CFLAGS MYCXXFLAGS=$CXXFLAGS MYLDFLAGS= "
                  "LIBTOOL=$PWD/debian/libtool/libtool CC=\"$CC -std=gnu99\" CXX=$CXX",
            tests="check version src/lua5.4 -v; check library src/lua5.4 $WORKLOADS/lua-library.lua",
            which="the package has one; lua-library.lua of tests/real",
            products=["src/.libs/*.so.*.*.*", "src/lua5.4", "src/luac5.4"],
            workload="for i in {1..40}; do src/lua5.4 $WORKLOADS/lua-benchmarks.lua; done"),
    Project("zlib", "zlib", "C", configure="./configure", build="$MAKE",
            tests="check static make -s teststatic; check shared make -s testshared; check 64 make -s test64",
            which="all", products=["minigzip64", "libz.so.*.*.*"],
            workload="./minigzip64 -6 < $DATA/text > z; cksum < z; ./minigzip64 -d < z | cksum"),
    Project("lz4", "lz4", "C", build="$MAKE lz4 && $MAKE -C tests frametest fuzzer",
            tests="check frames tests/frametest -i200 -s1; check fuzzer tests/fuzzer -i200 -s1; "
                  "check basic make -s -C tests test-lz4-basic",
            which="frametest, fuzzer (fixed seeds), test-lz4-basic", products=["programs/lz4"],
            workload="programs/lz4 -9 -c $DATA/text > z; cksum < z; programs/lz4 -dc < z | cksum"),
    Project("bzip2", "bzip2", "C", build="$MAKE CC=$CC CFLAGS=\"-O2 -D_FILE_OFFSET_BITS=64\" bzip2 bzip2recover",
            tests="check samples make -s CC=$CC test", which="all", products=["bzip2", "bzip2recover"],
            workload="./bzip2 -9 -c $DATA/text > z; cksum < z; ./bzip2 -dc < z | cksum"),
    Project("expat", "expat", "C", folder="expat",
            prepare="./buildconf.sh", configure="./configure --without-docbook --disable-shared", build="$MAKE",
            tests="make check", which="all", products=["xmlwf/xmlwf"],
            workload="for i in 1 2 3 4 5; do xmlwf/xmlwf -n $DATA/data.xml; done; mkdir -p out; "
                     "xmlwf/xmlwf -m -d out $DATA/data.xml; cksum < out/data.xml"),
    Project("jq", "jq", "C",
            prepare="autoreconf -i", configure="./configure --without-oniguruma --disable-docs "
                                               "--disable-maintainer-mode --disable-shared",
            build="$MAKE", which="shtest, the first half of jqtest", products=["jq"],
            tests="NO_VALGRIND=1 check shtest tests/shtest; head -708 tests/jq.test > w.test; "
                  "check jqtest ./jq -L tests/modules --run-tests w.test",
            workload="./jq -c 'map(select(.id % 3 == 0)) | group_by(.kind) | map({kind: .[0].kind, n: length, "
                     "sum: (map(.value) | add)})' $DATA/data.json; ./jq . $DATA/data.json | cksum"),
    Project("xz", "xz-utils", "C", configure="./configure --disable-nls --disable-shared --disable-doc", build="$MAKE",
            tests="make check", which="all", products=["src/xz/xz", "src/xzdec/xzdec"],
            workload="head -c 6000000 $DATA/text | src/xz/xz -6 -T1 -c > z; cksum < z; src/xz/xz -dc < z | cksum"),
    Project("zstd", "libzstd", "C", build="$MAKE -C programs zstd && $MAKE -C tests fuzzer zstreamtest datagen",
            tests="check fuzzer tests/fuzzer -i100 -s1; check streams tests/zstreamtest -i100 -s1; "
                  "check cli env ZSTD_BIN=$PWD/programs/zstd DATAGEN_BIN=$PWD/tests/datagen sh tests/playTests.sh",
            which="fuzzer and zstreamtest (100 iterations), playTests.sh", products=["programs/zstd"],
            workload="programs/zstd -12 -T1 -c $DATA/text > z; cksum < z; "
                     "for i in 1 2 3 4 5; do programs/zstd -dc < z > y; done; cksum < y"),
    Project("libpng", "libpng1.6", "C", configure="./configure --disable-shared", build="$MAKE && $MAKE check TESTS=",
            tests="make check", which="all", products=["pngtest", "pngfix", "pngvalid"],
            workload="./pngvalid --standard --progressive-read && ./pngvalid --transform && "
                     "./pngtest pngtest.png w.png | tail -1; cksum < w.png"),
    Project("sqlite", "sqlite3", "C", configure="./configure",
            build="$MAKE sqlite3 libsqlite3.la && $MAKE testfixture speedtest1 LIBTOOL=./libtool",
            tests="for t in select1 select3 where2 func index3 trigger1 insert join expr in alter vacuum update delete "
                  "minmax view cast like date with1 window1; do ./testfixture test/$t.test | grep 'errors out of'; done",
            which="21 files of test/", products=[".libs/sqlite3", "sqlite3", ".libs/libsqlite3.so.*.*.*", "testfixture"],
            workload="rm -f w.db; ./speedtest1 --size 25 w.db >/dev/null; ./sqlite3 w.db 'pragma integrity_check'"),
    Project("busybox", "busybox", "C",
            prepare="make defconfig && sed -i 's/CONFIG_EXTRA_CFLAGS=\"\"/CONFIG_EXTRA_CFLAGS=\"-O2\"/; "
                      "s/.*CONFIG_TC[= ].*/CONFIG_TC=n/' .config && (yes '' || true) | make oldconfig",
            build="$MAKE CC=$CC busybox", tests="cd testsuite && ./runtest", which="all", products=["busybox"],
            workload="./busybox gzip -c $DATA/text | cksum; ./busybox sha256sum < $DATA/text; "
                     "./busybox tr a-z A-Z < $DATA/text | ./busybox grep -c 'IF *(.*NULL'; "
                     "./busybox awk '{ n[$1]++ } END { for (w in n) s += n[w] * length(w); print s }' $DATA/text; "
                     "./busybox sort $DATA/text | cksum"),
    Project("redis", "redis", "C", build="$MAKE MALLOC=libc OPTIMIZATION=-O2 USE_SYSTEMD=no CC=$CC",
            tests="./runtest --single unit/type/hash --single unit/type/set --single unit/type/zset --single "
                  "unit/type/string --single unit/type/incr --single unit/sort --single unit/scripting --single "
                  "unit/bitops --single unit/dump --single unit/expire --single unit/protocol --clients 2",
            which="11 of 60 files of tests/unit", products=["src/redis-server", "src/redis-cli", "src/redis-benchmark"],
            workload="src/redis-server --port 0 --unixsocket $PWD/w.sock --save '' >/dev/null & "
                     "until [ -S w.sock ]; do sleep 0.05; done; src/redis-cli -s w.sock eval \"$(cat $WORKLOADS/"
                     "redis-commands.lua)\" 0; src/redis-cli -s w.sock shutdown nosave; wait"),
    Project("git", "git", "C", build="$MAKE CC=$CC CFLAGS=-O2 NO_CURL=1 NO_GETTEXT=1 NO_TCLTK=1 NO_PYTHON=1",
            tests="cd t && for t in t0000 t0001 t0027 t1000 t1300 t3200 t3400 t4000 t4013 t5300 t5500 t6000 t7001; do "
                  "for f in $t-*.sh; do sh $f; done; done",
            which="13 of 980 files of t/", products=["git"],
            workload="export GIT_EXEC_PATH=$PWD GIT_CONFIG_NOSYSTEM=1 HOME=$PWD GIT_AUTHOR_DATE='@0 +0000' "
                     "GIT_COMMITTER_DATE='@0 +0000' GIT_{AUTHOR,COMMITTER}_{NAME,EMAIL}=w; rm -rf w; ./git init -q w; "
                     "cp -r Documentation t w; git=$PWD/git; cd w; rm -rf t/trash* t/test-results t/helper; $git add -A .; "
                     "$git commit -qm one; sed -i s/the/THE/ Documentation/*.txt; $git commit -qam two; "
                     "$git -c pack.threads=1 repack -adfq; $git diff HEAD~ | cksum; $git fsck 2>&1 | cksum"),
    Project("curl", "curl", "C",
            prepare="autoreconf -fi", configure="./configure --with-openssl --disable-shared --disable-manual",
            build="$MAKE && $MAKE -C tests", tests="cd tests && perl runtests.pl -a -n 1 to 150", which="1 to 150",
            products=["src/curl"],
            workload="src/curl -sZ --parallel-max 1 \"file://$DATA/small?[1-60000]\" | cksum; "
                     "src/curl -s file://$DATA/text | cksum"),
    Project("openssl", "openssl", "C", prepare="tar xf debian/binary.tar",  # of which tests read files
            configure="./Configure linux-x86_64 no-asm no-shared",
            build="env -u MAKE $MAKE build_sw",
            tests="env -u MAKE make test VERBOSE= HARNESS_VERBOSE= TESTS='test_evp test_bn test_ec test_rsa test_sha "
                  "test_x509 test_internal_asn1 test_cms test_cmsapi test_ssl_new test_internal_modes test_bio_enc "
                  "test_dsa test_dh test_internal_poly1305 test_hmac' | "
                  r"sed -E 's/^not ok/failed/; s/^[0-9]+-test_\w+\.t \.+ ok/ok 1/; s/^[0-9]+-test_\w+\.t +\(Wstat/not ok 1/'",
            which="16 recipes of test/recipes", products=["apps/openssl"],
            workload="for d in sha256 sha512 md5 sha3-256 blake2b512; do apps/openssl dgst -$d < $DATA/text; done; "
                     "apps/openssl enc -aes-256-ctr -K 00 -iv 00 -in $DATA/text 2>/dev/null | cksum; "
                     "apps/openssl prime $(python3 -c 'print(2**2203-1)')"),
    Project("python", "python3.11", "C", configure="./configure", build="$MAKE",
            tests="./python -m test test_builtin test_dict test_list test_set test_unicode test_long test_float "
                  "test_complex test_re test_json test_struct test_array test_itertools test_functools test_generators "
                  "test_exceptions test_class test_descr test_grammar test_syntax test_compile test_ast test_decimal "
                  "test_math test_datetime test_collections test_heapq test_bisect test_hashlib test_zlib test_bz2 "
                  "test_pickle test_io test_threading test_weakref test_gc test_coroutines test_typing test_random",
            which="39 of 422 modules", products=["python", "build/lib.*/*.so"],
            workload="for i in 1 2 3 4 5; do ./python $WORKLOADS/python-benchmarks.py; done"),
    Project("snappy", "snappy", "C++", configure=cmake("-DCMAKE_CXX_STANDARD=14"), build=CMAKE_BUILD, tests=CTEST,
            which="all", products=["b/snappy_unittest", "b/snappy_test_tool"],
            workload="b/snappy_unittest >/dev/null; echo done"),
    Project("jsoncpp", "libjsoncpp", "C++", configure=cmake("-DJSONCPP_WITH_POST_BUILD_UNITTEST=OFF "
                                                           "-DBUILD_SHARED_LIBS=OFF -DBUILD_OBJECT_LIBS=OFF"),
            build=CMAKE_BUILD,
            tests="b/bin/jsoncpp_test | sed 's/^Testing .*: OK/ok 1/; s/^Testing .*: FAILED/not ok 1/'; cd test; "
                  "python3 runjsontests.py ../b/bin/jsontestrunner_exe data | "
                  "sed -E 's/^All ([0-9]+) tests passed.*/[  PASSED  ] \\1 tests/'",
            which="all", products=["b/bin/jsoncpp_test", "b/bin/jsontestrunner_exe"],
            workload="cp $DATA/data.json w.json; b/bin/jsontestrunner_exe w.json; cksum < w.actual"),
    Project("double-conversion", "double-conversion", "C++", configure=cmake("-DBUILD_TESTING=ON"), build=CMAKE_BUILD,
            tests=CTEST, which="all", products=["b/test/cctest/cctest"],
            workload="for i in 1 2 3 4 5; do b/test/cctest/cctest; done"),
    Project("pugixml", "pugixml", "C++", configure=cmake("-DPUGIXML_BUILD_TESTS=ON -DBUILD_TESTING=ON"),
            build=CMAKE_BUILD, tests="b/pugixml-check | sed -E 's/^Success: ([0-9]+) tests passed/[  PASSED  ] \\1 tests/'",
            which="all", products=["b/pugixml-check"], workload="for i in 1 2 3 4 5 6; do b/pugixml-check; done"),
    Project("ninja", "ninja-build", "C++", configure=cmake("-DBUILD_TESTING=ON"), build=CMAKE_BUILD,
            tests="cd b && ./ninja_test | awk '/^\\[[0-9]+\\/[0-9]+\\] / { n++; bad = 0 } /^\\*\\*\\* Failure/ { f += !bad; bad = 1 } "
                  "END { print \"[  PASSED  ] \" n - f \" tests\"; print f + 0 \" FAILED TESTS\" }'",
            which="all", products=["b/ninja", "b/ninja_test"],
            workload="cd $DATA/ninja && for i in 1 2 3; do $OLDPWD/b/ninja -n -v | cksum; done"),
    Project("re2", "re2", "C++",
            prepare="make REBUILD_TABLES=1 re2/perl_groups.cc re2/unicode_casefold.cc re2/unicode_groups.cc",
            configure=cmake("-DRE2_BUILD_TESTING=ON"), build=CMAKE_BUILD,
            tests=CTEST + " -E 'exhaustive_|exhaustive2|exhaustive3|random'", which="all but 3 exhaustive ones, random_test",
            products=["b/re2_test", "b/search_test", "b/regexp_benchmark"],
            workload="b/exhaustive1_test; b/search_test"),
    Project("leveldb", "leveldb", "C++", configure=cmake(), build=CMAKE_BUILD,
            tests="export TEST_TMPDIR=$PWD GTEST_FILTER=-DBTest.HiddenValuesAreRemoved; " + CTEST,
            which="all but HiddenValuesAreRemoved, which races with compaction",
            products=["b/leveldbutil", "b/db_bench", "b/db_test", "b/c_test"],
            workload="rm -rf w.db; b/db_bench --db=w.db --num=200000 --benchmarks=fillrandom,readrandom,readseq,compact,"
                     "readseq >/dev/null 2>&1; echo done"),
    Project("fmt", "fmtlib", "C++", configure=cmake(), build=CMAKE_BUILD,
            tests=CTEST + " -E 'compile-error|find-package|add-subdirectory|static-export'",
            which="all that need no other build", products=["b/bin/*-test"],
            workload="for i in 1 2 3 4 5 6 7 8 9 10; do b/bin/format-impl-test >/dev/null; b/bin/format-test >/dev/null; "
                     "b/bin/chrono-test > /dev/null; done; echo done"),
    Project("protobuf", "protobuf", "C++",
            prepare="autoreconf -fi", configure="./configure --disable-shared",
            build="$MAKE -C src protoc protobuf-lite-test", tests="cd src && ./protobuf-lite-test",
            which="protobuf-lite-test", products=["src/protoc", "src/protobuf-lite-test"],
            workload="mkdir -p w; for i in 1 2 3 4 5; do src/protoc -Isrc --cpp_out=w --java_out=w --python_out=w "
                     "src/google/protobuf/{unittest,descriptor,map_unittest,unittest_proto3}.proto; done; "
                     "cat w/google/protobuf/*.cc | cksum"),
]
