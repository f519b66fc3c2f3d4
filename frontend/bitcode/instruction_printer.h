// One instruction: its record is read once for the type of its result, when the names of values are
// not known yet, and once for its text.
#pragma once

#include <span>
#include <string_view>

#include "frontend/bitcode/text_printer.h"

namespace lilt::bitcode {

inline constexpr TypeId kNoType = UINT32_MAX;

// A record and the number of values that were defined before it, which its operands count from.
struct PlacedRecord {
  uint32_t record;
  ValueId number;
};

class InstructionText {
 public:
  // `bundles`: the operand bundles of a call. `printer` is null for the type alone.
  InstructionText(Module& module, const RecordPool& records, const PlacedRecord& placed,
                  std::span<const PlacedRecord> bundles, Printer* printer)
      : module_(module),
        records_(records),
        record_(records[placed.record]),
        bundles_(bundles),
        number_(placed.number),
        printer_(printer) {}

  // Prints the instruction, without the name of its result; the type of that, kNoType if none.
  TypeId print();
  // Prints `#dbg_value(…)` and the like.
  void print_debug_record();
  static bool is_terminator(uint64_t code);
  // Whether the function that holds it takes variable arguments: musttail calls pass them on.
  void set_in_variadic(bool is_variadic) { is_in_variadic_ = is_variadic; }

 private:
  struct Operand {
    ValueId id;
    TypeId type;
  };
  struct Row {
    uint64_t code;
    TypeId (InstructionText::*print)();
    bool is_terminator;
  };
  static const Row kRows[];
  static const Row* find(uint64_t code);

  // Operands, in order.
  uint64_t take() { return record_[at_++]; }
  uint64_t take_or_zero() { return record_.at_or_zero(at_++); }
  bool at_end() const { return at_ >= record_.size(); }
  TypeId take_type() { return module_.types.checked(take(), record_); }
  Operand take_value();             // value+
  Operand take_value(TypeId type);  // value
  Operand absolute(uint64_t id, TypeId type);
  const Type& type_of(const Operand& operand) const { return module_.types[operand.type]; }

  // Text; nothing without a printer.
  void text(std::string_view words) {
    if (printer_ != nullptr) printer_->out += words;
  }
  void type(TypeId id) {
    if (printer_ != nullptr) printer_->type(id);
  }
  void value(const Operand& operand) {
    if (printer_ != nullptr) printer_->value(operand.id, record_);
  }
  void typed(const Operand& operand) {
    type(operand.type);
    text(" ");
    value(operand);
  }
  void block(uint64_t number);  // `label %x`
  // Several parts in order; an operand alone is with its type.
  struct Plain {
    Operand operand;
  };
  struct OfType {
    TypeId id;
  };
  struct Block {
    uint64_t number;
  };
  template <class... Parts>
  void put(const Parts&... parts) {
    (part(parts), ...);
  }
  void part(std::string_view words) { text(words); }
  void part(const Operand& operand) { typed(operand); }
  void part(const Plain& plain) { value(plain.operand); }
  void part(const OfType& of) { type(of.id); }
  void part(const Block& of) { block(of.number); }
  void part(uint64_t value) { number(value); }
  void block_name(uint64_t number);
  void number(uint64_t value);
  void alignment(uint64_t encoded);
  void ordering(uint64_t scope, uint64_t ordering);

  // The rows of instructions.def.
  TypeId binary();
  TypeId cast();
  TypeId extract_element();
  TypeId insert_element();
  TypeId shuffle();
  TypeId compare();
  TypeId ret();
  TypeId branch();
  TypeId switch_over();
  TypeId unreachable();
  TypeId phi();
  TypeId stack();
  TypeId load();
  TypeId atomic_load();
  TypeId store();
  TypeId atomic_store();
  TypeId variable_argument();
  TypeId extract_value();
  TypeId insert_value();
  TypeId select();
  TypeId indirect_branch();
  TypeId fence();
  TypeId atomic_operation();
  TypeId compare_exchange();
  TypeId address();
  TypeId unary();
  TypeId freeze();
  TypeId call();
  TypeId invoke();
  TypeId call_branch();
  TypeId resume();
  TypeId landing_pad();
  TypeId cleanup_return();
  TypeId catch_return();
  TypeId catch_pad();
  TypeId cleanup_pad();
  TypeId catch_switch();

  TypeId load_from_memory(bool is_atomic);
  TypeId store_to_memory(bool is_atomic);
  TypeId selected(TypeId aggregate, uint64_t index);
  TypeId address_type(TypeId source, const Operand& base, std::span<const Operand> indices,
                      TypeId shape);
  // What calls have in common.
  struct Call {
    uint64_t attributes, convention;
    bool is_musttail = false;
  };
  const Type& callee_type(TypeId id);
  TypeId call_text(const Call& call, TypeId function);
  void arguments(const Call& call, const Type& function);
  void argument(const Call& call, size_t index, TypeId type);
  void bundles();
  TypeId pad(const char* name);
  void debug_metadata(uint64_t id);

  Module& module_;
  const RecordPool& records_;
  const Record record_;
  std::span<const PlacedRecord> bundles_;
  const ValueId number_;
  Printer* const printer_;
  size_t at_ = 0;
  bool is_in_variadic_ = false;
};

// `fastcc `, `cc99 `, or empty for C's.
std::string convention_text(uint64_t convention);

}  // namespace lilt::bitcode
