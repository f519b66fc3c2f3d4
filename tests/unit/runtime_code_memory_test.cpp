#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <random>

#include "object_test_support.h"
#include "runtime/code_memory.h"

namespace lilt::runtime {
namespace {

constexpr uint64_t kMebibyte = uint64_t{1} << 20;

class CodeMemoryTest : public ::testing::TestWithParam<PageSource> {
 protected:
  MemoryBlock allocate(MemoryKind kind, uint64_t size, uint64_t align = 16) {
    std::string error;
    auto block = memory_.allocate(kind, size, align, error);
    EXPECT_TRUE(block.has_value()) << error;
    return block.value_or(MemoryBlock());
  }
  static bool is_zero(const uint8_t* bytes, uint64_t count) {
    return std::all_of(bytes, bytes + count, [](uint8_t byte) { return byte == 0; });
  }
  CodeMemory memory_{GetParam()};
};

TEST_P(CodeMemoryTest, CodeIsWrittenAtAnotherAddressThanItRuns) {
  const MemoryBlock block = allocate(MemoryKind::Executable, 6);
  const uint8_t code[] = {0xB8, 7, 0, 0, 0, 0xC3};  // mov $7, %eax; ret
  std::memcpy(block.writable, code, sizeof code);
  EXPECT_NE(block.writable, block.address);
  EXPECT_EQ(reinterpret_cast<int (*)()>(block.address)(), 7);
  const std::string maps = test::read_file("/proc/self/maps");
  EXPECT_EQ(maps.find("rwx"), std::string::npos) << maps;
  const auto place = reinterpret_cast<uint64_t>(block.address);
  EXPECT_GE(place, memory_.code().begin);
  EXPECT_LT(place, memory_.code().end);
}

TEST_P(CodeMemoryTest, KindsLieWithinReachOfEachOther) {
  const MemoryBlock code = allocate(MemoryKind::Executable, 100 * kMebibyte);
  const MemoryBlock constants = allocate(MemoryKind::ReadOnly, 100 * kMebibyte);
  const MemoryBlock data = allocate(MemoryKind::Writable, 800 * kMebibyte);
  for (const MemoryBlock& a : {code, constants, data})
    for (const MemoryBlock& b : {code, constants, data})
      EXPECT_LE((a.address + a.size) - b.address, INT32_MAX);
}

TEST_P(CodeMemoryTest, BlocksAreAlignedAndDisjoint) {
  std::mt19937 random(1);
  std::map<uint8_t*, uint8_t*> taken;  // begin: end
  std::vector<std::pair<MemoryKind, MemoryBlock>> blocks;
  for (int step = 0; step < 4000; ++step) {
    if (!blocks.empty() && random() % 2 == 0) {
      std::swap(blocks[random() % blocks.size()], blocks.back());
      taken.erase(blocks.back().second.address);
      memory_.free(blocks.back().first, blocks.back().second);
      blocks.pop_back();
      continue;
    }
    const auto kind = static_cast<MemoryKind>(random() % kMemoryKinds);
    const uint64_t align = uint64_t{1} << random() % 14;
    const uint64_t size = 1 + random() % (step % 50 == 0 ? 100000 : 1000);
    const MemoryBlock block = allocate(kind, size, align);
    ASSERT_EQ(reinterpret_cast<uint64_t>(block.address) % align, 0u);
    ASSERT_GE(block.size, size);
    ASSERT_TRUE(kind != MemoryKind::Writable || is_zero(block.address, size));
    std::memset(block.writable, 0xA5, size);
    const auto behind = taken.upper_bound(block.address);
    ASSERT_TRUE(behind == taken.end() || block.address + block.size <= behind->first);
    ASSERT_TRUE(behind == taken.begin() || std::prev(behind)->second <= block.address);
    taken[block.address] = block.address + block.size;
    blocks.push_back({kind, block});
  }
  for (auto& [kind, block] : blocks) memory_.free(kind, block);
  EXPECT_EQ(memory_.used(), 0u);
}

TEST_P(CodeMemoryTest, FreePagesGoBackAndAreUsedAgain) {
  for (MemoryKind kind : {MemoryKind::Executable, MemoryKind::ReadOnly, MemoryKind::Writable}) {
    const MemoryBlock first = allocate(kind, 64 * kMebibyte);
    EXPECT_GE(memory_.resident(), 64 * kMebibyte);
    std::memset(first.writable, 1, first.size);
    memory_.free(kind, first);
    EXPECT_LE(memory_.resident(), CodeMemory::kMaxIdlePages * CodeMemory::kPageSize);
    const MemoryBlock second = allocate(kind, 64 * kMebibyte);
    EXPECT_EQ(second.address, first.address);
    EXPECT_EQ(second.address[5 * kMebibyte], 0);
    memory_.free(kind, second);
  }
}

TEST_P(CodeMemoryTest, NeighboursAreJoined) {
  std::vector<MemoryBlock> blocks;
  for (int i = 0; i < 4; ++i) blocks.push_back(allocate(MemoryKind::ReadOnly, 1024));
  for (int i : {1, 3, 2, 0}) memory_.free(MemoryKind::ReadOnly, blocks[static_cast<size_t>(i)]);
  EXPECT_EQ(allocate(MemoryKind::ReadOnly, 4096).address, blocks[0].address);
}

TEST_P(CodeMemoryTest, MoreThanTheAddressesIsAnError) {
  std::string error;
  EXPECT_FALSE(memory_.allocate(MemoryKind::Writable, uint64_t{3} << 30, 16, error));
  EXPECT_EQ(error, "code and data in memory are larger than 2 GiB");
  EXPECT_EQ(memory_.used(), 0u);
}

// In a process of its own: what `check` returns is its status.
int in_child(int (*check)()) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(check());
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

#if !defined(LILT_SANITIZE) && !defined(__SANITIZE_THREAD__)
TEST(CodeMemoryLimitTest, FewAddressesSuffice) {
  EXPECT_EQ(in_child([] {
              const rlimit limit{512 * kMebibyte, 512 * kMebibyte};
              ::setrlimit(RLIMIT_AS, &limit);
              CodeMemory memory;
              std::string error;
              if (!memory.allocate(MemoryKind::Executable, kMebibyte, 16, error)) return 1;
              if (memory.allocate(MemoryKind::Writable, 1024 * kMebibyte, 16, error)) return 2;
              return error.find("addresses that the system allows") == std::string::npos ? 3 : 0;
            }),
            0);
}

TEST(CodeMemoryLimitTest, SmallFilesSuffice) {
  EXPECT_EQ(in_child([] {
              const rlimit limit{64 * kMebibyte, 64 * kMebibyte};
              ::setrlimit(RLIMIT_FSIZE, &limit);
              CodeMemory memory;
              std::string error;
              return memory.allocate(MemoryKind::Executable, kMebibyte, 16, error) ? 0 : 1;
            }),
            0);
}

TEST(CodeMemoryLimitTest, RefusedMemoryIsAnError) {
  EXPECT_EQ(in_child([] {
              const rlimit limit{0, 0};
              ::setrlimit(RLIMIT_NOFILE, &limit);
              CodeMemory memory;
              std::string error;
              if (memory.allocate(MemoryKind::Executable, 1, 16, error)) return 1;
              return error == "cannot make a file in memory for code: Too many open files" ? 0 : 2;
            }),
            0);
}
#endif

TEST_P(CodeMemoryTest, ParentAndChildDoNotShareWhatTheyAdd) {
  CodeMemory& memory = memory_;
  std::string error;
  const MemoryBlock old = *memory.allocate(MemoryKind::Executable, 64, 16, error);
  std::memset(old.writable, 1, 64);
  int ready[2], done[2];
  ASSERT_EQ(::pipe(ready) | ::pipe(done), 0);
  const pid_t child = ::fork();
  char token = 0;
  if (child == 0) {
    auto block = memory.allocate(MemoryKind::Executable, 64, 16, error);
    std::memset(block->writable, 2, 64);
    const bool good = ::write(ready[1], &token, 1) == 1 && ::read(done[0], &token, 1) == 1;
    ::_exit(good && block->address[0] == 2 && old.address[0] == 1 ? 0 : 1);
  }
  ASSERT_EQ(::read(ready[0], &token, 1), 1);
  const MemoryBlock block = *memory.allocate(MemoryKind::Executable, 64, 16, error);
  std::memset(block.writable, 3, 64);
  EXPECT_EQ(block.address[0], 3);
  ASSERT_EQ(::write(done[1], &token, 1), 1);
  int status = 0;
  ::waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  for (int end : {ready[0], ready[1], done[0], done[1]}) ::close(end);
}

INSTANTIATE_TEST_SUITE_P(OfAllSources, CodeMemoryTest,
                         ::testing::Values(PageSource::File, PageSource::Anonymous,
                                           PageSource::Debugged));

}  // namespace
}  // namespace lilt::runtime
