#include "tests/unit/opt_text.h"

namespace lilt::opt {
namespace {

std::string simplified(const std::string& text) {
  return optimize("source_filename = \"x\"\n" + text, {simplify_cfg});
}

TEST(SimplifyCfg, ConstantBranchesAndDeadBlocksGo) {
  EXPECT_EQ(simplified(R"(define i64 @f(i64 %x) {
entry:
  br i1 true, label %live, label %dead
dead:
  br label %join
live:
  %a = add i64 %x, 1
  br label %join
join:
  %r = phi i64 [ 0, %dead ], [ %a, %live ]
  ret i64 %r
}
)"),
            R"(define i64 @f(i64 %x) {
entry:
  %a = add i64 %x, 1
  ret i64 %a
}
)");
}

TEST(SimplifyCfg, EqualTargetsBecomeAJump) {
  EXPECT_EQ(simplified(R"(define i64 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %r = phi i64 [ 3, %a ], [ 3, %b ]
  ret i64 %r
}
)"),
            "define i64 @f(i1 %c) {\nentry:\n  ret i64 3\n}\n");
}

TEST(SimplifyCfg, SmallDiamondsBecomeSelects) {
  EXPECT_EQ(simplified(R"(define i64 @f(i1 %c, i64 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  %v = add i64 %x, 1
  br label %join
b:
  %w = shl i64 %x, 2
  br label %join
join:
  %r = phi i64 [ %v, %a ], [ %w, %b ]
  ret i64 %r
}
)"),
            R"(define i64 @f(i1 %c, i64 %x) {
entry:
  %v = add i64 %x, 1
  %w = shl i64 %x, 2
  %r = select i1 %c, i64 %v, i64 %w
  ret i64 %r
}
)");
}

TEST(SimplifyCfg, TrianglesBecomeSelectsEitherWay) {
  for (const char* branch : {"label %a, label %join", "label %join, label %a"}) {
    std::string out =
        simplified(std::string("define i64 @f(i1 %c, i64 %x) {\nentry:\n  br i1 %c, ") + branch +
                   "\na:\n  %v = sub i64 0, %x\n  br label %join\njoin:\n"
                   "  %r = phi i64 [ %x, %entry ], [ %v, %a ]\n  ret i64 %r\n}\n");
    EXPECT_NE(out.find("select"), std::string::npos) << out;
    EXPECT_EQ(out.find("br "), std::string::npos) << out;
  }
}

TEST(SimplifyCfg, LoadsDivisionsAndLongArmsStay) {
  for (const char* arm : {"%v = load i64, ptr %p", "%v = sdiv i64 %x, %y", "%v = mul i64 %x, %y",
                          "%t = add i64 %x, %y\n  %u = xor i64 %t, %y\n  %v = or i64 %u, 7"}) {
    std::string text = std::string(
                           "define i64 @f(i1 %c, i64 %x, i64 %y, ptr %p) {\nentry:\n"
                           "  br i1 %c, label %a, label %join\n\na:\n  ") +
                       arm +
                       "\n  br label %join\n\njoin:\n  %r = phi i64 [ %x, %entry ], [ %v, %a ]\n"
                       "  ret i64 %r\n}\n";
    EXPECT_EQ(simplified(text), text);
  }
}

TEST(SimplifyCfg, EdgesAreThreadedThroughBranchesOnConstantPhis) {
  // The short-circuit form of `if (x && y)`.
  EXPECT_EQ(simplified(R"(define i64 @f(i1 %x, ptr %p) {
entry:
  br i1 %x, label %right, label %test
right:
  %y = load i1, ptr %p
  br label %test
test:
  %both = phi i1 [ false, %entry ], [ %y, %right ]
  br i1 %both, label %yes, label %no
yes:
  store i1 false, ptr %p
  ret i64 1
no:
  ret i64 0
}
)"),
            R"(define i64 @f(i1 %x, ptr %p) {
entry:
  br i1 %x, label %right, label %no

right:
  %y = load i1, ptr %p
  br i1 %y, label %yes, label %no

yes:
  store i1 false, ptr %p
  ret i64 1

no:
  ret i64 0
}
)");
}

