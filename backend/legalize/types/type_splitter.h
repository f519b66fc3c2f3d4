// Splits values of illegal types into legal parts (split_types.cpp), with rules for their
// operations: memory (split_memory.cpp), scalars (split_scalars.cpp), vectors: lane by lane
// (split_vectors.cpp), in registers (split_packed.cpp, packed_integers.cpp, packed_selects.cpp,
// packed_conversions.cpp, packed_lanes.cpp, packed_shuffles.cpp, ymm_registers.cpp), of which the
// operations on single registers are in packed_registers.h and packed_arithmetic.h.
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

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "backend/legalize/steps.h"
#include "backend/legalize/types/packed_arithmetic.h"
#include "backend/legalize/types/wide_arithmetic.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/support/diagnostic.h"

namespace lilt::backend {

class TypeSplitter : PackedArithmetic {
 public:
  TypeSplitter(ssa::Function& function, ssa::Analyses& analyses, Diagnostics& diagnostics,
               Arena& scratch);
  bool run();

 private:
  struct Entry {
    uint32_t first = 0;  // index into parts_; kInMemory: of the stack object there
    uint32_t count = kAsItIs;
  };
  static constexpr uint32_t kAsItIs = UINT32_MAX;
  static constexpr uint32_t kInMemory = UINT32_MAX - 1;
  static constexpr uint32_t kLargestAggregate = 16;  // leaves; larger ones stay in memory

  // --- the walk (split_types.cpp)
  bool preserves_lower_halves() const;
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
  void split_alloca(ssa::InstId id);
  ArenaVector<uint64_t> indices_of(ssa::InstId id, uint32_t first_operand) const;
  void report(ssa::InstId id, const std::string& message);
  void report_type(ssa::InstId id, ssa::TypeId type, std::string_view as);

  // --- values
  Parts parts_of(ssa::Value value);
  void append_parts(ssa::Value value, Parts& out);
  void append_constant_parts(ssa::ConstantId constant, Parts& out);
  void append_plain_constant_parts(ssa::ConstantId id, Parts& out);
  void append_words_of_constant(ssa::ConstantId id, Parts& out);
  void append_words(ssa::Value vector, Parts& out);  // of an fp128 that is one value
  ssa::Value joined(PartSpan words);
  // A call of an intrinsic that computes each lane from those of its operands.
  bool split_part_by_part(ssa::InstId id);
  bool split_masked(ssa::InstId id);     // loads and stores of lanes of a mask
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

  // --- vectors, lane by lane
  // The parts of the lanes' scalars: those of the vector, or taken out of its registers.
  Parts lanes_of(ssa::Value vector);
  void define_by_lanes(ssa::InstId id, PartSpan lanes);
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

  // --- vectors in registers
  ssa::Value splat_scalar(ssa::Value vector) const;

  // Returns false if the operation is done lane by lane.
  bool split_packed(ssa::InstId id);
  bool packed_binary(ssa::InstId id);
  bool sum_with_mask(ssa::InstId id);
  bool packed_shift(ssa::InstId id);
  bool shift_each(ssa::InstId id);
  uint32_t range_of(ssa::Value vector, bool is_signed) const;
  bool product_of_narrow(ssa::InstId id);
  bool product_of_words(ssa::InstId id);
  bool split_absolute(ssa::InstId id);
  bool split_population_count(ssa::InstId id);

  bool packed_division(ssa::InstId id);
  bool packed_compare(ssa::InstId id);
  bool packed_select(ssa::InstId id);
  struct LaneOf {
    ssa::Value vector;
    uint64_t lane;
  };
  std::optional<LaneOf> lane_behind(ssa::Value element) const;
  std::optional<LaneOf> lane_put_into(ssa::Value vector, ssa::Value old) const;
  bool select_of_lanes(ssa::InstId id);
  ssa::Value mask_of_lane(ssa::Value condition, uint32_t lane_bytes);
  bool packed_extremum(ssa::InstId id);
  bool packed_cast(ssa::InstId id);
  bool lowest_bits(ssa::InstId id);
  Parts numbers_of_mask(ssa::Value mask, const VectorShape& shape, bool is_signed);
  Parts converted(ssa::InstId id, PartSpan source, const VectorShape& from, const VectorShape& to);
  // A value that is limited to what lanes of so many bytes hold, signed or not, before its lanes
  // become as narrow: the value before, or none().
  struct Clamp {
    ssa::Value source;
    bool is_signed;
  };
  std::optional<Clamp> clamp_to(ssa::Value vector, uint32_t lane_bytes) const;
  struct Limit {
    ssa::Value source;
    bool is_least;
    int64_t number;
  };
  std::optional<Limit> limit_of(ssa::Value vector) const;
  bool converts_halves(ssa::InstId id);

  void erase_dead_halves();
  void halve_loads();
  bool stands_close_behind(ssa::InstId load, ssa::InstId id) const;
  bool split_ymm_phi(ssa::InstId id);
  bool shuffle_in_ymm(ssa::InstId id);
  bool shuffle_bytes_in_ymm(ssa::InstId id, ssa::Value part, std::span<const int8_t> order);
  bool shuffle_of_ymm(ssa::InstId id);

  // Masks. A value may have a second mask, with the lanes of what made it.
  Parts mask_parts(ssa::Value mask, uint32_t lane_bytes);
  void define_mask(ssa::InstId id, uint32_t lane_bytes, PartSpan parts);
  uint32_t natural_lane_bytes(ssa::Value mask) const;

  bool extract_packed(ssa::InstId id);
  bool is_followed_by_insertion(ssa::InstId id) const;
  bool insert_in_chain(ssa::InstId id, const VectorShape& shape);
  bool insert_packed(ssa::InstId id);
  struct LanePlace {
    ssa::Value object, lane;
    uint32_t align;
  };
  LanePlace spilled_lanes(const VectorShape& shape, PartSpan parts, ssa::Value index);
  Parts bitcast_packed(ssa::TypeId from, ssa::TypeId to, PartSpan old_parts);
  void load_packed_vector(const VectorShape& shape, uint64_t offset, const MemoryAccess& place,
                          Parts& out);
  void store_packed_vector(const VectorShape& shape, PartSpan parts, uint64_t offset,
                           const MemoryAccess& place);

  bool shuffle_packed(ssa::InstId id);
  std::pair<ssa::Value, uint64_t> root_of_lane(ssa::Value vector, uint64_t lane) const;
  ssa::Value gathered_from_roots(ssa::InstId id, uint32_t part);

  ssa::Analyses& analyses_;
  Diagnostics& diagnostics_;
  WideArithmetic wide_;
  ArenaVector<Entry> entries_;  // by value, for values older than the pass
  Parts parts_;
  MemberFinder members_;
  ArenaVector<uint8_t> use_counts_;  // by value, up to 2; empty until first used
  ArenaVector<Leaf> leaves_;         // of the type at hand
  ArenaVector<ssa::InstId> phis_;    // of any type, to be filled
  ArenaVector<ssa::InstId> split_;   // instructions that parts replace
  ssa::CfgEdit edit_;
  struct NaturalMask {
    uint32_t first, count, lane_bytes;  // of parts_
  };
  ArenaVector<uint32_t> natural_mask_;  // by value: its index + 1; empty until first used
  ArenaVector<NaturalMask> natural_masks_;
  ArenaVector<bool>
      in_chain_;  // insertions before the end of one, by value; empty until first used
};

}  // namespace lilt::backend
