// The parser reads the printer's output, at every stage of a function.
#include <gtest/gtest.h>

#include "emit/x86/instructions.h"
#include "ir/mir/machine_parser.h"
#include "ir/mir/machine_printer.h"
#include "ir/mir/machine_verifier.h"

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
  values %n=0 %r=4 %"odd name"=6 %7=8
bb.0.entry freq 1 to bb.1 bb.2:
  %n:gpr @rdi, %t1:gpr @rsi = ENTRY
  %t9:gpr = MOV64ri 5
  CMP64ri %n, 0
  Jle bb.1
  JMP bb.2
bb.1.base freq 0.5 from bb.0 to bb.3:
  %t2:gpr = MOVri64 1311768467463790320
  JMP bb.3
bb.2.recurse freq 0.5 depth 1 align 16 half from bb.0 to bb.3:
  %t3:gpr = ADD64ri tied %n, -1
  %r:gpr @rax = CALL @fac, %t3 @rdi
  %t5:gpr = IMUL64rr tied %r, %n
  %"odd name":gpr = MOV64rm [slot.0.x + 8*%t5 + 16]
  %t7:gpr = SHL32rCL tied %"odd name", %t5 @rcx
  %t10:gpr @rax, %t11:gpr @rdx = DIV64r %t7 @rax, %t9 @rdx, %t3
  %t12:gpr, %t13:gpr = XCHG64rr tied %t10, tied1 %t11
  MOV64mi [rip + @"a b" + 4], -1
  %t14:gpr = MOV64rm [rip + got @g]
  %t15:gpr = MOV64rm fs:[tpoff @tls - 8]
  %t16:gpr = LEA64 [4*%t14 + 100]
  %t17:gpr = SETler
  %t18:gpr = CMOVle32rr tied %t16, %t17
  %t19:gpr = LEA64 [-5]
  JMP bb.3
bb.3 freq 1 from bb.1 bb.2:
  %7:gpr = PHI %t2, bb.1, %t5, bb.2
  RET %7 @rax
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
  values %x=3
bb.0 freq 1e-05:
  RET %x:f64 @xmm0
}
)";
  EXPECT_EQ(reprint(text), text);
}

// A function whose registers have these names, each defined once.
std::string text_of(const std::vector<ValueName>& names) {
  MachineFunction function;
  function.reset(x86::target(), "f");
  function.blocks.resize(1);
  function.layout.push_back(BlockId(0));
  for (const ValueName name : names) {
    const Register reg = function.new_register(RegClass::Gpr, name);
    function.instructions.push_back({kUndef, 8});
    function.instructions.back().first_cell = static_cast<uint32_t>(function.cells.size());
    function.instructions.back().cell_count = 1;
    function.cells.push_back({CellKind::Register, 1, 0, -1, reg.number()});
  }
  function.blocks[BlockId(0)].end = static_cast<uint32_t>(names.size());
  std::string text;
  print(text, function);
  return text;
}

// The names by number, each behind a space.
std::string names_in(const std::string& text) {
  std::string names;
  for (size_t at = text.find("\n  %"); at != std::string::npos; at = text.find("\n  %", at + 1))
    names += " " + text.substr(at + 3, text.find(":gpr", at) - at - 3);
  return names;
}

TEST(RegisterNames, AreUniqueAndReadBack) {
  using Name = ValueName;
  struct Case {
    std::vector<Name> names;
    std::string_view expected;
  };
  const Case cases[] = {
      {{Name("n"), Name(), Name::number(7)}, " %n %t1 %7"},
      {{Name("n"), Name("n"), Name("n.1"), Name("n")}, " %n %n.2 %n.1 %n.3"},
      {{Name::number(7), Name::number(7), Name("7"), Name("7"), Name("7.1")},
       " %7 %7.2 %\"7\" %7.3 %7.1"},
      {{Name("t1"), Name(), Name("t1"), Name()}, " %t1 %t1.2 %t1.1 %t3"},
      {{Name(), Name("t1"), Name("t5"), Name("t07")}, " %t0 %t1 %t5 %t07"},
      {{Name("a b"), Name("a b"), Name("a b.1"), Name("\"\n")},
       " %\"a b\" %\"a b.2\" %\"a b.1\" %\"\\22\\0A\""},
      {{Name("tied"), Name("early"), Name("values"), Name("-"), Name("$x")},
       " %tied %early %values %- %$x"},
      {{Name::number(0), Name::number(4294967294)}, " %0 %4294967294"},
  };
  for (const Case& c : cases) {
    const std::string text = text_of(c.names);
    EXPECT_EQ(names_in(text), c.expected);
    EXPECT_EQ(reprint(text), text);
  }
}

