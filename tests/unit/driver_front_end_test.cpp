#include "driver/front_end.h"

#include <gtest/gtest.h>

namespace lilt::driver {
namespace {

TEST(FrontEnd, FindsCoroutines) {
  EXPECT_TRUE(
      declares_coroutines("; a comment\ndeclare ptr @llvm.coro.begin(token, ptr writeonly) #3\n"));
  EXPECT_TRUE(declares_coroutines("\ndeclare i8* @llvm.coro.begin(token, i8* writeonly)\n"));
}

TEST(FrontEnd, NamesInConstantsAreNoCoroutines) {
  EXPECT_FALSE(declares_coroutines(
      "\n@.str = private constant [30 x i8] c\"\\0Adeclare ptr @llvm.coro.begin(\\00\"\n"));
}

}  // namespace
}  // namespace lilt::driver
