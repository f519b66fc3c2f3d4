// Text of the SSA IR. What is printed can be read back, and prints the same again: names from the
// source are kept, all else is numbered by order of appearance, which reading back preserves.
#include "ir/ssa/printer.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <unordered_map>
#include <unordered_set>

#include "ir/support/text.h"

namespace lilt::ssa {

namespace {

// --- names

// What each argument, instruction with a result, and block of one function is called. Values and
// labels share one space of names, as in LLVM.
class LocalNames {
 public:
  explicit LocalNames(const Function& function)
      : function_(function),
        values_(function.value_count()),
        blocks_(function.block_count()),
        entry_is_named_(false) {
    collect();
    for_each_item([this](Name name, Given& given) { assign(name, given); });
  }

  void append(std::string& out, InstId value) const {
    append(out, '%', value.index() < values_.size() ? values_[value.index()] : Given());
  }
  void append(std::string& out, BlockId block) const {
    append(out, '%', block.index() < blocks_.size() ? blocks_[block.index()] : Given());
  }
  void append_label(std::string& out, BlockId block) const {
    append(out, '\0', blocks_[block.index()]);
  }
  // Whether the entry block needs a label: it has a source name, or a phi names it.
  bool entry_is_named() const { return entry_is_named_; }

 private:
  enum class Form : uint8_t { Absent, Number, Text, TextWithSuffix };
  struct Given {
    Form form = Form::Absent;
    uint32_t number = 0;  // the number, or the suffix
    std::string_view text;
  };

  // Visits everything that has a name in order of appearance.
  template <class Visitor>
  void for_each_item(Visitor visit) {
    for (uint32_t i = 0; i < function_.argument_count(); ++i)
      visit(function_.name_of(InstId(i)), values_[i]);
    for (BlockId block : function_.blocks()) {
      visit(function_[block].name, blocks_[block.index()]);
      for (InstId i = function_[block].first; i.valid(); i = function_.next(i))
        if (function_[i].type != kVoid) visit(function_.name_of(i), values_[i.index()]);
    }
  }
  void collect() {
    for_each_item([this](Name name, Given&) {
      if (name.is_number()) numbers_.push_back(name.number());
      if (name.is_text()) texts_.insert(function_.text_of(name));
    });
    std::sort(numbers_.begin(), numbers_.end());
    if (function_.blocks().empty()) return;
    BlockId entry = function_.entry();
    entry_is_named_ = !function_[entry].name.is_none();
    for (BlockId block : function_.blocks()) {
      InstId i = function_[block].first;
      for (; i.valid() && function_[i].opcode == Opcode::Phi; i = function_.next(i))
        for (Value operand : function_.operands(i)) entry_is_named_ |= operand == Value(entry);
    }
  }
  void assign(Name name, Given& given) {
    if (name.is_number() && given_numbers_.insert(name.number()).second)
      given = {Form::Number, name.number(), {}};
    else if (name.is_text())
      assign_text(function_.text_of(name), given);
    else
      given = {Form::Number, next_free_number(), {}};
  }
  uint32_t next_free_number() {
    while (next_used_ < numbers_.size() && numbers_[next_used_] <= next_number_) {
      if (numbers_[next_used_] == next_number_) ++next_number_;
      ++next_used_;
    }
    return next_number_++;
  }
  void assign_text(std::string_view text, Given& given) {
    auto [known, is_first] = suffixes_.try_emplace(text, 0);
    if (is_first) {
      given = {Form::Text, 0, text};
      return;
    }
    std::string candidate;
    do {
      candidate = std::string(text) + '.';
      append_decimal(candidate, uint64_t{++known->second});
    } while (texts_.contains(candidate));
    given = {Form::TextWithSuffix, known->second, text};
  }
  static void append(std::string& out, char sigil, const Given& given) {
    switch (given.form) {
      case Form::Absent:
        out += "<badref>";
        break;
      case Form::Number:
        if (sigil != '\0') out += sigil;
        append_decimal(out, uint64_t{given.number});
        break;
      case Form::Text:
        append_llvm_name(out, sigil, given.text);
        break;
      case Form::TextWithSuffix: {
        std::string full(given.text);
        full += '.';
        append_decimal(full, uint64_t{given.number});
        append_llvm_name(out, sigil, full);
        break;
      }
    }
  }

