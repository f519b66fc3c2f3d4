// Splits values of illegal types into legal parts (split_types.cpp), with rules for their
// operations: memory (split_memory.cpp), scalars (split_scalars.cpp), vectors: lane by lane
// (split_vectors.cpp), in registers (split_packed.cpp, packed_integers.cpp, packed_selects.cpp,
// packed_conversions.cpp, packed_lanes.cpp, packed_shuffles.cpp, ymm_registers.cpp).
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

#include "backend/isel/tiles.h"
#include "backend/legalize/emitter.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/leaves.h"
#include "backend/legalize/types/whole_registers.h"
#include "backend/legalize/types/wide_arithmetic.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/cfg_edit.h"
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
  Parts parts(std::initializer_list<ssa::Value> values = {}) const { return {values, scratch_}; }
  Parts parts_of(ssa::Value value);
  void append_parts(ssa::Value value, Parts& out);
  void append_constant_parts(ssa::ConstantId constant, Parts& out);
  void append_plain_constant_parts(ssa::ConstantId id, Parts& out);
  void append_words_of_constant(ssa::ConstantId id, Parts& out);
  void append_words(ssa::Value vector, Parts& out);  // of an fp128 that is one value
  ssa::Value joined(PartSpan words);
  // The fp128 whose words these are, as append_words took them; none() if there is none.
  ssa::Value whole_of_words(ssa::Value low, ssa::Value high) const;
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
  Parts lanes_of_constant(ssa::ConstantId vector);
  void define_by_lanes(ssa::InstId id, PartSpan lanes);
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

  // --- vectors in registers
  VectorShape shape_of(ssa::TypeId type) const {
    return is_vector(types_, type) ? vector_shape(types_, type) : VectorShape();
  }
  ssa::TypeId register_type(ssa::TypeId lane);  // register_bytes_ of the lanes
  ssa::TypeId register_type(uint32_t lane_bytes);
  // The lane of a vector of integers.
  static ssa::TypeId integer_lane(uint32_t lane_bytes);
  ssa::Value as(ssa::Value part, ssa::TypeId lane);  // the same bytes as other lanes
  uint32_t lane_bytes_of(ssa::Value part) const;
  ssa::Value constant_register(ssa::TypeId lane, uint64_t bits);  // in all lanes
  bool is_zero_register(ssa::Value part) const;
  std::optional<uint64_t> uniform_bits(ssa::Value part) const;
  ssa::Value logic(ssa::Opcode opcode, ssa::Value left, ssa::Value right);
  ssa::Value splat_scalar(ssa::Value vector) const;
  bool has_wide_integers() const { return (features_ & processor_feature::Avx2) != 0; }
  // Whether the function's processor has an instruction for the operation on registers of the
  // lanes: tiles.def and the features of its rows say so. What it cannot do a rule here does.
  template <class AnyOpcode>
  bool can(AnyOpcode opcode, ssa::TypeId lane) const {
    return isel::is_legal(isel::operation_of(opcode), isel::type_of_lanes(lane), features_);
  }
  // Makes a register of the lanes.
  ssa::Value packed(ssa::PackedOpcode opcode, ssa::TypeId lane,
                    std::initializer_list<ssa::Value> operands) {
    return emit_.packed(opcode, register_type(lane), operands);
  }
  ssa::Value complement(ssa::Value part);
  ssa::Value sum(ssa::Value left, ssa::Value right) {
    return emit_.make(ssa::Opcode::Add, function_.type_of(left), {left, right});
  }
  ssa::Value difference(ssa::Value left, ssa::Value right) {
    return emit_.make(ssa::Opcode::Sub, function_.type_of(left), {left, right});
  }
  // (mask & if_true) | (~mask & if_false), with a mask of integers.
  ssa::Value choice(ssa::Value mask, ssa::Value if_true, ssa::Value if_false);

  // Returns false if the operation is done lane by lane.
  bool split_packed(ssa::InstId id);
  bool packed_binary(ssa::InstId id);
  bool sum_with_mask(ssa::InstId id);
  bool packed_shift(ssa::InstId id);
  bool shift_each(ssa::InstId id);
  ssa::Value shifted(ssa::Opcode opcode, ssa::Value part, uint32_t amount);
  ssa::Value shifted_bytes(ssa::Opcode opcode, ssa::Value part, uint32_t amount);
  ssa::Value product(ssa::Value left, ssa::Value right);
  ssa::Value wide_product(ssa::Value left, ssa::Value right);
  ssa::Value byte_product(ssa::Value left, ssa::Value right);
  ssa::Value even_product(ssa::Value left, ssa::Value right);
  uint32_t range_of(ssa::Value vector, bool is_signed) const;
  bool product_of_narrow(ssa::InstId id);
  bool product_of_words(ssa::InstId id);
  ssa::Value product_by_shift(ssa::Value part, ssa::Value factor);
  bool split_absolute(ssa::InstId id);
  bool split_population_count(ssa::InstId id);
  ssa::Value bits_of_bytes(ssa::Value part);
  ssa::Value sum_of_bytes(ssa::Value bytes, uint32_t lane_bytes);

  bool packed_division(ssa::InstId id);
  ssa::Value unsigned_quotient(ssa::Value part, uint64_t divisor);
  ssa::Value signed_quotient(ssa::Value part, int64_t divisor);
  ssa::Value high_product(ssa::Value part, uint64_t factor, bool is_signed);
  bool packed_compare(ssa::InstId id);
  ssa::Value integer_mask(ssa::IntPredicate predicate, ssa::Value left, ssa::Value right);
  ssa::Value equal(ssa::Value left, ssa::Value right);
  ssa::Value greater(ssa::Value left, ssa::Value right);
  ssa::Value floating_mask(ssa::FloatPredicate predicate, ssa::Value left, ssa::Value right);
  ssa::Value floating_test(uint32_t predicate, ssa::Value left, ssa::Value right);
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
  Parts extended_numbers(PartSpan source, const VectorShape& to);
  Parts truncated_numbers(PartSpan source, const VectorShape& from);
  Parts resized(PartSpan parts, const VectorShape& from, uint32_t lane_bytes, bool is_signed);
  Parts widened_lanes(PartSpan parts, uint32_t count, uint32_t bytes, bool is_signed,
                      uint32_t first_bytes, uint32_t last_bytes);
  bool extends_at_once() const { return can(ssa::PackedOpcode::ZeroExtendBytes, ssa::kI64); }
  Parts extended_lanes(PartSpan source, const VectorShape& from, uint32_t lane_bytes,
                       bool is_signed);
  ssa::Value moved_down(ssa::Value part, uint32_t number);
  Parts narrowed_lanes(PartSpan parts, uint32_t from, uint32_t to);
  ssa::Value halved_lanes(ssa::Value first, ssa::Value second, bool is_masked);
  ssa::Value lanes_cut(ssa::Value part, uint32_t from, uint32_t to);
  ssa::Value in_order(ssa::Value packed);
  ssa::Value packed_pair(ssa::PackedOpcode opcode, ssa::Value first, ssa::Value second);
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
  Parts saturated_lanes(PartSpan source, uint32_t from, uint32_t to, bool is_signed);
  Parts widened_in_ymm(PartSpan source, const VectorShape& to, ssa::PackedOpcode opcode);
  Parts narrowed_in_ymm(PartSpan source, ssa::PackedOpcode opcode, ssa::TypeId lane);
  ssa::Value low_halves(ssa::Value first, ssa::Value second);
  Parts converted_to_floating(PartSpan parts, VectorShape from, const VectorShape& to,
                              bool is_signed);
  Parts converted_to_integer(PartSpan parts, const VectorShape& from, const VectorShape& to,
                             bool is_signed);
  // By F16C: 4 numbers, of and in the lower half of a part of i16; `register_bytes_` of floats.
  ssa::Value floats_of_halves(ssa::Value halves);
  ssa::Value halves_of_floats(ssa::Value floats);
  bool converts_halves(ssa::InstId id);
  ssa::Value long_as_double(ssa::Value part, bool is_signed);
  ssa::Value unsigned_as_float(ssa::Value part);
  ssa::Value float_as_unsigned(ssa::Value part);
  Parts joined_halves(PartSpan parts);

  // Registers of 32 bytes (ymm_registers.cpp).
  bool is_in_ymm(const VectorShape& shape) const;
  ssa::TypeId ymm_type(ssa::TypeId lane) {
    return function_.types().vector(32 / types_.size_of(lane), lane);
  }
  std::optional<std::pair<ssa::Value, uint32_t>> register_behind(ssa::Value half) const;
  ssa::Value half_of(ssa::Value whole, uint32_t number);
  ssa::Value find_whole(ssa::Value low, ssa::Value high);
  ssa::Value whole_of(ssa::Value low, ssa::Value high);
  bool is_splat_of_lowest(ssa::Value part) const;
  // Parts of 16 bytes as registers of register_bytes_, and back.
  Parts registers_of(PartSpan parts);
  Parts parts_of_registers(PartSpan registers);
  bool are_in_ymm(std::initializer_list<PartSpan> values);
  // The parts of what `combine` makes of the operands' registers, one of each at a time: those of
  // 32 bytes if some operands are in such (and `may_be_ymm`), otherwise of 16.
  template <class Combine, class... More>
  Parts by_registers(bool may_be_ymm, Combine combine, Parts first, More... more) {
    const WholeRegisters scope(register_bytes_, may_be_ymm && are_in_ymm({first, more...}));
    first = registers_of(first);
    ((more = registers_of(more)), ...);
    for (size_t i = 0; i < first.size(); ++i) first[i] = combine(first[i], more[i]...);
    return parts_of_registers(first);
  }
  bool are_in_ymm_or_constant(PartSpan pair);
  void erase_dead_halves();
  void halve_loads();
  bool stands_close_behind(ssa::InstId load, ssa::InstId id) const;
  ssa::Value shuffle_halves(ssa::Value first, ssa::Value second, std::span<const int8_t> order);
  bool split_ymm_phi(ssa::InstId id);
  bool shuffle_in_ymm(ssa::InstId id);
  bool shuffle_bytes_in_ymm(ssa::InstId id, ssa::Value part, std::span<const int8_t> order);
  bool shuffle_of_ymm(ssa::InstId id);
  ssa::Value gathered_in_ymm(ssa::TypeId type, PartSpan registers,
                             std::span<const uint32_t> source_of, std::span<const int8_t> place_in);
  ssa::Value gathered_in_pairs(PartSpan registers, std::span<const uint32_t> source_of,
                               std::span<const int8_t> place_in);

  // Masks. A value may have a second mask, with the lanes of what made it.
  Parts mask_parts(ssa::Value mask, uint32_t lane_bytes);
  Parts resized_mask(PartSpan parts, uint32_t count, uint32_t from, uint32_t to);
  void define_mask(ssa::InstId id, uint32_t lane_bytes, PartSpan parts);
  uint32_t natural_lane_bytes(ssa::Value mask) const;
  Parts bits_of_mask(const VectorShape& shape, PartSpan parts);
  Parts mask_of_bits(const VectorShape& shape, PartSpan words);

  // Lanes (packed_lanes.cpp).
  ssa::Value vector_of(ssa::Value scalar);  // its lowest lane; the others are undefined
  ssa::Value lane_of(ssa::Value part, uint32_t lane);
  ssa::Value word_of(ssa::Value part, uint32_t word);
  ssa::Value register_of_words(ssa::Value low, ssa::Value high);  // high: none() if undefined
  ssa::Value splat(ssa::Value scalar);
  ssa::Value part_with_lane(ssa::Value part, uint32_t lane, ssa::Value scalar);
  ssa::Value part_of_lanes(ssa::TypeId lane, PartSpan lanes);
  ssa::Value register_of_bytes(PartSpan lanes);
  ssa::Value register_of_tree(ssa::TypeId lane, PartSpan lanes);
  ssa::Value constant_lanes(ssa::TypeId lane, PartSpan lanes);
  void settle(std::span<ssa::Value> lanes) const;
  // The register that words were taken out of, in order; none() if there is none.
  ssa::Value register_behind_words(PartSpan lanes) const;
  ssa::Value lane_from_element(const VectorShape& shape, ssa::Value element);
  ssa::Value element_from_lane(const VectorShape& shape, ssa::TypeId element, ssa::Value lane);
  Parts joined_lanes(ssa::TypeId vector, PartSpan lanes);
  bool is_plain_constant(ssa::Value value) const;
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

  // Shuffles (packed_shuffles.cpp). `order`: a lane for each of the result's, of the first operand
  // and then of the second; kAnyLane: undefined.
  using Order = std::array<int8_t, 16>;
  static constexpr int8_t kAnyLane = -1;
  ssa::Value shuffle(ssa::Value first, ssa::Value second, std::span<const int8_t> order);
  ssa::Value shuffle(ssa::Value first, ssa::Value second, std::initializer_list<int8_t> order) {
    return shuffle(first, second, std::span(order.begin(), order.size()));
  }
  ssa::Value shuffled(ssa::Value first, ssa::Value second, std::span<const int8_t> order);
  // A constant register of bytes.
  template <class Number>
  ssa::Value table_of_bytes(Number number) {
    Parts bytes = parts();
    for (uint32_t i = 0; i < register_bytes_; ++i)
      bytes.push_back(emit_.integer(ssa::kI8, static_cast<uint64_t>(number(i))));
    return constant_lanes(ssa::kI8, bytes);
  }
  ssa::Value shuffle_by_steps(ssa::Value first, ssa::Value second, std::span<const int8_t> order);
  ssa::Value shuffle_of_four(ssa::Value first, ssa::Value second, std::span<const int8_t> order);
  ssa::Value splat_of_word(ssa::Value part, int8_t word);
  ssa::Value shuffle_of_words(ssa::Value part, std::span<const int8_t> order);
  ssa::Value shuffle_of_bytes(ssa::Value part, std::span<const int8_t> order);
  ssa::Value window(ssa::Value first, ssa::Value second, uint32_t start);
  ssa::Value blend(ssa::Value first, ssa::Value second, std::span<const int8_t> order);
  ssa::Value every_second(ssa::Value first, ssa::Value second, bool is_odd);
  ssa::Value shuffle_by_numbers(ssa::Value part, std::span<const int8_t> order);
  ssa::Value shuffle_by_lanes(ssa::Value part, std::span<const int8_t> order);
  ssa::Value interleaved(ssa::Value first, ssa::Value second, bool is_upper);
  bool shuffle_packed(ssa::InstId id);
  bool is_undefined_lane(ssa::Value part, size_t lane) const;
  std::pair<ssa::Value, uint64_t> root_of_lane(ssa::Value vector, uint64_t lane) const;
  ssa::Value gathered_from_roots(ssa::InstId id, uint32_t part);
  ssa::Value gathered(PartSpan sources, std::span<const uint32_t> source_of,
                      std::span<const int8_t> place_in);

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
  ProcessorFeatures features_;
  uint32_t register_bytes_ = 16;     // of the registers that functions of single ones work on
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
