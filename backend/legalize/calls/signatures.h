// Signatures in scalars: arguments, results and calls as the calling convention passes them.
//
// Idea: every parameter, argument and result is split into *elements*, the scalars and vectors
// inside aggregates, and each element into *parts*, which fit a register or a stack slot:
//
//   i1 … i64 ptr float double x86_fp80   themselves
//   other integers up to 64 bits         the next of these widths
//   wider integers                       words of 64 bits, low one first
//   half bfloat                          float with their bits in its lower ones (xmm registers)
//   vectors                              float, double or fp128s with the same bits (xmm
//                                        registers), <4 x i64>s for a processor with AVX;
//                                        of x86_fp80, of one lane, or of a number of lanes that
//                                        is not a power of two and does not fill up to 16 bytes:
//                                        each lane
//   vectors of i1, i24 and the like      2, 4, 8 or 16 lanes: as lanes of the width that makes
//                                        them 16 bytes, if that is enough; otherwise each lane
//
// Words of one integer, or lanes of 64 bits, are in registers only if two are free for the first of
// them; otherwise all of them are on the stack, passed by value. A float or double result without a
// free xmm register is on the x87 stack, as an x86_fp80. A result that needs more than the result
// registers is written to memory of the caller, whose address becomes the first argument. The body
// keeps its types: values are joined from parts after calls and at the entry, and split before
// calls and returns, by instructions on these types. Source: System V ABI, AMD64 supplement, 3.2.3;
// LLVM's X86CallingConv.td for types that C lacks.
#pragma once

#include <string>
#include <string_view>

#include "backend/abi/system_v.h"
#include "backend/legalize/declare.h"
#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend::signatures {

using ssa::ParameterAttributes;

enum class Form : uint8_t {
  Same,    // the element itself
  Wider,   // an integer in the next legal width
  Words,   // of 64 bits
  Half,    // half and bfloat in the lower bits of a float
  Bits,    // a vector as the scalars with its bits
  Lanes,   // a vector as its elements
  Object,  // words as the address of a copy in memory, after a part in the last register, if any
};

struct Element {
  TypeId type;
  Form form = Form::Same;
  uint32_t path_begin = 0, path_end = 0;  // the indices that lead to it
  uint32_t part_count = 1;
};

// A type split into elements and parts.
struct Shape {
  TypeId type;
  ArenaVector<uint32_t> path_indices;
  ArenaVector<Element> elements;
  ArenaVector<TypeId> parts;
  ArenaVector<ParameterAttributes> attributes;  // of the parts

  explicit Shape(Arena& scratch)
      : path_indices(scratch), elements(scratch), parts(scratch), attributes(scratch) {}
  // Makes it the shape of a value without parts.
  void clear(TypeId of_type) {
    type = of_type;
    path_indices.clear();
    elements.clear();
    parts.clear();
    attributes.clear();
  }
  std::span<const uint32_t> path(const Element& element) const {
    return std::span(path_indices)
        .subspan(element.path_begin, element.path_end - element.path_begin);
  }
  bool is_unchanged() const { return parts.size() == 1 && parts[0] == type; }
};

// The shapes of parameters or arguments. Keeps the memory of the shapes that it held before.
class Shapes {
 public:
  explicit Shapes(Arena& scratch) : shapes_(scratch) {}
  void resize(size_t count) {
    while (shapes_.size() < count) shapes_.emplace_back(shapes_.get_allocator().arena());
    count_ = count;
  }
  size_t size() const { return count_; }
  Shape& operator[](size_t index) { return shapes_[index]; }
  const Shape& operator[](size_t index) const { return shapes_[index]; }
  auto begin() const { return shapes_.begin(); }
  auto end() const { return shapes_.begin() + static_cast<ptrdiff_t>(count_); }

 private:
  ArenaVector<Shape> shapes_;
  size_t count_ = 0;
};

// A call's operands and result.
struct CallShape {
  Shape result;
  Shapes arguments;
  bool in_memory = false;  // the result
  bool is_changed = false;

  explicit CallShape(Arena& scratch) : result(scratch), arguments(scratch) {}
};

class Signatures {
 public:
  Signatures(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch)
      : function_(function),
        types_(function.types()),
        diagnostics_(diagnostics),
        scratch_(scratch),
        emit_(function, scratch),
        own_result_(scratch),
        call_(scratch),
        natural_parts_(scratch),
        replaced_(scratch),
        dead_(scratch),
        has_ymm_(function.has(processor_feature::Avx)),
        has_zmm_(function.has(processor_feature::Evex512)) {}

