#include "driver/output.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include "driver/cleanup.h"
#include "object_test_support.h"

namespace lilt::driver {
namespace {

using test::read_file;

class OutputTest : public ::testing::Test {
 protected:
  void SetUp() override { handle_signals(); }
  bool write(const std::string& path, std::string_view bytes, bool executable = false) {
    OutputFile file(path,
                    executable ? OutputFile::Contents::Executable : OutputFile::Contents::Object,
                    diagnostics_);
    return file.ok() && file.write(bytes) && file.commit();
  }
  std::string error() const {
    return diagnostics_.all().empty() ? "" : diagnostics_.all().back().message;
  }
  std::string listing() { return test::run_command("ls -A " + (folder_ / "")).output; }
  static mode_t mode_of(const std::string& path) {
    struct stat status = {};
    ::stat(path.c_str(), &status);
    return status.st_mode & 0777;
  }

  test::ScratchFolder folder_;
  Diagnostics diagnostics_;
};

TEST_F(OutputTest, NewFileHasContentsAndMode) {
  mode_t mask = ::umask(027);
  EXPECT_TRUE(write(folder_ / "a", "contents"));
  EXPECT_TRUE(write(folder_ / "b", "contents", true));
  ::umask(mask);
  EXPECT_EQ(read_file(folder_ / "a"), "contents");
  EXPECT_EQ(mode_of(folder_ / "a"), 0640u);
  EXPECT_EQ(mode_of(folder_ / "b"), 0750u);
  EXPECT_EQ(listing(), "a\nb\n");
}

TEST_F(OutputTest, WithoutCommitTheOldFileStays) {
  test::write_file(folder_ / "a", "old");
  {
    OutputFile file(folder_ / "a", OutputFile::Contents::Object, diagnostics_);
    EXPECT_TRUE(file.write("half of the n"));
  }
  EXPECT_EQ(read_file(folder_ / "a"), "old");
  EXPECT_EQ(listing(), "a\n");
}

TEST_F(OutputTest, LinksAreFollowed) {
  test::write_file(folder_ / "real", "old");
  ASSERT_EQ(::symlink("real", (folder_ / "link").c_str()), 0);
  ASSERT_EQ(::symlink("missing", (folder_ / "dangling").c_str()), 0);
  ASSERT_EQ(::symlink("loop", (folder_ / "loop").c_str()), 0);
  EXPECT_TRUE(write(folder_ / "link", "new"));
  EXPECT_TRUE(write(folder_ / "dangling", "made"));
  EXPECT_EQ(read_file(folder_ / "real"), "new");
  EXPECT_EQ(read_file(folder_ / "missing"), "made");
  EXPECT_EQ(test::run_command("readlink " + (folder_ / "link")).output, "real\n");
  EXPECT_FALSE(write(folder_ / "loop", "x"));
  EXPECT_NE(error().find("Too many levels of symbolic links"), std::string::npos) << error();
}

TEST_F(OutputTest, FullDeviceIsReported) {
  EXPECT_FALSE(write("/dev/full", "x"));
  EXPECT_EQ(error(), "cannot write '/dev/full': No space left on device");
  EXPECT_TRUE(write("/dev/null", "x"));
}

TEST_F(OutputTest, DirectoriesAndMissingFoldersAreReported) {
  EXPECT_FALSE(write(folder_ / "", "x"));
  EXPECT_NE(error().find("Is a directory"), std::string::npos) << error();
  EXPECT_FALSE(write(folder_ / "no/such/file", "x"));
  EXPECT_EQ(error(),
            "cannot write '" + (folder_ / "no/such/file") + "': No such file or directory");
}

TEST_F(OutputTest, PipesAreWrittenDirectly) {
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  FILE* reader = ::popen(("cat " + (folder_ / "pipe")).c_str(), "r");
  EXPECT_TRUE(write(folder_ / "pipe", "through"));
  char buffer[100] = {};
  EXPECT_EQ(std::fread(buffer, 1, sizeof buffer, reader), 7u);
  ::pclose(reader);
  EXPECT_STREQ(buffer, "through");
}

TEST_F(OutputTest, BrokenPipeIsReportedRatherThanFatal) {
  ASSERT_EQ(::mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  FILE* reader = ::popen(("head -c 1 " + (folder_ / "pipe")).c_str(), "r");
  EXPECT_FALSE(write(folder_ / "pipe", std::string(1 << 20, 'x')));
  ::pclose(reader);
  EXPECT_NE(error().find("Broken pipe"), std::string::npos) << error();
}

TEST_F(OutputTest, ModeOfAnOlderFileIsKept) {
  test::write_file(folder_ / "a", "old");
  ::chmod((folder_ / "a").c_str(), 0604);
  EXPECT_TRUE(write(folder_ / "a", "new"));
  EXPECT_EQ(mode_of(folder_ / "a"), 0604u);
}

// --- temporary files and signals

TEST_F(OutputTest, TemporaryDirectoryGoesWithItsFiles) {
  std::string path;
  {
    TemporaryDirectory temporary(diagnostics_);
    ASSERT_TRUE(temporary.ok());
    path = temporary.path();
    EXPECT_EQ(read_file(temporary.write("a.o", "bytes")), "bytes");
    test::write_file(temporary.file("by another program"), "x");
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST_F(OutputTest, ASignalLeavesNothing) {
  test::write_file(folder_ / "a", "old");
  for (int signal_number : {SIGINT, SIGTERM, SIGHUP}) {
    pid_t child = ::fork();
    if (child == 0) {
      handle_signals();  // of this process
      ::setenv("TMPDIR", (folder_ / "").c_str(), 1);
      TemporaryDirectory temporary(diagnostics_);
      temporary.write("inner", "x");
      OutputFile file(folder_ / "a", OutputFile::Contents::Object, diagnostics_);
      file.write("partial");
      ::raise(signal_number);
      ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(WTERMSIG(status), signal_number);
    EXPECT_EQ(listing(), "a\n");
  }
  EXPECT_EQ(read_file(folder_ / "a"), "old");
}

}  // namespace
}  // namespace lilt::driver
