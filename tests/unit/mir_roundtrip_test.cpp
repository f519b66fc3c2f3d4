// The parser reads the printer's output, at every stage of a function.
#include <gtest/gtest.h>

#include "emit/x86/instructions.h"
#include "ir/mir/parser.h"
#include "ir/mir/printer.h"
#include "ir/mir/verifier.h"

namespace lilt::mir {
namespace {

// Parses `text`; a failed parse returns the diagnostics.
std::string reprint(const std::string& text, std::vector<std::string>* messages = nullptr) {
  std::unique_ptr<SourceText> source = SourceText::from_memory("test.mir", text);
  Diagnostics diagnostics;
  MachineFunction function;
  SourceOffset offset = 0;
  if (!parse(*source, offset, x86::target(), function, diagnostics))
    return diagnostics.render(DiagnosticFormat::Text, false);
  if (messages != nullptr) *messages = verify(function);
  std::string out;
  print(out, function);
  return out;
}

void expect_round_trip(const std::string& text) {
  std::vector<std::string> messages;
  EXPECT_EQ(reprint(text, &messages), text);
  EXPECT_EQ(messages, std::vector<std::string>());
}

TEST(MirRoundTrip, SsaForm) {
  expect_round_trip(R"(machine function @fac {
  properties ssa
  frame calls outgoing 16
  slot.0.x local size 8 align 8
  slot.1 incoming size 8 align 8 offset 16
  constant @.LC3f800000
  constant @.LC3ff8000000000000
  constant @.LC80000000000000008000000000000000
bb.0.entry freq 1 to bb.1 bb.2:
  %0.n:gpr @rdi, %1:gpr @rsi = ENTRY
  %9:gpr = MOV64ri 5
  CMP64ri %0.n, 0
  Jle bb.1
  JMP bb.2
bb.1.base freq 0.5 from bb.0 to bb.3:
  %2:gpr = MOVri64 1311768467463790320
  JMP bb.3
bb.2.recurse freq 0.5 depth 1 align 16 half from bb.0 to bb.3:
  %3:gpr = ADD64ri tied %0.n, -1
  %4.r:gpr @rax = CALL @fac, %3 @rdi
  %5:gpr = IMUL64rr tied %4.r, %0.n
  %6."odd name":gpr = MOV64rm [slot.0.x + 8*%5 + 16]
  %7:gpr = SHL32rCL tied %6."odd name", %5 @rcx
  %10:gpr @rax, %11:gpr @rdx = DIV64r %7 @rax, %9 @rdx, %3
  %12:gpr, %13:gpr = XCHG64rr tied %10, tied1 %11
  MOV64mi [rip + @"a b" + 4], -1
  %14:gpr = MOV64rm [rip + got @g]
  %15:gpr = MOV64rm fs:[@tls - 8]
  %16:gpr = LEA64 [4*%14 + 100]
  %17:gpr = SETler
  %18:gpr = CMOVle32rr tied %16, %17
  %19:gpr = LEA64 [-5]
  JMP bb.3
bb.3 freq 1 from bb.1 bb.2:
  %8:gpr = PHI %2, bb.1, %5, bb.2
  RET %8 @rax
}
)" + std::string());
}

TEST(MirRoundTrip, AllocatedAndLaidOut) {
  expect_round_trip(R"(machine function @main {
  properties allocated
  frame calls no-red-zone returns-twice frame-pointer outgoing 8 saved rbx r12 size 24 laid-out
  slot.0 spill size 8 align 8 offset -8
bb.0 freq 1 to bb.1:
  PUSH rbp
  CFI 0, 0, 16
  rbx = MOV64rr rdi
  rbx = ADD64rr rbx, rsi
  MOV64mr [rsp + 8], rbx
  r12 = MOV64rm [rsp + 8]
bb.1 freq 1 from bb.0:
  rax = CALL @f, rdi, rsi
  RET rax
}
)");
}

TEST(MirRoundTrip, PrologueBehindTheEntry) {
  expect_round_trip(R"(machine function @f {
  properties allocated
  frame laid-out prologue bb.1
bb.0 freq 1 to bb.1 bb.2:
  CMP64ri rdi, 0
  Jl bb.2
bb.1 freq 0.5 from bb.0:
  PUSH rax
  CALL @g
  rcx = POP
  RET
bb.2 freq 0.5 from bb.0:
  RET
}
)");
}

TEST(MirRoundTrip, ClassesOfUndefinedRegisters) {
  std::string text = R"(machine function @f {
  properties ssa
bb.0 freq 1e-05:
  RET %3.x:f64 @xmm0
}
)";
  EXPECT_EQ(reprint(text), text);
}