  bool run() {
    size_t errors = diagnostics_.error_count();
    rewrite_own_signature();
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first, next; id.valid(); id = next) {
        next = function_.next(id);
        if (function_[id].opcode == Opcode::Call && !is_intrinsic_or_assembly(id)) rewrite_call(id);
        if (function_[id].opcode == Opcode::Ret) rewrite_return(id);
      }
    if (!replaced_.empty()) replace_uses();
    for (InstId id : dead_) function_.erase(id);
    return diagnostics_.error_count() == errors;
  }

 private:
  // --- shapes
  bool split(TypeId type, Shape& shape);
  bool add_element(TypeId type, std::span<const uint32_t> path, Shape& shape);
  Form form_of(TypeId type) const;
  bool is_passed_vector(const ssa::Type& vector) const;
  bool is_passed_by_lanes(const ssa::Type& vector) const;
  bool has_odd_lanes(const ssa::Type& vector) const;
  TypeId carrier(TypeId vector);
  uint32_t vector_width(const ssa::Type& vector) const;
  TypeId vector_part(const ssa::Type& vector);
  TypeId vector_integer(const Element& element, TypeId part);
  TypeId scalar_part(TypeId scalar);
  bool is_passed_in_memory(const Element& element, TypeId part,
                           const ArgumentAssigner& assigner) const;
  bool shape_argument(TypeId type, const ParameterAttributes& attributes,
                      ArgumentAssigner& assigner, Shape& shape);
  bool fit_into_result_registers(Shape& shape, ssa::CallingConvention convention,
                                 const ParameterAttributes& attributes) const;
  TypeId result_type(const Shape& shape);
  uint32_t integer_width(TypeId type) const { return types_.integer_bits(type); }
  // An integer of whole words; for a vector of integers, a vector with one word per lane.
  TypeId words_type(TypeId type) {
    if (types_.kind(type) != TypeKind::Vector)
      return types_.integer((integer_width(type) + 63) / 64 * 64);
    bool is_address = types_[type].element == ssa::kPtr;
    return is_address ? type : types_.vector(types_[type].count, ssa::kI64);
  }

  // --- values
  Value element_of(Value value, const Shape& shape, const Element& element);
  using Values = ArenaVector<Value>;
  void take_parts(Value value, const Shape& shape, Values& parts);
  void take_parts_of_element(Value value, const Shape& shape, const Element& element,
                             size_t first_part, Values& parts);
  void take_parts_of_vector(Value value, const Element& element, TypeId part, Values& parts);
  Value as_part(Value value, TypeId part);
  Value from_part(Value part, TypeId type);
  Value put_vector_together(const Element& element, std::span<const Value> parts);
  Value put_together(const Shape& shape, std::span<const Value> parts);
  Value joined(std::span<const Value> parts, TypeId whole);
  Value put_element_together(const Element& element, std::span<const Value> parts);
  Value stack_copy(Value value, TypeId type);
  Value stack_object(TypeId type) {
    return emit_.frame_object(type, std::max(types_.align_of(type), 16u));
  }

  // --- rewriting
  bool is_intrinsic_or_assembly(InstId call) const;
  void rewrite_own_signature();
  void replace_own_arguments(const Shapes& shapes, bool in_memory);
  // Whether it is marked `musttail` and its result returned right after it.
  bool is_tail_call(InstId call) const {
    InstId next = function_.next(call);
    return (function_[call].flags & ssa::flag::MustTail) != 0 && next.valid() &&
           function_[next].opcode == Opcode::Ret && function_[next].operand_count != 0 &&
           function_.operand(next, 0) == Value(call);
  }
  void return_tail_call(InstId ret);
  void rewrite_return(InstId id);
  bool shape_call(InstId id);
  bool is_plain_call(InstId id) const;
  void rewrite_call(InstId id);
  InstId make_call(InstId old, Value object);
  void replace_result(InstId old, InstId call, const Shape& shape, Value memory);
  void replace(InstId old, Value value) {
    if (replaced_.size() <= old.index()) replaced_.resize(function_.value_count());
    replaced_[old.index()] = value;
  }
  void replace_uses();
  void refuse(SourceOffset offset, TypeId type, std::string_view as);
  bool refuse_large_objects(SourceOffset offset);

  ssa::Function& function_;
  ssa::TypeTable& types_;
  Diagnostics& diagnostics_;
  Arena& scratch_;
  Emitter emit_;
  Shape own_result_;
  CallShape call_;                     // the call at hand
  ArenaVector<TypeId> natural_parts_;  // of shape_argument
  bool result_is_refused_ = false;
  InstId tail_call_;             // the last one that was rewritten
  Value result_memory_;          // where the function's own result goes, if it is written to memory
  ArenaVector<Value> replaced_;  // by value: its replacement; empty before the first
  ArenaVector<InstId> dead_;     // calls that others replace
  const bool has_ymm_, has_zmm_;  // the code may use such registers
  uint64_t object_bytes_ = 0;     // of the arguments by value that were shaped
};

}  // namespace lilt::backend::signatures
