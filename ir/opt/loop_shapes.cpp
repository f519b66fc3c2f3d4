#include "ir/opt/loop_shapes.h"

#include <algorithm>

#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Without two of each for temporaries.
constexpr uint32_t kGeneral = 13, kGeneralAcrossCalls = 5;
constexpr uint32_t kFloating = 14, kFloatingAcrossCalls = 0;

uint32_t difference(uint32_t all, uint32_t taken) { return all - std::min(all, taken); }

}  // namespace

LoopShapes::LoopShapes(const Function& function, Analyses& analyses, Arena& scratch)
    : function_(function),
      cfg_(analyses.control_flow()),
      loops_(analyses.loops()),
      shapes_(loops_.loops().size(), LoopFacts{}, scratch) {
  const DominatorTree& dominators = analyses.dominators();
  for (uint32_t loop = 0; loop < shapes_.size(); ++loop) {
    static_cast<LoopShape&>(shapes_[loop]) =
        find_loop_shape(function_, cfg_, dominators, header(loop));
    has_preheader_ |= shapes_[loop].preheader.valid();
  }
}

uint32_t LoopShapes::common_depth(uint32_t a, uint32_t b) const {
  while (a != b) {
    uint32_t& inner = depth(a) > depth(b) ? a : b;
    inner = parent(inner);
  }
  return depth(a);
}

// Selection has a tile for each intrinsic that legalization leaves.
void LoopShapes::note_call(InstId id) {
  if (function_[id].opcode != Opcode::Call || called_intrinsic_number(function_, id) != 0) return;
  for (uint32_t loop = loop_of(function_.block_of(id)); loop != kNoLoop && !shapes_[loop].has_call;
       loop = parent(loop))
    shapes_[loop].has_call = true;
}

LoopRegisters::LoopRegisters(const Function& function, const LoopShapes& shapes, Arena& scratch)
    : function_(function),
      shapes_(shapes),
      loops_(shapes.count(), Taken{}, scratch),
      last_loop_(function.value_count(), kNoLoop, scratch) {}

uint32_t LoopRegisters::outermost(uint32_t loop) const {
  while (shapes_.parent(loop) != kNoLoop) loop = shapes_.parent(loop);
  return loop;
}
void LoopRegisters::include(uint32_t loop) { loops_[outermost(loop)].is_included = true; }

void LoopRegisters::count() {
  for (uint32_t loop = 0; loop < loops_.size(); ++loop)  // outer ones come first
    if (shapes_.parent(loop) != kNoLoop)
      loops_[loop].is_included = loops_[shapes_.parent(loop)].is_included;
  shapes_.for_each_instruction([this](InstId id) {
    if (loops_[shapes_.loop_of(function_.block_of(id))].is_included) count(id);
  });
}

uint32_t LoopRegisters::free_general(uint32_t loop) const {
  return difference(shapes_[loop].has_call ? kGeneralAcrossCalls : kGeneral, loops_[loop].general);
}
uint32_t LoopRegisters::free_floating(uint32_t loop) const {
  return difference(shapes_[loop].has_call ? kFloatingAcrossCalls : kFloating,
                    loops_[loop].floating);
}

void LoopRegisters::count(InstId id) {
  const BlockId block = function_.block_of(id);
  const uint32_t loop = shapes_.loop_of(block);
  if (function_[id].opcode == Opcode::Phi && block == shapes_.header(loop)) count(Value(id), loop);
  for (Value operand : function_.operands(id))
    if (operand.is_local() && function_[operand.local()].opcode != Opcode::Alloca)
      count(operand, loop);
}

// The depth of the loop that carries the value from round to round, as a phi of its header; else 0.
uint32_t LoopRegisters::carrying_depth(InstId id) const {
  if (function_[id].opcode != Opcode::Phi) return 0;
  const BlockId block = function_.block_of(id);
  const uint32_t loop = shapes_.loop_of(block);
  return loop != kNoLoop && shapes_.header(loop) == block ? shapes_.depth(loop) : 0;
}

// Counts the value for the loops around `loop` that do not define it, but for those that have been
// counted with the last loop.
void LoopRegisters::count(Value value, uint32_t loop) {
  uint32_t& last = last_loop_[value.local()];
  if (last == loop) return;
  const Instruction& definition = function_[value.local()];
  const TypeKind kind = function_.types().kind(definition.type);
  const bool is_general = kind == TypeKind::Integer || kind == TypeKind::Pointer;
  const bool is_floating = kind == TypeKind::Float || kind == TypeKind::Double ||
                           kind == TypeKind::Vector;  // in such a register
  if (!is_floating && !is_general) return;
  uint32_t outside = shapes_.common_depth(value, loop);
  if (outside != 0 && carrying_depth(value.local()) == outside) --outside;
  outside = std::max(outside, shapes_.common_depth(last, loop));
  last = loop;
  for (uint32_t l = loop; shapes_.depth(l) > outside; l = shapes_.parent(l))
    ++(is_general ? loops_[l].general : loops_[l].floating);
}

}  // namespace lilt::opt
