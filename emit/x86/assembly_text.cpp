// Idea: the text is cut into statements; each is read into operands (assembly_operand.h) and the
// readings of its mnemonic (assembly_mnemonics.h), and asmjit judges every reading until one is
// valid. Labels are asmjit's; jumps are tried short first, and again if some label is too far.
// Encoding the instruction with two different displacements finds the field of a symbol's address.
#include "emit/x86/assembly_text.h"

#include <asmjit/x86.h>

#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "emit/x86/assembly_mnemonics.h"
#include "emit/x86/assembly_operand.h"

namespace lilt::x86 {
namespace {

namespace aj = asmjit::x86;
using asmjit::InstId;
using asmjit::Label;
using Operands = std::vector<TextOperand>;

constexpr uint64_t kMaxFill = 4096;  // bytes of .skip

struct Statement {
  std::string_view label;  // empty: none
  std::string_view text;   // empty: none
};

bool is_numeric(std::string_view name) { return name.find_first_not_of("0123456789") == name.npos; }

// --- statements

// The text without comments; block comments become blanks, other comments end with their line.
std::string without_comments(std::string_view text) {
  std::string out;
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '"' && (i == 0 || text[i - 1] != '\\')) quoted = !quoted;
    if (!quoted && c == '#') {
      i = std::min(text.find('\n', i), text.size());
      out += '\n';
    } else if (!quoted && text.substr(i, 2) == "/*") {
      size_t end = text.find("*/", i + 2);
      i = end == text.npos ? text.size() : end + 1;
      out += ' ';
    } else {
      out += c;
    }
  }
  return out;
}

// Removes labels from the front of a statement.
void append_statement(std::vector<Statement>& statements, std::string_view text) {
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    StatementCursor cursor(text);
    std::string_view label = cursor.word();
    if (label.empty() || cursor.peek() != ':') break;
    statements.push_back({label, {}});
    text.remove_prefix(text.find(':') + 1);
  }
  if (!text.empty()) statements.push_back({{}, text});
}

std::vector<Statement> statements_of(std::string_view text) {
  std::vector<Statement> statements;
  bool quoted = false;
  size_t start = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    char c = i < text.size() ? text[i] : '\n';
    if (c == '"' && (i == 0 || text[i - 1] != '\\')) quoted = !quoted;
    if (c != '\n' && (c != ';' || quoted)) continue;
    append_statement(statements, text.substr(start, i - start));
    start = i + 1;
    quoted = false;
  }
  return statements;
}

