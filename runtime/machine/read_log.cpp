// From the log of machine code to what stands beside its lines.
#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>

#include "emit/x86/encoded_operands.h"
#include "ir/support/text.h"
#include "runtime/machine/host.h"
#include "runtime/machine/step_log.h"

namespace lilt::machine {

using mir::MachineInstr;
using mir::OperandSpec;
using mir::Register;

namespace {

constexpr uint64_t kStackSpan = uint64_t{8} << 20;
// Addresses of 64 bits, which few numbers look like.
constexpr uint64_t kFirstMapped = uint64_t{1} << 32, kEndOfMapped = uint64_t{1} << 47;

// What the bytes of a value are: so many lanes of so many bytes.
struct Shape {
  bool is_floating = false;
  unsigned lane = 8, count = 1;
  bool is_known = true;  // else lanes are shown as what their bits look like
};

std::string name_of(const Shape& shape) {
  if (!shape.is_known) return {};
  std::string lane = shape.is_floating ? (shape.lane == 4 ? "float" : "double")
                                       : "i" + std::to_string(8 * shape.lane);
  return shape.count == 1 ? lane : "<" + std::to_string(shape.count) + " x " + lane + ">";
}

// The mnemonic of a row without the forms of its operands: "ADDSD" of "VADDSDrr".
std::string_view stem_of(std::string_view row) {
  while (!row.empty() && !(row.back() >= 'A' && row.back() <= 'Z')) row.remove_suffix(1);
  if (row.starts_with('V')) row.remove_prefix(1);
  return row;
}

// What the row does to vectors says what their lanes are; nothing for rows that only move bits.
std::optional<Shape> shape_of(std::string_view row, unsigned width) {
  const std::string_view stem = stem_of(row);
  const bool moves = stem.starts_with("MOVAP") || stem.starts_with("MOVUP") ||
                     stem.starts_with("MOVDQ") || stem == "XORPS" || stem == "ANDPS" ||
                     stem == "ORPS" || stem == "PXOR" || stem == "POR" || stem == "PAND" ||
                     stem.find("to") != std::string_view::npos;
  if (moves || stem.size() < 2) return std::nullopt;
  // Of PUNPCKLBW the lanes before it.
  const char last = stem.starts_with("PUNPCK") ? stem[7] : stem.back();
  if (stem.starts_with('P') && (last == 'B' || last == 'W' || last == 'D' || last == 'Q')) {
    const unsigned lane = last == 'B' ? 1 : last == 'W' ? 2 : last == 'D' ? 4 : 8;
    return Shape{false, lane, std::max(1u, width / lane)};
  }
  const bool is_spread = stem.find("BROADCAST") != std::string_view::npos;
  if (stem.ends_with("SS") && !is_spread) return Shape{true, 4, 1};
  if (stem.ends_with("SD") && !is_spread) return Shape{true, 8, 1};
  if (stem.ends_with("PS") || stem.ends_with("SS")) return Shape{true, 4, std::max(1u, width / 4)};
  if (stem.ends_with("PD") || stem.ends_with("SD")) return Shape{true, 8, std::max(1u, width / 8)};
  return std::nullopt;
}

int64_t integer_in(const Bytes& bytes, unsigned lane, unsigned width) {
  uint64_t value = 0;
  for (unsigned i = 0; i < width; ++i) value |= uint64_t{bytes.bytes[lane * width + i]} << (8 * i);
  return Execution::extended(value, width);
}

// Addresses as names and distances.
class AddressNames {
 public:
  AddressNames(const StepLog& log, std::vector<NamedAddress> addresses, uint64_t code)
      : log_(log), addresses_(std::move(addresses)), code_(code) {
    std::ranges::sort(addresses_, {}, &NamedAddress::address);
    for (uint32_t i = 0; i < log.allocations().size(); ++i) add_allocation(i);
  }

  // Empty if the number is not an address.
  std::string text_of(uint64_t value) {
    if (const uint32_t i = std::prev(allocation_.upper_bound(value))->second; i != kNone)
      return "heap#" + std::to_string(heap_number(i)) +
             distance(value - log_.allocations()[i].address);
    const auto arguments = log_.arguments();
    for (size_t i = 0; i < arguments.size(); ++i)
      if (value - arguments[i].address < arguments[i].size)
        return (i == 0 ? "argv" : "argv[" + std::to_string(i - 1) + "]") +
               distance(value - arguments[i].address);
    if (value < lowest_address() || value >= kEndOfMapped) return {};
    const auto after = std::ranges::upper_bound(addresses_, value, {}, &NamedAddress::address);
    if (after != addresses_.begin()) {
      const NamedAddress& before = *(after - 1);
      if (value - before.address <= before.size)
        return "@" + before.name + distance(value - before.address);
    }
    if (value <= log_.stack_top() && log_.stack_top() - value < kStackSpan)
      return "stack-" + std::to_string(log_.stack_top() - value);
    if (value < kFirstMapped) return {};
    const auto from_code = static_cast<int64_t>(value - code_);
    if (from_code == static_cast<int32_t>(from_code))
      return (from_code < 0 ? "code" : "code+") + std::to_string(from_code);
    std::string text = "0x";
    append_hexadecimal(text, value);
    return text;
  }

