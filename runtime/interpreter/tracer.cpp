#include "runtime/interpreter/tracer.h"

#include <algorithm>

#include "ir/support/text.h"

namespace lilt::runtime {

using ssa::Opcode;

namespace {

constexpr size_t kBuffer = 1 << 16;    // bytes
constexpr size_t kDeepest = 16;        // deeper calls are not indented further
constexpr size_t kCommentColumn = 44;  // after the indentation
constexpr uint64_t kMaxBytes = 16;     // shown of an access
constexpr size_t kMaxAccesses = 8;     // shown of an instruction

void add_part(std::string& out, std::string_view part) {
  if (!out.empty()) out += ", ";
  out += part;
}

void append_count(std::string& out, uint64_t count, std::string_view what) {
  append_decimal(out, count);
  (out += ' ') += what;
  if (count != 1) out += 's';
}

// Adjacent accesses of one kind, such as those to the elements of a vector, are one.
std::vector<MemoryAccess> joined(const std::vector<MemoryAccess>& accesses) {
  std::vector<MemoryAccess> result;
  for (const MemoryAccess& access : accesses) {
    if (access.count == 0) continue;
    bool is_next = !result.empty() && result.back().block == access.block &&
                   result.back().is_write == access.is_write &&
                   access.offset >= result.back().offset &&
                   access.offset <= result.back().offset + result.back().count;
    if (!is_next) {
      result.push_back(access);
      continue;
    }
    MemoryAccess& last = result.back();
    last.count = std::max(last.offset + last.count, access.offset + access.count) - last.offset;
  }
  return result;
}

}  // namespace

Tracer::Tracer(const ssa::Module& module, Memory& memory, Write write)
    : memory_(memory), values_(module, memory), write_(std::move(write)) {}

// The instructions that run when the program ends have no value.
Tracer::~Tracer() {
  memory_.record_accesses(nullptr);
  for (size_t depth = 1; depth <= calls_.size(); ++depth) write_running(depth);
  flush();
}

void Tracer::flush() {
  if (!text_.empty()) write_(text_);
  text_.clear();
}

// --- moments

// Calls that have returned are gone; those between that are not traced have no body.
Tracer::Call& Tracer::call_at(size_t depth) {
  calls_.resize(depth);
  values_.enter(calls_.back().body, depth);
  return calls_.back();
}

void Tracer::at_entry(const ObservedBody& body, const Cell* slots, size_t depth) {
  if (depth > 1 && calls_.size() >= depth - 1) {
    calls_.resize(depth - 1);
    write_running(depth - 1);
  }
  Call& call = call_at(depth);
  call = {};
  call.body = &body;
  values_.enter(&body, depth);
  std::string head = body.name + '(';
  for (size_t i = 0; i < body.parameters.size(); ++i) {
    if (i != 0) head += ", ";
    head += body.parameter_types[i] + ' ';
    add_value(head, body.parameters[i], slots);
  }
  write_line(depth, head + ')', depth > kDeepest ? "depth " + std::to_string(depth) : "");
}

void Tracer::before(const ObservedBody& body, uint32_t number, const Cell* slots, size_t depth) {
  Call& call = call_at(depth);
  const ObservedInstruction& instruction = body.instructions[number];
  if (instruction.is_first) {
    const uint32_t from = call.block;
    if (call.running != kNone) add_part(call.comment, "-> " + body.blocks[instruction.block]);
    write_running(depth);
    write_block(depth, instruction.block, from);
  }
  call.block = instruction.block;
  call.running = number;
  accesses_.clear();
  memory_.record_accesses(&accesses_);
  if (instruction.is_last) call.comment = comment_before(instruction, slots);
  if (instruction.opcode == Opcode::Ret) write_running(depth);
}

void Tracer::after(const ObservedBody& body, uint32_t number, const Cell* slots, size_t depth) {
  Call& call = call_at(depth);
  const ObservedInstruction& instruction = body.instructions[number];
  memory_.record_accesses(nullptr);
  if (instruction.opcode == Opcode::Alloca) values_.name_variable(instruction.result, slots);
  std::string comment = comment_after(instruction, slots);
  const bool is_written = call.running == kNone;  // by the call that it made
  if (is_written)
    write_line(depth, comment.empty() ? "  ; returned" : "  ; " + comment, "");
  else
    write_line(depth, "  " + instruction.text, comment);
  call.running = kNone;
}

// --- lines

void Tracer::write_line(size_t depth, std::string_view text, std::string_view comment) {
  text_.append(4 * (std::min(depth, kDeepest) - 1), ' ');
  const size_t column = text_.size() + kCommentColumn;
  text_ += text;
  if (!comment.empty()) {
    text_.append(text_.size() < column ? column - text_.size() : 1, ' ');
    (text_ += "; ") += comment;
  }
  text_ += '\n';
  if (text_.size() >= kBuffer) flush();
}

void Tracer::write_running(size_t depth) {
  Call& call = calls_[depth - 1];
  if (call.running == kNone) return;
  write_line(depth, "  " + call.body->instructions[call.running].text, call.comment);
  call.running = kNone;
  call.comment.clear();
}

void Tracer::write_block(size_t depth, uint32_t block, uint32_t from) {
  const std::vector<std::string>& names = calls_[depth - 1].body->blocks;
  write_line(depth, names[block].substr(1) + ':', from == kNone ? "" : "from " + names[from]);
}

// Of a branch: what it depends on, before the moves to phis change it. Of a return: its value.
std::string Tracer::comment_before(const ObservedInstruction& instruction, const Cell* slots) {
  std::string comment;
  for (const ObservedValue& operand : instruction.operands) {
    std::string value;
    add_value(value, operand, slots);
    add_part(comment, value);
  }
  return comment;
}

std::string Tracer::comment_after(const ObservedInstruction& instruction, const Cell* slots) {
  std::string comment;
  const bool is_access = instruction.opcode == Opcode::Store ||
                         instruction.opcode == Opcode::AtomicRMW ||
                         instruction.opcode == Opcode::CmpXchg;
  const bool is_call = instruction.opcode == Opcode::Call && calls_.back().running != kNone;
  if (is_access || is_call) {
    for (const ObservedValue& operand : instruction.operands) {
      if (operand.is_address) continue;  // the access tells it
      std::string value;
      add_value(value, operand, slots);
      add_part(comment, value);
    }
  }
  if (instruction.opcode == Opcode::Alloca) {
    const Cell& address = slots[instruction.result.slot];
    std::string size = "a new object of ";
    append_count(size, memory_.block_at(address.block.index).size, "byte");
    return size;
  }
  if (instruction.result.type != ssa::kVoid) {
    std::string value;
    add_value(value, instruction.result, slots);
    add_part(comment, value);
  }
  add_accesses(comment, instruction);
  return comment;
}

void Tracer::add_accesses(std::string& out, const ObservedInstruction& instruction) {
  const bool tells_value =
      instruction.opcode == Opcode::Load || instruction.opcode == Opcode::Store;
  const std::vector<MemoryAccess> accesses = joined(accesses_);
  for (size_t i = 0; i < std::min(accesses.size(), kMaxAccesses); ++i) {
    std::string text = accesses[i].is_write ? "writes " : "reads ";
    values_.append_place(text, accesses[i].block, accesses[i].offset);
    text += " (";
    append_count(text, accesses[i].count, "byte");
    const auto overwrites = [&](const MemoryAccess& other) {
      return other.is_write && !accesses[i].is_write && other.block == accesses[i].block;
    };
    if (!tells_value && std::ranges::none_of(accesses, overwrites)) add_contents(text, accesses[i]);
    add_part(out, text + ')');
  }
  if (accesses.size() > kMaxAccesses) add_part(out, "and more");
}

// The bytes as they are now, if the block still lives: as text where they are text.
void Tracer::add_contents(std::string& out, const MemoryAccess& access) {
  const MemoryBlock& block = memory_.block_at(access.block.index);
  if (block.generation != access.block.generation || block.bytes == nullptr) return;
  const uint8_t* bytes = block.bytes + access.offset;
  const uint64_t count = std::min(access.count, kMaxBytes);
  const bool is_text =
      std::all_of(bytes, bytes + count,
                  [](uint8_t byte) {
                    return (byte >= 0x20 && byte < 0x7F) || byte == 0 || byte == '\n';
                  }) &&
      std::any_of(bytes, bytes + count, [](uint8_t byte) { return byte >= 0x20; });
  out += ':';
  if (is_text) {
    out += " \"";
    append_llvm_string(out, {reinterpret_cast<const char*>(bytes), count});
    out += '"';
  }
  for (uint64_t i = 0; i < count && !is_text; ++i) {
    out += ' ';
    block.undefined()[access.offset + i] != 0 ? void(out += "??")
                                              : append_padded_hexadecimal(out, bytes[i], 2);
  }
  if (count < access.count) out += " ...";
}

void Tracer::add_value(std::string& out, const ObservedValue& value, const Cell* slots) {
  (out += value.name) += " = ";
  values_.append(out, value, slots);
}

}  // namespace lilt::runtime
