// The verifier accepts correct functions and rejects a mutant for each of its rules.
#include "ir/mir/machine_verifier.h"

#include <gtest/gtest.h>

#include <functional>

#include "emit/x86/build.h"
#include "ir/mir/machine_parser.h"

namespace lilt::mir {
namespace {

constexpr const char* kSsa = R"(machine function @f {
  properties ssa
  slot.0 local size 8 align 8
bb.0.entry freq 1 to bb.1 bb.2:
  %t0:gpr @rdi, %t1:gpr @rsi, %t9:f64 @xmm0 = ENTRY
  %t2:gpr = ADD64rr tied %t0, %t1
  CMP64ri %t2, 7
  Jle bb.1
  JMP bb.2
bb.1 freq 0.5 from bb.0 to bb.3:
  %t3:gpr = SHL32rCL tied %t2, %t1 @rcx
  MOV8mi [slot.0 + 4*%t3], 255
  JMP bb.3
bb.2 freq 0.5 from bb.0 to bb.3:
  %t4:gpr @rax = CALL @g, %t2 @rdi
  %t10:f64 = COPY %t9
  JMP bb.3
bb.3 freq 1 from bb.1 bb.2:
  %t5:gpr = PHI %t3, bb.1, %t4, bb.2
  RET %t5 @rax
}
)";

constexpr const char* kAllocated = R"(machine function @f {
  properties allocated
  frame saved rbx laid-out
bb.0 freq 1 to bb.1:
  PUSH rbx
  CFI 0, 0, 16
  rbx = MOV64rr rdi
  rbx = ADD64rr rbx, rsi
  rax = SHL64rCL rax, rcx
bb.1 freq 1 from bb.0:
  rbx = POP
  RET rax
}
)";

constexpr const char* kWrapped = R"(machine function @f {
  properties allocated
  frame saved rbx laid-out prologue bb.1
bb.0 freq 1 to bb.1 bb.2:
  CMP64ri rdi, 0
  Jl bb.2
bb.1 freq 0.5 from bb.0:
  PUSH rbx
  CALL @g
  rbx = POP
  RET rax
bb.2 freq 0.5:
  RET rax
}
)";

constexpr const char* kFeatures = R"(machine function @f {
  properties ssa +popcnt +bmi2
bb.0 freq 1:
  %t0:gpr @rdi, %t1:gpr @rsi = ENTRY
  %t2:gpr = POPCNT64rr %t0
  %t3:gpr = SHLX64rr %t2, %t1
  RET %t3 @rax
}
)";

constexpr const char* kAssembly = R"(machine function @f {
  properties ssa
bb.0 freq 1:
  %t0:gpr @rdi, %t1:f64 @xmm0 = ENTRY
  early %t2:gpr, %t3:gpr @rcx = ASM "addq ${1}, ${5:q}", [%t0 + 8], tied5 %t0
  RET %t2 @rax
}
)";

std::vector<std::string> verify_text(const std::string& text,
                                     const std::function<void(MachineFunction&)>& mutate = {}) {
  std::unique_ptr<SourceText> source = SourceText::from_memory("test.mir", text);
  Diagnostics diagnostics;
  MachineFunction function;
  SourceOffset offset = 0;
  if (!parse(*source, offset, x86::target(), function, diagnostics))
    return {"does not parse: " + diagnostics.render(DiagnosticFormat::Text, false)};
  if (mutate) mutate(function);
  return verify(function);
}

// The text with one piece replaced, which must occur in it.
std::string with(std::string text, std::string_view piece, std::string_view replacement) {
  size_t at = text.find(piece);
  EXPECT_NE(at, text.npos) << piece;
  return text.replace(at, piece.size(), replacement);
}

void expect_rejected(const std::vector<std::string>& messages, std::string_view part) {
  for (const std::string& message : messages)
    if (message.find(part) != message.npos) return;
  ADD_FAILURE() << "no message says '" << part << "'; first of " << messages.size() << ": "
                << (messages.empty() ? "" : messages[0]);
}

TEST(MirVerifier, AcceptsWhatIsRight) {
  EXPECT_EQ(verify_text(kSsa), std::vector<std::string>());
  EXPECT_EQ(verify_text(kAllocated), std::vector<std::string>());
  EXPECT_EQ(verify_text(kAssembly), std::vector<std::string>());
}

