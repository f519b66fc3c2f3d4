// Constants: kept as records, and printed where they are used, as the text of LLVM IR has them.
#include <charconv>
#include <cstring>

#include "frontend/bitcode/integers.h"
#include "frontend/bitcode/operation_names.h"
#include "frontend/bitcode/text_printer.h"
#include "ir/support/text.h"

namespace lilt::bitcode {

namespace {

constexpr uint64_t kSetType = 1;
constexpr size_t kMaxConstantDepth = 1024;  // lilt's parser takes 512 levels

// As LLVM has it: six digits and a zero if that is the number, else its bits.
void append_float(std::string& out, double value, uint64_t bits) {
  constexpr int kDigits = 5;  // after the point
  constexpr uint64_t kExponent = uint64_t{0x7FF} << 52;
  char buffer[32];
  const char* const end =
      std::to_chars(buffer, std::end(buffer), value, std::chars_format::scientific, kDigits).ptr;
  const std::string_view text(buffer, end);
  double read = 0;
  std::from_chars(buffer, end, read);
  if ((bits & kExponent) != kExponent && read == value) {
    const size_t exponent = text.find('e');
    out.append(text, 0, exponent).append("0").append(text, exponent);
    return;
  }
  out += "0x";
  append_hexadecimal(out, bits);
}

// The bits of a double of the same value; those of a NaN are kept.
uint64_t widened(uint32_t bits) {
  constexpr uint32_t kExponent = 0xFF << 23;
  if ((bits & kExponent) == kExponent)
    return uint64_t{bits >> 31} << 63 | uint64_t{0x7FF} << 52 | uint64_t{bits & 0x7FFFFF} << 29;
  float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  const double wide = value;
  uint64_t made = 0;
  std::memcpy(&made, &wide, sizeof made);
  return made;
}

}  // namespace

class ConstantText {
 public:
  ConstantText(Printer& printer, const Value& value)
      : printer_(printer),
        module_(printer.module),
        out_(printer.out),
        record_(printer.module.constants[value.index]),
        id_(value.type),
        type_(printer.module.types[value.type]) {}

  void print();

 private:
  using Kind = Type::Kind;

  void typed(uint64_t id) { printer_.typed_value(checked(id), record_); }
  void plain(uint64_t id) { printer_.value(checked(id), record_); }
  ValueId checked(uint64_t id) {
    module_.value(id, record_);
    return static_cast<ValueId>(id);
  }
  // `(i32 1, i32 2)`
  void typed_list(std::initializer_list<uint64_t> ids) {
    out_ += " (";
    const char* separator = "";
    for (const uint64_t id : ids) {
      out_ += separator;
      typed(id);
      separator = ", ";
    }
    out_ += ')';
  }
  TypeId element_type() {
    if (type_.kind != Kind::Array && type_.kind != Kind::Vector)
      record_.fail("elements of what has none");
    return type_.members[0];
  }

  void null();
  void undef() { out_ += "undef"; }
  void poison() { out_ += "poison"; }
  void integer() { append_integer(id_, static_cast<uint64_t>(signed_number(record_[0]))); }
  void wide_integer();
  void floating() { append_floating(id_, record_.operands); }
  void aggregate();
  void string() { append_string(false); }
  void terminated_string() { append_string(true); }
  void data();
  void binary();
  void unary();
  void cast();
  void address();
  void select() {
    out_ += "select";
    typed_list({record_[0], record_[1], record_[2]});
  }
  void extract_element() {
    out_ += "extractelement";
    typed_list({record_[1], record_[record_.size() == 4 ? 3 : 2]});
  }
  void insert_element() {
    out_ += "insertelement";
    typed_list({record_[0], record_[1], record_[record_.size() == 4 ? 3 : 2]});
  }
  void shuffle() {
    out_ += "shufflevector";
    typed_list({record_[0], record_[1], record_[2]});
  }
  void wide_shuffle() {
    out_ += "shufflevector";
    typed_list({record_[1], record_[2], record_[3]});
  }
  void compare();
  void assembly();
  void block_address();
  void local_equivalent() {
    out_ += "dso_local_equivalent ";
    plain(record_[1]);
  }
  void without_cfi() {
    out_ += "no_cfi ";
    plain(record_[1]);
  }
  void authenticated() {
    out_ += "ptrauth";
    typed_list({record_[0], record_[1], record_[2], record_[3]});
  }

  void append_integer(TypeId type, uint64_t value);
  void append_floating(TypeId type, std::span<const uint64_t> words);
  void append_string(bool is_terminated);
  void open();
  void close();

  struct Row {
    uint64_t code;
    void (ConstantText::*print)();
  };
  static const Row kRows[];

