// Passes over allocated machine IR: text in, text out.
#include <gtest/gtest.h>

#include "backend/passes/machine_passes.h"
#include "emit/x86/instructions.h"
#include "ir/mir/machine_parser.h"
#include "ir/mir/machine_printer.h"
#include "ir/mir/machine_verifier.h"

namespace lilt::backend {
namespace {

using Pass = void (*)(mir::MachineFunction&, Arena&);

template <BlockOrder kOrder>
void lay_out(mir::MachineFunction& function, Arena& scratch) {
  block_layout(function, kOrder, scratch);
}

// Runs the passes on a machine function given without its first and last line; returns its text.
std::string print_after(std::initializer_list<Pass> passes, const std::string& body) {
  auto source = SourceText::from_memory("test", "machine function @f {\n" + body + "}\n");
  mir::MachineFunction function;
  Diagnostics diagnostics;
  SourceOffset offset = 0;
  EXPECT_TRUE(mir::parse(*source, offset, x86::target(), function, diagnostics))
      << diagnostics.render(DiagnosticFormat::Text, false);
  Arena scratch;
  for (Pass pass : passes) pass(function, scratch);
  for (const std::string& fault : mir::verify(function)) ADD_FAILURE() << fault;
  std::string text;
  mir::print(text, function);
  return text;
}

// The lines of the body without indentation.
std::string run(std::initializer_list<Pass> passes, const std::string& body) {
  const std::string text = print_after(passes, body);
  std::string lines;
  bool in_block = false;
  for (size_t at = 0, end; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
    std::string line = text.substr(at, end - at);
    if (line.starts_with("bb.")) in_block = true;
    if (!in_block || line == "}") continue;
    lines += line.starts_with("bb.") ? line.substr(0, line.find_first_of(" :")) + ":\n"
                                     : line.substr(2) + "\n";
  }
  return lines;
}

TEST(TwoAddress, OperandThatDiesIsTied) {
  EXPECT_EQ(run({choose_two_address}, R"(  properties ssa
  bb.0 freq 1:
    %t0:gpr @rdi, %t1:gpr @rsi = ENTRY
    %t2:gpr = ADD64rr tied %t0, %t1
    %t3:gpr = IMUL64rr tied %t0, %t2
    %t4:gpr = SUB64rr tied %t0, %t3
    RET %t4 @rax
)"),
            "bb.0:\n%t0:gpr @rdi, %t1:gpr @rsi = ENTRY\n%t2:gpr = ADD64rr tied %t1, %t0\n"
            "%t3:gpr = IMUL64rr tied %t2, %t0\n%t4:gpr = SUB64rr tied %t0, %t3\nRET %t4 @rax\n");
}

TEST(TwoAddress, OperandThatIsReadTheLastTimeIsTied) {
  EXPECT_EQ(run({choose_two_address}, R"(  properties ssa
  bb.0 freq 1 to bb.1:
    %t0:gpr @rdi, %t1:gpr @rsi = ENTRY
    %t2:gpr = ADD64rr tied %t0, %t1
    MOV64mr [%t0], %t2
    %t3:gpr = XOR64rr tied %t0, %t2
    JMP bb.1
  bb.1 freq 1 from bb.0:
    %t4:gpr = SUB64rr tied %t0, %t3
    RET %t4 @rax
)"),
            "bb.0:\n%t0:gpr @rdi, %t1:gpr @rsi = ENTRY\n%t2:gpr = ADD64rr tied %t1, %t0\n"
            "MOV64mr [%t0], %t2\n%t3:gpr = XOR64rr tied %t2, %t0\nJMP bb.1\n"
            "bb.1:\n%t4:gpr = SUB64rr tied %t0, %t3\nRET %t4 @rax\n");
}

TEST(TwoAddress, SumIsTiedToWhatItIsAddedUpIn) {
  EXPECT_EQ(run({choose_two_address}, R"(  properties ssa
  bb.0 freq 1 to bb.1:
    %t0:gpr @rdi = ENTRY
    %t1:gpr = MOV32ri 0
  bb.1 freq 8 depth 1 from bb.0 bb.1 to bb.1 bb.2:
    %t2:gpr = PHI %t1, bb.0, %t4, bb.1
    %t3:gpr = MOV64rm [%t0]
    %t4:gpr = ADD64rr tied %t3, %t2
    TEST64rr %t4, %t4
    Jl bb.1
  bb.2 freq 1 from bb.1:
    RET %t2 @rax
)"),
            "bb.0:\n%t0:gpr @rdi = ENTRY\n%t1:gpr = MOV32ri 0\nbb.1:\n%t2:gpr = PHI %t1, bb.0, "
            "%t4, bb.1\n"
            "%t3:gpr = MOV64rm [%t0]\n%t4:gpr = ADD64rr tied %t2, %t3\nTEST64rr %t4, %t4\nJl bb.1\n"
            "bb.2:\nRET %t2 @rax\n");
}

TEST(PrologueEpilogue, LeafWithoutSlotsHasNoFrame) {
  EXPECT_EQ(run({insert_prologue_epilogue}, R"(  properties allocated
  bb.0 freq 1:
    rax = MOV64rr rdi
    RET rax
)"),
            "bb.0:\nrax = MOV64rr rdi\nRET rax\n");
}

TEST(PrologueEpilogue, LeafSlotsLieInTheRedZone) {
  EXPECT_EQ(run({insert_prologue_epilogue}, R"(  properties allocated
  slot.0 local size 8 align 8
  bb.0 freq 1:
    MOV64mr [slot.0], rdi
    RET
)"),
            "bb.0:\nMOV64mr [rsp - 8], rdi\nRET\n");
}

TEST(PrologueEpilogue, LargeLeafFrameMovesTheStackPointer) {
  EXPECT_EQ(run({insert_prologue_epilogue}, R"(  properties allocated
  slot.0 local size 256 align 8
  bb.0 freq 1:
    MOV64mr [slot.0 + 8], rdi
    RET
)"),
            "bb.0:\nrsp = SUB64ri rsp, 256\nMOV64mr [rsp + 8], rdi\n"
            "rsp = ADD64ri rsp, 256\nRET\n");
}

TEST(PrologueEpilogue, CallAlignsTheStackWithOnePush) {
  EXPECT_EQ(run({insert_prologue_epilogue}, R"(  properties allocated
  frame calls
  bb.0 freq 1:
    CALL @g
    RET
)"),
            "bb.0:\nPUSH rax\nCALL @g\nrcx = POP\nRET\n");
}

TEST(PrologueEpilogue, WrittenCalleeSavedRegistersArePushed) {
  EXPECT_EQ(run({insert_prologue_epilogue}, R"(  properties allocated
  frame calls
  bb.0 freq 1:
    rbx = MOV64rr rdi
    CALL @g
    rax = MOV64rr rbx
    RET rax
)"),
            "bb.0:\nPUSH rbx\nrbx = MOV64rr rdi\nCALL @g\nrax = MOV64rr rbx\nrbx = POP\n"
            "RET rax\n");
}

TEST(PrologueEpilogue, DynamicAllocaUsesTheFramePointer) {
  EXPECT_EQ(run({insert_prologue_epilogue}, R"(  properties allocated
  frame dynamic frame-pointer outgoing 16
  slot.0 local size 8 align 8
  bb.0 freq 1:
    rax = ALLOCATE_STACK rdi
    MOV64mr [slot.0], rax
    RET
)"),
            "bb.0:\nPUSH rbp\nrbp = MOV64rr rsp\nrsp = SUB64ri rsp, 32\n"
            "rsp = SUB64rr rsp, rdi\nrax = LEA64 [rsp + 16]\nMOV64mr [rbp - 16], rax\n"
            "rsp = LEA64 [rbp]\nrbp = POP\nRET\n");
}

TEST(PrologueEpilogue, IncomingArgumentsLieAboveTheReturnAddress) {
  EXPECT_EQ(run({insert_prologue_epilogue}, R"(  properties allocated
  frame calls
  slot.0 incoming size 8 align 8 offset 0
  bb.0 freq 1:
    rax = MOV64rm [slot.0]
    CALL @g
    RET rax
)"),
            "bb.0:\nPUSH rax\nrax = MOV64rm [rsp + 16]\nCALL @g\nrcx = POP\nRET rax\n");
}

TEST(LatePeephole, ZeroIsXorOnlyWhereFlagsAreDead) {
  EXPECT_EQ(run({late_peephole}, R"(  properties allocated
  bb.0 freq 1 to bb.1 bb.2:
    rax = MOV32ri 0
    CMP64rr rdi, rsi
    rcx = MOV32ri 0
    Jl bb.2
  bb.1 freq 1 from bb.0:
    RET rax
  bb.2 freq 1 from bb.0:
    RET rcx
)"),
            "bb.0:\nrax = XOR32rr rax, rax\nCMP64rr rdi, rsi\nrcx = MOV32ri 0\nJl bb.2\n"
            "bb.1:\nRET rax\nbb.2:\nRET rcx\n");
}

TEST(LatePeephole, MoveAndAddBecomeLea) {
  EXPECT_EQ(run({late_peephole}, R"(  properties allocated
  bb.0 freq 1:
    rax = MOV64rr rdi
    rax = ADD64rr rax, rsi
    rcx = MOV64rr rdi
    rcx = SUB64ri rcx, 5
    rdx = MOV64rr rdi
    rdx = SHL64ri rdx, 3
    RET rax, rcx, rdx
)"),
            "bb.0:\nrax = LEA64 [rdi + rsi]\nrcx = LEA64 [rdi - 5]\nrdx = LEA64 [8*rdi]\n"
            "RET rax, rcx, rdx\n");
}

TEST(LatePeephole, IncrementKeepsTheCarryThatSomeoneReads) {
  EXPECT_EQ(run({late_peephole}, R"(  properties allocated
  bb.0 freq 1:
    rdi = ADD64ri rdi, 1
    rsi = ADC64ri rsi, 0
    rdx = ADD64ri rdx, 1
    rcx = ADD64ri rcx, -1
    RET rdi, rsi, rdx, rcx
)"),
            "bb.0:\nrdi = ADD64ri rdi, 1\nrsi = ADC64ri rsi, 0\nrdx = INC64r rdx\n"
            "rcx = DEC64r rcx\nRET rdi, rsi, rdx, rcx\n");
}

TEST(LatePeephole, TestBehindTheArithmeticThatSetsItsFlagsGoes) {
  EXPECT_EQ(run({late_peephole}, R"(  properties allocated
  bb.0 freq 1 to bb.1 bb.2:
    rdi = ADD64ri rdi, -1
    TEST64rr rdi, rdi
    Jne bb.2
  bb.1 freq 1 from bb.0 to bb.2 bb.3:
    rdi = ADD64rr rdi, rsi
    TEST64rr rdi, rdi
    Jl bb.3
  bb.2 freq 1 from bb.0 bb.1 to bb.3 bb.4:
    rdi = AND64rr rdi, rsi
    CMP64ri rdi, 0
    Jle bb.4
  bb.3 freq 1 from bb.1 bb.2 to bb.4 bb.5:
    rdi = SHL64ri rdi, 3
    TEST64rr rdi, rdi
    Je bb.5
  bb.4 freq 1 from bb.2 bb.3 to bb.5 bb.6:
    rdi = SUB64rr rdi, rsi
    TEST32rr rdi, rdi
    Je bb.6
  bb.5 freq 1 from bb.3 bb.4:
    RET rdi
  bb.6 freq 1 from bb.4:
    RET rsi
)"),
            "bb.0:\nrdi = DEC64r rdi\nJne bb.2\n"
            "bb.1:\nrdi = ADD64rr rdi, rsi\nTEST64rr rdi, rdi\nJl bb.3\n"
            "bb.2:\nrdi = AND64rr rdi, rsi\nJle bb.4\n"
            "bb.3:\nrdi = SHL64ri rdi, 3\nTEST64rr rdi, rdi\nJe bb.5\n"
            "bb.4:\nrdi = SUB64rr rdi, rsi\nTEST32rr rdi, rdi\nJe bb.6\n"
            "bb.5:\nRET rdi\nbb.6:\nRET rsi\n");
}

// The facts of a hot loop's block: `additions` of 7 bytes each, a comparison and a jump of 5 bytes.
std::string aligned_loop(int additions) {
  std::string body =
      "  properties allocated\n  bb.0 freq 1 to bb.1:\n    rax = MOV32ri 0\n"
      "  bb.1 freq 100 from bb.0 bb.1 to bb.1 bb.2:\n";
  for (int i = 0; i < additions; ++i) body += "    rdi = ADD64ri rdi, 1000\n";
  body += "    CMP64rr rdi, rsi\n    Jl bb.1\n  bb.2 freq 1 from bb.1:\n    RET rax\n";
  const std::string text = print_after({align_loops}, body);
  const size_t begin = text.find("bb.1 freq 100") + 14;
  return text.substr(begin, text.find("from", begin) - begin);
}

// A line of 64 bytes does not end between the last addition's start and the end of the loop, unless
// it ends there itself.
TEST(AlignLoops, JumpIsNotAloneInItsLine) {
  EXPECT_EQ(aligned_loop(4), "align 64 padding 32 ");
  EXPECT_EQ(aligned_loop(9), "align 32 half ");  // 68 bytes: not from a multiple of 64
  EXPECT_EQ(aligned_loop(10), "align 32 half ");
  EXPECT_EQ(aligned_loop(12), "align 32 ");             // 89: not from 48
  EXPECT_EQ(aligned_loop(15), "align 64 padding 45 ");  // 110: not from 32, three lines
  EXPECT_EQ(aligned_loop(20), "align 16 ");
}

// Many rounds of the long loop end in bb.1, which makes a short one.
TEST(AlignLoops, ShortRoundsOfLongLoopLieInALine) {
  std::string body = R"(  properties allocated
  bb.0 freq 1 to bb.1:
    rax = MOV32ri 0
  bb.1 freq 100 from bb.0 bb.1 bb.2 to bb.1 bb.2:
    rdi = ADD64ri rdi, 1000
    CMP64rr rdi, rsi
    Jl bb.1
  bb.2 freq 40 from bb.1 to bb.1 bb.3:
)";
  for (int i = 0; i < 30; ++i) body += "    rdi = ADD64ri rdi, 1000\n";
  body += "    CMP64rr rdi, rsi\n    Jl bb.1\n  bb.3 freq 1 from bb.2:\n    RET rax\n";
  const std::string text = print_after({align_loops}, body);
  EXPECT_NE(text.find("bb.1 freq 100 align 32 padding"), text.npos) << text;
}

// What enters the loop, bb.2, stands behind it: the loop does not reach to there.
TEST(AlignLoops, EntryFromBelowIsNotOfTheLoop) {
  std::string body = R"(  properties allocated
  bb.0 freq 1 to bb.2:
    JMP bb.2
  bb.1 freq 800 from bb.1 bb.2 to bb.1 bb.3:
    rdi = ADD64ri rdi, 1000
    rdi = ADD64ri rdi, 1000
    rdi = ADD64ri rdi, 1000
    rdi = ADD64ri rdi, 1000
    CMP64rr rdi, rsi
    Jl bb.1
  bb.3 freq 100 from bb.1 to bb.2 bb.4:
    CMP64rr rax, rcx
    Jge bb.4
  bb.2 freq 100 from bb.0 bb.3 to bb.1:
)";
  for (int i = 0; i < 6; ++i) body += "    rax = ADD64ri rax, 1000\n";
  body += "    JMP bb.1\n  bb.4 freq 1 from bb.3:\n    RET rax\n";
  const std::string text = print_after({align_loops}, body);
  EXPECT_NE(text.find("bb.1 freq 800 align 64 padding 32"), text.npos) << text;
}