bool reads_vector(const Operands& operands) {
  for (const TextOperand& operand : operands)
    if (operand.reg.isXmm() || operand.reg.isMm()) return true;
  return false;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\v\f";
  size_t first = text.find_first_not_of(kBlanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

class TextAssembler::State {
 public:
  std::string assemble(std::string_view text, AssembledText& out) {
    out_ = &out;
    std::string clean = without_comments(text);
    std::vector<Statement> statements = statements_of(clean);
    for (bool short_jumps : {true, false}) {
      start(short_jumps);
      std::string problem = assemble_statements(statements);
      if (is_too_far_ && short_jumps) continue;
      if (problem.empty()) out.bytes.assign(assembler_.bufferData(), assembler_.bufferPtr());
      return problem;
    }
    return {};
  }

 private:
  void start(bool short_jumps) {
    code_.reset();
    code_.init(asmjit::Environment(asmjit::Arch::kX64));
    code_.attach(&assembler_);
    out_->bytes.clear();
    out_->references.clear();
    labels_.clear();
    label_counts_.clear();
    short_jumps_ = short_jumps;
    is_too_far_ = false;
  }

  std::string assemble_statements(const std::vector<Statement>& statements) {
    for (const Statement& statement : statements)
      if (!statement.label.empty() && !is_numeric(statement.label))
        labels_.try_emplace(std::string(statement.label), assembler_.newLabel());
    for (const Statement& statement : statements) {
      bool ok = statement.label.empty() ? assemble_statement(statement.text)
                                        : define_label(statement.label);
      std::string_view shown = statement.label.empty() ? statement.text : statement.label;
      if (!ok) return '"' + std::string(shown.substr(0, 60)) + '"';
    }
    for (const auto& [name, label] : labels_)
      if (!code_.isLabelBound(label)) return "a label that is used is not defined";
    return {};
  }

  // --- labels: the numeric one `1` is "1:1" at its first place, "1:2" at its second …

  bool define_label(std::string_view name) {
    Label label;
    if (is_numeric(name))
      label = numeric_label(name, ++label_counts_[std::string(name)]);
    else
      label = labels_.at(std::string(name));
    return !code_.isLabelBound(label) && is_in_reach(assembler_.bind(label));
  }

  bool is_in_reach(asmjit::Error error) {
    is_too_far_ |= error == asmjit::kErrorInvalidDisplacement;
    return error == asmjit::kErrorOk;
  }

  Label numeric_label(std::string_view name, uint32_t count) {
    auto [place, is_new] =
        labels_.try_emplace(std::string(name) + ':' + std::to_string(count), Label());
    if (is_new) place->second = assembler_.newLabel();
    return place->second;
  }

  // The label of this text that a name means; none: it is a symbol.
  Label label_of(std::string_view name) {
    bool is_reference = name.size() > 1 && is_numeric(name.substr(0, name.size() - 1));
    if (is_reference && (name.back() == 'b' || name.back() == 'f')) {
      std::string_view number = name.substr(0, name.size() - 1);
      uint32_t count = label_counts_[std::string(number)];
      return numeric_label(number, name.back() == 'f' ? count + 1 : count);
    }
    auto found = labels_.find(std::string(name));
    return found == labels_.end() ? Label() : found->second;
  }

  // --- statements

  void append(std::string_view bytes) { assembler_.embed(bytes.data(), bytes.size()); }
  size_t offset() const { return assembler_.offset(); }

  bool assemble_statement(std::string_view text) {
    StatementCursor cursor(text);
    std::string_view name = cursor.word();
    if (name.empty()) return false;
    if (name[0] == '.') return assemble_directive(name, cursor);
    for (uint8_t prefix; (prefix = prefix_byte(name)) != 0;) {
      append({reinterpret_cast<const char*>(&prefix), 1});
      if (cursor.at_end()) return true;
      name = cursor.word();
    }
    if (cursor.at_end())
      if (std::string_view bytes = fixed_instruction(name); !bytes.empty()) {
        append(bytes);
        return true;
      }
    Operands operands;
    while (!cursor.at_end()) {
      std::optional<TextOperand> operand = parse_operand(cursor);
      if (!operand || (!cursor.accept(',') && !cursor.at_end())) return false;
      operands.push_back(*operand);
    }
    return assemble_instruction(name, operands);
  }

  bool assemble_directive(std::string_view name, StatementCursor& cursor) {
    static constexpr std::pair<std::string_view, unsigned> kData[] = {
        {".byte", 1}, {".short", 2}, {".word", 2},  {".value", 2}, {".2byte", 2},
        {".long", 4}, {".int", 4},   {".4byte", 4}, {".quad", 8},  {".8byte", 8}};
    for (auto [directive, width] : kData)
      if (directive == name) return append_numbers(cursor, width);
    if (name == ".p2align" || name == ".align" || name == ".balign" || name == ".text") return true;
    if (name == ".ascii" || name == ".asciz" || name == ".string")
      return append_string(cursor, name != ".ascii");
    if (name != ".skip" && name != ".zero" && name != ".space") return false;
    std::optional<TextExpression> count = parse_expression(cursor);
    if (!count || !count->symbol.empty() || !cursor.at_end()) return false;
    if (static_cast<uint64_t>(count->value) > kMaxFill) return false;
    append(std::string(static_cast<size_t>(count->value), '\0'));
    return true;
  }

  bool append_numbers(StatementCursor& cursor, unsigned width) {
    do {
      std::optional<TextExpression> number = parse_expression(cursor);
      if (!number || !number->symbol.empty()) return false;
      char bytes[8];
      std::memcpy(bytes, &number->value, 8);
      append({bytes, width});
    } while (cursor.accept(','));
    return cursor.at_end();
  }

  // Without escapes.
  bool append_string(StatementCursor& cursor, bool with_zero) {
    std::string_view text = cursor.rest();
    if (text.size() < 2 || text.front() != '"' || text.back() != '"') return false;
    text = text.substr(1, text.size() - 2);
    if (text.find_first_of("\\\"") != text.npos) return false;
    append(text);
    if (with_zero) append(std::string_view("\0", 1));
    return true;
  }

  // --- instructions

  bool assemble_instruction(std::string_view name, const Operands& operands) {
    if (operands.size() > 4) return false;
    auto is_immediate = [](const TextOperand& operand) {
      return operand.kind == TextOperand::Kind::Immediate;
    };
    // enter and extrq keep their immediates in Intel order.
    if (std::count_if(operands.begin(), operands.end(), is_immediate) > 1) return false;
    if (operands.size() == 1 && is_place_in_code(operands[0]))
      if (std::optional<bool> done = assemble_jump(name, operands[0].value)) return *done;
    for (const Reading& reading : readings_of(name, reads_vector(operands)))
      if (agrees(reading, operands) && assemble_reading(reading, operands)) return true;
    return false;
  }

  static bool is_place_in_code(const TextOperand& operand) {
    return operand.kind == TextOperand::Kind::Memory && !operand.is_indirect &&
           !operand.base.isValid() && !operand.index.isValid() && !operand.segment.isValid() &&
           !operand.value.symbol.empty();
  }

  // Jumps and calls to a label or symbol; nothing if the name is not a jump's.
  std::optional<bool> assemble_jump(std::string_view name, const TextExpression& target) {
    bool is_call = name == "call" || name == "callq", is_jump = name == "jmp" || name == "jmpq";
    int condition = jump_condition(name);
    bool counts = name == "loop" || name == "loope" || name == "loopne" || name == "jrcxz";
    if (!is_call && !is_jump && !counts && condition < 0) return std::nullopt;
    Label label = label_of(target.symbol);
    if (!label.isValid()) {
      if (counts) return false;
      return jump_to_symbol(is_call ? 0xE8 : is_jump ? 0xE9 : 0x80 + condition, target);
    }
    if (target.value != 0 || !target.suffix.empty()) return false;
    std::string_view asmjit_name = is_call ? "call" : is_jump ? "jmp" : counts ? name : "";
    if (name == "jrcxz") asmjit_name = "jecxz";
    InstId id = condition < 0 ? find_id(asmjit_name) : find_id(name);
    if (counts) return is_in_reach(assembler_.emit(id, aj::rcx, label));
    if (short_jumps_ && !is_call) assembler_.addInstOptions(asmjit::InstOptions::kShortForm);
    return is_in_reach(assembler_.emit(id, label));
  }

  static InstId find_id(std::string_view name) {
    return asmjit::InstAPI::stringToInstId(asmjit::Arch::kX64, name.data(), name.size());
  }

  bool jump_to_symbol(int opcode, const TextExpression& target) {
    if (!target.suffix.empty() && target.suffix != "PLT") return false;
    char bytes[] = {0x0F, static_cast<char>(opcode), 0, 0, 0, 0};
    bool is_conditional = opcode < 0xE8;
    append(std::string_view(bytes, sizeof bytes).substr(is_conditional ? 0 : 1));
    refer(offset() - 4, object::RelocationKind::Plt32, target, -4);
    return true;
  }

  void refer(size_t place, object::RelocationKind kind, const TextExpression& target,
             int64_t addend) {
    out_->references.push_back(
        {static_cast<uint32_t>(place), kind, std::string(target.symbol), target.value + addend});
  }

  // Whether the mnemonic and the operands, in AT&T order, agree: the widths of registers; `*` with
  // jumps and nowhere else; a suffix only where some operand has a width.
  static bool agrees(const Reading& reading, const Operands& operands) {
    bool is_jump = reading.id == aj::Inst::kIdJmp || reading.id == aj::Inst::kIdCall;
    bool has_width = reading.register_width == 0 ||
                     (reading.id == aj::Inst::kIdPush && reading.register_width == 8);
    for (const TextOperand& operand : operands) {
      if (operand.is_indirect != is_jump) return false;
      has_width |= operand.kind != TextOperand::Kind::Immediate;
    }
    return has_width && widths_agree(reading, operands);
  }

  static bool widths_agree(const Reading& reading, const Operands& operands) {
    for (size_t i = 0; i < operands.size(); ++i) {
      const aj::Reg& reg = operands[i].reg;
      if (operands[i].kind != TextOperand::Kind::Register || !reg.isGp()) continue;
      bool is_last = i + 1 == operands.size();
      unsigned width = reading.register_width;
      if (reading.result_width != 0) width = is_last ? reading.result_width : reading.memory_width;
      bool is_count = is_shift(reading.id) && i == 0 && operands.size() > 1 && reg.id() == 1;
      bool is_port = is_port_access(reading.id) && reg.id() == 2;
      if (width != 0 && reg.size() != width && !is_count && !is_port) return false;
    }
    return true;
  }

  bool assemble_reading(const Reading& reading, const Operands& operands) {
    InstId id = reading.id;
    bool all_x87 = !operands.empty();
    for (const TextOperand& operand : operands) all_x87 &= operand.reg.isSt();
    if (all_x87 || operands.empty()) id = x87_id(id, operands);
    return emit_operands(id, reading, operands);
  }

  // The result is not on top: the forms with `p`, and those whose last operand is not st(0).
  static InstId x87_id(InstId id, const Operands& operands) {
    using namespace aj::Inst;
    bool pops = id == kIdFsubp || id == kIdFsubrp || id == kIdFdivp || id == kIdFdivrp;
    bool is_elsewhere = operands.size() == 2 && operands.back().reg.id() != 0;
    return pops || is_elsewhere ? without_exchange(id) : id;
  }

  // Converts the operands, in Intel order, and tries the forms that asmjit may have.
  bool emit_operands(InstId id, const Reading& reading, const Operands& operands) {
    symbolic_ = nullptr;
    std::vector<asmjit::Operand> converted;
    for (size_t i = operands.size(); i-- > 0;) {
      std::optional<asmjit::Operand> operand = convert(operands[i], reading, operands);
      if (!operand) return false;
      converted.push_back(*operand);
    }
    if (emit_form(id, converted)) return true;
    if (operands.size() == 1 && is_shift(id)) {
      converted.push_back(asmjit::imm(1));
      return emit_form(id, converted);
    }
    if (operands.size() != 2 && !(operands.size() == 1 && operands[0].reg.isSt())) return false;
    return emit_other_form(id, converted);
  }

  // x87 instructions with the top of the stack omitted or named; test and xchg with exchanged
  // operands.
  bool emit_other_form(InstId id, std::vector<asmjit::Operand> operands) {
    auto is_x87 = [](const asmjit::Operand& operand) { return operand.as<aj::Reg>().isSt(); };
    if (operands.size() == 1) {
      operands.insert(operands.begin(), aj::st(0));
      return emit_form(id, operands);
    }
    if (is_x87(operands[0]) && is_x87(operands[1])) {
      operands.erase(operands.begin() + (operands[0].id() == 0 ? 0 : 1));
      return emit_form(id, operands);
    }
    if (id != aj::Inst::kIdTest && id != aj::Inst::kIdXchg) return false;
    std::swap(operands[0], operands[1]);
    return emit_form(id, operands);
  }

  std::optional<asmjit::Operand> convert(const TextOperand& operand, const Reading& reading,
                                         const Operands& operands) {
    switch (operand.kind) {
      case TextOperand::Kind::Register:
        return operand.reg;
      case TextOperand::Kind::Immediate:
        return convert_immediate(operand.value, reading, operands);
      case TextOperand::Kind::Memory:
        break;
    }
    return convert_memory(operand, reading.memory_width);
  }

  // An immediate of known width may be signed or unsigned; asmjit expects it signed.
  std::optional<asmjit::Operand> convert_immediate(const TextExpression& value,
                                                   const Reading& reading,
                                                   const Operands& operands) {
    if (!value.symbol.empty()) return convert_address(value, reading);
    unsigned width = reading.register_width;
    if (width == 0 && operands.back().reg.isGp()) width = operands.back().reg.size();
    if (width == 0 || width == 8 || is_port_access(reading.id) || is_shift(reading.id))
      return asmjit::imm(value.value);
    int64_t bound = int64_t{1} << (8 * width);
    if (value.value < -bound / 2 || value.value >= bound) return std::nullopt;
    int64_t sign = bound / 2;
    return asmjit::imm(((value.value & (bound - 1)) ^ sign) - sign);
  }

  // Only movabs can encode any address.
  std::optional<asmjit::Operand> convert_address(const TextExpression& value,
                                                 const Reading& reading) {
    if (reading.id != aj::Inst::kIdMovabs || !value.suffix.empty() ||
        label_of(value.symbol).isValid())
      return std::nullopt;
    symbolic_ = &value;
    return asmjit::imm(kWidePlaceholder);
  }

  std::optional<asmjit::Operand> convert_memory(const TextOperand& operand, unsigned width) {
    if (operand.value.value != static_cast<int32_t>(operand.value.value)) return std::nullopt;
    auto displacement = static_cast<int32_t>(operand.value.value);
    aj::Mem memory;
    if (!operand.value.symbol.empty()) {
      if (!operand.base.isRip() || operand.index.isValid()) return std::nullopt;
      Label label = label_of(operand.value.symbol);
      if (label.isValid()) return aj::Mem(label, displacement, width);
      symbolic_ = &operand.value;
      memory = aj::Mem(aj::rip, kPlaceholder, width);
    } else if (!is_addressable(operand)) {
      return std::nullopt;
    } else if (operand.base.isValid()) {
      memory = operand.index.isValid()
                   ? aj::Mem(operand.base, operand.index, operand.scale_log2, displacement, width)
                   : aj::Mem(operand.base, displacement, width);
    } else {
      auto base = static_cast<uint64_t>(int64_t{displacement});
      memory = operand.index.isValid() ? aj::Mem(base, operand.index, operand.scale_log2, width)
                                       : aj::Mem(base, width);
      memory.setAbs();
    }
    if (operand.segment.isValid()) memory.setSegment(operand.segment.as<aj::SReg>());
    return memory;
  }

  // Base and index are general registers of one width; rsp cannot be an index, rip takes none.
  static bool is_addressable(const TextOperand& operand) {
    const aj::Reg &base = operand.base, &index = operand.index;
    auto is_wide = [](const aj::Reg& r) { return r.isGpq() || r.isGpd(); };
    if (base.isRip()) return !index.isValid();
    if (base.isValid() && !is_wide(base)) return false;
    if (!index.isValid()) return true;
    return is_wide(index) && index.id() != 4 && (!base.isValid() || index.size() == base.size());
  }

  bool emit_form(InstId id, const std::vector<asmjit::Operand>& operands) {
    if (asmjit::InstAPI::validate(asmjit::Arch::kX64, asmjit::BaseInst(id), operands.data(),
                                  operands.size()) != asmjit::kErrorOk)
      return false;
    size_t start = offset();
    if (assembler_.emitOpArray(id, operands.data(), operands.size()) != asmjit::kErrorOk)
      return false;
    return symbolic_ == nullptr || relocate(id, operands, start);
  }

  // The symbol's field is where the bytes change with the placeholder.
  bool relocate(InstId id, std::vector<asmjit::Operand> operands, size_t start) {
    std::vector<uint8_t> first(assembler_.bufferData() + start, assembler_.bufferPtr());
    bool is_absolute = false;
    for (asmjit::Operand& operand : operands) {
      if (operand.isMem() && operand.as<aj::Mem>().offset() == kPlaceholder)
        operand.as<aj::Mem>().setOffset(kOtherPlaceholder);
      if (operand.isImm() && operand.as<asmjit::Imm>().value() == kWidePlaceholder) {
        operand = asmjit::imm(2 * kWidePlaceholder);
        is_absolute = true;
      }
    }
    assembler_.setOffset(start);
    if (assembler_.emitOpArray(id, operands.data(), operands.size()) != asmjit::kErrorOk)
      return false;
    size_t place = 0;
    while (place < first.size() && first[place] == assembler_.bufferData()[start + place]) ++place;
    size_t width = is_absolute ? 8 : 4;
    if (place + width > first.size()) return false;
    std::memset(assembler_.bufferData() + start + place, 0, width);
    if (is_absolute) {
      refer(start + place, object::RelocationKind::Absolute64, *symbolic_, 0);
      return true;
    }
    bool by_table = symbolic_->suffix == "GOTPCREL";
    if (!by_table && !symbolic_->suffix.empty()) return false;
    refer(start + place,
          by_table ? object::RelocationKind::GotPcRel : object::RelocationKind::PcRelative32,
          *symbolic_, -static_cast<int64_t>(first.size() - place));
    return true;
  }

  static constexpr int32_t kPlaceholder = 0x11111111, kOtherPlaceholder = 0x22222222;
  static constexpr int64_t kWidePlaceholder = 0x1111111111111111;

  asmjit::CodeHolder code_;
  aj::Assembler assembler_;
  AssembledText* out_ = nullptr;
  std::unordered_map<std::string, Label> labels_;
  std::unordered_map<std::string, uint32_t> label_counts_;  // definitions so far, by number
  bool short_jumps_ = true;
  bool is_too_far_ = false;
  const TextExpression* symbolic_ = nullptr;  // of the instruction: the operand with a symbol
};

TextAssembler::TextAssembler() : state_(std::make_unique<State>()) {}
TextAssembler::~TextAssembler() = default;

std::string TextAssembler::assemble(std::string_view text, AssembledText& out) {
  return state_->assemble(text, out);
}

}  // namespace lilt::x86
