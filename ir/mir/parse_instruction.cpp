// The text of an instruction is a flat list of definitions and a flat list of other operands. Fixed
// register, tie and early clobber of a virtual register come from the text: the verifier compares
// them with the row. The text does not show them for physical registers; they come from the row
// where it specifies the operand. Definitions beyond the row follow the uses.
#include <optional>
#include <string>

#include "ir/mir/function_parser.h"

namespace lilt::mir {

bool FunctionParser::parse_instruction() {
  if (function_.layout.empty()) return fail("expected a block");
  definitions_.clear();
  operands_.clear();
  SourceOffset origin = offset_;
  bool starts_with_name = peek() >= 'A' && peek() <= 'Z';
  if (!starts_with_name && !parse_definitions()) return false;
  skip_spaces();
  SourceOffset start = offset_;
  std::string_view text = word();
  auto [known, is_new] = known_names_.try_emplace(text);
  if (is_new && !find_instruction(target_, text, known->second)) {
    known_names_.erase(known);
    return fail(start, text.empty() ? std::string("expected an instruction")
                                    : "unknown instruction '" + std::string(text) + "'");
  }
  InstructionName name = known->second;
  return parse_operands() && append_instruction(name, origin);
}

bool FunctionParser::parse_definitions() {
  do {
    Cell cell;
    if (!parse_register(cell)) return false;
    cell.detail |= 1;
    definitions_.push_back(cell);
  } while (accept(','));
  return expect('=');
}

bool FunctionParser::parse_operands() {
  if (at_line_end()) return true;
  do {
    if (!parse_operand()) return false;
  } while (accept(','));
  return at_line_end() || fail("expected ',' or the end of the line");
}

bool FunctionParser::parse_operand() {
  skip_spaces();
  TextOperand operand;
  std::string_view rest = source_.text().substr(offset_);
  Cell& cell = operand.cells[0];
  if (peek() == '[' || rest.starts_with("fs:") || rest.starts_with("gs:")) {
    if (!parse_address(operand)) return false;
  } else if (is_digit(peek()) || peek() == '-') {
    if (!integer(operand.value)) return false;
    operand.is_wide = true;
  } else if (rest.starts_with("bb.")) {
    BlockId block;
    if (!block_reference(block)) return false;
    cell = {CellKind::Block, 0, 0, -1, block.index()};
  } else if (peek() == '"') {
    std::string_view text;
    if (!quoted(text)) return false;
    cell = {CellKind::Text, 0, 0, -1, function_.add_text(text)};
  } else if (peek() == '@') {
    ++offset_;
    std::string_view name;
    if (!symbol_name(name)) return false;
    SymbolRef symbol = function_.symbol_ref(name);
    uint8_t detail = accept("local") ? 1 : 0;
    if (accept("nounwind")) detail |= 2;
    cell = {CellKind::Symbol, detail, 0, -1, symbol.index()};
  } else if (!parse_register(cell)) {
    return false;
  }
  operands_.push_back(operand);
  return true;
}

bool FunctionParser::physical_register(Register& r) {
  skip_spaces();
  SourceOffset start = offset_;
  std::string_view name = word();
  for (size_t i = 1; i < target_.register_names.size(); ++i)
    if (target_.register_names[i] == name) {
      r = Register(static_cast<uint32_t>(i));
      return true;
    }
  offset_ = start;
  return false;
}

// [early] [tied[N]] register [@fixed]
bool FunctionParser::parse_register(Cell& cell) {
  cell = {CellKind::Register, 0, 0, -1, 0};
  if (accept("early")) cell.detail = 2;
  skip_spaces();
  std::string_view rest = source_.text().substr(offset_);
  if (rest.size() > 4 && rest.starts_with("tied") && (rest[4] == ' ' || is_digit(rest[4]))) {
    offset_ += 4;
    uint32_t number = 0;
    if (is_digit(peek()) && !index("definition", number)) return false;
    if (number > 127) return fail("number of a definition is too large");
    cell.tied_to = static_cast<int8_t>(number);
    skip_spaces();
  }
  Register r, fixed;
  if (peek() == '%') {
    if (!parse_virtual_register(r)) return false;
    if (accept('@')) {
      if (!physical_register(fixed)) return fail("expected a physical register");
      cell.fixed = static_cast<uint8_t>(fixed.number());
    }
  } else if (!physical_register(r)) {
    return fail("expected an operand");
  }
  cell.payload = r.number();
  return true;
}

bool FunctionParser::parse_virtual_register(Register& r) {
  const SourceOffset place = offset_++;
  ValueName name;
  uint32_t number = 0;
  if (!value_name(name) || !find_value(place, name, number)) return false;
  r = Register::virtual_register(number);
  return peek() != ':' || parse_register_class(number);
}

// The number of the register that `values` calls so, or of one without a name: `t12` is 12.
bool FunctionParser::find_value(SourceOffset place, ValueName name, uint32_t& number) {
  if (const std::optional<uint32_t> listed = values_.find(name)) {
    number = *listed;
    return true;
  }
  const std::optional<uint32_t> plain = plain_number(name);
  if (!plain) return fail(place, values_.not_listed(name));
  if (*plain >= kMaxGap + static_cast<int64_t>(source_.text().size()))
    return fail(place, "number of a register is too large");
  number = *plain;
  make_room_for(number);
  const ValueName other = function_.virtual_registers[number].name();
  if (other.is_none()) return true;
  return fail(place, "register " + std::to_string(number) + " is called " + written(other));
}

void FunctionParser::make_room_for(uint32_t number) {
  if (number < function_.virtual_registers.size()) return;
  function_.virtual_registers.resize(number + 1);
  class_known_.resize(number + 1);
}

bool FunctionParser::parse_register_class(uint32_t number) {
  ++offset_;
  SourceOffset start = offset_;
  std::string_view class_name = word();
  VirtualRegister& facts = function_.virtual_registers[number];
  for (size_t i = 0; i < target_.classes.size(); ++i) {
    if (target_.classes[i].name != class_name) continue;
    RegClass register_class = static_cast<RegClass>(i);
    if (class_known_[number] && facts.register_class != register_class)
      return fail(start, "register has another class elsewhere");
    facts.register_class = register_class;
    class_known_[number] = true;
    return true;
  }
  return fail(start, "unknown register class");
}

bool FunctionParser::parse_address(TextOperand& operand) {
  Address address;
  if (accept("fs")) address.segment = Segment::Fs;
  if (accept("gs")) address.segment = Segment::Gs;
  if (address.segment != Segment::None && !expect(':')) return false;
  if (!expect('[')) return false;
  bool negative = false;
  do {
    if (!parse_address_term(address, negative)) return false;
    negative = accept('-');
  } while (negative || accept('+'));
  if (!expect(']')) return false;
  address.to_cells(operand.cells);
  operand.count = 3;
  return true;
}

// rip | slot.N | [got | tpoff | gottpoff] @symbol | register | scale*register | displacement
bool FunctionParser::parse_address_term(Address& address, bool negative) {
  skip_spaces();
  if (accept("rip")) {
    address.base_kind = BaseKind::InstructionPointer;
    return true;
  }
  static constexpr std::pair<std::string_view, SymbolUse> kUses[] = {
      {"got", SymbolUse::TableEntry},
      {"tpoff", SymbolUse::ThreadOffset},
      {"gottpoff", SymbolUse::ThreadOffsetEntry}};
  for (const auto& [use_word, use] : kUses)
    if (accept(use_word)) address.symbol_use = use;
  skip_spaces();
  if (peek() == '@') {
    ++offset_;
    std::string_view name;
    if (!symbol_name(name)) return false;
    address.symbol = function_.symbol_ref(name);
    return true;
  }
  if (source_.text().substr(offset_).starts_with("slot.")) {
    offset_ += 5;
    uint32_t number = 0;
    std::string_view name;
    if (!index("slot", number) || !name_after_dot(name)) return false;
    address.base_kind = BaseKind::Slot;
    address.slot = SlotId(number);
    return true;
  }
  if (!is_digit(peek()) && peek() != '-') return parse_address_register(address, 0);
  SourceOffset start = offset_;
  int64_t value = 0;
  if (!integer(value)) return false;
  if (accept('*')) {
    if (value != 1 && value != 2 && value != 4 && value != 8)
      return fail(start, "scale must be 1, 2, 4 or 8");
    return parse_address_register(address, static_cast<uint8_t>(value));
  }
  if (negative) value = -value;
  if (value != static_cast<int32_t>(value)) return fail(start, "displacement needs 32 bits");
  address.displacement = static_cast<int32_t>(value);
  return true;
}

// A register without a scale is the base if there is none yet (and no index: "[8*%1 + …]").
bool FunctionParser::parse_address_register(Address& address, uint8_t scale) {
  Cell cell;
  if (!parse_register(cell)) return false;
  bool first = address.base_kind == BaseKind::None && !address.index.valid() &&
               !address.symbol.valid() && scale == 0;
  if (first) {
    address.base_kind = BaseKind::Register;
    address.base = cell.reg();
  } else {
    if (address.index.valid()) return fail("address has two index registers");
    address.index = cell.reg();
    address.scale = scale == 0 ? 1 : scale;
  }
  return true;
}

bool FunctionParser::append_instruction(const InstructionName& name, SourceOffset origin) {
  const InstrDesc& desc = target_[name.opcode];
  MachineInstr instruction;
  instruction.opcode = name.opcode;
  instruction.width = name.width;
  instruction.condition = name.condition;
  instruction.origin = origin;
  instruction.first_cell = static_cast<uint32_t>(function_.cells.size());

  size_t specified = 0;  // definitions that the row specifies
  while (specified < desc.operands.size() && desc.operands[specified].is_def) ++specified;
  for (size_t i = 0; i < definitions_.size() && i < specified; ++i) {
    Cell cell = definitions_[i];
    if (cell.reg().is_physical()) {
      if (desc.operands[i].early_clobber) cell.detail |= 2;
      cell.fixed = static_cast<uint8_t>(desc.operands[i].fixed.number());
    }
    function_.cells.push_back(cell);
  }
  for (size_t i = 0; i < operands_.size(); ++i) {
    bool in_row = specified + i < desc.operands.size();
    if (operands_[i].is_wide && operands_[i].value != static_cast<int32_t>(operands_[i].value) &&
        !(in_row && desc.operands[specified + i].kind == OperandKind::Immediate64))
      return fail(origin, "immediate needs 32 bits");
    append_operand(operands_[i], in_row ? &desc.operands[specified + i] : nullptr);
  }
  for (size_t i = specified; i < definitions_.size(); ++i) {
    Cell cell = definitions_[i];
    if (cell.reg().is_physical()) cell.fixed = static_cast<uint8_t>(cell.payload);
    function_.cells.push_back(cell);
  }
  size_t count = function_.cells.size() - instruction.first_cell;
  if (count > UINT16_MAX) return fail(origin, "instruction has too many operands");
  instruction.cell_count = static_cast<uint32_t>(count);
  function_.instructions.push_back(instruction);
  function_.blocks[function_.layout.back()].end =
      static_cast<uint32_t>(function_.instructions.size());
  return true;
}

void FunctionParser::append_operand(const TextOperand& operand, const OperandSpec* spec) {
  if (operand.is_wide) {
    Cell cells[2];
    immediate64_to_cells(operand.value, cells);
    if (spec != nullptr && spec->kind == OperandKind::Immediate64) {
      function_.cells.insert(function_.cells.end(), cells, cells + 2);
    } else {
      cells[0].kind = CellKind::Immediate;
      function_.cells.push_back(cells[0]);
    }
    return;
  }
  Cell first = operand.cells[0];
  if (first.is_register() && first.reg().is_physical()) {
    first.fixed = static_cast<uint8_t>(spec != nullptr ? spec->fixed.number() : first.payload);
    if (spec != nullptr && first.tied_to < 0) first.tied_to = spec->tied_to;
  }
  function_.cells.push_back(first);
  function_.cells.insert(function_.cells.end(), operand.cells + 1, operand.cells + operand.count);
}

}  // namespace lilt::mir