// The test of a loop, bb.2, ends its round; what enters the loop, bb.4, stands behind it and jumps
// back to the test. The round would run through padding in front of it.
TEST(AlignLoops, RoundsDoNotRunThroughPadding) {
  const std::string text = print_after({align_loops}, R"(  properties allocated
  bb.0 freq 1 to bb.3:
    JMP bb.3
  bb.1 freq 900 from bb.2 to bb.2:
    rdi = INC64r rdi
  bb.2 freq 1000 from bb.1 bb.4 to bb.1 bb.3:
    CMP64rr rdi, rsi
    Jl bb.1
  bb.3 freq 101 from bb.0 bb.2 to bb.4 bb.5:
    CMP64rr rax, rcx
    Jge bb.5
  bb.4 freq 100 from bb.3 to bb.2:
    rdi = MOV32ri 0
    JMP bb.2
  bb.5 freq 1 from bb.3:
    RET rax
)");
  EXPECT_NE(text.find("bb.1 freq 900 align 32"), text.npos) << text;
  EXPECT_NE(text.find("bb.2 freq 1000 from"), text.npos) << text;
}

TEST(BlockLayout, JumpsThroughEmptyBlocksAndFallsThrough) {
  EXPECT_EQ(run({lay_out<BlockOrder::ByFrequency>}, R"(  properties allocated
  bb.0 freq 1 to bb.1 bb.2:
    CMP64ri rdi, 0
    Jl bb.1
    JMP bb.2
  bb.1 freq 0.5 from bb.0 to bb.3:
    JMP bb.3
  bb.2 freq 0.5 from bb.0 to bb.3:
    rdi = ADD64ri rdi, 5
    JMP bb.3
  bb.3 freq 1 from bb.1 bb.2:
    RET rdi
)"),
            "bb.0:\nCMP64ri rdi, 0\nJl bb.3\nbb.2:\nrdi = ADD64ri rdi, 5\nbb.3:\nRET rdi\n");
}