TEST(MirParser, ReportsErrorsAtTheirPlaces) {
  auto message = [](const std::string& body) {
    return reprint("machine function @f {\nbb.0 freq 1:\n" + body + "\n}\n");
  };
  EXPECT_NE(message("  FLY %1").find("test.mir:3:3: error: unknown instruction 'FLY'"),
            std::string::npos)
      << message("  FLY %1");
  EXPECT_NE(message("  JMP bb.7").find("there is no block bb.7"), std::string::npos);
  EXPECT_NE(message("  rax = MOV64rm [slot.1]").find("there is no slot.1"), std::string::npos);
  EXPECT_NE(message("  rax = MOV64ri 5000000000").find("immediate needs 32 bits"),
            std::string::npos);
  EXPECT_NE(message("  rax = MOV64ri 99999999999999999999").find("does not fit"),
            std::string::npos);
  EXPECT_NE(message("  rax = MOV64rm [3*rax]").find("scale must be"), std::string::npos);
  EXPECT_NE(message("  %99999999:gpr = MOV64ri 1").find("too large"), std::string::npos);
  EXPECT_NE(message("  %1:tin = MOV64ri 1").find("unknown register class"), std::string::npos);
  EXPECT_NE(message("  rax = MOV64ri 1 2").find("end of the line"), std::string::npos);
  EXPECT_NE(message("bb.1 freq 1 from bb.0:").find("3:17: error: 'from' and the 'to' lists"),
            std::string::npos);
  EXPECT_NE(message("  JMP bb.1\nbb.1 freq 1 from bb.0 to bb.0 bb.1:\n  RET")
                .find("'from' and the 'to' lists"),
            std::string::npos);
  EXPECT_NE(message("bb.1 freq 1 half:").find("3:13: error: 'half' needs an alignment"),
            std::string::npos);
  EXPECT_NE(message("bb.1 freq 1 align 1 half:").find("3:21: error: 'half' needs an alignment"),
            std::string::npos);
  for (const char* facts : {"half align 32 padding 8", "half padding 8 align 32"})
    EXPECT_NE(message("bb.1 freq 1 " + std::string(facts) + ":")
                  .find("3:13: error: 'half' excludes 'padding'"),
              std::string::npos);
  EXPECT_NE(message("bb.1 freq 1 align 32 padding 8 half:").find("3:32: error: 'half' excludes"),
            std::string::npos);
  EXPECT_NE(reprint("machine function @f {\nbb.0 freq 1:\n").find("expected '}'"),
            std::string::npos);
  EXPECT_NE(reprint("machine function @f {\n}\n").find("at least one block"), std::string::npos);
  EXPECT_NE(reprint("").find("expected 'machine function"), std::string::npos);
}

// A prefix or one-byte change of a text may at most cause an error.
TEST(MirParser, SurvivesDamage) {
  std::string text = R"(machine function @f {
  properties ssa
  slot.0 local size 8 align 8
bb.0."a\22" freq 1 to bb.0:
  %0:gpr @rdi, early %1 = ENTRY
  MOV64mi fs:[slot.0 + 8*%0 - 3], -1
  Jle bb.0
}
)";
  for (size_t i = 0; i < text.size(); ++i) {
    reprint(text.substr(0, i));
    for (char c : {'\0', '\n', '"', '[', '9', '%', '.', '-', 'z', '\xff'}) {
      std::string damaged = text;
      damaged[i] = c;
      reprint(damaged);
    }
  }
}

// Names of all rows with all widths and conditions are read back unchanged.
TEST(MirRoundTrip, EveryInstructionName) {
  const TargetDesc& target = x86::target();
  for (size_t opcode = kFirstTargetOpcode; opcode < target.instructions.size(); ++opcode) {
    const InstrDesc& desc = target.instructions[opcode];
    for (unsigned width = 1; width <= 16; width *= 2) {
      if (!(desc.widths & width)) continue;
      bool conditional = desc.properties & instr::HasCondition;
      for (uint8_t condition = 0; condition < (conditional ? 16 : 1); ++condition) {
        MachineFunction function;
        function.reset(target, "f");
        MachineInstr instruction{static_cast<uint16_t>(opcode), static_cast<uint8_t>(width),
                                 condition};
        std::string name = to_string(function, instruction);
        function.blocks.resize(1);
        function.layout.push_back(BlockId(0));
        function.instructions.push_back(instruction);
        function.blocks[BlockId(0)].end = 1;
        std::string text;
        print(text, function);
        std::unique_ptr<SourceText> source = SourceText::from_memory("test.mir", text);
        Diagnostics diagnostics;
        MachineFunction parsed;
        SourceOffset offset = 0;
        ASSERT_TRUE(parse(*source, offset, target, parsed, diagnostics)) << text;
        ASSERT_EQ(parsed.instructions.size(), 1u);
        EXPECT_EQ(parsed.instructions[0].opcode, opcode) << name;
        EXPECT_EQ(parsed.instructions[0].width, width) << name;
        EXPECT_EQ(parsed.instructions[0].condition, condition) << name;
      }
    }
  }
}

}  // namespace
}  // namespace lilt::mir
