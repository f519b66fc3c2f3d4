// Splits values of illegal types into legal parts (split_types.cpp), with rules for their
// operations: memory (split_memory.cpp), scalars (split_scalars.cpp), vectors (split_vectors.cpp).
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

#include <string>

#include "backend/legalize/emitter.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/leaves.h"
#include "backend/legalize/types/wide_arithmetic.h"
#include "ir/ssa/analyses.h"
#include "ir/support/diagnostic.h"

namespace lilt::backend {

class TypeSplitter {
 public:
  using Parts = ArenaVector<ssa::Value>;
  using PartSpan = std::span<const ssa::Value>;

  TypeSplitter(ssa::Function& function, ssa::Analyses& analyses, Diagnostics& diagnostics,
               Arena& scratch);
  bool run();

 private:
  struct Entry {
    uint32_t first = 0;  // index into parts_; kInMemory: of the stack object there
    uint32_t count = kAsItIs;
  };
  struct AddedBlock {
    ssa::BlockId behind, block;
  };
  static constexpr uint32_t kAsItIs = UINT32_MAX;
  static constexpr uint32_t kInMemory = UINT32_MAX - 1;
  static constexpr uint32_t kLargestAggregate = 16;  // leaves; larger ones stay in memory

  // --- the walk (split_types.cpp)
  bool is_legal(ssa::TypeId type) const { return is_legal_type(types_, type); }
  void replace_operands(ssa::InstId id);
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
  void place_added_blocks();
  void split_alloca(ssa::InstId id);
  ArenaVector<uint64_t> indices_of(ssa::InstId id, uint32_t first_operand) const;
  void report(ssa::InstId id, const std::string& message);
  void report_type(ssa::InstId id, ssa::TypeId type, std::string_view as);

  // --- values
  Parts parts(std::initializer_list<ssa::Value> values = {}) const { return {values, scratch_}; }
  Parts parts_of(ssa::Value value);
  void append_parts(ssa::Value value, Parts& out);
  void append_constant_parts(ssa::ConstantId constant, Parts& out);
  void append_plain_constant_parts(ssa::ConstantId id, Parts& out);
  void append_words_of_constant(ssa::ConstantId id, Parts& out);
  void append_words(ssa::Value vector, Parts& out);  // of an fp128 that is one value
  ssa::Value joined(PartSpan words);
  ssa::Value part_of(ssa::Value value);  // of a value that has one
  bool has_parts(ssa::Value value) const;
  bool is_in_memory(ssa::Value value) const;
  ssa::Value object_of(ssa::Value value) const;                  // address of a value in memory
  Parts parts_of(ssa::Value value, size_t first, size_t count);  // `count` of them
  void define(ssa::InstId id, PartSpan parts);
  std::span<ssa::Value> define_as_changed(ssa::InstId id, ssa::Value from);
  bool is_used_once(ssa::Value value);

  // --- memory
  void split_load(ssa::InstId id);
  void split_store(ssa::InstId id);
  bool split_large_load(ssa::InstId id);
  bool split_large_store(ssa::InstId id);
  struct MemoryAccess {
    ssa::Value pointer;
    uint32_t align = 1;  // of the pointer
    uint16_t flags = 0;  // volatile
  };
  void load_leaf(const Leaf& leaf, const MemoryAccess& place, Parts& out);
  // Returns the number of parts stored.
  size_t store_leaf(const Leaf& leaf, PartSpan stored, const MemoryAccess& place);
  ssa::Value load_bits(ssa::TypeId part, uint32_t bits, uint64_t offset, const MemoryAccess& place);
  void store_bits(ssa::Value part, uint32_t bits, uint64_t offset, const MemoryAccess& place);
  void load_packed(ssa::TypeId vector, uint64_t offset, const MemoryAccess& place, Parts& out);
  void store_packed(ssa::TypeId vector, PartSpan lanes, uint64_t offset, const MemoryAccess& place);
  void load_type(ssa::TypeId type, uint64_t offset, const MemoryAccess& place, Parts& out);

  // --- scalars
  ssa::Value zero_extended_in_part(ssa::Value part, uint32_t bits);
  ssa::Value sign_extended_in_part(ssa::Value part, uint32_t bits);
  Words words_of(ssa::TypeId scalar, PartSpan value, bool sign_extend);
  Parts binary(ssa::InstId id, ssa::TypeId scalar, PartSpan left, PartSpan right);
  Parts narrow_binary(ssa::InstId id, ssa::TypeId scalar, ssa::Value left, ssa::Value right);
  Parts wide_binary(ssa::InstId id, ssa::TypeId scalar, PartSpan left, PartSpan right);
  Parts compare(ssa::InstId id, ssa::TypeId scalar, PartSpan left, PartSpan right);
  Parts negate(ssa::TypeId scalar, PartSpan value);
  Parts cast(ssa::InstId id, ssa::TypeId from, ssa::TypeId to, PartSpan value);
  Parts truncate(ssa::TypeId to, PartSpan value);
  Parts extend(bool is_signed, ssa::TypeId from, ssa::TypeId to, PartSpan value);
  ssa::TypeId type_on_the_way(uint32_t bits, ssa::TypeId to) const;
  Parts integer_to_floating(ssa::InstId id, ssa::TypeId from, ssa::TypeId to, PartSpan value);
  Parts floating_to_integer(ssa::InstId id, ssa::TypeId from, ssa::TypeId to, PartSpan value);
  // Half and bfloat: widened to float, or rounded from it.
  ssa::Value widened(ssa::TypeId scalar, ssa::Value part);
  ssa::Value rounded(ssa::TypeId scalar, ssa::Value value);
  ssa::Value rounded_to_bfloat(ssa::Value value);
  ssa::Value float_rounded_to_odd(ssa::Value value);

  // --- vectors
  ssa::TypeId lane_type(ssa::TypeId type) const { return backend::lane_type(types_, type); }
  uint64_t lane_count(ssa::TypeId type) const { return backend::lane_count(types_, type); }
  void split_lanes(ssa::InstId id);
  Parts lane_result(ssa::InstId id, const Parts* operands, uint64_t lane);
  void split_extract_element(ssa::InstId id);
  void split_insert_element(ssa::InstId id);
  void split_shuffle(ssa::InstId id);
  ssa::Value lane_index(ssa::Value index);
  Parts variable_lane(ssa::TypeId vector, PartSpan lanes, ssa::Value index);
  void split_bitcast(ssa::InstId id);
  Parts bitcast(ssa::TypeId from, ssa::TypeId to, PartSpan old_parts);
  uint32_t bit_width(ssa::TypeId scalar) const;

  ssa::Function& function_;
  ssa::Analyses& analyses_;
  const ssa::TypeTable& types_;
  Diagnostics& diagnostics_;
  Arena& scratch_;
  Emitter emit_;
  WideArithmetic wide_;
  ArenaVector<Entry> entries_;  // by value, for values older than the pass
  Parts parts_;
  MemberFinder members_;
  ArenaVector<uint8_t> use_counts_;  // by value, up to 2; empty until first used
  ArenaVector<Leaf> leaves_;         // of the type at hand
  ArenaVector<ssa::InstId> phis_;    // of any type, to be filled
  ArenaVector<ssa::InstId> split_;   // instructions that parts replace
  ArenaVector<EdgeChange> edge_changes_;
  ArenaVector<AddedBlock> added_blocks_;
};

}  // namespace lilt::backend