TEST(BlockLayout, LoopIsRotatedSoThatItHasOneJump) {
  EXPECT_EQ(run({lay_out<BlockOrder::ByFrequency>}, R"(  properties allocated
  bb.0 freq 1 to bb.1:
    rax = MOV32ri 0
    JMP bb.1
  bb.1 freq 8 from bb.0 bb.2 to bb.2 bb.3:
    CMP64rr rax, rdi
    Jl bb.2
    JMP bb.3
  bb.2 freq 7 from bb.1 to bb.1:
    rax = ADD64ri rax, 3
    JMP bb.1
  bb.3 freq 1 from bb.1:
    RET rax
)"),
            "bb.0:\nrax = MOV32ri 0\nJMP bb.1\nbb.2:\nrax = ADD64ri rax, 3\nbb.1:\n"
            "CMP64rr rax, rdi\nJl bb.2\nbb.3:\nRET rax\n");
}

// The order is kept; jumps through empty blocks, fall-through and copied returns are the same.
TEST(BlockLayout, KeptOrderStillDropsJumps) {
  EXPECT_EQ(run({lay_out<BlockOrder::Kept>}, R"(  properties allocated
  bb.0 freq 1 to bb.1:
    rax = MOV32ri 0
    JMP bb.1
  bb.1 freq 8 from bb.0 bb.3 to bb.2 bb.4:
    CMP64rr rax, rdi
    Jl bb.2
    JMP bb.4
  bb.2 freq 7 from bb.1 to bb.3:
    JMP bb.3
  bb.3 freq 7 from bb.2 to bb.1:
    rax = ADD64ri rax, 3
    JMP bb.1
  bb.4 freq 1 from bb.1:
    RET rax
)"),
            "bb.0:\nrax = MOV32ri 0\nbb.1:\nCMP64rr rax, rdi\nJge bb.4\n"
            "bb.3:\nrax = ADD64ri rax, 3\nJMP bb.1\nbb.4:\nRET rax\n");
}

