#include "emit/x86/assembly_template.h"

#include <charconv>

#include "emit/object/gas_names.h"
#include "emit/x86/register_syntax.h"
#include "ir/support/text.h"

namespace lilt::x86 {
namespace {

class Expansion {
 public:
  Expansion(std::span<const mir::Cell* const> operands, std::span<const std::string_view> symbols)
      : operands_(operands), symbols_(symbols) {}

  std::string run(std::string_view text) {
    for (size_t dollar; (dollar = text.find('$')) != text.npos;) {
      out_ += text.substr(0, dollar);
      text.remove_prefix(dollar);
      text.remove_prefix(expand_mark(text));
    }
    out_ += text;
    return std::move(out_);
  }

 private:
  // Returns the size of the mark at the front.
  size_t expand_mark(std::string_view text) {
    if (text.starts_with("${")) {
      size_t size = std::min(text.find('}'), text.size() - 1) + 1;
      if (expand_operand(text.substr(2, size - 3))) return size;
    }
    out_ += '$';
    return text.starts_with("$$") ? 2 : 1;
  }

  // `3` or `3:k`
  bool expand_operand(std::string_view inside) {
    uint32_t number = UINT32_MAX;
    auto result = std::from_chars(inside.data(), inside.data() + inside.size(), number);
    if (number >= operands_.size()) return false;
    std::string_view modifier(result.ptr, inside.data() + inside.size());
    const mir::Cell& cell = *operands_[number];
    if (cell.kind == mir::CellKind::MemoryBase && modifier.empty())
      return print_address(mir::Address::from_cells(&cell));
    return cell.is_register() && modifier.size() == 2 && print_register(cell.reg(), modifier[1]);
  }

  bool print_register(Register reg, char modifier) {
    if (modifier != 'V') out_ += '%';
    size_t log_width = std::string_view("bwkq").find(modifier);
    if (is_xmm(reg))
      (out_ += modifier == 'g'   ? 'z'
               : modifier == 't' ? 'y'
                                 : 'x') += register_name(reg, 16).substr(1);
    else if (modifier == 'h')
      (out_ += register_name(reg, 1)[0]) += 'h';
    else
      out_ += register_name(reg, log_width < 4 ? 1u << log_width : 8);
    return true;
  }

  // A template may add a number to an address, as in `8+${3}`: it then needs a displacement.
  bool print_address(const mir::Address& address) {
    static constexpr std::string_view kSegments[] = {"", "%fs:", "%gs:", ""};
    bool is_sum = out_.ends_with('+');
    out_ += kSegments[static_cast<size_t>(address.segment)];
    if (address.symbol.valid()) {
      object::append_assembly_name(out_, symbols_[address.symbol.index()]);
      if (address.displacement > 0) out_ += '+';
    }
    bool has_registers = address.base.valid() || address.index.valid();
    bool needs_number = !address.symbol.valid() && (is_sum || !has_registers);
    if (address.displacement != 0 || needs_number)
      append_decimal(out_, int64_t{address.displacement});
    if (address.base_kind == mir::BaseKind::InstructionPointer) out_ += "(%rip)";
    if (!has_registers) return true;
    out_ += '(';
    if (address.base.valid()) (out_ += '%') += register_name(address.base, 8);
    if (address.index.valid()) {
      (out_ += ",%") += register_name(address.index, 8);
      append_decimal(out_ += ',', uint64_t{address.scale});
    }
    out_ += ')';
    return true;
  }

  std::span<const mir::Cell* const> operands_;
  std::span<const std::string_view> symbols_;
  std::string out_;
};

}  // namespace

std::string expand_template(std::string_view text, std::span<const mir::Cell* const> operands,
                            std::span<const std::string_view> symbols) {
  return Expansion(operands, symbols).run(text);
}

std::string assembly_text(const mir::MachineFunction& function, const mir::MachineInstr& assembly) {
  std::vector<const mir::Cell*> operands;
  for (const mir::Cell& cell : function.cells_of(assembly)) operands.push_back(&cell);
  return expand_template(function.texts[operands[0]->payload], operands, function.symbols);
}

}  // namespace lilt::x86