  const Function& function_;
  std::vector<Given> values_;
  std::vector<Given> blocks_;
  bool entry_is_named_;
  std::vector<uint32_t> numbers_;  // of the source, sorted
  size_t next_used_ = 0;
  uint32_t next_number_ = 0;
  std::unordered_set<uint32_t> given_numbers_;
  std::unordered_set<std::string_view> texts_;
  std::unordered_map<std::string_view, uint32_t> suffixes_;
};

// --- constants

void append_padded_hexadecimal(std::string& out, uint64_t value, int digits) {
  for (int shift = digits * 4 - 4; shift >= 0; shift -= 4)
    out += "0123456789ABCDEF"[value >> shift & 15];
}

// Decimal of a two's complement number of several words.
void append_wide_decimal(std::string& out, std::span<const uint64_t> value, uint32_t bits) {
  std::vector<uint64_t> words(value.begin(), value.end());
  uint32_t top = (bits - 1) % 64;
  bool negative = words.back() >> top & 1;
  if (negative) {
    if (top != 63) words.back() |= ~uint64_t{0} << top;
    uint64_t carry = 1;
    for (uint64_t& word : words) {
      word = ~word + carry;
      carry = carry != 0 && word == 0;
    }
    if (top != 63) words.back() &= (uint64_t{2} << top) - 1;
    out += '-';
  }
  std::string digits;
  do {
    unsigned __int128 rest = 0;
    for (size_t i = words.size(); i-- > 0;) {
      rest = rest << 64 | words[i];
      words[i] = static_cast<uint64_t>(rest / 10);
      rest %= 10;
    }
    digits += static_cast<char>('0' + static_cast<int>(rest));
  } while (std::any_of(words.begin(), words.end(), [](uint64_t word) { return word != 0; }));
  out.append(digits.rbegin(), digits.rend());
}

// As LLVM: the short decimal form where it is exact, else the bits of the double.
void append_double(std::string& out, double value) {
  auto bits = std::bit_cast<uint64_t>(value);
  bool finite = (bits >> 52 & 0x7FF) != 0x7FF;
  if (finite) {
    char text[64];
    auto end = std::to_chars(text, text + sizeof text, value, std::chars_format::scientific, 6).ptr;
    double back = 0;
    std::from_chars(text, end, back);
    if (std::bit_cast<uint64_t>(back) == bits) {
      out.append(text, end);
      return;
    }
  }
  out += "0x";
  append_padded_hexadecimal(out, bits, 16);
}

// A float's bits as those of the double of equal value, the bits of a NaN included.
double widen(uint32_t bits) {
  bool is_nan = (bits & 0x7FFFFFFF) > 0x7F800000;
  if (!is_nan) return static_cast<double>(std::bit_cast<float>(bits));
  uint64_t sign = uint64_t{bits >> 31} << 63;
  return std::bit_cast<double>(sign | uint64_t{0x7FF} << 52 | uint64_t{bits & 0x7FFFFF} << 29);
}

class ConstantPrinter {
 public:
  ConstantPrinter(std::string& out, const Module& module, const ConstantPool& pool)
      : out_(out), module_(module), types_(module.types()), pool_(pool) {}

  void print_typed(ConstantId id) {
    types_.print(out_, pool_[id].type);
    out_ += ' ';
    print(id);
  }