// Where neither target follows, each round of the loop takes one jump, not two.
TEST(BlockLayout, RarerWayOutTakesTheSecondJump) {
  EXPECT_EQ(run({lay_out<BlockOrder::Kept>}, R"(  properties allocated
  bb.0 freq 1 to bb.2:
    JMP bb.2
  bb.1 freq 1 from bb.2:
    RET rax
  bb.2 freq 8 from bb.0 bb.2 to bb.1 bb.2:
    rdi = DEC64r rdi
    Je bb.1
    JMP bb.2
)"),
            "bb.0:\nJMP bb.2\nbb.1:\nRET rax\nbb.2:\nrdi = DEC64r rdi\nJne bb.2\nJMP bb.1\n");
}

// A block that fell through to one that moves away gets a jump, behind its condition if it has one.
TEST(BlockLayout, LostFallThroughBecomesAJump) {
  EXPECT_EQ(run({lay_out<BlockOrder::ByFrequency>}, R"(  properties allocated
  bb.0 freq 1 to bb.1 bb.2:
    CMP64ri rdi, 0
    Jl bb.2
  bb.1 freq 0.01 from bb.0 to bb.3:
    rdi = ADD64ri rdi, 5
  bb.3 freq 0.02 from bb.1 bb.2 bb.3 to bb.3 bb.4:
    rdi = ADD64ri rdi, 7
    CMP64ri rdi, 0
    Jl bb.3
  bb.4 freq 0.01 from bb.3:
    UD2
  bb.2 freq 0.99 from bb.0 to bb.3 bb.5:
    CMP64ri rsi, 0
    Jl bb.3
    JMP bb.5
  bb.5 freq 0.98 from bb.2:
    RET rdi
)"),
            "bb.0:\nCMP64ri rdi, 0\nJge bb.1\nbb.2:\nCMP64ri rsi, 0\nJl bb.3\nbb.5:\nRET rdi\n"
            "bb.1:\nrdi = ADD64ri rdi, 5\nbb.3:\nrdi = ADD64ri rdi, 7\nCMP64ri rdi, 0\nJl bb.3\n"
            "bb.4:\nUD2\n");
}

