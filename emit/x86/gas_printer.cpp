// The text of an instruction follows from its row: the mnemonic's template, the encoded operands
// (encoded_operands.h), their widths. AT&T syntax reverses the operands, marks registers with %,
// immediates with $, and indirect jumps with *; Intel syntax shows the width of memory.
#include "emit/x86/gas_printer.h"

#include <bit>

#include "emit/object/code_image.h"
#include "emit/object/gas_names.h"
#include "emit/x86/assembly_template.h"
#include "emit/x86/encoded_operands.h"
#include "emit/x86/instructions.h"
#include "emit/x86/landing_pads.h"
#include "emit/x86/register_syntax.h"
#include "emit/x86/row_texts.h"
#include "ir/support/text.h"

namespace lilt::x86 {
namespace {

using mir::Address;
using mir::BaseKind;
using mir::BlockId;
using mir::Cell;
using mir::MachineInstr;
using mir::OperandKind;

constexpr std::string_view kIntelSizes[] = {"byte ptr ",   "word ptr ",    "dword ptr ",
                                            "qword ptr ",  "xmmword ptr ", "ymmword ptr ",
                                            "zmmword ptr "};

// Names that a symbol cannot have in Intel syntax, where registers have no mark: operators, and the
// stems of numbered registers.
constexpr std::string_view kIntelWords[] = {
    "and",     "or",      "not",     "xor",   "mod",   "shl",   "shr",    "eq",    "ne",
    "lt",      "le",      "gt",      "ge",    "near",  "far",   "short",  "flat",  "offset",
    "ptr",     "byte",    "word",    "dword", "fword", "qword", "mmword", "tbyte", "oword",
    "xmmword", "ymmword", "zmmword", "rip",   "eip",   "riz",   "eiz",    "cs",    "ds",
    "es",      "fs",      "gs",      "ss",    "st"};
constexpr std::string_view kIntelStems[] = {"xmm", "ymm", "zmm", "tmm", "bnd", "mm",
                                            "cr",  "dr",  "db",  "tr",  "st",  "k"};

bool is_reserved_in_intel(std::string_view name) {
  std::string lower(name.substr(0, 8));
  if (name.size() > lower.size()) return false;
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 32);
  for (std::string_view word : kIntelWords)
    if (lower == word) return true;
  if (find_register(lower)) return true;
  for (std::string_view stem : kIntelStems)
    if (lower.size() > stem.size() && lower.starts_with(stem) &&
        lower.find_first_not_of("0123456789", stem.size()) == lower.npos)
      return true;
  return false;
}

unsigned log2(unsigned width) { return static_cast<unsigned>(std::countr_zero(width)); }

// Notes a row before instructions whose line differs from that of the previous instruction, so that
// the assembler makes the rows that the object writer makes itself.
class LinePrinter {
 public:
  LinePrinter(object::FunctionAssembly& out, uint32_t number, const object::LineLocator& locator,
              std::span<const uint32_t> marked)
      : out_(out), number_(number), locator_(locator), marked_(marked) {}

  // The place of a function's start, which its prologue has. The assembler makes one sequence of a
  // whole section: line 0 ends the last line of the function in front.
  void begin(const mir::MachineFunction& function) {
    if (!has_lines(function)) {
      out_.rows.push_back({out_.text.size(), ssa::DebugInfo::kNone});
    } else if (auto definition = locator_.definition()) {
      print_row(*definition, "");
      ends_prologue_ = true;
    }
  }

  // Before each instruction.
  void print(SourceOffset origin) {
    if (out_.marks.size() < marked_.size() && marked_[out_.marks.size()] == place_)
      out_.marks.push_back(print_point());
    ++place_;
    if (origin == kNoOffset || origin == origin_) return;
    origin_ = origin;
    auto line = locator_.locate(origin);
    if (!line) return;
    const bool is_first = !out_.has_lines;
    if (is_first || !line_.is_same_scope(*line)) {
      out_.lines.push_back(*line);
      out_.lines.back().code_offset = print_point();
    }
    if (is_first || !line_.is_same_line(*line)) {
      print_row(*line, ends_prologue_ ? " prologue_end" : "");
      ends_prologue_ = false;
    }
    out_.has_lines = true;
    line_ = *line;
  }

