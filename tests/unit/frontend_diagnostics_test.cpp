// Messages of the front end: their words, places and notes, suggestions, and one report per
// mistake. (tests/diagnostics has one file per rule; these tests cover what files cannot show
// well.)
#include <gtest/gtest.h>

#include "tests/unit/frontend_fixture.h"

namespace lilt {
namespace {

// Reports on a function of two parameters with the given lines as its body.
std::string in_body(const std::string& lines) {
  return reports_of("define i64 @f(i64 %n, i64* %p) {\n" + lines + "}\n");
}

TEST(FrontendDiagnostics, MisspeltWordsGetASuggestion) {
  EXPECT_EQ(in_body("  %x = addd i64 %n, 1\n  ret i64 %x\n"),
            "error 2:8: expected an instruction, found 'addd'; did you mean 'add'?\n");
  EXPECT_EQ(in_body("  %value = add i64 %n, 1\n  ret i64 %valu\n"),
            "error 3:11: undefined local '%valu'; did you mean '%value'?\n");
  EXPECT_EQ(in_body("  br label %finsh\nfinish:\n  ret i64 %n\n"),
            "error 2:12: undefined label '%finsh'; did you mean '%finish'?\n");
  EXPECT_EQ(in_body("  store i64* nul, i64** null\n  ret i64 1\n"),
            "error 2:14: expected a value, found 'nul'; did you mean 'null'?\n");
  EXPECT_EQ(reports_of("%matrix = type { i64 }\n@g = global %matix* null\n"),
            "error 2:13: undefined type '%matix'; did you mean '%matrix'?\n");
  EXPECT_EQ(reports_of("@counter = global i64 0\n@p = global i64* @couner\n"),
            "error 2:18: undefined global '@couner'; did you mean '@counter'?\n");
  EXPECT_EQ(
      reports_of("defin i64 @f() {\n  ret i64 1\n}\n"),
      "error 1:1: expected a definition at top level, found 'defin'; did you mean 'define'?\n");
  EXPECT_EQ(reports_of("define viod @f() {\n  ret void\n}\n"),
            "error 1:8: expected a type, found 'viod'; did you mean 'void'?\n");
}

TEST(FrontendDiagnostics, TypesAreShownAsWritten) {
  EXPECT_EQ(in_body("  %x = add i64 %p, 1\n  ret i64 %x\n"),
            "error 2:16: '%p' has type 'i64*', expected 'i64'\n"
            "  note 1:28: '%p' is defined here\n");
  EXPECT_EQ(in_body("  %v = load i1, i64* %p\n  ret i64 1\n"),
            "error 2:17: load of 'i1' from 'i64*'\n");
  EXPECT_EQ(reports_of("declare i64 @g(i64*)\ndefine void @f(i8* %p) {\n"
                       "  %x = call i64 @g(i8* %p)\n  ret void\n}\n"),
            "error 3:17: '@g' has type 'i64 (i64*)', but is called as 'i64 (i8*)'\n"
            "  note 1:13: '@g' is defined here\n");
}

// Whatever kind of error is the one too many, the header ends in order.
TEST(FrontendDiagnostics, ManyErrorsInAHeaderAreCutOff) {
  auto errors_of_many = [](const std::string& before, const std::string& behind) {
    std::string text;
    for (int i = 0; i < 30; ++i) text += before + std::to_string(i) + behind + "\n";
    std::string reports = parse_text("source_filename = \"t\"\n" + text)->reports();
    return std::ranges::count(reports, '\n');
  };
  EXPECT_EQ(errors_of_many("declare void @llvm.ctpop.i", "(i32)"), 20);
  EXPECT_EQ(errors_of_many("@g", " = global %missing zeroinitializer"), 1);
  EXPECT_EQ(errors_of_many("@g", " = globl i32 0"), 20);
  EXPECT_EQ(errors_of_many("@g", " = global i32 0, comdat($c)"), 20);
  EXPECT_EQ(errors_of_many("@g", " = global i32 @nothing"), 20);
  EXPECT_EQ(errors_of_many("@a", " = alias i32, i32* @nothing"), 20);
  // What is settled after the last of them reports nothing.
  std::string text =
      "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"override-stack-alignment\", i32 12345}\n";
  for (int i = 0; i < 30; ++i) text += "@g" + std::to_string(i) + " = globl i32 0\n";
  const std::string reports = parse_text(text)->reports();
  EXPECT_EQ(std::ranges::count(reports, '\n'), 20);
}

TEST(FrontendDiagnostics, AMistakeIsReportedOnce) {
  // Uses of an instruction with an error are not errors.
  EXPECT_EQ(in_body("  %x = add i64 %n 1\n  %y = mul i64 %x, %x\n  ret i64 %y\n"),
            "error 2:19: expected ',' between the operands, found '1'\n");
  // An undefined name is reported at its first use.
  EXPECT_EQ(in_body("  %y = add i64 %x, %x\n  %z = add i64 %x, %y\n  ret i64 %z\n"),
            "error 2:16: undefined local '%x'\n");
  // A broken terminator is a terminator.
  EXPECT_EQ(in_body("  br label\nnext:\n  ret i64 %n\n"),
            "error 3:1: expected a name with '%', found 'next'\n");
  // Definitions on a skipped line are not reported as undefined.
  EXPECT_EQ(in_body("  %a = add i64 1 %b = add i64 2, 3\n  ret i64 %b\n"),
            "error 2:18: expected ',' between the operands, found '%b'\n");
  // A type with an error is a type.
  EXPECT_EQ(reports_of("%t = type { i64, boo }\n@g = global %t* null\n"
                       "define %t* @f() {\n  %p = alloca %t\n  ret %t* %p\n}\n"),
            "error 1:18: expected a type, found 'boo'\n");
}

TEST(FrontendDiagnostics, IndependentMistakesAreAllReported) {
  EXPECT_EQ(in_body("  %a = add i64 %n, @nothing\n  %b = icmp weird i64 1, 2\n"
                    "  %c = load i64, i64* %n\n  br label %nowhere\n"),
            "error 2:20: undefined global '@nothing'\n"
            "error 3:13: expected a predicate of 'icmp', found 'weird': eq ne ugt uge ult ule sgt "
            "sge slt sle\n"
            "error 4:23: '%n' has type 'i64', expected 'i64*'\n"
            "  note 1:19: '%n' is defined here\n"
            "error 5:12: undefined label '%nowhere'\n");
  EXPECT_EQ(reports_of("@a = global i64\n@b = global i1 7\ndeclare i64 @f(void)\n"
                       "@c = globl i64 1\ndefine i64 @g() {\n  ret i1 1\n}\n"),
            "error 2:1: expected an initializer, found '@b'\n"
            "error 2:16: integer '7' does not fit type 'i1'\n"
            "error 3:16: 'void' cannot be a parameter\n"
            "error 4:6: expected 'global' or 'constant', found 'globl'; did you mean 'global'?\n"
            "error 6:7: return of 'i1' from '@g', whose result is 'i64'\n"
            "  note 5:12: '@g' is defined here\n");
}

TEST(FrontendDiagnostics, AMissingBraceEndsAtTheNextDefinition) {
  EXPECT_EQ(reports_of("define i64 @f() {\n  ret i64 1\n\ndefine i64 @g() {\n  ret i64 2\n}\n"),
            "error 4:1: expected '}' at the end of the body of '@f', found 'define'\n"
            "  note 1:17: the body begins at this '{'\n");
}

TEST(FrontendDiagnostics, Dominance) {
  EXPECT_EQ(in_body("  %c = icmp eq i64 %n, 1\n  br i1 %c, label %a, label %b\n"
                    "a:\n  %x = add i64 %n, 1\n  br label %b\nb:\n  ret i64 %x\n"),
            "error 8:11: a path leads to this use of '%x' that does not pass its definition: %0 "
            "-> %b\n"
            "  note 5:3: '%x' is defined here\n");
  EXPECT_EQ(in_body("  %y = add i64 %x, 1\n  %x = add i64 %n, 1\n  ret i64 %y\n"),
            "error 2:16: '%x' is used before it is defined\n"
            "  note 3:3: '%x' is defined here\n");
  // Unreachable code may use any value, but its definitions reach no other code.
  EXPECT_EQ(in_body("  ret i64 %n\ndead:\n  %y = add i64 %x, 1\n  %x = add i64 %y, 1\n"
                    "  br label %dead\n"),
            "");
  EXPECT_NE(in_body("  br label %b\ndead:\n  %x = add i64 1, 1\n  br label %b\nb:\n  ret i64 %x\n"),
            "");
}

TEST(FrontendDiagnostics, LongPathsAreShownAtTheirEnds) {
  std::string text = "  br i1 true, label %b0, label %d\nd:\n  %x = add i64 1, 2\n  br label %b9\n";
  for (int i = 0; i < 9; ++i)
    text += "b" + std::to_string(i) + ":\n  br label %b" + std::to_string(i + 1) + "\n";
  EXPECT_EQ(in_body(text + "b9:\n  ret i64 %x\n"),
            "error 25:11: a path leads to this use of '%x' that does not pass its definition: %0 "
            "-> %b0 -> %b1 -> ... -> %b7 -> %b8 -> %b9\n"
            "  note 4:3: '%x' is defined here\n");
}

TEST(FrontendDiagnostics, PhisOfOneBlock) {
  std::string head = "  br label %loop\nloop:\n";
  EXPECT_EQ(in_body(head + "  %x = phi i64 [ 0, %entry ], [ %x, %loop ]\n  br label %loop\n"),
            "error 4:21: undefined label '%entry'; the first block has no label: write 'entry:' "
            "before it\n");
  EXPECT_EQ(in_body("  br label %a\na:\n  %x = phi i64 [ 1, %b ], [ 2, %b ], [ 3, %a ]\n"
                    "  br label %b\nb:\n  br label %a\n"),
            "error 4:8: 'phi' has no value for predecessor at the entry\n"
            "error 4:32: 'phi' has two different values for block '%b'\n"
            "error 4:43: block '%a' is not a predecessor of this block\n");
}

TEST(FrontendDiagnostics, AtMostTwentyErrorsAFunctionAndTheNextIsStillRead) {
  std::string text = "define void @f() {\n";
  for (int i = 0; i < 50; ++i) text += "  call void @g" + std::to_string(i) + "(i99999 1)\n";
  text += "  ret void\n}\ndefine i64 @h() {\n  ret i1 0\n}\n";
  EXPECT_EQ(parse_text(text)->diagnostics.error_count(), 21u);
}

TEST(FrontendDiagnostics, NestingIsBounded) {
  auto repeated = [](const std::string& part, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += part;
    return text;
  };
  for (int depth : {500, 600, 100000}) {
    bool fits = depth <= 500;
    EXPECT_EQ(parse_text("@g = global i64" + repeated("*", depth) + " null\n")->ok(), fits);
    EXPECT_EQ(
        parse_text("@g = external global " + repeated("{", depth) + repeated("}", depth))->ok(),
        fits);
    EXPECT_EQ(parse_text("@a = global i8* null\n@g = global i8** " +
                         repeated("bitcast (i8** ", depth) + "@a" + repeated(" to i8**)", depth))
                  ->ok(),
              fits);
  }
}

// Twice the input must not take much more than twice the time; here: it must end quickly.
TEST(FrontendDiagnostics, ManyErrorsTakeLinearTime) {
  std::string functions, locals = "define void @big() {\n";
  for (int i = 0; i < 20000; ++i) {
    std::string number = std::to_string(i);
    locals += "  %name" + number + " = add i64 1, 1\n";
    functions += "define i64 @f" + number + "() {\n  %x = add i64 %nome" + number +
                 ", 1\n  %y = load i64, i64* @undefined" + number + "\n  ret i64 %y\n}\n";
  }
  auto parsed = parse_text(locals + "  ret void\n}\n" + functions);
  EXPECT_EQ(parsed->diagnostics.error_count(), 40000u);
  std::string open;
  for (int i = 0; i < 20000; ++i) open += "define void @f" + std::to_string(i) + "() {\n";
  EXPECT_FALSE(parse_text(open)->ok());
}

}  // namespace
}  // namespace lilt