  void print(ConstantId id) {
    const Constant& constant = pool_[id];
    switch (constant.kind) {
      case ConstantKind::Integer:
        return print_integer(id);
      case ConstantKind::WideInteger:
        return append_wide_decimal(out_, pool_.words(id), types_.integer_bits(constant.type));
      case ConstantKind::Floating:
        return print_floating(id);
      case ConstantKind::Null:
        out_ += "null";
        return;
      case ConstantKind::Undef:
        out_ += "undef";
        return;
      case ConstantKind::Poison:
        out_ += "poison";
        return;
      case ConstantKind::Zero:
        out_ += "zeroinitializer";
        return;
      case ConstantKind::Aggregate:
        return print_aggregate(id);
      case ConstantKind::String:
        out_ += "c\"";
        append_llvm_string(out_, pool_.bytes(id));
        out_ += '"';
        return;
      case ConstantKind::Symbol:
        return append_llvm_name(out_, '@', module_[constant.symbol].name);
      case ConstantKind::Expression:
        return print_expression(id);
    }
  }

 private:
  void print_integer(ConstantId id) {
    const Constant& constant = pool_[id];
    uint32_t width = types_.integer_bits(constant.type);
    if (width == 1)
      out_ += constant.bits != 0 ? "true" : "false";
    else
      append_decimal(out_, pool_.sign_extended(id, width));
  }
  void print_floating(ConstantId id) {
    const Constant& constant = pool_[id];
    switch (types_.kind(constant.type)) {
      case TypeKind::Half:
        out_ += "0xH";
        return append_padded_hexadecimal(out_, constant.bits, 4);
      case TypeKind::BFloat:
        out_ += "0xR";
        return append_padded_hexadecimal(out_, constant.bits, 4);
      case TypeKind::Float:
        return append_double(out_, widen(static_cast<uint32_t>(constant.bits)));
      case TypeKind::Double:
        return append_double(out_, std::bit_cast<double>(constant.bits));
      case TypeKind::X86Fp80:
        out_ += "0xK";
        append_padded_hexadecimal(out_, pool_.words(id)[1], 4);
        return append_padded_hexadecimal(out_, pool_.words(id)[0], 16);
      default:
        out_ += "0xL";
        append_padded_hexadecimal(out_, pool_.words(id)[0], 16);
        return append_padded_hexadecimal(out_, pool_.words(id)[1], 16);
    }
  }
  void print_list(std::span<const Value> elements) {
    for (size_t i = 0; i < elements.size(); ++i) {
      if (i != 0) out_ += ", ";
      print_element(elements[i]);
    }
  }
  void print_element(Value element) {
    if (element.is_type())
      types_.print(out_, element.type());
    else
      print_typed(element.constant());
  }
  void print_aggregate(ConstantId id) {
    const Type& type = types_[pool_[id].type];
    bool spaced = type.kind == TypeKind::Struct && !pool_.elements(id).empty();
    if (type.kind == TypeKind::Vector || type.packed) out_ += '<';
    if (type.kind == TypeKind::Array) out_ += '[';
    if (type.kind == TypeKind::Struct) out_ += spaced ? "{ " : "{";
    print_list(pool_.elements(id));
    if (type.kind == TypeKind::Struct) out_ += spaced ? " }" : "}";
    if (type.kind == TypeKind::Array) out_ += ']';
    if (type.kind == TypeKind::Vector || type.packed) out_ += '>';
  }
  void print_expression(ConstantId id);

