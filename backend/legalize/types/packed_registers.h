// Values of vector registers, and their lanes: constants, logic, shifts, shuffles. A register has
// 16 bytes, which are one part of a vector (leaves.h), or holds several parts (wide_registers.cpp).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <utility>

#include "backend/isel/tiles.h"
#include "backend/legalize/emitter.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

using Parts = ArenaVector<ssa::Value>;
using PartSpan = std::span<const ssa::Value>;
// A lane for each of the result's, of the first operand and then of the second.
using LaneOrder = std::array<int8_t, 16>;
inline constexpr int8_t kAnyLane = -1;  // undefined

// The function, and its instructions on whole registers: types, constants, logic.
class PackedBuilder {
 public:
  PackedBuilder(ssa::Function& function, Arena& scratch)
      : function_(function),
        types_(function.types()),
        scratch_(scratch),
        emit_(function, scratch),
        features_(function.features()) {}

  ssa::Function& function() { return function_; }
  const ssa::Function& function() const { return function_; }
  const ssa::Instruction& operator[](ssa::InstId id) const { return function_[id]; }
  ssa::Value operand(ssa::InstId id, uint32_t index) const { return function_.operand(id, index); }
  std::span<const ssa::Value> operands(ssa::InstId id) const { return function_.operands(id); }
  ssa::TypeId type_of(ssa::Value value) const { return function_.type_of(value); }
  ssa::ConstantPool& constants() const { return function_.constants(); }
  const ssa::TypeTable& types() const { return types_; }
  Emitter& emit() { return emit_; }
  const Emitter& emit() const { return emit_; }
  Arena& scratch() const { return scratch_; }
  // Of the registers that functions of single ones work on: 16, or more (RegisterWidth).
  uint32_t register_bytes() const { return register_bytes_; }

  Parts parts(std::initializer_list<ssa::Value> values = {}) const { return {values, scratch_}; }
  ssa::TypeId lane_type(ssa::TypeId type) const { return backend::lane_type(types_, type); }
  uint64_t lane_count(ssa::TypeId type) const { return backend::lane_count(types_, type); }
  VectorShape shape_of(ssa::TypeId type) const {
    return is_vector(types_, type) ? vector_shape(types_, type) : VectorShape();
  }
  ssa::TypeId register_type(ssa::TypeId lane);  // register_bytes() of the lanes
  ssa::TypeId register_type(uint32_t lane_bytes);
  // The lane of a vector of integers.
  static ssa::TypeId integer_lane(uint32_t lane_bytes);
  uint32_t lane_bytes_of(ssa::Value part) const;
  uint32_t widest(ssa::TypeId lane) const { return widest_register(lane, features_); }
  bool has_wide_integers() const { return widest(ssa::kI8) > 16; }
  // Whether comparisons of registers of 64 bytes, and masks from and to integers, are of bits.
  bool has_bits() const { return (features_ & processor_feature::Avx512vl) != 0; }
  // Bits of mask registers, one for each lane; there are at least 8.
  ssa::TypeId bits_type(uint64_t lanes);
  ssa::Value bits_under(ssa::Value mask) const;
  ssa::Value bits_of(ssa::Value mask);
  ssa::Value mask_of(ssa::Value bits, uint32_t lane_bytes);
  bool is_zmm(ssa::Value part) const;
  // Of the registers that hold vectors of the shape.
  uint32_t width_of(const VectorShape& shape) const;
  // Whether the function's processor has an instruction for the operation on registers of the
  // lanes: tiles.def and the features of its rows say so. What it cannot do a rule here does.
  template <class AnyOpcode>
  bool can(AnyOpcode opcode, ssa::TypeId lane) const {
    return isel::is_legal(isel::operation_of(opcode), machine_type(lane), features_,
                          register_bytes_);
  }

  // Makes a register of the lanes.
  ssa::Value packed(ssa::PackedOpcode opcode, ssa::TypeId lane,
                    std::initializer_list<ssa::Value> operands) {
    return emit_.packed(opcode, register_type(lane), operands);
  }
  ssa::Value as(ssa::Value part, ssa::TypeId lane);               // the same bytes as other lanes
  ssa::Value constant_register(ssa::TypeId lane, uint64_t bits);  // in all lanes
  bool is_zero_register(ssa::Value part) const;
  std::optional<uint64_t> uniform_bits(ssa::Value part) const;
  ssa::Value logic(ssa::Opcode opcode, ssa::Value left, ssa::Value right);
  ssa::Value logic_of_lanes(ssa::Opcode opcode, ssa::Value left, ssa::Value right);
  ssa::Value complement(ssa::Value part);
  ssa::Value sum(ssa::Value left, ssa::Value right) {
    return emit_.make(ssa::Opcode::Add, function_.type_of(left), {left, right});
  }
  ssa::Value difference(ssa::Value left, ssa::Value right) {
    return emit_.make(ssa::Opcode::Sub, function_.type_of(left), {left, right});
  }
  // (mask & if_true) | (~mask & if_false), with a mask of integers.
  ssa::Value choice(ssa::Value mask, ssa::Value if_true, ssa::Value if_false);
  ssa::Value blend_of_numbers(ssa::Value mask, ssa::Value if_true, ssa::Value if_false);

 private:
  isel::MachineType machine_type(ssa::TypeId lane) const {
    const isel::MachineType type = isel::type_of_lanes(lane);
    if (register_bytes_ != 64 || type == isel::MachineType::Other) return type;
    return static_cast<isel::MachineType>(isel::wide_type(static_cast<size_t>(type), 64));
  }

