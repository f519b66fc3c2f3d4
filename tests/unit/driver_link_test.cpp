#include "driver/link.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include "driver/cleanup.h"
#include "object_test_support.h"

namespace lilt::driver {
namespace {

class LinkTest : public ::testing::Test {
 protected:
  void SetUp() override {
    ::unsetenv("CC");
    handle_signals();
  }
  void TearDown() override { ::unsetenv("CC"); }

  // Compiles C text to an object.
  std::string object(const std::string& name, const std::string& text) {
    test::write_file(folder_ / (name + ".c"), text);
    auto result = test::run_command("cc -c -fPIC -o " + (folder_ / (name + ".o")) + " " +
                                    (folder_ / (name + ".c")));
    EXPECT_EQ(result.status, 0) << result.output;
    return folder_ / (name + ".o");
  }
  bool link(std::vector<std::string> objects, const std::vector<std::string>& arguments = {},
            const LinkOptions& options = {}) {
    objects.insert(objects.end(), arguments.begin(), arguments.end());
    TemporaryDirectory temporary(diagnostics_);
    OutputFile output(program(), OutputFile::Contents::Executable, diagnostics_);
    return temporary.ok() && output.ok() &&
           link_executable(objects, options, temporary, output, diagnostics_) && output.commit();
  }
  std::string program() const { return folder_ / "program"; }
  std::string error() const {
    return diagnostics_.all().empty() ? "" : diagnostics_.all().back().message;
  }

  test::ScratchFolder folder_;
  Diagnostics diagnostics_;
};

TEST_F(LinkTest, SharedObjectsOfCodeThatReachesItsOwnVariablesDirectly) {
  std::string path = folder_ / "direct.s";
  test::write_file(path,
                   ".globl x, f\n.data\nx: .quad 7\n.type x,@object\n.size x,8\n"
                   ".text\nf: movq x(%rip), %rax\nret\n"
                   ".section .note.GNU-stack,\"\",@progbits\n");
  ASSERT_EQ(test::run_command("cc -c -o " + (folder_ / "direct.o") + " " + path).status, 0);
  EXPECT_TRUE(link({folder_ / "direct.o"}, {"-shared"}, {.binds_own_symbols = true})) << error();
}

TEST_F(LinkTest, ExecutablesAreHardened) {
  ASSERT_TRUE(link({object("a", "int main(void) { return 7; }")})) << error();
  EXPECT_EQ(test::run_command(program()).status, 7);
  std::string headers = test::run_command("readelf -hldW " + program()).output;
  EXPECT_NE(headers.find("DYN (Position-Independent Executable file)"), std::string::npos);
  EXPECT_NE(headers.find("GNU_RELRO"), std::string::npos);
  EXPECT_NE(headers.find("NOW PIE"), std::string::npos);
  EXPECT_EQ(headers.find("RWE"), std::string::npos);
}

TEST_F(LinkTest, RuntimeLibraryIsThereAndProgramsMayReplaceIt) {
  ASSERT_TRUE(
      link({object("a", "void ll_puts(char*); int main(void) { ll_puts(\"x\"); return 0; }")}))
      << error();
  EXPECT_EQ(test::run_command(program()).output, "x\n");
  ASSERT_TRUE(link({object("a",
                           "int puts(const char*); void ll_puts(char* s) { puts(\"mine\"); }"
                           "int main(void) { ll_puts(\"x\"); return 0; }")}))
      << error();
  EXPECT_EQ(test::run_command(program()).output, "mine\n");
}

TEST_F(LinkTest, ProgramsWithoutMainAreStarted) {
  ASSERT_TRUE(link({object("a", "long program(long n, long* array) { return n + array[0]; }")}))
      << error();
  EXPECT_EQ(test::run_command(program() + " x").status, 4);
}

TEST_F(LinkTest, ArgumentsArePassedOn) {
  std::string a =
      object("a", "double cos(double); volatile double x; int main(void) { return cos(x) + 2; }");
  ASSERT_TRUE(link({a}, {"-lm", "-no-pie"})) << error();
  EXPECT_EQ(test::run_command(program()).status, 3);
  EXPECT_NE(test::run_command("readelf -hW " + program()).output.find("EXEC"), std::string::npos);
  ASSERT_TRUE(link({a}, {"-static", "-lm"})) << error();
  EXPECT_EQ(test::run_command(program()).status, 3);
}

TEST_F(LinkTest, CompilerFromTheEnvironment) {
  ::setenv("CC", "  env LILT_TEST=1 cc ", 1);
  EXPECT_TRUE(link({object("a", "int main(void) { return 0; }")})) << error();
  ::setenv("CC", "no-such-compiler", 1);
  EXPECT_FALSE(link({folder_ / "a.o"}));
  EXPECT_EQ(error(), "cannot run 'no-such-compiler' to link: No such file or directory");
}

TEST_F(LinkTest, FailureIsReportedAndTheOldFileStays) {
  test::write_file(program(), "old");
  ::setenv("CC", "false", 1);
  EXPECT_FALSE(link({}));
  EXPECT_EQ(error(), "'false', run to link, exited with status 1");
  test::write_file(folder_ / "killed", "#!/bin/sh\nkill -9 $$\n");
  std::filesystem::permissions(folder_ / "killed", std::filesystem::perms::owner_all);
  ::setenv("CC", (folder_ / "killed").c_str(), 1);
  EXPECT_FALSE(link({}));
  EXPECT_NE(error().find("was ended by signal 9"), std::string::npos) << error();
  EXPECT_EQ(test::read_file(program()), "old");
}

TEST_F(LinkTest, ASignalEndsTheLinkerAndLeavesNothing) {
  test::write_file(folder_ / "slow", "#!/bin/sh\necho $$ > \"$SCRATCH/started\"\nexec sleep 60\n");
  std::filesystem::permissions(folder_ / "slow", std::filesystem::perms::owner_all);
  std::filesystem::create_directory(folder_ / "temporary");
  pid_t child = ::fork();
  if (child == 0) {
    handle_signals();  // of this process
    ::setenv("CC", (folder_ / "slow").c_str(), 1);
    ::setenv("SCRATCH", (folder_ / "").c_str(), 1);
    ::setenv("TMPDIR", (folder_ / "temporary").c_str(), 1);
    link({});
    ::_exit(0);
  }
  std::string linker;
  for (int i = 0; i < 1000 && linker.find('\n') == std::string::npos; ++i) {
    ::usleep(10000);
    linker = test::read_file(folder_ / "started");
  }
  ::kill(child, SIGTERM);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM);
  EXPECT_EQ(test::run_command("ls -A " + (folder_ / "")).output, "slow\nstarted\ntemporary\n");
  EXPECT_EQ(test::run_command("ls -A " + (folder_ / "temporary")).output, "");
  // The linker's process has ended, or is a zombie.
  std::string state = test::read_file("/proc/" + linker.substr(0, linker.find('\n')) + "/stat");
  EXPECT_TRUE(state.empty() || state.find(") Z") != std::string::npos) << state;
}

}  // namespace
}  // namespace lilt::driver