  std::string& out_;
  const Module& module_;
  const TypeTable& types_;
  const ConstantPool& pool_;
};

// The words behind an opcode that its flags stand for, each with a space before it.
void append_flags(std::string& out, Opcode opcode, uint16_t flags) {
  auto when = [&](uint16_t bit, std::string_view word) {
    if ((flags & bit) == 0) return;
    out += ' ';
    out += word;
  };
  switch (opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
    case Opcode::Shl:
    case Opcode::Trunc:
      when(flag::NoUnsignedWrap, "nuw");
      when(flag::NoSignedWrap, "nsw");
      break;
    case Opcode::UDiv:
    case Opcode::SDiv:
    case Opcode::LShr:
    case Opcode::AShr:
      when(flag::Exact, "exact");
      break;
    case Opcode::Or:
      when(flag::Disjoint, "disjoint");
      break;
    case Opcode::ZExt:
    case Opcode::UIToFP:
      when(flag::NonNegative, "nneg");
      break;
    case Opcode::GetElementPtr:
      when(flag::InBounds, "inbounds");
      if ((flags & flag::InBounds) == 0) when(flag::NoSignedWrap, "nusw");
      when(flag::NoUnsignedWrap, "nuw");
      break;
    case Opcode::Load:
    case Opcode::Store:
      when(flag::Volatile, "volatile");
      break;
    default:
      break;
  }
}

void ConstantPrinter::print_expression(ConstantId id) {
  const Constant& constant = pool_[id];
  std::span<const Value> elements = pool_.elements(id);
  out_ += info(constant.opcode).name;
  append_flags(out_, constant.opcode, constant.flags);
  out_ += " (";
  print_list(elements);
  if (is_cast(constant.opcode)) {
    out_ += " to ";
    types_.print(out_, constant.type);
  }
  out_ += ')';
}

// --- instructions

class FunctionPrinter {
 public:
  FunctionPrinter(std::string& out, const Function& function)
      : out_(out),
        function_(function),
        types_(function.types()),
        names_(function),
        constants_(out, function.module(), function.constants()) {}

  void print_body() {
    for (BlockId block : function_.blocks()) {
      bool is_entry = block == function_.entry();
      if (!is_entry) out_ += '\n';
      if (!is_entry || names_.entry_is_named()) {
        names_.append_label(out_, block);
        out_ += ":\n";
      }
      for (InstId i = function_[block].first; i.valid(); i = function_.next(i)) {
        out_ += "  ";
        print(i);
        out_ += '\n';
      }
    }
  }

  void print_parameters() {
    for (uint32_t i = 0; i < function_.argument_count(); ++i) {
      if (i != 0) out_ += ", ";
      print_typed(Value(function_.argument(i)));
    }
    if (!types_[function_.type()].variadic) return;
    out_ += function_.argument_count() == 0 ? "..." : ", ...";
  }

  void print(InstId id) {
    const Instruction& i = function_[id];
    if (i.type != kVoid) {
      names_.append(out_, id);
      out_ += " = ";
    }
    if (i.opcode == Opcode::Call) {
      if ((i.flags & flag::Tail) != 0) out_ += "tail ";
      if ((i.flags & flag::MustTail) != 0) out_ += "musttail ";
      if ((i.flags & flag::NoTail) != 0) out_ += "notail ";
    }
    out_ += info(i.opcode).name;
    append_flags(out_, i.opcode, i.flags);
    print_operands(id, i);
    bool has_alignment =
        i.opcode == Opcode::Alloca || i.opcode == Opcode::Load || i.opcode == Opcode::Store;
    if (has_alignment && i.flags >> flag::AlignShift != 0) {
      out_ += ", align ";
      append_decimal(out_, uint64_t{function_.alignment(id)});
    }
  }