TEST(SimplifyCfg, JoinsOfJoinsBecomeOne) {
  std::string out = simplified(R"(define i64 @f(i64 %x, ptr %p) {
entry:
  switch i64 %x, label %c [
    i64 1, label %a
    i64 2, label %b
  ]
a:
  %u = load i64, ptr %p
  br label %inner
b:
  store i64 0, ptr %p
  br label %inner
inner:
  %i = phi i64 [ %u, %a ], [ 2, %b ]
  br label %outer
c:
  store i64 1, ptr %p
  br label %outer
outer:
  %r = phi i64 [ %i, %inner ], [ 3, %c ]
  ret i64 %r
}
)");
  EXPECT_EQ(out.find("inner"), std::string::npos) << out;
  EXPECT_NE(out.find("%r = phi i64 [ %u, %a ], [ 2, %b ], [ 3, %c ]"), std::string::npos) << out;
}

TEST(SimplifyCfg, SwitchesLoseWhatTheyDoNotNeed) {
  EXPECT_EQ(simplified(R"(define i64 @f(i64 %x) {
entry:
  switch i64 %x, label %other [
    i64 1, label %one
    i64 2, label %other
  ]
one:
  ret i64 10
other:
  ret i64 20
}
)"),
            R"(define i64 @f(i64 %x) {
entry:
  %v0 = icmp eq i64 %x, 1
  br i1 %v0, label %one, label %other

one:
  ret i64 10

other:
  ret i64 20
}
)");
  EXPECT_EQ(simplified(R"(define i64 @f() {
entry:
  switch i64 2, label %other [
    i64 1, label %other
    i64 2, label %two
  ]
two:
  ret i64 10
other:
  ret i64 20
}
)"),
            "define i64 @f() {\nentry:\n  ret i64 10\n}\n");
}

TEST(SimplifyCfg, EmptyEndlessLoopsStay) {
  std::string out = simplified(R"(define void @f(i1 %c) {
entry:
  br i1 %c, label %a, label %exit
a:
  br label %b
b:
  br label %a
exit:
  ret void
}
)");
  EXPECT_NE(out.find("exit:"), std::string::npos) << out;
  EXPECT_NE(out.find("br i1 %c"), std::string::npos) << out;
}

TEST(SimplifyCfg, BranchesToUnreachableAreNotTaken) {
  EXPECT_EQ(simplified(R"(define i64 @f(i1 %c) {
entry:
  br i1 %c, label %bad, label %good
bad:
  unreachable
good:
  ret i64 1
}
)"),
            "define i64 @f(i1 %c) {\nentry:\n  ret i64 1\n}\n");
}

// A long line of blocks, each also left for one exit with its own value: one phi of 50 000 entries.
TEST(SimplifyCfg, Scales) {
  std::string text = "define i64 @f(ptr %p) {\nentry:\n  br label %b0\n";
  std::string phi = "exit:\n  %r = phi i64 ";
  constexpr int kCount = 50000;
  for (int i = 0; i < kCount; ++i) {
    std::string n = std::to_string(i);
    text += "b" + n + ":\n  %c" + n + " = load volatile i1, ptr %p\n  br i1 %c" + n + ", label %e" +
            n + ", label %m" + n + "\ne" + n + ":\n  br label %exit\nm" + n + ":\n  br label %b" +
            std::to_string(i + 1) + "\n";
    phi += "[ " + n + ", %e" + n + " ], ";
  }
  text += "b50000:\n  br label %exit\n" + phi + "[ -1, %b50000 ]\n  ret i64 %r\n}\n";
  std::string out = simplified(text);
  EXPECT_EQ(std::count(out.begin(), out.end(), ':'), kCount + 1) << out.substr(0, 500);
}

}  // namespace
}  // namespace lilt::opt
