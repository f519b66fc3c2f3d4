// The parts of the values of a function whose types are split.
#pragma once

#include "backend/legalize/types/part_memory.h"
#include "ir/support/diagnostic.h"

namespace lilt::backend {

class SplitValues : public PackedArithmetic {
 public:
  SplitValues(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch);

  void report_type(ssa::InstId id, ssa::TypeId type, std::string_view as);
  // Whether the instruction is younger than the pass.
  bool is_new(ssa::InstId id) const { return id.index() >= entries_.size(); }

  Parts parts_of(ssa::Value value);
  Parts parts_of(ssa::Value value, size_t first, size_t count);  // `count` of them
  void append_parts(ssa::Value value, Parts& out);
  void append_words(ssa::Value vector, Parts& out);  // of an fp128 that is one value
  ssa::Value joined(PartSpan words);
  ssa::Value part_of(ssa::Value value);  // of a value that has one
  bool has_parts(ssa::Value value) const;
  bool is_in_memory(ssa::Value value) const;
  ssa::Value object_of(ssa::Value value) const;  // address of a value in memory
  void define(ssa::InstId id, PartSpan parts);
  // The same as the end of a rule, which returns true.
  bool done(ssa::InstId id, PartSpan parts) {
    define(id, parts);
    return true;
  }
  // With what `combine` makes of the operands' registers.
  template <class Combine, class... Operands>
  bool define_by(ssa::InstId id, Combine combine, Operands... operands) {
    const uint32_t width = width_of(shape_of(function_[id].type));
    return done(id, by_registers(width, combine, parts_of(operands)...));
  }
  // The instruction is erased at the end.
  void erase_later(ssa::InstId id) { split_.push_back(id); }
  std::span<ssa::Value> define_as_changed(ssa::InstId id, ssa::Value from);
  bool is_used_once(ssa::Value value);
  void replace_operands(ssa::InstId id);

  // The parts of the lanes' scalars: those of the vector, or taken out of its registers.
  Parts lanes_of(ssa::Value vector);
  void define_by_lanes(ssa::InstId id, PartSpan lanes);
  ssa::Value lane_index(ssa::Value index);
  // Insertions before the end of a chain, by value; empty until first used.
  ArenaVector<bool>& in_chain() {
    if (in_chain_.empty()) in_chain_.resize(entries_.size());
    return in_chain_;
  }

  // Masks. A value may have a second mask, with the lanes of what made it.
  Parts mask_parts(ssa::Value mask, uint32_t lane_bytes);
  bool define_mask(ssa::InstId id, uint32_t lane_bytes, PartSpan parts);
  uint32_t natural_lane_bytes(ssa::Value mask) const;

 protected:
  struct Entry {
    uint32_t first = 0;  // index into parts_; kInMemory: of the stack object there
    uint32_t count = kAsItIs;
  };
  static constexpr uint32_t kAsItIs = UINT32_MAX;
  static constexpr uint32_t kInMemory = UINT32_MAX - 1;

  ArenaVector<Entry> entries_;  // by value, for values older than the pass
  Parts parts_;
  ArenaVector<ssa::InstId> split_;  // instructions that parts replace
  PartMemory memory_;
  Diagnostics& diagnostics_;

 private:
  void append_constant_parts(ssa::ConstantId constant, Parts& out);
  void append_plain_constant_parts(ssa::ConstantId id, Parts& out);
  void append_words_of_constant(ssa::ConstantId id, Parts& out);

  ArenaVector<uint8_t> use_counts_;  // by value, up to 2; empty until first used
  struct NaturalMask {
    uint32_t first, count, lane_bytes;  // of parts_
  };
  ArenaVector<uint32_t> natural_mask_;  // by value: its index + 1; empty until first used
  ArenaVector<NaturalMask> natural_masks_;
  ArenaVector<bool> in_chain_;
};

}  // namespace lilt::backend
