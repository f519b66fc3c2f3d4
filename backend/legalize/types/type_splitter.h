// Splits values of illegal types into legal parts (split_types.cpp, split_memory.cpp,
// split_vectors.cpp). Parts are kept in split_values.h, moved and reinterpreted by part_memory.h.
// Operations on them are those of scalars (scalar_arithmetic.h), lane by lane, and of vectors in
// registers (vector_rules.h), made of operations on registers (packed_registers.h,
// packed_arithmetic.h).
//
// Idea. The walk visits blocks in reverse post-order, so it knows the parts of an operand before it
// meets the users; phis get empty parts, which are filled at the end. Parts (leaves.h) replace an
// instruction with a value of an illegal type, which is erased at the end. Every other instruction
// stays; each of its operands that became one part is replaced by it.
//
// Terms: leaf, part, lane: see leaves.h.
//
// Invariants. The upper bits of a part that is wider than its scalar (or of the highest word of a
// wide integer) are undefined: code that reads them extends first. A large aggregate that is loaded
// stays in memory: it is copied to a stack object, from which its parts are loaded where they are
// used. (An SSA value can be used only after its last execution, so one object is enough.) In
// signatures fp128 is one value: joined from words before calls and returns, split into words after
// calls and at the entry.
#pragma once

#include "backend/legalize/steps.h"
#include "backend/legalize/types/scalar_arithmetic.h"
#include "backend/legalize/types/vector_rules.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::backend {

class TypeSplitter : SplitValues {
 public:
  TypeSplitter(ssa::Function& function, ssa::Analyses& analyses, Diagnostics& diagnostics,
               Arena& scratch);
  bool run();

 private:
  static constexpr uint32_t kMaxAggregate = 16;  // leaves; larger ones stay in memory

  // --- the walk (split_types.cpp)
  bool preserves_lower_halves() const;
  bool is_legal(ssa::TypeId type) const { return is_legal_type(types_, type); }
  void split(ssa::InstId id);
  void split_phi(ssa::InstId id);
  void fill_phis();
  void split_select(ssa::InstId id);
  void split_freeze(ssa::InstId id);
  bool split_by_folding(ssa::InstId id);
  void split_extract_value(ssa::InstId id);
  void split_insert_value(ssa::InstId id);
  void split_arguments(ssa::InstId start);
  void split_result(ssa::InstId id);
  void split_return(ssa::InstId id);
  bool is_returned_as_it_is(ssa::Value value) const;
  void split_getelementptr(ssa::InstId id);
  ssa::Value address_index(ssa::TypeId type, PartSpan index);
  void split_switch(ssa::InstId id);
  void split_wide_switch(ssa::InstId id);
  void split_alloca(ssa::InstId id);
  ArenaVector<uint64_t> indices_of(ssa::InstId id, uint32_t first_operand) const;

  // --- memory
  void split_load(ssa::InstId id);
  void split_store(ssa::InstId id);
  bool split_large_load(ssa::InstId id);
  bool split_large_store(ssa::InstId id);

  // --- vectors, lane by lane
  void split_lanes(ssa::InstId id);
  Parts lane_result(ssa::InstId id, const Parts* operands, uint64_t lane);
  void split_extract_element(ssa::InstId id);
  void split_insert_element(ssa::InstId id);
  void split_shuffle(ssa::InstId id);
  Parts variable_lane(ssa::TypeId vector, PartSpan lanes, ssa::Value index);
  void split_bitcast(ssa::InstId id);

  ssa::Analyses& analyses_;
  ScalarArithmetic scalars_{*this};
  MemberFinder members_;
  ArenaVector<Leaf> leaves_;       // of the type at hand
  ArenaVector<ssa::InstId> phis_;  // of any type, to be filled
  ssa::CfgEdit edit_;
};

}  // namespace lilt::backend