 protected:
  ssa::Function& function_;
  const ssa::TypeTable& types_;
  Arena& scratch_;
  Emitter emit_;
  ProcessorFeatures features_;

 private:
  friend class RegisterWidth;
  uint32_t register_bytes_ = 16;
};

// Makes the registers have so many bytes for a scope.
class RegisterWidth {
 public:
  RegisterWidth(PackedBuilder& builder, uint32_t bytes)
      : bytes_(builder.register_bytes_), old_(std::exchange(bytes_, bytes)) {}
  ~RegisterWidth() { bytes_ = old_; }
  RegisterWidth(const RegisterWidth&) = delete;
  RegisterWidth& operator=(const RegisterWidth&) = delete;

 private:
  uint32_t& bytes_;
  uint32_t old_;
};

// Shifts, lanes, shuffles, and the parts of wider registers.
class PackedRegisters : public PackedBuilder {
 public:
  PackedRegisters(ssa::Function& function, Arena& scratch)
      : PackedBuilder(function, scratch), places_(scratch) {}

  ssa::Value shifted(ssa::Opcode opcode, ssa::Value part, uint32_t amount);
  ssa::Value greater(ssa::Value left, ssa::Value right);
  // The mask of a comparison whose result is bits.
  ssa::Value compared(ssa::PackedOpcode opcode, ssa::Value left, ssa::Value right,
                      uint32_t predicate);

  // --- registers of more than 16 bytes (wide_registers.cpp)
  struct PlaceInRegister {
    ssa::Value whole;  // none() if there is none
    uint32_t number = 0;
  };
  PlaceInRegister place_of(ssa::Value part) const;
  ssa::Value part_of_register(ssa::Value whole, uint32_t number);
  Parts parts_of_register(ssa::Value whole);
  ssa::Value find_whole(PartSpan parts);
  ssa::Value whole_of(PartSpan parts);
  bool is_splat_of_lowest(ssa::Value part) const;
  // Parts of 16 bytes as registers of register_bytes(), and back.
  Parts registers_of(PartSpan parts);
  Parts parts_of_registers(PartSpan registers);
  bool are_whole_or_constant(PartSpan parts);
  uint32_t whole_width(uint32_t most, std::initializer_list<PartSpan> values);
  // The parts of what `combine` makes of the operands' registers, one of each at a time: those of
  // up to `most` bytes that some operands are in, otherwise of 16.
  template <class Combine, class... More>
  Parts by_registers(uint32_t most, Combine combine, Parts first, More... more) {
    const RegisterWidth scope(*this, whole_width(most, {first, more...}));
    first = registers_of(first);
    ((more = registers_of(more)), ...);
    for (size_t i = 0; i < first.size(); ++i) first[i] = combine(first[i], more[i]...);
    return parts_of_registers(first);
  }

  // --- lanes (packed_lanes.cpp)
  ssa::Value vector_of(ssa::Value scalar);  // its lowest lane; the others are undefined
  ssa::Value lane_of(ssa::Value part, uint32_t lane);
  ssa::Value word_of(ssa::Value part, uint32_t word);
  ssa::Value register_of_words(ssa::Value low, ssa::Value high);  // high: none() if undefined
  // The fp128 whose words these are, as append_words took them; none() if there is none.
  ssa::Value whole_of_words(ssa::Value low, ssa::Value high) const;
  ssa::Value splat(ssa::Value scalar);
  ssa::Value part_with_lane(ssa::Value part, uint32_t lane, ssa::Value scalar);
  ssa::Value part_of_lanes(ssa::TypeId lane, PartSpan lanes);
  Parts joined_lanes(ssa::TypeId vector, PartSpan lanes);
  bool is_plain_constant(ssa::Value value) const;
  ssa::Value constant_lanes(ssa::TypeId lane, PartSpan lanes);
  Parts lanes_of_constant(ssa::ConstantId vector);
  void settle(std::span<ssa::Value> lanes) const;
  ssa::Value lane_from_element(const VectorShape& shape, ssa::Value element);
  ssa::Value element_from_lane(const VectorShape& shape, ssa::TypeId element, ssa::Value lane);

  // --- shuffles (packed_shuffles.cpp)
  ssa::Value shuffle(ssa::Value first, ssa::Value second, std::span<const int8_t> order);
  ssa::Value shuffle(ssa::Value first, ssa::Value second, std::initializer_list<int8_t> order) {
    return shuffle(first, second, std::span(order.begin(), order.size()));
  }
  ssa::Value shuffled(ssa::Value first, ssa::Value second, std::span<const int8_t> order);
  ssa::Value every_second(ssa::Value first, ssa::Value second, bool is_odd);
  ssa::Value interleaved(ssa::Value first, ssa::Value second, bool is_upper);
  ssa::Value with_zeros_above(ssa::Value part, uint32_t bytes);
  // A constant register of bytes.
  template <class Number>
  ssa::Value table_of_bytes(Number number) {
    Parts bytes = parts();
    for (uint32_t i = 0; i < register_bytes(); ++i)
      bytes.push_back(emit_.integer(ssa::kI8, static_cast<uint64_t>(number(i))));
    return constant_lanes(ssa::kI8, bytes);
  }

 protected:
  bool leaves_unused_ = false;  // registers that others have replaced

 private:
  ArenaVector<PlaceInRegister> places_;  // by value: of those that part_of_register has made
};

}  // namespace lilt::backend
