#include "ir/ssa/constant_printer.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <vector>

#include "ir/ssa/fast_math.h"
#include "ir/ssa/function.h"
#include "ir/support/text.h"

namespace lilt::ssa {

namespace {

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

// By bit of namespace assembly_flag.
constexpr std::string_view kAssemblyFlagNames[] = {"sideeffect ", "alignstack ", "inteldialect ",
                                                   "unwind "};

}  // namespace

void ConstantPrinter::print_typed(ConstantId id) {
  types_.print(out_, pool_[id].type);
  out_ += ' ';
  print(id);
}

void ConstantPrinter::print(ConstantId id) {
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
      out_ += constant.type == kToken ? "none" : "zeroinitializer";
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
    case ConstantKind::BlockAddress:
      return print_block_address(id);
    case ConstantKind::InlineAssembly:
      return print_inline_assembly(id);
    case ConstantKind::Metadata:
      out_ += pool_.bytes(id);
      return;
  }
}

void ConstantPrinter::print_integer(ConstantId id) {
  const Constant& constant = pool_[id];
  uint32_t width = types_.integer_bits(constant.type);
  if (width == 1)
    out_ += constant.bits != 0 ? "true" : "false";
  else
    append_decimal(out_, pool_.sign_extended(id, width));
}

void ConstantPrinter::print_floating(ConstantId id) {
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

void ConstantPrinter::print_list(std::span<const Value> elements) {
  for (size_t i = 0; i < elements.size(); ++i) {
    if (i != 0) out_ += ", ";
    if (elements[i].is_type())
      types_.print(out_, elements[i].type());
    else
      print_typed(elements[i].constant());
  }
}

void ConstantPrinter::print_aggregate(ConstantId id) {
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

void ConstantPrinter::print_expression(ConstantId id) {
  const Constant& constant = pool_[id];
  std::span<const Value> elements = pool_.elements(id);
  out_ += info(constant.opcode).name;
  if (constant.opcode == Opcode::ICmp || constant.opcode == Opcode::FCmp) {
    out_ += ' ';
    out_ += constant.opcode == Opcode::ICmp ? kIntPredicateNames[constant.flags]
                                            : kFloatPredicateNames[constant.flags];
  } else {
    append_flags(out_, constant.opcode, constant.flags);
  }
  out_ += " (";
  print_list(elements);
  if (is_cast(constant.opcode)) {
    out_ += " to ";
    types_.print(out_, constant.type);
  }
  out_ += ')';
}

void ConstantPrinter::print_block_address(ConstantId id) {
  out_ += "blockaddress(";
  append_llvm_name(out_, '@', module_[pool_.block_function(id)].name);
  out_ += ", ";
  append_llvm_name(out_, '%', pool_.block_name(id));
  out_ += ')';
}

void ConstantPrinter::print_inline_assembly(ConstantId id) {
  out_ += "asm ";
  for (size_t i = 0; i < std::size(kAssemblyFlagNames); ++i)
    if ((pool_[id].flags >> i & 1) != 0) out_ += kAssemblyFlagNames[i];
  std::span<const Value> parts = pool_.elements(id);
  out_ += '"';
  append_llvm_string(out_, pool_.bytes(parts[0].constant()));
  out_ += "\", \"";
  append_llvm_string(out_, pool_.bytes(parts[1].constant()));
  out_ += '"';
}

void append_fast_math(std::string& out, uint16_t flags) {
  if ((flags & fast_math::All) == fast_math::All) {
    out += " fast";
    return;
  }
  for (size_t i = 0; i < kFastMathNames.size(); ++i)
    if ((flags & fast_math::NoNaNs << i) != 0) (out += ' ') += kFastMathNames[i];
}

// The words for flags, which follow the opcode, each after a space.
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
    case Opcode::CmpXchg:
      when(flag::Weak, "weak");
      when(flag::Volatile, "volatile");
      break;
    case Opcode::Load:
    case Opcode::Store:
    case Opcode::AtomicRMW:
      when(flag::Volatile, "volatile");
      break;
    default:
      if (keeps_fast_math(opcode)) append_fast_math(out, flags);
      break;
  }
}

}  // namespace lilt::ssa