 private:
  void print_operands(InstId id, const Instruction& i) {
    std::span<const Value> operands = function_.operands(id);
    switch (i.opcode) {
      case Opcode::Argument:
      case Opcode::Unreachable:
        return;
      case Opcode::Ret:
        if (operands.empty()) out_ += " void";
        return print_typed_list(operands);
      case Opcode::Switch:
        return print_switch(operands);
      case Opcode::IndirectBr:
        print_typed_list(operands.subspan(0, 1));
        out_ += ", [";
        print_separated(operands.subspan(1));
        out_ += ']';
        return;
      case Opcode::Load:
        out_ += ' ';
        types_.print(out_, i.type);
        out_ += ',';
        return print_typed_list(operands);
      case Opcode::ICmp:
        out_ += ' ';
        out_ += kIntPredicateNames[i.subcode];
        return print_same_typed(operands);
      case Opcode::FCmp:
        out_ += ' ';
        out_ += kFloatPredicateNames[i.subcode];
        return print_same_typed(operands);
      case Opcode::Phi:
        return print_phi(i, operands);
      case Opcode::Call:
        return print_call(operands);
      case Opcode::ExtractValue:
      case Opcode::InsertValue:
        return print_indexed(i, operands);
      default:
        if (is_binary(i.opcode)) return print_same_typed(operands);
        print_typed_list(operands);
        if (!is_cast(i.opcode)) return;
        out_ += " to ";
        types_.print(out_, i.type);
    }
  }

  void print_value(Value value) {
    if (value.is_local())
      names_.append(out_, value.local());
    else if (value.is_block())
      names_.append(out_, value.block());
    else if (value.is_constant())
      constants_.print(value.constant());
    else
      types_.print(out_, value.type());
  }
  void print_typed(Value value) {
    if (value.is_block())
      out_ += "label ";
    else if (!value.is_type()) {
      types_.print(out_, function_.type_of(value));
      out_ += ' ';
    }
    print_value(value);
  }
  void print_separated(std::span<const Value> operands) {
    for (size_t i = 0; i < operands.size(); ++i) {
      if (i != 0) out_ += ", ";
      print_typed(operands[i]);
    }
  }
  void print_typed_list(std::span<const Value> operands) {
    if (!operands.empty()) out_ += ' ';
    print_separated(operands);
  }
  void print_same_typed(std::span<const Value> operands) {
    out_ += ' ';
    print_typed(operands[0]);
    out_ += ", ";
    print_value(operands[1]);
  }
  void print_switch(std::span<const Value> operands) {
    print_typed_list(operands.subspan(0, 2));
    out_ += " [\n";
    for (size_t i = 2; i + 1 < operands.size(); i += 2) {
      out_ += "   ";
      print_typed_list(operands.subspan(i, 2));
      out_ += '\n';
    }
    out_ += "  ]";
  }
  void print_phi(const Instruction& i, std::span<const Value> operands) {
    out_ += ' ';
    types_.print(out_, i.type);
    for (size_t k = 0; k + 1 < operands.size(); k += 2) {
      out_ += k == 0 ? " [ " : ", [ ";
      print_value(operands[k]);
      out_ += ", ";
      print_value(operands[k + 1]);
      out_ += " ]";
    }
  }
  void print_call(std::span<const Value> operands) {
    TypeId function_type = operands[0].type();
    out_ += ' ';
    types_.print(out_,
                 types_[function_type].variadic ? function_type : types_[function_type].element);
    out_ += ' ';
    print_value(operands[1]);
    out_ += '(';
    print_separated(operands.subspan(2));
    out_ += ')';
  }
  void print_indexed(const Instruction& i, std::span<const Value> operands) {
    size_t values = i.opcode == Opcode::InsertValue ? 2 : 1;
    print_typed_list(operands.subspan(0, values));
    for (Value index : operands.subspan(values)) {
      out_ += ", ";
      append_decimal(out_, function_.constants().zero_extended(index.constant()));
    }
  }

