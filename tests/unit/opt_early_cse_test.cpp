// Early-cse on functions too long for a golden test.
#include <string>

#include "ir/opt/passes.h"
#include "tests/unit/opt_text.h"

namespace lilt::opt {
namespace {

// Two equal products with so many blocks between them.
std::string products_apart(int blocks) {
  std::string text = "define i64 @f(i64 %a, i64 %b) {\n  %first = mul i64 %a, %b\n";
  for (int i = 0; i < blocks; ++i) {
    const std::string name = "b" + std::to_string(i), next = "b" + std::to_string(i + 1);
    text += (i == 0 ? "  br label %b0\n" : "") + name + ":\n  %s" + std::to_string(i) +
            " = sub i64 %a, " + std::to_string(i + 1) + "\n  %c" + std::to_string(i) +
            " = icmp eq i64 %s" + std::to_string(i) + ", %b\n  br i1 %c" + std::to_string(i) +
            ", label %end, label %" + next + "\n";
  }
  return text + "b" + std::to_string(blocks) +
         ":\n  %second = mul i64 %a, %b\n  %sum = add i64 %first, %second\n  ret i64 %sum\nend:\n" +
         "  ret i64 0\n}\n";
}

size_t products_left(int blocks) {
  const std::string text = optimize(products_apart(blocks), {early_cse});
  size_t count = 0;
  for (size_t at = text.find("= mul"); at != std::string::npos; at = text.find("= mul", at + 1))
    ++count;
  return count;
}

// Their value would be live in all blocks between.
TEST(EarlyCse, LeavesEqualInstructionsThatAreFarApart) {
  EXPECT_EQ(products_left(1), 1u);
  EXPECT_EQ(products_left(50), 1u);
  EXPECT_EQ(products_left(100), 2u);
}

}  // namespace
}  // namespace lilt::opt