 private:
  bool has_lines(const mir::MachineFunction& function) const {
    for (BlockId id : function.layout)
      for (const MachineInstr& instruction : function.instructions_of(id))
        if (locator_.locate(instruction.origin)) return true;
    return false;
  }
  object::CodePoint print_point() {
    const object::CodePoint point = object::label_point(++label_count_);
    object::print_debug_point(out_.text, number_, point);
    out_.text += ":\n";
    return point;
  }
  // The row without its beginning, which has the number of the file.
  void print_row(const object::SourceLine& line, std::string_view flags) {
    out_.rows.push_back({out_.text.size(), line.file});
    append_decimal(out_.text += ' ', uint64_t{line.line});
    append_decimal(out_.text += ' ', uint64_t{line.column});
    (out_.text += flags) += '\n';
  }

  object::FunctionAssembly& out_;
  const uint32_t number_;  // of the function, in its labels
  const object::LineLocator& locator_;
  std::span<const uint32_t> marked_;
  uint32_t place_ = 0;  // of the next instruction in the layout
  uint32_t label_count_ = 0;
  SourceOffset origin_ = kNoOffset;
  object::SourceLine line_;
  bool ends_prologue_ = false;  // the next row does
};

class GasPrinter {
 public:
  GasPrinter(std::string& out, const mir::MachineFunction& function, uint32_t number,
             AsmSyntax syntax)
      : out_(out), function_(function), number_(number), att_(syntax == AsmSyntax::Att) {}

  // Fills in what the assembly knows of landing pads, too. Its text is `out`.
  void print(LinePrinter* lines, object::FunctionAssembly& assembly);
  void print_jump_tables();

 private:
  void number(int64_t value) { append_decimal(out_, value); }
  void find_labels();
  void begin_exceptions(object::FunctionAssembly& assembly);
  void end_exceptions();
  uint32_t position();
  void print_block(BlockId id, bool is_first);
  void print_instruction_line(const MachineInstr& instruction);
  void print_instruction(const MachineInstr& instruction);
  void print_in_att(const MachineInstr& instruction);
  void print_thread_address(const MachineInstr& instruction);
  void print_checked_call(const MachineInstr& instruction);
  void print_assembly(const MachineInstr& instruction);
  void print_mnemonic(const MachineInstr& instruction);
  void print_operand(const MachineInstr& instruction, const mir::InstrDesc& desc,
                     const EncodedOperand& operand);
  void print_immediate(int64_t value);
  void print_register(Register r, unsigned width);
  void print_symbol(mir::SymbolRef symbol);
  bool names_reserved_word(const MachineInstr& instruction) const;
  void print_label(BlockId id);
  void print_att_address(const Address& address, unsigned index_width);
  void print_intel_address(const Address& address, unsigned index_width);
  // symbol@GOTPCREL+displacement; returns whether it printed anything
  bool print_displacement(const Address& address);
  void print_cfi(const Cell* cells);