 private:
  static std::string distance(uint64_t bytes) {
    return bytes == 0 ? std::string() : "+" + std::to_string(bytes);
  }
  // It replaces older ones that were where it is now; its end is still in it.
  void add_allocation(uint32_t number) {
    const auto [begin, size] = log_.allocations()[number];
    const uint64_t end = begin + size + 1;
    const uint32_t after = std::prev(allocation_.upper_bound(end))->second;
    allocation_.erase(allocation_.lower_bound(begin), allocation_.upper_bound(end));
    allocation_[begin] = number;
    allocation_[end] = after;
  }
  // In the order in which they are named.
  size_t heap_number(size_t allocation) {
    return heap_.try_emplace(allocation, heap_.size() + 1).first->second;
  }

  const StepLog& log_;
  std::vector<NamedAddress> addresses_;
  const uint64_t code_;
  // By first address: the last allocation that had the addresses from there on; kNone: none had.
  std::map<uint64_t, uint32_t> allocation_ = {{0, kNone}};
  std::map<size_t, size_t> heap_;  // number by allocation
};

// What stands beside the lines of one function.
class LogReader {
 public:
  LogReader(const LoggedFunction& function, AddressNames& addresses)
      : function_(function),
        code_(*function.code),
        record_(*function.record),
        side_(function.record->machine),
        addresses_(addresses) {
    for (const std::string_view line : function.lines) add_slot(line);
    side_.first_shown.assign(function.blocks.size() + 1, 0);
    parts_.resize(code_.instructions.size());
    uint32_t block = 0;
    for (uint32_t i = 0; i < code_.instructions.size(); ++i) {
      for (; block < function_.block[i]; ++block) begin_block(block + 1);
      first_.push_back(static_cast<uint32_t>(side_.shown.size()) - side_.first_shown[block]);
      if (function_.line[i] != kNone) describe(i);
    }
    while (block < function.blocks.size()) begin_block(++block);
  }

  void read(const StepLog::Entry& entry) {
    const uint32_t block = function_.block[entry.instruction];
    auto [at, is_first] = current_.try_emplace(entry.call, 0);
    if (is_first || function_.begins_block(entry.instruction)) {
      at->second = side_.visits.size();
      report::RunVisit& visit = side_.visits.emplace_back();
      visit.call = entry.call;
      visit.block = block;
      visit.values.resize(side_.first_shown[block + 1] - side_.first_shown[block]);
    }
    if (entry.has_values) set_values(entry, side_.visits[at->second]);
  }

 private:
  enum class Kind : uint8_t { Register, Memory, Flags, Branch };
  struct Part {
    Kind kind;
    Shape shape;
    uint32_t definition = 0;
    std::string place = {};  // of memory: the slot of the frame; else its address is the name
  };
  struct Slot {
    std::string name;
    int32_t offset = 0, size = 0;  // from the stack pointer
  };

  // "  slot.0.place local size 4 align 4 offset -8"
  void add_slot(std::string_view line) {
    if (!line.starts_with("  slot.")) return;
    line.remove_prefix(2);
    const auto number_after = [&](std::string_view word) {
      const size_t at = line.find(word);
      int32_t value = 0;
      if (at != std::string_view::npos)
        std::from_chars(line.data() + at + word.size(), line.data() + line.size(), value);
      return value;
    };
    slots_.push_back({std::string(line.substr(0, line.find(' '))), number_after(" offset "),
                      number_after(" size ")});
  }
  // Empty if the address is not in a slot.
  std::string slot_at(const mir::Cell* memory) const {
    const mir::Address address = mir::Address::from_cells(memory);
    if (address.base_kind != mir::BaseKind::Register || address.base != x86::rsp ||
        address.index.valid())
      return {};
    for (const Slot& slot : slots_)
      if (const int32_t distance = address.displacement - slot.offset;
          distance >= 0 && distance < slot.size)
        return slot.name + (distance == 0 ? "" : "+" + std::to_string(distance));
    return {};
  }