TEST(BlockLayout, EndlessLoopOfEmptyBlocksBecomesOneBlock) {
  EXPECT_EQ(run({lay_out<BlockOrder::ByFrequency>}, R"(  properties allocated
  bb.0 freq 1 to bb.1:
    rax = MOV32ri 0
    JMP bb.1
  bb.1 freq 8 from bb.0 bb.2 to bb.2:
    JMP bb.2
  bb.2 freq 8 from bb.1 to bb.1:
    JMP bb.1
)"),
            "bb.0:\nrax = MOV32ri 0\nbb.1:\nJMP bb.1\n");
}

TEST(BlockLayout, ShortReturnIsCopiedForAJumpButNotBehindACondition) {
  EXPECT_EQ(run({lay_out<BlockOrder::ByFrequency>}, R"(  properties allocated
  bb.0 freq 1 to bb.1 bb.2:
    CMP64ri rdi, 0
    Jl bb.1
    JMP bb.2
  bb.1 freq 0.5 from bb.0 to bb.3 bb.4:
    CMP64ri rsi, 0
    Jl bb.3
    JMP bb.4
  bb.2 freq 0.5 from bb.0 to bb.4:
    rdi = ADD64ri rdi, 5
    JMP bb.4
  bb.3 freq 0.25 from bb.1:
    rsi = ADD64ri rsi, 5
    RET rdi
  bb.4 freq 0.75 from bb.1 bb.2:
    RET rdi
)"),
            "bb.0:\nCMP64ri rdi, 0\nJge bb.2\nbb.1:\nCMP64ri rsi, 0\nJge bb.4\n"
            "bb.3:\nrsi = ADD64ri rsi, 5\nRET rdi\nbb.2:\nrdi = ADD64ri rdi, 5\nbb.4:\nRET rdi\n");
}