  std::string& out_;
  const Function& function_;
  const TypeTable& types_;
  LocalNames names_;
  ConstantPrinter constants_;
};

// --- module header

std::string_view linkage_word(Linkage linkage) {
  constexpr std::string_view kWords[] = {"",
                                         "internal ",
                                         "private ",
                                         "weak ",
                                         "weak_odr ",
                                         "linkonce ",
                                         "linkonce_odr ",
                                         "common ",
                                         "available_externally ",
                                         "extern_weak ",
                                         "appending "};
  return kWords[static_cast<size_t>(linkage)];
}

void append_quoted_line(std::string& out, std::string_view before, std::string_view text) {
  out += before;
  out += '"';
  append_llvm_string(out, text);
  out += "\"\n";
}

void print_named_types(std::string& out, const TypeTable& types) {
  for (TypeId type : types.named_types()) {
    if (types.kind(type) == TypeKind::Alias) continue;
    TypeId erased = types.erased(type);
    types.print(out, erased);
    out += " = type ";
    types.print_struct_body(out, erased);
    out += '\n';
  }
}

void print_variable(std::string& out, const Module& module, const Symbol& symbol) {
  append_llvm_name(out, '@', symbol.name);
  out += " = ";
  out += linkage_word(symbol.linkage);
  if (!symbol.is_definition && symbol.linkage == Linkage::External) out += "external ";
  if (symbol.kind == SymbolKind::Alias)
    out += "alias ";
  else
    out += symbol.is_constant ? "constant " : "global ";
  module.types().print(out, symbol.type);
  if (symbol.kind == SymbolKind::Alias) out += ',';
  if (symbol.initializer.valid()) {
    out += ' ';
    bool with_type = symbol.kind == SymbolKind::Alias;
    print_constant(out, module, module.constants(), symbol.initializer, with_type);
  }
  if (symbol.align_log2 != 0) {
    out += ", align ";
    append_decimal(out, uint64_t{1} << symbol.align_log2);
  }
  out += '\n';
}

void print_declaration(std::string& out, const Module& module, const Symbol& symbol) {
  const TypeTable& types = module.types();
  out += "declare ";
  out += linkage_word(symbol.linkage);
  types.print(out, types[symbol.type].element);
  out += ' ';
  append_llvm_name(out, '@', symbol.name);
  out += '(';
  bool first = true;
  for (TypeId parameter : types.members(symbol.type)) {
    if (!first) out += ", ";
    first = false;
    types.print(out, parameter);
  }
  // What is only called and nowhere declared may be variadic: callers must allow for it.
  if (types[symbol.type].variadic || symbol.is_implicit) out += first ? "..." : ", ...";
  out += ")\n";
}

}  // namespace

void print_header(std::string& out, const Module& module) {
  size_t section = out.size();
  auto end_section = [&] {
    if (out.size() != section) out += '\n';
    section = out.size();
  };
  // Always there: it tells a reader that modern rules hold, also where no pointer shows it.
  append_quoted_line(out, "source_filename = ", module.source_filename);
  if (!module.data_layout.empty())
    append_quoted_line(out, "target datalayout = ", module.data_layout);
  if (!module.target_triple.empty())
    append_quoted_line(out, "target triple = ", module.target_triple);
  end_section();
  print_named_types(out, module.types());
  end_section();
  for (SymbolId id : module.symbols())
    if (module[id].kind != SymbolKind::Function) print_variable(out, module, module[id]);
  end_section();
  for (SymbolId id : module.symbols())
    if (module[id].kind == SymbolKind::Function && !module[id].is_definition)
      print_declaration(out, module, module[id]);
  end_section();
}

void print_function(std::string& out, const Function& function) {
  const Symbol& symbol = function.module()[function.symbol()];
  FunctionPrinter printer(out, function);
  out += "define ";
  out += linkage_word(symbol.linkage);
  function.types().print(out, function.types()[symbol.type].element);
  out += ' ';
  append_llvm_name(out, '@', symbol.name);
  out += '(';
  printer.print_parameters();
  out += ") {\n";
  printer.print_body();
  out += "}\n";
}

std::string to_string(const Function& function, InstId instruction) {
  std::string out;
  FunctionPrinter(out, function).print(instruction);
  return out;
}

void print_constant(std::string& out, const Module& module, const ConstantPool& pool,
                    ConstantId constant, bool with_type) {
  ConstantPrinter printer(out, module, pool);
  if (with_type)
    printer.print_typed(constant);
  else
    printer.print(constant);
}

}  // namespace lilt::ssa