// A text, the piece of it that is replaced, by what, and the message about that.
struct TextMutant {
  const char* text;
  const char* piece;
  const char* replacement;
  const char* message;
};
const TextMutant kTextMutants[] = {
    // the row
    {kSsa, "ADD64rr tied %t0, %t1", "ADD64rr tied %t0", "operands are missing"},
    {kSsa, "ADD64rr tied %t0, %t1", "ADD64rr tied %t0, %t1, %t1", "too many operands"},
    {kSsa, "ADD64rr tied %t0, %t1", "ADD64rr tied %t0, 5", "is of another kind"},
    {kSsa, "ADD64rr tied %t0, %t1", "ADD128rr tied %t0, %t1", "is not one of the row's"},
    {kSsa, "ADD64rr tied %t0, %t1", "ADD64rr tied1 %t0, %t1", "tie does not agree"},
    {kSsa, "ADD64rr tied %t0, %t1", "ADD64rr tied %t0, %t1 @rcx", "fixed register does not agree"},
    {kSsa, "%t1:gpr @rsi", "%t1:gpr @rdi", "two results in register rdi"},
    {kSsa, "%t1:gpr @rsi", "%t1:gpr", "a result of ENTRY lacks its register"},
    {kSsa, "CALL @g, %t2 @rdi", "CALL @g, %t2 @rdi, %t1 @rdi", "two operands in register rdi"},
    {kSsa, "ADD64rr tied %t0, %t1", "ADD64rr tied %t0, %t9", "another bank"},
    {kSsa, "%t2:gpr = ADD", "early %t2:gpr = ADD", "early clobber does not agree"},
    {kSsa, "], 255", "], 256", "immediate does not fit"},
    {kSsa, "4*%t3], 255", "4*%t9], 255", "index of an address must be a general register"},
    {kSsa, "[slot.0 + 4*%t3]", "[rip + @g + 4*%t3]", "has an index"},
    {kSsa, "[slot.0 + 4*%t3]", "[@g + 4*%t3]", "does not go with the address"},
    {kSsa, "[slot.0 + 4*%t3]", "[%t3 + got @g]", "use of a symbol"},
    {kSsa, "[slot.0 + 4*%t3]", "[%t9]", "base of an address must be a general register"},
    {kSsa, "[slot.0 + 4*%t3]", "[%t3 + 2*rsp]", "stack pointer as index"},
    {kSsa, "CALL @g, %t2 @rdi", "CALL @g, [%t2]", "is of another kind"},
    {kSsa, "%t10:f64 = COPY %t9", "%t10:f64 = COPY %t2", "copy between register banks"},
    {kSsa, "%t4:gpr @rax = CALL @g, %t2 @rdi", "%t4:gpr @rax = ENTRY",
     "ENTRY in a block that no call with a landing pad leads to"},
    {kSsa, "%t10:f64 = COPY %t9", "%t10:f64 @xmm0 = ENTRY", "not the first instruction"},
    // features of the processor
    {kFeatures, " +popcnt", "", "the function's processor lacks the instruction"},
    {kFeatures, "+popcnt +bmi2", "+popcnt", "the function's processor lacks the instruction"},
    {kFeatures, "+bmi2", "+bmi3", "or a feature such as"},
    // operands beyond the row
    {kAssembly, "tied5", "tied4", "tie to an operand that is not a definition"},
    {kAssembly, "tied5", "tied9", "tie to an operand that is not a definition"},
    {kAssembly, "tied5 %t0", "tied5 %t1", "tied operands are of two banks"},
    {kAssembly, "[%t0 + 8]", "[%t1 + 8]", "base of an address must be a general register"},
    {kAssembly, "[%t0 + 8]", "@g", "is of another kind"},
    // blocks
    {kSsa, "  Jle bb.1\n", "  Jle bb.1\n  CMP64ri %t2, 7\n", "instruction after a terminator"},
    {kSsa, "  Jle bb.1\n", "  CMP64ri %t2, 1\n", "successors of bb.0"},
    {kSsa, "Jle bb.1", "Jle bb.2", "are not the targets"},
    {kSsa, "Jle bb.1", "JMP bb.1", "terminator that cannot be reached"},
    {kSsa, "  RET %t5 @rax\n", "", "runs off the end"},
    {kSsa, "from bb.1 bb.2:\n", "from bb.1 bb.2:\n  %t7:gpr = MOV64ri 1\n", "PHI after"},
    {kSsa, "PHI %t3, bb.1, %t4, bb.2", "PHI %t3, bb.1", "does not agree with the predecessors"},
    {kSsa, "PHI %t3, bb.1, %t4, bb.2", "PHI %t3, bb.1, %t4", "do not come in pairs"},
    {kSsa, "PHI %t3, bb.1, %t4, bb.2", "PHI %t3, bb.1, bb.2, %t4",
     "not pairs of register and block"},
    {kSsa, "PHI %t3, bb.1, %t4, bb.2", "PHI %t3, bb.1, %t9, bb.2", "different register banks"},
    {kSsa, "  properties ssa\n", "", "PHI outside SSA form"},
    // SSA form
    {kSsa, "%t4:gpr @rax = CALL", "%t2:gpr @rax = CALL", "second definition"},
    {kSsa, "RET %t5 @rax", "RET %t4 @rax", "not dominated"},
    {kSsa, "PHI %t3, bb.1, %t4, bb.2", "PHI %t4, bb.1, %t3, bb.2", "not dominated"},
    {kSsa, "CMP64ri %t2, 7", "CMP64ri %t12, 7", "not dominated"},
    {kSsa, "CMP64ri %t2, 7", "CMP64ri rax, 7", "physical register in SSA form"},
    // flags
    {kSsa, "  Jle bb.1", "  CALL @g\n  Jle bb.1", "reads flags"},
    {kAllocated, "rbx = ADD64rr rbx, rsi", "rbx = ADC64rr rbx, rsi", "reads flags"},
    // after allocation and frame layout
    {kAllocated, "rbx = MOV64rr rdi", "%t1:gpr = MOV64rr rdi", "virtual register"},
    {kAllocated, "rbx = MOV64rr rdi", "rbx = COPY rdi", "generic instruction"},
    {kAllocated, "rbx = ADD64rr rbx, rsi", "rbx = ADD64rr rdi, rsi", "tied operands"},
    {kAllocated, "SHL64rCL rax, rcx", "SHL64rCL rax, rdx", "fixed register"},
    {kAllocated, "saved rbx ", "", "is not saved"},
    {kAllocated, "rbx = MOV64rr rdi", "r12 = MOV64rr rdi", "is not saved"},
    {kAllocated, "rbx = MOV64rr rdi", "rdi = ALLOCATE_STACK rsi", "pseudo-instruction"},
    {kAllocated, "laid-out", "laid-out prologue bb.1", "callee-saved register without a frame"},
    {kWrapped, "CMP64ri rdi, 0", "rbx = MOV32ri 1\n  CMP64ri rdi, 0",
     "callee-saved register without a frame"},
    {kWrapped, "CMP64ri rdi, 0", "CALL @g\n  CMP64ri rdi, 0", "call without a frame"},
    {kWrapped, "from bb.0:\n  PUSH rbx\n  CALL @g\n  rbx = POP\n  RET rax",
     "to bb.1:\n  PUSH rbx\n  JMP bb.1", "in a cycle"},
    {kWrapped, "from bb.0:\n  PUSH rbx\n  CALL @g\n  rbx = POP\n  RET rax",
     "to bb.2:\n  PUSH rbx\n  JMP bb.2", "frame on some paths only"},
    {kAllocated, "rbx = MOV64rr rdi", "eflags = MOV64rr rdi", "no such register"},
    {kAllocated, "rbx = MOV64rr rdi", "rdi = MOV64rm [rsp + rsp]", "stack pointer as index"},
};

