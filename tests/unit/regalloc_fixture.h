// Shared code of the tests of register allocation: a small target, a builder, random machine
// functions, and an interpreter that runs a function before and after allocation on abstract
// values.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "ir/mir/machine_function.h"
#include "regalloc/apply.h"
#include "regalloc/check.h"

namespace lilt::regalloc::testing {

using mir::BlockId;
using mir::Cell;
using mir::MachineFunction;
using mir::MachineInstr;
using mir::RegClass;
using mir::Register;

// A register machine like x86-64: 15 general registers (5 is reserved) and 16 of another bank.
namespace toy {
enum Op : uint16_t {
  GMOV = mir::kFirstTargetOpcode,
  GLOAD,
  GSTORE,
  GXCHG,  // the classes' moves
  XMOV,
  XLOAD,
  XSTORE,
  VLOAD,
  VSTORE,
  CONST,
  XCONST,  // rematerializable
  ADD,
  ADDM,  // d t u>m, writes flags
  MAC,   // d t u u
  SHL,   // d t u{3}
  DIV,
  DIVM,   // d{1} d{4} u{1} u{4} u>m
  SWAP2,  // d d t w
  EARLY,  // e u u
  SUM3,   // d u u u>m
  SUM3M,
  CMP,
  CMPM0,
  CMPM1,  // u>m u>m, writes flags
  LOAD,
  STORE,  // memory at base + index
  XADD,
  XADDM,
  CVT,    // d:x t u>m; d:x u:g
  TRASH,  // u; destroys registers 1 and 3
  ASM,    // any operands, as inline assembly has them
  CALL,
  CALLR,
  CALLM,
  INVOKE,
  RET,
  JMP,
  JCC,
  JMPR,
  JMPM,
  kOpEnd,
};
const mir::TargetDesc& target();
}  // namespace toy

// Builds functions block by block. Blocks' edges are given; `finish` lays the instructions out.
class FunctionBuilder {
 public:
  explicit FunctionBuilder(MachineFunction& function);
  BlockId block(float frequency = 1);
  void edge(BlockId from, BlockId to) { edges_.push_back({from, to}); }
  // Edges given so far become those of the function.
  void set_edges() { function_.set_edges(edges_); }
  Register value(RegClass c = RegClass::Gpr) { return function_.new_register(c); }
  void at(BlockId block) { current_ = block; }

  static Cell def(Register r, unsigned fixed = 0, bool early = false);
  static Cell use(Register r, unsigned fixed = 0, int tied = -1);
  static Cell imm(int32_t value);
  static Cell target(BlockId block);
  void emit(uint16_t opcode, std::vector<Cell> cells);
  // Short forms for the usual rows.
  Register constant(int32_t value);
  Register add(Register a, Register b);
  Register phi(std::vector<std::pair<Register, BlockId>> inputs, RegClass c = RegClass::Gpr);
  void call(std::vector<Register> arguments, std::vector<Register> results = {});
  void ret(std::vector<Register> values = {});
  void jump(BlockId to);
  // cmp a, b; jcc then; jmp otherwise
  void branch(Register a, Register b, BlockId then, BlockId otherwise);
  // For PHIs whose inputs are known late: all PHIs' cells by the number of their value, and an
  // instruction at the start of a block.
  void replace_phis(const std::map<uint32_t, std::vector<Cell>>& inputs);
  void insert_after_phis(BlockId block, uint16_t opcode, std::vector<Cell> cells);
  void finish();

 private:
  struct Pending {
    MachineInstr instruction;
    std::vector<Cell> cells;
  };
  MachineFunction& function_;
  std::vector<mir::Edge> edges_;
  BlockId current_;
  std::vector<std::vector<Pending>> pending_;
};

struct RandomOptions {
  unsigned blocks = 6;
  unsigned instructions = 6;  // a block, at most
  unsigned calls = 8;         // of 100 instructions
  unsigned assembly = 4;      // likewise
  unsigned invokes = 30;      // of 100 blocks that may end in one
  unsigned phis = 3;          // a block, at most
  bool two_banks = true;
};
// A random function in SSA form: any graph (irreducible too), critical edges split, laid out in
// reverse post-order.
void make_random(MachineFunction& function, std::mt19937& random, const RandomOptions& options);

// Runs a function on abstract values: every result is a hash of the operation and its inputs.
// Returns the trace of observable events (calls, stores, branches, returns), at most `events` long.
std::vector<uint64_t> simulate(const MachineFunction& function, size_t events);

// Iterations: `usual`, times LILT_FUZZ_ITERATIONS.
inline unsigned iterations(unsigned usual) {
  const char* factor = std::getenv("LILT_FUZZ_ITERATIONS");
  return factor == nullptr ? usual : usual * static_cast<unsigned>(std::atoi(factor));
}

// The allocator of that name, which exists.
inline AllocatorInfo find_allocator(std::string_view name) {
  for (const AllocatorInfo& info : allocators())
    if (info.name == name) return info;
  std::abort();
}

// The passes of allocation on one function, with points and scratch memory of their own.
inline Allocation allocate(const AllocatorInfo& allocator, const MachineFunction& function,
                           const AllocationOptions& options = {}, TraceObserver* trace = nullptr) {
  Arena scratch;
  Allocation result;
  allocator.run(ProgramPoints(function, scratch), options, trace, result, scratch);
  return result;
}
inline std::vector<std::string> check(const MachineFunction& function,
                                      const Allocation& allocation) {
  Arena scratch;
  return check(ProgramPoints(function, scratch), allocation, scratch);
}
inline void apply(MachineFunction& function, const Allocation& allocation) {
  Arena scratch;
  apply(function, ProgramPoints(function, scratch), allocation, scratch);
}

inline std::string joined(const std::vector<std::string>& lines) {
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

}  // namespace lilt::regalloc::testing
