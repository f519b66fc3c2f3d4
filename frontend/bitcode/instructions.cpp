// Instructions other than calls and what unwinds: from records to text. Source: "LLVM Bitcode File
// Format", FUNCTION_BLOCK; the Language Reference for the text.
#include <array>

#include "frontend/bitcode/instruction_printer.h"
#include "frontend/bitcode/operation_names.h"
#include "ir/support/text.h"

namespace lilt::bitcode {

namespace {

constexpr const char* kOrderings[] = {"",        "unordered", "monotonic", "acquire",
                                      "release", "acq_rel",   "seq_cst"};
constexpr const char* kAtomicOperations[] = {
#define ATOMIC_OPERATION(word) #word,
#include "frontend/bitcode/words.def"
};

}  // namespace

const InstructionText::Row InstructionText::kRows[] = {
#define INSTRUCTION(code, function, is_terminator) \
  {code, &InstructionText::function, is_terminator},
#include "frontend/bitcode/instructions.def"
#undef INSTRUCTION
};

const InstructionText::Row* InstructionText::find(uint64_t code) {
  constexpr size_t kCodes = 64;
  static constexpr auto kRowOf = [] {  // plus one, by code
    std::array<uint8_t, kCodes> rows{};
    uint8_t row = 0;
#define INSTRUCTION(code, function, is_terminator) rows[code] = ++row;
#include "frontend/bitcode/instructions.def"
#undef INSTRUCTION
    return rows;
  }();
  return code < kCodes && kRowOf[code] != 0 ? &kRows[kRowOf[code] - 1] : nullptr;
}

bool InstructionText::is_terminator(uint64_t code) {
  const Row* const row = find(code);
  return row != nullptr && row->is_terminator;
}

TypeId InstructionText::print() {
  const Row* const row = find(record_.code);
  if (row == nullptr)
    record_.fail("an instruction of unknown kind, code " + std::to_string(record_.code));
  return (this->*row->print)();
}

// --- operands and their text

InstructionText::Operand InstructionText::absolute(uint64_t id, TypeId type) {
  // All values are known when text is made.
  if (printer_ != nullptr) module_.value(id, record_);
  return {static_cast<ValueId>(id), type};
}

InstructionText::Operand InstructionText::take_value() {
  const ValueId id = number_ - static_cast<ValueId>(take());
  return id < number_ ? Operand{id, module_.values[id].type} : absolute(id, take_type());
}

InstructionText::Operand InstructionText::take_value(TypeId type) {
  return absolute(number_ - static_cast<ValueId>(take()), type);
}

void InstructionText::block_name(uint64_t number) {
  if (printer_ == nullptr) return;
  if (number >= printer_->locals->blocks.size())
    record_.fail("block " + std::to_string(number) + " does not exist");
  text(printer_->locals->blocks[number]);
}

void InstructionText::block(uint64_t number) {
  text("label ");
  block_name(number);
}

void InstructionText::number(uint64_t value) {
  if (printer_ != nullptr) append_decimal(printer_->out, value);
}

// Its logarithm plus one.
void InstructionText::alignment(uint64_t encoded) {
  if (encoded == 0) return;
  if (encoded > 64) record_.fail("an alignment of that size");
  put(", align ", uint64_t{1} << (encoded - 1));
}

void InstructionText::ordering(uint64_t scope, uint64_t ordering) {
  constexpr uint64_t kSystem = 1;
  if (ordering >= std::size(kOrderings)) record_.fail("an ordering that does not exist");
  if (scope != kSystem) {
    const auto& scopes = module_.sync_scopes;
    if (scope >= scopes.size() && scope != 0) record_.fail("a scope that does not exist");
    if (printer_ != nullptr) {
      text(" syncscope(");
      printer_->quoted(scope < scopes.size() ? scopes[scope] : "singlethread");
      text(")");
    }
  }
  if (ordering != 0) {
    put(" ", kOrderings[ordering]);
  }
}

// --- arithmetic

TypeId InstructionText::binary() {
  const Operand left = take_value();
  const Operand right = take_value(left.type);
  const uint64_t opcode = take();
  put(binary_operation(opcode, module_.types.is_floating(left.type), take_or_zero(), record_), " ",
      left, ", ", Plain{right});
  return left.type;
}

TypeId InstructionText::unary() {
  const Operand operand = take_value();
  if (take() != 0) record_.fail("a unary operation that does not exist");
  put("fneg ", fast_math_flags(take_or_zero()), operand);
  return operand.type;
}

TypeId InstructionText::cast() {
  const Operand operand = take_value();
  const TypeId result = take_type();
  const uint64_t opcode = take();
  put(cast_operation(opcode, module_.types.is_floating(result), take_or_zero(), record_), " ",
      operand, " to ", OfType{result});
  return result;
}

TypeId InstructionText::compare() {
  const Operand left = take_value();
  const Operand right = take_value(left.type);
  const uint64_t predicate = take();
  const uint64_t flags = take_or_zero();
  if (is_floating_predicate(predicate)) {
    put("fcmp ", fast_math_flags(flags));
  } else {
    text((flags & 1) != 0 ? "icmp samesign " : "icmp ");
  }
  put(predicate_name(predicate, record_), " ", left, ", ", Plain{right});
  return module_.types.shaped_as(left.type, module_.types.truth());
}

TypeId InstructionText::select() {
  const Operand if_true = take_value();
  const Operand if_false = take_value(if_true.type);
  const Operand condition = take_value();
  put("select ", fast_math_flags(take_or_zero()), condition, ", ", if_true, ", ", if_false);
  return if_true.type;
}

TypeId InstructionText::freeze() {
  const Operand operand = take_value();
  put("freeze ", operand);
  return operand.type;
}

// --- vectors and aggregates

TypeId InstructionText::extract_element() {
  const Operand vector = take_value();
  const Operand index = take_value();
  put("extractelement ", vector, ", ", index);
  return selected(vector.type, 0);
}

TypeId InstructionText::insert_element() {
  const Operand vector = take_value();
  const Operand element = take_value(selected(vector.type, 0));
  const Operand index = take_value();
  put("insertelement ", vector, ", ", element, ", ", index);
  return vector.type;
}

TypeId InstructionText::shuffle() {
  const Operand left = take_value();
  const Operand right = take_value(left.type);
  const Operand mask = take_value();
  put("shufflevector ", left, ", ", right, ", ", mask);
  return module_.types.shaped_as(mask.type, selected(left.type, 0));
}

TypeId InstructionText::selected(TypeId aggregate, uint64_t index) {
  return module_.types.element(aggregate, index, record_);
}

TypeId InstructionText::extract_value() {
  const Operand aggregate = take_value();
  put("extractvalue ", aggregate);
  TypeId result = aggregate.type;
  while (!at_end()) {
    const uint64_t index = take();
    result = selected(result, index);
    put(", ", index);
  }
  return result;
}

TypeId InstructionText::insert_value() {
  const Operand aggregate = take_value();
  const Operand element = take_value();
  put("insertvalue ", aggregate, ", ", element);
  while (!at_end()) {
    put(", ", uint64_t{take()});
  }
  return aggregate.type;
}

// --- control flow

TypeId InstructionText::ret() {
  text("ret ");
  if (at_end())
    text("void");
  else
    typed(take_value());
  return kNoType;
}

TypeId InstructionText::branch() {
  text("br ");
  const uint64_t first = take();
  if (at_end()) {
    block(first);
    return kNoType;
  }
  const uint64_t second = take();
  put(take_value(module_.types.truth()), ", ", Block{first}, ", ", Block{second});
  return kNoType;
}

TypeId InstructionText::switch_over() {
  const TypeId type = take_type();
  const Operand condition = take_value(type);
  put("switch ", condition, ", ", Block{take()}, " [");
  while (!at_end()) {
    put("\n    ", absolute(take(), type), ", ");
    block(take());
  }
  text("\n  ]");
  return kNoType;
}

TypeId InstructionText::indirect_branch() {
  const TypeId type = take_type();
  put("indirectbr ", take_value(type), ", [");
  for (const char* separator = ""; !at_end(); separator = ", ") {
    put(separator, Block{take()});
  }
  text("]");
  return kNoType;
}

TypeId InstructionText::unreachable() {
  text("unreachable");
  return kNoType;
}

TypeId InstructionText::phi() {
  const TypeId result = take_type();
  const bool has_flags = record_.size() % 2 == 0;
  const size_t end = record_.size() - (has_flags ? 1 : 0);
  text("phi ");
  if (has_flags) text(fast_math_flags(record_[end]));
  type(result);
  for (const char* separator = " "; at_ < end; separator = ", ") {
    const auto distance = static_cast<ValueId>(signed_number(take()));
    put(separator, "[ ", Plain{absolute(ValueId{number_ - distance}, result)}, ", ");
    block_name(take());
    text(" ]");
  }
  return result;
}

// --- memory

TypeId InstructionText::stack() {
  constexpr uint64_t kLowAlignment = 31, kInalloca = 32, kExplicitType = 64, kSwiftError = 128;
  const TypeId allocated = take_type();
  const TypeId count_type = take_type();
  const Operand count = absolute(take(), count_type);
  const uint64_t flags = take();
  const uint64_t space = take_or_zero();
  if ((flags & kExplicitType) == 0) record_.fail("an alloca in the form of LLVM before 3.7");
  text("alloca ");
  if ((flags & kInalloca) != 0) text("inalloca ");
  if ((flags & kSwiftError) != 0) text("swifterror ");
  type(allocated);
  if (printer_ != nullptr) {
    const size_t before = printer_->out.size();
    put(", ", count);
    if (std::string_view(printer_->out).substr(before) == ", i32 1") printer_->out.resize(before);
  }
  alignment((flags & kLowAlignment) | (flags >> 8 & 7) << 5);
  if (space != 0) {
    put(", addrspace(", space, ")");
  }
  return module_.types.pointer_to(allocated, space);
}

TypeId InstructionText::load() { return load_from_memory(false); }
TypeId InstructionText::atomic_load() { return load_from_memory(true); }

TypeId InstructionText::load_from_memory(bool is_atomic) {
  const Operand pointer = take_value();
  const TypeId result = take_type();
  const uint64_t encoded_alignment = take();
  text(is_atomic ? "load atomic " : "load ");
  if (take() != 0) text("volatile ");
  put(OfType{result}, ", ", pointer);
  if (is_atomic) {
    const uint64_t order = take();
    ordering(take(), order);
  }
  alignment(encoded_alignment);
  return result;
}

TypeId InstructionText::store() { return store_to_memory(false); }
TypeId InstructionText::atomic_store() { return store_to_memory(true); }

TypeId InstructionText::store_to_memory(bool is_atomic) {
  const Operand pointer = take_value();
  const Operand stored = take_value();
  const uint64_t encoded_alignment = take();
  text(is_atomic ? "store atomic " : "store ");
  if (take() != 0) text("volatile ");
  put(stored, ", ", pointer);
  if (is_atomic) {
    const uint64_t order = take();
    ordering(take(), order);
  }
  alignment(encoded_alignment);
  return kNoType;
}

TypeId InstructionText::fence() {
  const uint64_t order = take();
  text("fence");
  ordering(take(), order);
  return kNoType;
}

TypeId InstructionText::atomic_operation() {
  constexpr uint64_t kWithType = 59;
  const Operand pointer = take_value();
  Operand operand{};
  if (record_.code == kWithType) {
    operand = take_value();
  } else {
    const Type& type = type_of(pointer);
    if (type.kind != Type::Kind::Pointer) record_.fail("an operand of unknown type");
    operand = take_value(type.members[0]);
  }
  const uint64_t operation = take();
  if (operation >= std::size(kAtomicOperations))
    record_.fail("atomic operation " + std::to_string(operation) + " does not exist");
  text("atomicrmw ");
  if (take() != 0) text("volatile ");
  put(kAtomicOperations[operation], " ", pointer, ", ", operand);
  const uint64_t order = take();
  ordering(take(), order);
  alignment(take_or_zero());
  return operand.type;
}

TypeId InstructionText::compare_exchange() {
  const Operand pointer = take_value();
  const Operand expected = take_value();
  const Operand desired = take_value(expected.type);
  const bool is_volatile = take() != 0;
  const uint64_t success = take();
  const uint64_t scope = take();
  const uint64_t failure = take();
  const bool is_weak = take_or_zero() != 0;
  text("cmpxchg ");
  if (is_weak) text("weak ");
  if (is_volatile) text("volatile ");
  put(pointer, ", ", expected, ", ", desired);
  ordering(scope, success);
  constexpr uint64_t kSystem = 1;
  ordering(kSystem, failure);
  alignment(take_or_zero());
  return module_.types.structure({expected.type, module_.types.truth()});
}

TypeId InstructionText::variable_argument() {
  const TypeId list = take_type();
  put("va_arg ", take_value(list), ", ");
  const TypeId result = take_type();
  type(result);
  return result;
}

TypeId InstructionText::address() {
  const uint64_t flags = take();
  const TypeId source = take_type();
  const Operand base = take_value();
  put("getelementptr ", address_flags(flags), OfType{source}, ", ", base);
  TypeId shape = base.type;  // of the result: that of a vector among the operands
  std::vector<Operand> indices;
  while (!at_end()) {
    const Operand index = take_value();
    put(", ", index);
    if (type_of(index).kind == Type::Kind::Vector) shape = index.type;
    indices.push_back(index);
  }
  return address_type(source, base, indices, shape);
}

TypeId InstructionText::address_type(TypeId source, const Operand& base,
                                     std::span<const Operand> indices, TypeId shape) {
  const TypeId pointer = module_.types.scalar(base.type);
  const Type& pointer_type = module_.types[pointer];
  if (pointer_type.kind != Type::Kind::Pointer && pointer_type.kind != Type::Kind::OpaquePointer)
    record_.fail("an address of what is not a pointer");
  TypeId result = pointer;
  if (pointer_type.kind == Type::Kind::Pointer) {
    const uint64_t space = pointer_type.number;
    for (size_t i = 1; i < indices.size(); ++i) {
      const TypeId aggregate = source;
      uint64_t field = 0;
      if (module_.types[aggregate].kind == Type::Kind::Struct) {
        const Value& index = module_.value(indices[i].id, record_);
        constexpr uint64_t kInteger = 4;
        if (index.kind == Value::Kind::Constant) {
          const Record constant = module_.constants[index.index];
          if (constant.code == kInteger) field = static_cast<uint64_t>(signed_number(constant[0]));
        }
      }
      source = selected(aggregate, field);
    }
    result = module_.types.pointer_to(source, space);
  }
  return module_.types.shaped_as(shape, result);
}

}  // namespace lilt::bitcode