  Printer& printer_;
  Module& module_;
  std::string& out_;
  const Record record_;
  const TypeId id_;
  const Type& type_;
};

const ConstantText::Row ConstantText::kRows[] = {
#define CONSTANT(code, function) {code, &ConstantText::function},
#include "frontend/bitcode/constants.def"
#undef CONSTANT
};

void ConstantText::print() {
  for (const Row& row : kRows)
    if (row.code == record_.code) return (this->*row.print)();
  record_.fail("a constant of unknown kind, code " + std::to_string(record_.code));
}

// --- numbers

void ConstantText::null() {
  switch (type_.kind) {
    case Kind::Integer:
      return append_integer(id_, 0);
    case Kind::Floating: {
      constexpr uint64_t kZeros[2] = {0, 0};
      return append_floating(id_, kZeros);
    }
    case Kind::Pointer:
    case Kind::OpaquePointer:
      out_ += "null";
      return;
    default:
      out_ += type_.text == "token" ? "none" : "zeroinitializer";
  }
}

void ConstantText::append_integer(TypeId type, uint64_t value) {
  const uint64_t width = module_.types[type].number;
  if (module_.types[type].kind != Kind::Integer) record_.fail("a number of a type that has none");
  if (width == 1) {
    out_ += (value & 1) != 0 ? "true" : "false";
  } else {
    const uint64_t unused = width < 64 ? 64 - width : 0;
    append_decimal(out_, static_cast<int64_t>(value << unused) >> unused);
  }
}

void ConstantText::wide_integer() {
  if (type_.kind != Kind::Integer) record_.fail("a number of a type that has none");
  if (record_.size() > kMaxIntegerWords) record_.fail("an integer of too many bits");
  std::vector<uint64_t> words;
  for (const uint64_t word : record_.operands)
    words.push_back(static_cast<uint64_t>(signed_number(word)));
  out_ += signed_decimal(std::move(words), type_.number);
}

void ConstantText::append_floating(TypeId type, std::span<const uint64_t> words) {
  const std::string& name = module_.types.text(type);
  if (words.empty()) record_.fail("a record lacks an operand");
  const uint64_t word = words[0];
  const uint64_t second = words.size() > 1 ? words[1] : 0;
  if (name == "float" || name == "double") {
    const uint64_t bits = name == "float" ? widened(static_cast<uint32_t>(word)) : word;
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    append_float(out_, value, bits);
  } else if (name == "half" || name == "bfloat") {
    out_ += name == "half" ? "0xH" : "0xR";
    append_padded_hexadecimal(out_, word & 0xFFFF, 4);
  } else if (name == "x86_fp80") {  // the upper 64 bits, the lowest 16
    out_ += "0xK";
    append_padded_hexadecimal(out_, word >> 48, 4);
    append_padded_hexadecimal(out_, word << 16 | (second & 0xFFFF), 16);
  } else if (name == "fp128" || name == "ppc_fp128") {
    out_ += name == "fp128" ? "0xL" : "0xM";
    append_padded_hexadecimal(out_, word, 16);
    append_padded_hexadecimal(out_, second, 16);
  } else {
    record_.fail("a floating-point number of type " + name);
  }
}

// --- aggregates

void ConstantText::open() {
  switch (type_.kind) {
    case Kind::Array:
      out_ += '[';
      break;
    case Kind::Vector:
      out_ += '<';
      break;
    case Kind::Struct:
      out_ += type_.is_special ? "<{ " : "{ ";
      break;
    default:
      record_.fail("an aggregate of a type that is none");
  }
}

void ConstantText::close() {
  switch (type_.kind) {
    case Kind::Array:
      out_ += ']';
      break;
    case Kind::Vector:
      out_ += '>';
      break;
    default:
      out_ += type_.is_special ? " }>" : " }";
  }
}

void ConstantText::aggregate() {
  open();
  for (size_t i = 0; i < record_.size(); ++i) {
    if (i > 0) out_ += ", ";
    typed(record_[i]);
  }
  close();
}

void ConstantText::append_string(bool is_terminated) {
  element_type();
  out_ += "c\"";
  append_llvm_string(out_, record_.text());
  out_ += is_terminated ? "\\00\"" : "\"";
}

void ConstantText::data() {
  const TypeId element = element_type();
  const Type& type = module_.types[element];
  constexpr uint64_t kByte = 8;
  if (type_.kind == Kind::Array && type.kind == Kind::Integer && type.number == kByte)
    return append_string(false);
  open();
  for (size_t i = 0; i < record_.size(); ++i) {
    if (i > 0) out_ += ", ";
    out_ += type.text;
    out_ += ' ';
    if (type.kind == Kind::Integer)
      append_integer(element, record_[i]);
    else
      append_floating(element, record_.operands.subspan(i, 1));
  }
  close();
}

// --- expressions

void ConstantText::binary() {
  out_ +=
      binary_operation(record_[0], module_.types.is_floating(id_), record_.at_or_zero(3), record_);
  typed_list({record_[1], record_[2]});
}

void ConstantText::unary() {
  if (record_[0] != 0) record_.fail("a unary operation that does not exist");
  out_ += "fneg";
  typed_list({record_[1]});
}

void ConstantText::cast() {
  out_ +=
      cast_operation(record_[0], module_.types.is_floating(id_), record_.at_or_zero(3), record_);
  out_ += " (";
  typed(record_[2]);
  out_ += " to " + type_.text + ")";
}

void ConstantText::compare() {
  const uint64_t predicate = record_[3];
  out_ += is_floating_predicate(predicate) ? "fcmp " : "icmp ";
  out_ += predicate_name(predicate, record_);
  typed_list({record_[1], record_[2]});
}

void ConstantText::address() {
  constexpr uint64_t kInbounds = 20, kIndexInRange = 24, kInRange = 31, kWithFlags = 32;
  const uint64_t code = record_.code;
  const bool has_flags = code == kIndexInRange || code == kInRange || code == kWithFlags;
  size_t at = 0;
  const TypeId none = UINT32_MAX;
  TypeId source = none;
  if (has_flags || record_.size() % 2 != 0) source = module_.types.checked(record_[at++], record_);
  uint64_t flags = code == kInbounds ? 1 : 0;
  uint64_t index_in_range = UINT64_MAX;
  if (has_flags) flags = record_[at++];
  if (code == kIndexInRange) {
    index_in_range = flags >> 1;
    flags &= 1;
  }
  out_ += "getelementptr " + address_flags(flags);
  if (code == kInRange) {
    const uint64_t width = record_[at++];
    out_ += "inrange" + range_text(record_, at, width) + " ";
  }
  if (source == none) {
    const Type& base = module_.types.at(record_[at], record_);
    if (base.kind != Kind::Pointer) record_.fail("an address of unknown type");
    source = base.members[0];
  }
  out_ += "(" + module_.types.text(source);
  for (uint64_t operand = 0; at < record_.size(); ++operand, at += 2) {
    out_ += operand > 0 && operand - 1 == index_in_range ? ", inrange " : ", ";
    typed(record_[at + 1]);
  }
  out_ += ')';
}

void ConstantText::block_address() {
  const Value& function = module_.value(record_[1], record_);
  if (function.kind != Value::Kind::Symbol || module_.symbols[function.index].body < 0 ||
      printer_.block_names == nullptr)
    record_.fail("the address of a block of no function");
  const Symbol& symbol = module_.symbols[function.index];
  out_ += "blockaddress(" + symbol.text + ", ";
  out_ += printer_.block_names->name(symbol, record_[2], record_) + ")";
}

void ConstantText::assembly() {
  constexpr uint64_t kWithType = 30;
  size_t at = record_.code == kWithType ? 1 : 0;
  const uint64_t flags = record_[at++];
  constexpr const char* kWords[] = {"sideeffect ", "alignstack ", "inteldialect ", "unwind "};
  out_ += "asm ";
  for (size_t i = 0; i < std::size(kWords); ++i)
    if ((flags >> i & 1) != 0) out_ += kWords[i];
  for (int part = 0; part < 2; ++part) {
    const uint64_t size = record_[at++];
    std::string text;
    for (uint64_t i = 0; i < size; ++i) text += static_cast<char>(record_[at++]);
    if (part > 0) out_ += ", ";
    printer_.quoted(text);
  }
}

// --- values

void Printer::value(ValueId id, const Record& user) {
  const Value& value = module.value(id, user);
  switch (value.kind) {
    case Value::Kind::Symbol:
      out += module.symbols[value.index].text;
      return;
    case Value::Kind::Local:
      if (locals == nullptr || value.index >= locals->values.size())
        user.fail("a value of another function");
      out += locals->values[value.index];
      return;
    case Value::Kind::Constant: {
      if (++depth_ > kMaxConstantDepth) user.fail("constants are nested too deeply");
      check_size(user);
      const Value copy = value;
      ConstantText(*this, copy).print();
      --depth_;
    }
  }
}

void Printer::typed_value(ValueId id, const Record& user) {
  type(module.value(id, user).type);
  out += ' ';
  value(id, user);
}

void Printer::check_size(const Record& user) const {
  // A record takes some bits, and its text refers to others that are as long.
  constexpr size_t kLeast = size_t{16} << 20, kTimes = 1024;
  if (out.size() > kLeast + kTimes * module.bytes.size() || out.size() > UINT32_MAX - kLeast)
    user.fail("the text would be far longer than the file");
}

void Printer::quoted(std::string_view text) {
  out += '"';
  append_llvm_string(out, text);
  out += '"';
}

void read_constants(Module& module, BitCursor& cursor) {
  TypeId type = module.types.integer(32);
  for_each_record(cursor, [&](const Record& record) {
    if (record.code == kSetType)
      type = module.types.checked(record[0], record);
    else
      module.values.push_back({Value::Kind::Constant, type, module.constants.add(record)});
  });
}

}  // namespace lilt::bitcode