  void begin_block(uint32_t block) {
    side_.first_shown[block] = static_cast<uint32_t>(side_.shown.size());
  }
  const mir::InstrDesc& desc_of(const MachineInstr& i) const { return x86::target()[i.opcode]; }

  void add(uint32_t instruction, std::string_view name, std::string type, Part part) {
    side_.shown.push_back({function_.line[instruction], std::string(name), std::move(type)});
    parts_[instruction].push_back(std::move(part));
  }

  void describe(uint32_t index) {
    const MachineInstr& instruction = code_.instructions[index];
    const mir::InstrDesc& desc = desc_of(instruction);
    const std::vector<Register> registers = definitions_of(code_, instruction);
    for (uint32_t i = 0; i < registers.size(); ++i) {
      const Shape shape = shape_in(index, registers[i], width_of_definition(instruction, i));
      add(index, x86::target().register_names[registers[i].number()], name_of(shape),
          {Kind::Register, shape, i});
    }
    const bool is_call = (desc.properties & mir::instr::Call) != 0;
    const auto [cell, width] = x86::written_memory(desc, instruction.width);
    if (width != 0 && !is_call) {
      const Shape shape = shape_of_store(index, width);
      const std::string slot = slot_at(code_.cells_of(instruction).data() + cell);
      add(index, "memory", name_of(shape), {Kind::Memory, shape, 0, slot});
    }
    if (desc.flags_written != 0 && !is_call) add(index, "flags", {}, {Kind::Flags, {}, 0});
    if ((desc.properties & mir::instr::HasCondition) != 0 &&
        (desc.properties & mir::instr::Branch) != 0)
      add(index, "to", {}, {Kind::Branch, {}, 0});
  }
  unsigned width_of_definition(const MachineInstr& instruction, size_t number) const {
    for (const OperandSpec& spec : desc_of(instruction).operands)
      if (spec.is_def && number-- == 0) return spec.width != 0 ? spec.width : instruction.width;
    return 8;  // of a call
  }

  // Of a value in a register at an instruction, which may only move it: what the instructions
  // nearby in its block do with it.
  Shape shape_in(uint32_t index, Register r, unsigned width) const {
    if (x86::is_gpr(r)) return {false, width == 0 ? 8 : std::min(width, 8u), 1};
    width = std::clamp(width, 16u, 64u);
    const std::string_view row = desc_of(code_.instructions[index]).name;
    if (const auto own = shape_of(row, width)) return *own;
    if (const auto used = shape_after(index, r, width)) return *used;
    for (const mir::Cell& cell : code_.cells_of(code_.instructions[index]))
      if (cell.kind == mir::CellKind::Register && cell.is_use() && x86::is_xmm(cell.reg()))
        if (const auto defined = shape_before(index, cell.reg(), width)) return *defined;
    return {false, 4, width / 4, false};
  }
  std::optional<Shape> shape_after(uint32_t index, Register r, unsigned width) const {
    for (uint32_t i = index + 1; i < code_.instructions.size() && !function_.begins_block(i); ++i) {
      const MachineInstr& instruction = code_.instructions[i];
      bool is_used = false, is_defined = false;
      for (const mir::Cell& cell : code_.cells_of(instruction)) {
        is_used |= cell.is_use() && cell.reg() == r;
        is_defined |= cell.is_def() && cell.reg() == r;
      }
      if (is_used)
        if (const auto shape = shape_of(desc_of(instruction).name, width)) return shape;
      if (is_defined) break;
    }
    return std::nullopt;
  }
  std::optional<Shape> shape_before(uint32_t index, Register r, unsigned width) const {
    for (uint32_t i = index; i > 0 && !function_.begins_block(i);) {
      const MachineInstr& instruction = code_.instructions[--i];
      for (const mir::Cell& cell : code_.cells_of(instruction))
        if (cell.is_def() && cell.reg() == r) return shape_of(desc_of(instruction).name, width);
    }
    return std::nullopt;
  }
  Shape shape_of_store(uint32_t index, unsigned width) const {
    for (const mir::Cell& cell : code_.cells_of(code_.instructions[index]))
      if (cell.kind == mir::CellKind::Register && cell.is_use() && x86::is_xmm(cell.reg())) {
        if (const auto own = shape_of(desc_of(code_.instructions[index]).name, width)) return *own;
        if (const auto defined = shape_before(index, cell.reg(), width)) return *defined;
      }
    if (width <= 8) return {false, width, 1};
    return {false, 4, width / 4, false};
  }

