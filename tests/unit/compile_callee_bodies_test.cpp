// Bodies for inlining: what is known about them is kept, instructions only while they are few.
#include "backend/compile/callee_bodies.h"

#include <gtest/gtest.h>

#include <string>

namespace lilt::backend {
namespace {

// A module of so many functions that return a number of their own.
std::string module_of(int functions) {
  std::string text;
  for (int i = 1; i <= functions; ++i) {
    const std::string n = std::to_string(i);
    text += "define internal i64 @f" + n + "(i64 %x) {\n  %y = add i64 %x, " + n +
            "\n  ret i64 %y\n}\n";
  }
  return text;
}

TEST(CalleeBodies, AreSurveyedOnce) {
  auto source = SourceText::from_memory("test.ll", module_of(2000));
  Diagnostics diagnostics;
  auto header = frontend::parse_module_header(*source, diagnostics);
  CalleeBodies bodies(*header);
  bodies.start_caller();
  for (ssa::SymbolId id : header->symbols()) ASSERT_NE(bodies.find(id, false), nullptr);

  bodies.start_caller();
  size_t kept = 0;
  for (ssa::SymbolId id : header->symbols()) {
    opt::InlineBody* body = bodies.find(id, false);
    ASSERT_NE(body, nullptr);
    EXPECT_EQ(body->symbol, id);
    EXPECT_EQ(body->survey.size, 1u);
    kept += body->function != nullptr;  // none is read again
  }
  EXPECT_EQ(kept, 256u);
}

TEST(CalleeBodies, ThoseThatRecentCallersAskedForStay) {
  auto source = SourceText::from_memory("test.ll", module_of(2000));
  Diagnostics diagnostics;
  auto header = frontend::parse_module_header(*source, diagnostics);
  CalleeBodies bodies(*header);
  opt::InlineBody* seventh = bodies.find(header->find("f7"), false);
  for (ssa::SymbolId id : header->symbols()) {
    bodies.start_caller();
    bodies.find(id, false);
    const ssa::Function* function = seventh->function.get();
    EXPECT_EQ(&bodies.function_of(*seventh), function);
  }
}

TEST(CalleeBodies, AreReadAgainOnDemand) {
  auto source = SourceText::from_memory("test.ll", module_of(2000));
  Diagnostics diagnostics;
  auto header = frontend::parse_module_header(*source, diagnostics);
  CalleeBodies bodies(*header);
  for (ssa::SymbolId id : header->symbols()) bodies.find(id, false);
  bodies.start_caller();
  const ssa::SymbolId seventh = header->find("f7");
  const ssa::Function& function = bodies.function_of(*bodies.find(seventh, false));
  EXPECT_EQ(function.symbol(), seventh);
  EXPECT_EQ(function.blocks().size(), 1u);
  EXPECT_EQ(&function, &bodies.function_of(*bodies.find(seventh, false)));
}

}  // namespace
}  // namespace lilt::backend