// bb.4 returns what three blocks compute; bb.1 and bb.2 have three instructions in common, bb.3
// one.
constexpr const char* kThreeEnds = R"(  properties allocated
  bb.0 freq 1 to bb.1 bb.2 bb.3:
    CMP64ri rdi, 0
    Jl bb.1
    Jg bb.2
    JMP bb.3
  bb.1 freq 0.25 from bb.0 to bb.4:
    rax = MOV64rm [rdi]
    rax = ADD64rr rax, rsi
    rax = SHL64ri rax, 3
    rdx = MOV32ri 1
    JMP bb.4
  bb.2 freq 0.25 from bb.0 to bb.4:
    rax = MOV64rm [rsi]
    rax = ADD64rr rax, rsi
    rax = SHL64ri rax, 3
    rdx = MOV32ri 1
    JMP bb.4
  bb.3 freq 0.5 from bb.0 to bb.4:
    rax = MOV32ri 7
    rdx = MOV32ri 1
  bb.4 freq 1 from bb.1 bb.2 bb.3:
    RET rax, rdx
)";
constexpr const char* kMergedEnds =
    "bb.0:\nCMP64ri rdi, 0\nJl bb.1\nJg bb.2\nJMP bb.3\n"
    "bb.1:\nrax = MOV64rm [rdi]\nJMP bb.5\nbb.2:\nrax = MOV64rm [rsi]\n"
    "bb.5:\nrax = ADD64rr rax, rsi\nrax = SHL64ri rax, 3\nJMP bb.6\n"
    "bb.3:\nrax = MOV32ri 7\nbb.6:\nrdx = MOV32ri 1\nbb.4:\nRET rax, rdx\n";

TEST(TailMerging, LongestCommonEndsFirst) {
  EXPECT_EQ(run({merge_tails}, kThreeEnds), kMergedEnds);
}

TEST(TailMerging, SecondRunChangesNothing) {
  EXPECT_EQ(run({merge_tails, merge_tails}, kThreeEnds), kMergedEnds);
}

// What merges gives the blocks before it a common exit.
TEST(TailMerging, ChainsOfEqualBlocksMerge) {
  EXPECT_EQ(run({merge_tails, lay_out<BlockOrder::Kept>}, R"(  properties allocated
  bb.0 freq 1 to bb.1 bb.2:
    CMP64ri rdi, 0
    Jl bb.2
  bb.1 freq 0.5 from bb.0 to bb.3 bb.5:
    CMP64ri rsi, 0
    Jl bb.3
    JMP bb.5
  bb.2 freq 0.5 from bb.0 to bb.4 bb.5:
    CMP64ri rsi, 0
    Jl bb.4
    JMP bb.5
  bb.3 freq 0.25 from bb.1 to bb.5:
    rdi = ADD64ri rdi, 5
    JMP bb.5
  bb.4 freq 0.25 from bb.2 to bb.5:
    rdi = ADD64ri rdi, 5
  bb.5 freq 1 from bb.1 bb.2 bb.3 bb.4:
    rdi = IMUL64rr rdi, rsi
    RET rdi
)"),
            "bb.0:\nCMP64ri rdi, 0\nbb.1:\nCMP64ri rsi, 0\nJge bb.5\n"
            "bb.3:\nrdi = ADD64ri rdi, 5\nbb.5:\nrdi = IMUL64rr rdi, rsi\nRET rdi\n");
}

