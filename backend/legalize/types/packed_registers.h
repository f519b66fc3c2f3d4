// Values of registers of 16 or 32 bytes, and their lanes: constants, logic, shuffles, halves; for
// TypeSplitter, whose parts they are.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <utility>

#include "backend/isel/tiles.h"
#include "backend/legalize/emitter.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

// Makes it 32 bytes, or 16, for a scope.
class WholeRegisters {
 public:
  WholeRegisters(uint32_t& bytes, bool are_ymm) : bytes_(bytes), old_(bytes) {
    bytes_ = are_ymm ? 32 : 16;
  }
  ~WholeRegisters() { bytes_ = old_; }
  WholeRegisters(const WholeRegisters&) = delete;
  WholeRegisters& operator=(const WholeRegisters&) = delete;

 private:
  uint32_t& bytes_;
  uint32_t old_;
};

class PackedRegisters {
 protected:
  using Parts = ArenaVector<ssa::Value>;
  using PartSpan = std::span<const ssa::Value>;

  PackedRegisters(ssa::Function& function, Arena& scratch)
      : function_(function),
        types_(function.types()),
        scratch_(scratch),
        emit_(function, scratch),
        features_(function.module()[function.symbol()].features.granted()) {}

  Parts parts(std::initializer_list<ssa::Value> values = {}) const { return {values, scratch_}; }
  // The fp128 whose words these are, as append_words took them; none() if there is none.
  ssa::Value whole_of_words(ssa::Value low, ssa::Value high) const;
  Parts lanes_of_constant(ssa::ConstantId vector);
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
  ssa::Value shifted(ssa::Opcode opcode, ssa::Value part, uint32_t amount);
  ssa::Value shifted_bytes(ssa::Opcode opcode, ssa::Value part, uint32_t amount);
  ssa::Value greater(ssa::Value left, ssa::Value right);
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
  ssa::Value shuffle_halves(ssa::Value first, ssa::Value second, std::span<const int8_t> order);
  ssa::Value gathered_in_ymm(ssa::TypeId type, PartSpan registers,
                             std::span<const uint32_t> source_of, std::span<const int8_t> place_in);
  ssa::Value gathered_in_pairs(PartSpan registers, std::span<const uint32_t> source_of,
                               std::span<const int8_t> place_in);
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
  bool is_undefined_lane(ssa::Value part, size_t lane) const;
  ssa::Value gathered(PartSpan sources, std::span<const uint32_t> source_of,
                      std::span<const int8_t> place_in);
  ssa::TypeId lane_type(ssa::TypeId type) const { return backend::lane_type(types_, type); }
  uint64_t lane_count(ssa::TypeId type) const { return backend::lane_count(types_, type); }

  ssa::Function& function_;
  const ssa::TypeTable& types_;
  Arena& scratch_;
  Emitter emit_;
  ProcessorFeatures features_;
  uint32_t register_bytes_ = 16;  // of the registers that functions of single ones work on
};

}  // namespace lilt::backend