TEST(MirVerifier, RejectsMutantsOfText) {
  for (const TextMutant& mutant : kTextMutants) {
    SCOPED_TRACE(std::string(mutant.piece) + " -> " + mutant.replacement);
    expect_rejected(verify_text(with(mutant.text, mutant.piece, mutant.replacement)),
                    mutant.message);
  }
}

TEST(MirVerifier, RejectsMutantsOfData) {
  struct Mutant {
    std::function<void(MachineFunction&)> mutate;
    const char* message;
  };
  const BlockId entry(0);
  const Mutant kMutants[] = {
      {[&](MachineFunction& f) { f.layout.push_back(entry); }, "twice in the layout"},
      {[&](MachineFunction& f) { f.layout.push_back(BlockId(99)); }, "does not exist"},
      {[&](MachineFunction& f) { f.blocks[entry].end = 1000; }, "out of range"},
      {[&](MachineFunction& f) { f.instructions[0].opcode = 9999; }, "broken instruction"},
      {[&](MachineFunction& f) { f.instructions[0].first_cell = 9999; }, "broken instruction"},
      {[&](MachineFunction& f) { f.instructions[3].condition = 77; }, "no such condition"},
      {[&](MachineFunction& f) { f.cells[0].payload = 5000; }, "no such register"},
      {[&](MachineFunction& f) { f.symbols.clear(); }, "no such symbol"},
      {[&](MachineFunction& f) { f.frame.slots.clear(); }, "no such frame slot"},
      {[&](MachineFunction& f) { f.frame.laid_out = true; }, "frame slot after frame layout"},
      {[&](MachineFunction& f) { f.cells_of(f.instructions[1])[1].detail = 1; },
       "definition and use"},
      {[&](MachineFunction& f) { f.cells_of(f.instructions[0])[1].detail = 0; },
       "ENTRY only defines registers"},
      {[&](MachineFunction& f) {
         const Edge edges[] = {{BlockId(3), entry}};
         f.set_edges(edges);
       },
       "entry block has predecessors"},
  };
  for (const Mutant& mutant : kMutants) {
    SCOPED_TRACE(mutant.message);
    expect_rejected(verify_text(kSsa, mutant.mutate), mutant.message);
  }
}

}  // namespace
}  // namespace lilt::mir