  std::string& out_;
  const mir::MachineFunction& function_;
  uint32_t number_;
  bool att_;
  LinePrinter* lines_ = nullptr;
  std::vector<bool> is_target_;  // by block: the target of some jump
  std::vector<uint32_t> place_;  // by block: its number in labels, the place in the layout
  // Of a function with landing pads; otherwise null. A call site names its pad by block at first.
  object::ExceptionTable* exceptions_ = nullptr;
  std::vector<uint32_t> position_of_pad_;  // by block; kNoPad: it is none
  uint32_t position_ = 0;                  // the last label of a position
  bool is_at_position_ = false;            // no code follows it yet
  uint32_t type_trap_count_ = 0;
  static constexpr uint32_t kNoPad = UINT32_MAX;
};

void GasPrinter::print(LinePrinter* lines, object::FunctionAssembly& assembly) {
  lines_ = lines;
  find_labels();
  object::append_assembly_name(out_, function_.name());
  out_ += ":\n\t.cfi_startproc\n";
  if (!function_.landing_pads.empty()) begin_exceptions(assembly);
  lines_->begin(function_);
  for (size_t i = 0; i < function_.layout.size(); ++i) print_block(function_.layout[i], i == 0);
  if (exceptions_ != nullptr) end_exceptions();
  assembly.type_trap_count = type_trap_count_;
  out_ += "\t.cfi_endproc\n";
}

void GasPrinter::begin_exceptions(object::FunctionAssembly& assembly) {
  assembly.frame_start = out_.size();
  exceptions_ = &assembly.exceptions;
  auto name = [&](mir::SymbolRef symbol) {
    return assembly.names.copy(function_.symbols[symbol.index()]);
  };
  if (function_.personality.valid()) exceptions_->personality = name(function_.personality);
  for (mir::SymbolRef type : function_.type_infos)
    exceptions_->types.push_back(type.valid() ? name(type) : std::string_view());
  for (const mir::LandingPad& pad : function_.landing_pads)
    exceptions_->landing_clauses.push_back(copy_clauses(pad, assembly.names));
  position_of_pad_.assign(function_.blocks.size(), kNoPad);
  for (BlockId block : function_.layout)
    for (const MachineInstr& instruction : function_.instructions_of(block))
      if (mir::is_invoking(function_.desc(instruction)))
        position_of_pad_[landing_pad_of(function_, instruction).block.index()] = 0;
  is_at_position_ = true;
  object::append_position_label(out_, number_, position_);
  out_ += ":\n";
}

void GasPrinter::end_exceptions() {
  exceptions_->end = position();
  for (object::CallSite& site : exceptions_->call_sites)
    if (site.landing_pad != object::kNoLandingPad)
      site.landing_pad = position_of_pad_[site.landing_pad];
}

// The number of the label of this place, which is printed if it is a new one.
uint32_t GasPrinter::position() {
  if (is_at_position_) return position_;
  is_at_position_ = true;
  object::append_position_label(out_, number_, ++position_);
  out_ += ":\n";
  return position_;
}

void GasPrinter::print_jump_tables() {
  find_labels();
  for (const mir::JumpTable& table : function_.jump_tables) {
    out_ += "\t.p2align\t2\n";
    print_symbol(table.symbol);
    out_ += ":\n";
    for (BlockId target : table.targets) {
      out_ += "\t.long\t";
      print_label(target);
      out_ += '-';
      print_symbol(table.symbol);
      out_ += '\n';
    }
  }
}

void GasPrinter::find_labels() {
  is_target_.assign(function_.blocks.size(), false);
  place_.assign(function_.blocks.size(), 0);
  for (uint32_t i = 0; i < function_.layout.size(); ++i) place_[function_.layout[i].index()] = i;
  for (BlockId block : function_.layout)
    for (const MachineInstr& instruction : function_.instructions_of(block))
      for (const Cell& cell : function_.cells_of(instruction))
        if (cell.kind == mir::CellKind::Block) is_target_[cell.block().index()] = true;
  for (const mir::JumpTable& table : function_.jump_tables)
    for (BlockId target : table.targets) is_target_[target.index()] = true;
}

// A label for the target of a jump, otherwise a comment; then the name of the IR block.
void GasPrinter::print_block(BlockId id, bool is_first) {
  const mir::MachineBlock& block = function_.blocks[id];
  if (block.align_log2 != 0) {
    is_at_position_ = false;
    out_ += "\t.p2align ";
    number(std::min(block.align_log2, object::kMaxBlockAlignLog2));
    out_ += ", 0x90";
    if (block.most_padding != UINT8_MAX) {
      out_ += ", ";
      number(block.most_padding);
    }
    out_ += '\n';
    if (block.is_half_after) {
      out_ += "\tnop\n\t.p2align ";
      number(std::min(block.align_log2, object::kMaxBlockAlignLog2) - 1u);
      out_ += ", 0x90\n";
    }
  }
  if (exceptions_ != nullptr && position_of_pad_[id.index()] != kNoPad)
    position_of_pad_[id.index()] = position();
  size_t start = out_.size();
  for (mir::SymbolRef label : function_.labels(id)) {
    print_symbol(label);
    out_ += ":\n";
  }
  start = out_.size();
  if (is_target_[id.index()]) {
    print_label(id);
    out_ += ':';
  } else if (!is_first || !block.name.empty()) {
    out_ += "# %bb.";
    number(place_[id.index()]);
    out_ += ':';
  }
  if (!block.name.empty()) {
    out_.append(out_.size() - start < 40 ? 40 - (out_.size() - start) : 1, ' ');
    out_ += "# ";
    append_llvm_name(out_, '%', block.name);
  }
  if (out_.size() != start) out_ += '\n';
  for (const MachineInstr& instruction : function_.instructions_of(id)) {
    lines_->print(instruction.origin);
    if (exceptions_ == nullptr || !mir::is_invoking(function_.desc(instruction))) {
      print_instruction_line(instruction);
      if (exceptions_ != nullptr)
        add_plain_call(exceptions_->call_sites, function_, instruction, position_);
      continue;
    }
    const NamedLandingPad pad = landing_pad_of(function_, instruction);
    const uint32_t begin = position();
    print_instruction_line(instruction);
    exceptions_->call_sites.push_back({begin, position(), pad.block.index(), pad.number});
  }
}

void GasPrinter::print_instruction_line(const MachineInstr& instruction) {
  out_ += '\t';
  is_at_position_ &= instruction.opcode == mir::kCfi;
  if (instruction.opcode == mir::kCfi)
    print_cfi(function_.cells_of(instruction).data());
  else if (function_.desc(instruction).properties & mir::instr::FixedBytes)
    print_thread_address(instruction);
  else if (function_.desc(instruction).properties & mir::instr::ChecksType)
    print_checked_call(instruction);
  else if (instruction.opcode == opcode(Op::ASM))
    print_assembly(instruction);
  else if (!att_ && names_reserved_word(instruction))
    print_in_att(instruction);
  else
    print_instruction(instruction);
  out_ += '\n';
  if (stops_after(function_, instruction)) out_ += "\tint3\n";
}

void GasPrinter::print_in_att(const MachineInstr& instruction) {
  out_ += ".att_syntax prefix\n\t";
  att_ = true;
  print_instruction(instruction);
  att_ = false;
  out_ += "\n\t.intel_syntax noprefix";
}

// The same bytes as the encoder's; prefixes are data, because the assembler would move them.
void GasPrinter::print_thread_address(const MachineInstr& instruction) {
  mir::SymbolRef symbol = function_.cells_of(instruction)[1].symbol();
  if (!att_) out_ += ".att_syntax prefix\n\t";
  out_ += ".byte\t0x66\n\tleaq\t";
  print_symbol(symbol);
  out_ += "@TLSGD(%rip), %rdi\n\t.value\t0x6666\n\trex64\n\tcall\t__tls_get_addr@PLT";
  if (!att_) out_ += "\n\t.intel_syntax noprefix";
}

// The same instructions as the encoder's.
void GasPrinter::print_checked_call(const MachineInstr& instruction) {
  const mir::InstrDesc& desc = function_.desc(instruction);
  const std::span<const Cell> cells = function_.cells_of(instruction);
  if (!att_) out_ += ".att_syntax prefix\n\t";
  out_ += "movl\t$";
  number(static_cast<int32_t>(0 - static_cast<uint32_t>(cells[1].immediate())));
  out_ += ", %r10d\n\taddl\t";
  number(type_hash_distance(function_));
  out_ += "(%r11), %r10d\n\tje\t.+4\n";
  object::append_type_trap_label(out_, number_, type_trap_count_++);
  out_ += ":\n\tud2\n\t";
  const bool is_call = (desc.properties & mir::instr::Call) != 0;
  if (desc.operands.size() > 2 && has_thunk_prefix(function_, cells[2].symbol())) out_ += "cs\n\t";
  out_ += is_call ? "callq\t" : "jmp\t";
  if (desc.operands.size() > 2) {
    print_symbol(cells[2].symbol());
    out_ += "@PLT";
  } else {
    out_ += "*%r11";
  }
  if (!att_) out_ += "\n\t.intel_syntax noprefix";
}

// The text may end in a comment, so the text after it starts a new line.
void GasPrinter::print_assembly(const MachineInstr& instruction) {
  out_.pop_back();  // a mark of the assembler starts the line
  out_ += "#APP\n";
  if (!att_) out_ += "\t.att_syntax prefix\n";
  (out_ += '\t') += assembly_text(function_, instruction);
  if (!att_) out_ += "\n\t.intel_syntax noprefix";
  out_ += "\n#NO_APP";
}

void GasPrinter::print_instruction(const MachineInstr& instruction) {
  const mir::InstrDesc& desc = function_.desc(instruction);
  EncodedOperands encoded = encoded_operands(desc);
  if (encoded.count == 1 && encoded.operands[0].kind == OperandKind::Symbol &&
      has_thunk_prefix(function_, function_.cells_of(instruction)[0].symbol()))
    out_ += "cs\n\t";
  print_mnemonic(instruction);
  for (size_t i = 0; i < encoded.count; ++i) {
    out_ += i == 0 ? "\t" : ", ";
    const size_t number = att_ ? encoded.count - 1 - i : i;
    print_operand(instruction, desc, encoded.operands[number]);
    if (number != 0 || encoded.mask == EncodedOperands::kNoMask) continue;
    out_ += " {";
    print_register(function_.cells_of(instruction)[encoded.mask].reg(), 8);
    out_ += desc.properties & mir::instr::Zeroing ? "} {z}" : "}";
  }
}

void GasPrinter::print_mnemonic(const MachineInstr& instruction) {
  size_t row = instruction.opcode - mir::kFirstTargetOpcode;
  std::string_view condition = function_.target().condition_names[instruction.condition];
  if (att_) {
    for (char c : kRowTexts[row].att) {
      if (c == '*')
        out_ += "bwlq"[log2(instruction.width) & 3];
      else if (c == '?')
        out_ += condition;
      else
        out_ += c;
    }
    return;
  }
  if (function_.desc(instruction).properties & mir::instr::Atomic) out_ += "lock ";
  std::string_view name = kRowTexts[row].id == "Vex" ? kRowTexts[row].att : kRowTexts[row].id;
  if (name.ends_with('*')) name.remove_suffix(1);
  bool has_condition = function_.desc(instruction).properties & mir::instr::HasCondition;
  if (has_condition) name.remove_suffix(2);  // "cc"
  for (char c : name) out_ += static_cast<char>(c | 32);
  if (has_condition) out_ += condition;
}

void GasPrinter::print_operand(const MachineInstr& instruction, const mir::InstrDesc& desc,
                               const EncodedOperand& operand) {
  const Cell* cell = function_.cells_of(instruction).data() + operand.cell;
  unsigned width = operand.width != 0 ? operand.width : instruction.width;
  bool indirect =
      att_ && (desc.properties & (mir::instr::Branch | mir::instr::Call | mir::instr::Return));
  switch (operand.kind) {
    case OperandKind::Register:
      if (indirect) out_ += '*';
      print_register(cell->reg(), width);
      break;
    case OperandKind::Immediate:
      print_immediate(cell->immediate());
      break;
    case OperandKind::Immediate64:
      print_immediate(mir::immediate64(cell));
      break;
    case OperandKind::Memory: {
      if (indirect) out_ += '*';
      bool accessed = desc.properties & (mir::instr::MayLoad | mir::instr::MayStore);
      if (!att_ && accessed && !operand.has_vector_index)
        out_ += width == 10 ? "tbyte ptr " : kIntelSizes[log2(width)];
      Address address = Address::from_cells(cell);
      const unsigned index_width = operand.has_vector_index ? width : 8;
      // as(1) takes a number alone for an immediate if a mask follows.
      const bool is_masked = desc.properties & (mir::instr::Merging | mir::instr::Zeroing);
      if (!att_ && is_masked && address.base_kind == BaseKind::None && !address.index.valid() &&
          address.segment == mir::Segment::None)
        out_ += "ds:";
      att_ ? print_att_address(address, index_width) : print_intel_address(address, index_width);
      break;
    }
    case OperandKind::Block:
      print_label(cell->block());
      break;
    case OperandKind::Symbol:
      print_symbol(cell->symbol());
      if (!cell->is_local_symbol()) out_ += "@PLT";
      break;
    case OperandKind::Text:
    case OperandKind::None:
      break;
  }
}

void GasPrinter::print_immediate(int64_t value) {
  if (att_) out_ += '$';
  number(value);
}

void GasPrinter::print_register(Register r, unsigned width) {
  if (att_) out_ += '%';
  out_ += register_name(r, width);
}

void GasPrinter::print_symbol(mir::SymbolRef symbol) {
  object::append_assembly_name(out_, function_.symbols[symbol.index()]);
}

// Whether Intel syntax would take a symbol of the instruction for a register or an operator.
bool GasPrinter::names_reserved_word(const MachineInstr& instruction) const {
  std::span<const Cell> cells = function_.cells_of(instruction);
  for (size_t i = 0; i < cells.size(); ++i) {
    mir::SymbolRef symbol;
    if (cells[i].kind == mir::CellKind::Symbol) symbol = cells[i].symbol();
    if (cells[i].kind == mir::CellKind::MemoryBase) symbol = Address::from_cells(&cells[i]).symbol;
    if (symbol.valid() && is_reserved_in_intel(function_.symbols[symbol.index()])) return true;
  }
  return false;
}

void GasPrinter::print_label(BlockId id) {
  out_ += ".LBB";
  number(number_);
  out_ += '_';
  number(place_[id.index()]);
}

bool GasPrinter::print_displacement(const Address& address) {
  if (!address.symbol.valid()) {
    if (address.displacement == 0) return false;
    number(address.displacement);
    return true;
  }
  print_symbol(address.symbol);
  static constexpr std::string_view kSuffixes[] = {"", "@GOTPCREL", "@TPOFF", "@GOTTPOFF"};
  out_ += kSuffixes[static_cast<size_t>(address.symbol_use)];
  if (address.displacement > 0) out_ += '+';
  if (address.displacement != 0) number(address.displacement);
  return true;
}

void print_segment(std::string& out, mir::Segment segment, bool att) {
  if (segment == mir::Segment::None) return;
  if (att) out += '%';
  out += segment == mir::Segment::Fs ? "fs:" : "gs:";
}

// segment:displacement(base,index,scale)
void GasPrinter::print_att_address(const Address& address, unsigned index_width) {
  print_segment(out_, address.segment, true);
  bool printed = print_displacement(address);
  if (address.base_kind == BaseKind::None && !address.index.valid()) {
    if (!printed) out_ += '0';
    return;
  }
  out_ += '(';
  if (address.base_kind == BaseKind::InstructionPointer) out_ += "%rip";
  if (address.base_kind == BaseKind::Register) print_register(address.base, 8);
  if (address.index.valid()) {
    out_ += ',';
    print_register(address.index, index_width);
    if (address.scale != 1 || address.base_kind == BaseKind::None) {
      out_ += ',';
      number(address.scale);
    }
  }
  out_ += ')';
}

// segment:[base + scale*index + displacement], symbols before the bracket
void GasPrinter::print_intel_address(const Address& address, unsigned index_width) {
  print_segment(out_, address.segment, false);
  if (address.symbol.valid()) print_displacement(address);
  if (address.symbol.valid() && address.base_kind == BaseKind::None && !address.index.valid())
    return;
  out_ += '[';
  size_t start = out_.size();
  if (address.base_kind == BaseKind::InstructionPointer) out_ += "rip";
  if (address.base_kind == BaseKind::Register) print_register(address.base, 8);
  if (address.index.valid()) {
    if (out_.size() != start) out_ += " + ";
    if (address.scale != 1 || address.base_kind == BaseKind::None) {
      number(address.scale);
      out_ += '*';
    }
    print_register(address.index, index_width);
  }
  if (!address.symbol.valid() && (address.displacement != 0 || out_.size() == start)) {
    bool negative = address.displacement < 0;
    if (out_.size() != start) out_ += negative ? " - " : " + ";
    int64_t displacement = address.displacement;
    number(negative && out_.back() == ' ' ? -displacement : displacement);
  }
  out_ += ']';
}

void GasPrinter::print_cfi(const Cell* cells) {
  static constexpr std::string_view kDwarfNames[] = {"%rax", "%rdx", "%rcx", "%rbx", "%rsi", "%rdi",
                                                     "%rbp", "%rsp", "%r8",  "%r9",  "%r10", "%r11",
                                                     "%r12", "%r13", "%r14", "%r15"};
  auto step = [&](std::string_view directive) { out_ += directive; };
  auto reg = [&] {
    size_t dwarf = static_cast<size_t>(cells[1].immediate());
    if (dwarf < std::size(kDwarfNames))
      out_ += att_ ? kDwarfNames[dwarf] : kDwarfNames[dwarf].substr(1);
    else
      number(cells[1].immediate());
  };
  switch (static_cast<object::UnwindKind>(cells[0].immediate())) {
    case object::UnwindKind::DefineCfaOffset:
      step(".cfi_def_cfa_offset ");
      return number(cells[2].immediate());
    case object::UnwindKind::DefineCfaRegister:
      step(".cfi_def_cfa_register ");
      return reg();
    case object::UnwindKind::SavedAt:
      step(".cfi_offset ");
      reg();
      out_ += ", ";
      return number(cells[2].immediate());
    case object::UnwindKind::Restored:
      step(".cfi_restore ");
      return reg();
    case object::UnwindKind::RememberState:
      return step(".cfi_remember_state");
    case object::UnwindKind::RestoreState:
      return step(".cfi_restore_state");
  }
}

}  // namespace

void print_gas(object::FunctionAssembly& out, const mir::MachineFunction& function,
               uint32_t function_number, AsmSyntax syntax, const object::LineLocator& locator,
               std::span<const uint32_t> marked) {
  out.clear();
  for (BlockId block : function.layout)
    out.align_log2 = std::max(
        out.align_log2, std::min(function.blocks[block].align_log2, object::kMaxBlockAlignLog2));
  LinePrinter lines(out, function_number, locator, marked);
  GasPrinter(out.text, function, function_number, syntax).print(&lines, out);
  for (const mir::ReadOnlyConstant& constant : function.constants)
    out.constants.push_back(
        {std::string(function.symbols[constant.symbol.index()]), std::string(constant.bytes)});
  if (!function.jump_tables.empty())
    GasPrinter(out.jump_tables, function, function_number, AsmSyntax::Att).print_jump_tables();
}

}  // namespace lilt::x86