// The comparisons differ: the jumps behind them stay with them.
TEST(TailMerging, CutsNoLiveFlags) {
  const std::string body = R"(  properties allocated
  bb.0 freq 1 to bb.1 bb.2:
    CMP64ri rdi, 0
    Jl bb.2
  bb.1 freq 0.5 from bb.0 to bb.3 bb.4:
    CMP64ri rsi, 1
    Jl bb.3
    JMP bb.4
  bb.2 freq 0.5 from bb.0 to bb.3 bb.4:
    CMP64ri rsi, 2
    Jl bb.3
    JMP bb.4
  bb.3 freq 0.5 from bb.1 bb.2:
    UD2
  bb.4 freq 0.5 from bb.1 bb.2:
    RET
)";
  EXPECT_EQ(run({merge_tails}, body), run({}, body));
}

// Epilogues merge as a whole, since every block but the entry starts with a complete frame.
TEST(TailMerging, CutsNoEpilogue) {
  const auto ends = [](const char* before) {
    const std::string epilogue =
        std::string(before) +
        "    rbx = POP\n    r12 = POP\n    r13 = POP\n    r14 = POP\n    RET\n";
    return "  properties allocated\n  frame saved rbx r12 r13 r14 laid-out\n"
           "  bb.0 freq 1 to bb.1 bb.2:\n    CMP64ri rdi, 0\n    Jl bb.2\n"
           "  bb.1 freq 0.5 from bb.0:\n    rdi = MOV32ri 1\n" +
           epilogue + "  bb.2 freq 0.5 from bb.0:\n    rdi = MOV32ri 2\n" + epilogue;
  };
  const std::string popped = "rbx = POP\nr12 = POP\nr13 = POP\nr14 = POP\nRET\n";
  EXPECT_EQ(run({merge_tails}, ends("")),
            "bb.0:\nCMP64ri rdi, 0\nJl bb.2\nbb.1:\nrdi = MOV32ri 1\nbb.3:\n" + popped +
                "bb.2:\nrdi = MOV32ri 2\nJMP bb.3\n");
  const std::string different = ends("    rcx = POP\n");
  std::string other = different;
  other.replace(other.find("    rcx = POP\n"), 14, "    rdx = POP\n");
  EXPECT_EQ(run({merge_tails}, other), run({}, other));
}

// x stays in rbx, moved in the entry; the shared return is copied.
constexpr char kEarlyReturn[] = R"(  properties allocated
  frame calls
  bb.0 freq 1 to bb.1 bb.2:
    rbx = MOV64rr rdi
    CMP64ri rbx, 0
    Je bb.1
    JMP bb.2
  bb.1 freq 0.5 from bb.0 to bb.3:
    rax = MOV32ri 0
    JMP bb.3
  bb.2 freq 0.5 from bb.0 to bb.3:
    rdi = MOV64rr rbx
    CALL @g
    rax = MOV64rr rbx
    JMP bb.3
  bb.3 freq 1 from bb.1 bb.2:
    RET rax
)";

TEST(ShrinkWrapping, MovesGoAlongAndTheSharedReturnIsCopied) {
  EXPECT_EQ(run({shrink_wrap}, kEarlyReturn),
            "bb.0:\nCMP64ri rdi, 0\nJe bb.1\nJMP bb.2\nbb.1:\nrax = MOV32ri 0\nJMP bb.4\n"
            "bb.2:\nrbx = MOV64rr rdi\nCALL @g\nrax = MOV64rr rbx\nJMP bb.3\nbb.3:\nRET rax\n"
            "bb.4:\nRET rax\n");
  const std::string text = print_after({shrink_wrap}, kEarlyReturn);
  EXPECT_NE(text.find("  frame calls prologue bb.2\n"), std::string::npos) << text;
}