  void set_values(const StepLog::Entry& entry, report::RunVisit& visit) {
    uint32_t position = first_[entry.instruction];
    for (const Part& part : parts_[entry.instruction])
      visit.values[position++] = record_.texts.number_of(text_of(entry, part));
  }
  std::string text_of(const StepLog::Entry& entry, const Part& part) {
    switch (part.kind) {
      case Kind::Register:
        return value_text(entry.values[part.definition], part.shape);
      case Kind::Memory: {
        const std::string place =
            part.place.empty() ? addresses_.text_of(entry.memory) : part.place;
        return (place.empty() ? std::to_string(entry.memory) : place) + " = " +
               value_text(entry.stored, part.shape);
      }
      case Kind::Flags:
        return flags_text(entry);
      case Kind::Branch:
        break;
    }
    return entry.is_taken ? "taken" : "not taken";
  }
  // Whether all lanes of four bytes look like numbers in floating point.
  static bool looks_floating(const Bytes& bytes, const Shape& shape) {
    for (unsigned i = 0; i < shape.count; ++i)
      if (const auto exponent = bytes.lane<uint32_t>(i) >> 23 & 0xFF;
          bytes.lane<uint32_t>(i) != 0 && (exponent < 64 || exponent > 192))
        return false;
    return true;
  }
  // Of a vector register whose lanes are not known: the rest of a number is 0.
  static Shape likely_shape(const Bytes& bytes, Shape shape) {
    const uint64_t low = bytes.lane<uint64_t>(0), exponent = low >> 52 & 0x7FF;
    bool is_number = true;
    for (unsigned i = 8; i < 4 * shape.count; ++i) is_number &= bytes.bytes[i] == 0;
    if (is_number && low >> 32 == 0) return {looks_floating(bytes, shape), 4, 1};
    const bool is_double = exponent > 1023 - 100 && exponent < 1023 + 100 &&
                           ((low & UINT32_MAX) == 0 || !looks_floating(bytes, shape));
    if (is_number && is_double) return {true, 8, 1};
    shape.is_floating = looks_floating(bytes, shape);
    return shape;
  }
  std::string value_text(const Bytes& bytes, Shape shape) {
    std::string text;
    if (!shape.is_known) shape = likely_shape(bytes, shape);
    if (!shape.is_floating && shape.lane == 8 && shape.count == 1)
      text = addresses_.text_of(bytes.lane<uint64_t>(0));
    if (!text.empty()) return text;
    if (shape.count > 1) text += '<';
    for (unsigned i = 0; i < shape.count; ++i) {
      if (i != 0) text += ", ";
      if (!shape.is_floating)
        text += std::to_string(integer_in(bytes, i, shape.lane));
      else if (shape.lane == 4)
        append_shortest(text, bytes.lane<float>(i));
      else
        append_shortest(text, bytes.lane<double>(i));
    }
    if (shape.count > 1) text += '>';
    return text;
  }
  // Those that a program may rely on.
  std::string flags_text(const StepLog::Entry& entry) const {
    const uint8_t written = desc_of(code_.instructions[entry.instruction]).flags_written;
    constexpr std::string_view kNames[] = {"CF", "PF", "AF", "ZF", "SF", "OF"};
    std::string text;
    for (unsigned i = 0; i < std::size(kNames); ++i) {
      const auto flag = static_cast<uint8_t>(1 << i);
      if ((written & flag) == 0 || (entry.flags.undefined & flag) != 0) continue;
      if (entry.flags.is_set(flag)) (text += text.empty() ? "" : " ") += kNames[i];
    }
    return text.empty() ? "no flags" : text;
  }

  const LoggedFunction& function_;
  const mir::LocatedCode& code_;
  report::RunRecord& record_;
  report::RunSide& side_;
  AddressNames& addresses_;
  std::vector<Slot> slots_;
  std::vector<uint32_t> first_;           // by instruction: the position of its values in its block
  std::vector<std::vector<Part>> parts_;  // by instruction
  std::map<uint32_t, size_t> current_;    // by call: its visit
};

}  // namespace

void read_log(const StepLog& log, std::vector<NamedAddress> addresses, uint64_t code) {
  AddressNames names(log, std::move(addresses), code);
  std::vector<LogReader> readers;
  readers.reserve(log.functions().size());
  for (uint32_t i = 0; i < log.functions().size(); ++i) {
    const LoggedFunction& function = log.functions()[i];
    readers.emplace_back(function, names);
    function.record->machine.calls = log.calls_of(i);
    function.record->machine.is_cut = log.is_cut(i);
  }
  for (const StepLog::Entry& entry : log.entries()) readers[entry.function].read(entry);
}

}  // namespace lilt::machine