TEST(RegisterNames, FillLinesOfTheHeader) {
  std::vector<std::string> texts;
  for (int i = 0; i < 50; ++i) texts.push_back("value" + std::to_string(i));
  const std::string text = text_of({texts.begin(), texts.end()});
  EXPECT_EQ(reprint(text), text);
  size_t lines = 0;
  for (size_t at = text.find("  values "); at != std::string::npos;
       at = text.find("  values ", at + 1), ++lines)
    EXPECT_LE(text.find('\n', at) - at, 100u);
  EXPECT_EQ(lines, 7u);
}

TEST(MirParser, ReportsErrorsAtTheirPlaces) {
  auto message = [](const std::string& body) {
    return reprint("machine function @f {\nbb.0 freq 1:\n" + body + "\n}\n");
  };
  EXPECT_NE(message("  FLY %t1").find("test.mir:3:3: error: unknown instruction 'FLY'"),
            std::string::npos)
      << message("  FLY %t1");
  EXPECT_NE(message("  JMP bb.7").find("there is no block bb.7"), std::string::npos);
  EXPECT_NE(message("  rax = MOV64rm [slot.1]").find("there is no slot.1"), std::string::npos);
  EXPECT_NE(message("  rax = MOV64ri 5000000000").find("immediate needs 32 bits"),
            std::string::npos);
  EXPECT_NE(message("  rax = MOV64ri 99999999999999999999").find("does not fit"),
            std::string::npos);
  EXPECT_NE(message("  rax = MOV64rm [3*rax]").find("scale must be"), std::string::npos);
  EXPECT_NE(message("  %t99999999:gpr = MOV64ri 1").find("too large"), std::string::npos);
  EXPECT_NE(message("  %t1:tin = MOV64ri 1").find("unknown register class"), std::string::npos);
  EXPECT_NE(message("  %7:gpr = MOV64ri 1").find("3:3: error: 'values' does not list '%7'"),
            std::string::npos);
  auto message_of_values = [](const std::string& values, const std::string& use = "RET") {
    return reprint("machine function @f {\n  values " + values + "\nbb.0 freq 1:\n  " + use +
                   "\n}\n");
  };
  struct {
    std::string values, use, expected;
  } const faults[] = {
      {"%total=0", "RET %totl",
       "4:7: error: 'values' does not list '%totl'; did you mean '%total'?"},
      {"%n=0", "RET %t0", "4:7: error: register 0 is called '%n'"},
      {"%n=0", "RET %\"\"", "4:8: error: the name of a value is empty"},
      {"%n=0", "RET %t99999999", "4:7: error: number of a register is too large"},
      {"%n=0 %n=1", "RET", "2:15: error: second value '%n'"},
      {"%7=0 %7=1", "RET", "2:15: error: second value '%7'"},
      {"%n=0 %m=0", "RET", "2:15: error: register 0 is '%n' already"},
      {"%n", "RET", "2:12: error: expected '='"},
      {"%n=99999999", "RET", "2:13: error: number of a register is too large"},
      {"%4294967295=0", "RET", "2:11: error: number of a value is too large"},
      {"n=0", "RET", "2:10: error: expected '%'"},
  };
  for (const auto& [values, use, expected] : faults) {
    const std::string found = message_of_values(values, use);
    EXPECT_NE(found.find("test.mir:" + expected), std::string::npos) << found;
  }
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
  values %n=1 %7=2 %"a"=3
bb.0."a\22" freq 1 to bb.0:
  %t0:gpr @rdi, early %n, %7, %"a" = ENTRY
  MOV64mi fs:[slot.0 + 8*%t0 - 3], -1
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
    for (unsigned width = 1; width <= 64; width *= 2) {
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