TEST(ShrinkWrapping, SourceThatChangesKeepsThePrologueInTheEntry) {
  std::string changed = kEarlyReturn;
  changed.replace(changed.find("    CMP64ri rbx, 0"), 18,
                  "    rdi = MOV32ri 7\n    CMP64ri rbx, 0");
  EXPECT_EQ(run({shrink_wrap}, changed), run({}, changed));
}

TEST(ShrinkWrapping, BlocksThatJoinBeforeAUseKeepThePrologueInTheEntry) {
  std::string joined = kEarlyReturn;
  joined.replace(joined.find("    RET rax"), 11, "    CALL @g\n    RET rax");
  EXPECT_EQ(run({shrink_wrap}, joined), run({}, joined));
}

TEST(ShrinkWrapping, BlockWithoutAFrameBehindAnEpilogueKeepsRegisters) {
  EXPECT_EQ(run({insert_unwind_steps}, R"(  properties allocated
  frame calls saved rbx laid-out prologue bb.1
  bb.0 freq 1 to bb.1 bb.3:
    CMP64ri rdi, 0
    Jl bb.3
  bb.1 freq 0.5 from bb.0 to bb.2 bb.4:
    PUSH rbx
    rbx = MOV64rr rdi
    CMP64ri rdi, 9
    Jl bb.4
  bb.2 freq 0.4 from bb.1:
    rbx = POP
    RET
  bb.3 freq 0.5 from bb.0:
    RET
  bb.4 freq 0.1 from bb.1:
    rbx = POP
    RET
)"),
            "bb.0:\nCMP64ri rdi, 0\nJl bb.3\nbb.1:\nPUSH rbx\nCFI 0, 0, 16\nCFI 2, 3, -16\n"
            "rbx = MOV64rr rdi\nCMP64ri rdi, 9\nJl bb.4\nbb.2:\nCFI 4, 0, 0\nrbx = POP\n"
            "CFI 0, 0, 8\nRET\nbb.3:\nCFI 3, 3, 0\nRET\nbb.4:\nCFI 5, 0, 0\nrbx = POP\n"
            "CFI 0, 0, 8\nRET\n");
}

// After a block without the frame, one that lies before the prologue defines the frame anew.
TEST(ShrinkWrapping, BlockBeforeThePrologueDefinesItsFrame) {
  EXPECT_EQ(run({insert_unwind_steps}, R"(  properties allocated
  frame calls saved rbx laid-out prologue bb.1
  bb.0 freq 1 to bb.1 bb.3:
    CMP64ri rdi, 0
    Jl bb.3
    JMP bb.1
  bb.2 freq 0.5 from bb.1:
    rbx = POP
    RET
  bb.1 freq 0.5 from bb.0 to bb.2:
    PUSH rbx
    rbx = MOV64rr rdi
    JMP bb.2
  bb.3 freq 0.5 from bb.0:
    RET
)"),
            "bb.0:\nCMP64ri rdi, 0\nJl bb.3\nJMP bb.1\nbb.2:\nCFI 0, 0, 16\nCFI 2, 3, -16\n"
            "rbx = POP\nCFI 0, 0, 8\nRET\nbb.1:\nCFI 3, 3, 0\nPUSH rbx\nCFI 0, 0, 16\n"
            "CFI 2, 3, -16\nrbx = MOV64rr rdi\nJMP bb.2\nbb.3:\nCFI 0, 0, 8\nCFI 3, 3, 0\nRET\n");
}

TEST(UnwindSteps, EpilogueInTheMiddleRestoresTheStateBehindIt) {
  EXPECT_EQ(run({insert_prologue_epilogue, insert_unwind_steps}, R"(  properties allocated
  frame calls
  bb.0 freq 1 to bb.1 bb.2:
    rbx = MOV64rr rdi
    CMP64ri rdi, 0
    Jl bb.2
  bb.1 freq 0.5 from bb.0:
    RET
  bb.2 freq 0.5 from bb.0:
    CALL @g
    RET
)"),
            "bb.0:\nPUSH rbx\nCFI 0, 0, 16\nCFI 2, 3, -16\nrbx = MOV64rr rdi\nCMP64ri rdi, 0\n"
            "Jl bb.2\nbb.1:\nCFI 4, 0, 0\nrbx = POP\nCFI 0, 0, 8\nRET\nbb.2:\nCFI 5, 0, 0\n"
            "CALL @g\nrbx = POP\nCFI 0, 0, 8\nRET\n");
}

}  // namespace
}  // namespace lilt::backend
