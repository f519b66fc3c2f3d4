// Specialized nodes of metadata: their records and their text are one table. Source: "LLVM Language
// Reference Manual", Metadata; the order of operands in records is that of LLVM's writer, which
// only ever adds to their end.
#include <algorithm>
#include <iterator>

#include "frontend/bitcode/integers.h"
#include "frontend/bitcode/text_printer.h"
#include "ir/support/dwarf_names.h"
#include "ir/support/text.h"

namespace lilt::bitcode {

namespace {

// A node that is printed.
struct NodeText {
  Printer& printer;
  Metadata::EntryId id;
  Record record;

  std::string operand(int64_t entry) const {
    const size_t begin = printer.out.size();
    printer.metadata(static_cast<Metadata::EntryId>(entry));
    std::string made = printer.out.substr(begin);
    printer.out.resize(begin);
    return made;
  }
};

enum Shown : bool { IfAny, Always };

// Forms: the text of an operand, empty if it is not to be printed.

std::string number_text(uint64_t value, bool always) {
  return value != 0 || always ? std::to_string(value) : "";
}
std::string Number(const NodeText&, uint64_t value, bool always) {
  return number_text(value, always);
}
std::string NumberPlusOne(const NodeText&, uint64_t value, bool) {
  return value != 0 ? std::to_string(value - 1) : "";
}
std::string SignedNumber(const NodeText&, uint64_t value, bool) {
  return value != 0 ? std::to_string(static_cast<int32_t>(value)) : "";
}
std::string Truth(const NodeText&, uint64_t value, bool always) {
  return value != 0 ? "true" : always ? "false" : "";
}
std::string Falsehood(const NodeText&, uint64_t value, bool) { return value != 0 ? "" : "false"; }
std::string SecondFlag(const NodeText& node, uint64_t, bool) {
  return (node.record[0] & 2) != 0 ? "true" : "";
}

std::string Node(const NodeText& node, uint64_t value, bool always) {
  const int64_t entry = node.printer.module.metadata.operand(node.id, value);
  if (entry < 0) return always ? "null" : "";
  return node.operand(entry);
}
std::string PlainNode(const NodeText& node, uint64_t value, bool always) {
  return Node(node, value + 1, always);
}
std::string String(const NodeText& node, uint64_t value, bool always) {
  const Metadata& metadata = node.printer.module.metadata;
  const int64_t entry = metadata.operand(node.id, value);
  std::string_view text;
  if (entry >= 0) {
    const Metadata::Entry& found = metadata[static_cast<Metadata::EntryId>(entry)];
    if (found.kind != Metadata::Kind::String) node.record.fail("a field that is not a string");
    text = found.text;
  }
  if (text.empty() && !always) return {};
  std::string made = "\"";
  append_llvm_string(made, text);
  return made + '"';
}

// A constant as its number, other metadata as itself.
std::string Bound(const NodeText& node, uint64_t value, bool always) {
  const std::string text = Node(node, value, always);
  const size_t blank = text.starts_with('i') ? text.find(' ') : std::string::npos;
  return blank == std::string::npos ? text : text.substr(blank + 1);
}
// Since LLVM 21 a flag says that sizes are metadata.
std::string Size(const NodeText& node, uint64_t value, bool always) {
  constexpr uint64_t kCompositeType = 18;
  const uint64_t flag = node.record.code == kCompositeType ? 4 : 2;
  if ((node.record[0] & flag) == 0) return number_text(value, always);
  const std::string text = Bound(node, value, always);
  return text == "0" ? "" : text;
}

std::string tag(uint64_t value, uint64_t usual) {
  return value == usual ? "" : dwarf_name("DW_TAG_", value);
}
std::string Tag(const NodeText&, uint64_t value, bool) { return tag(value, 0); }
std::string BasicTag(const NodeText&, uint64_t value, bool) { return tag(value, 0x24); }
std::string StringTag(const NodeText&, uint64_t value, bool) { return tag(value, 0x12); }
std::string TemplateTag(const NodeText&, uint64_t value, bool) { return tag(value, 0x30); }
std::string TypeEncoding(const NodeText&, uint64_t value, bool) {
  return value == 0 ? "" : dwarf_name("DW_ATE_", value);
}
std::string Language(const NodeText&, uint64_t value, bool always) {
  return value == 0 && !always ? "" : dwarf_name("DW_LANG_", value);
}

// The name of a small number, or the number.
template <size_t N>
std::string name_of(const char* const (&names)[N], uint64_t value) {
  return value < N ? names[value] : std::to_string(value);
}
std::string CallingConvention(const NodeText&, uint64_t value, bool) {
  constexpr const char* kDebugConventions[] = {"",
                                               "DW_CC_normal",
                                               "DW_CC_program",
                                               "DW_CC_nocall",
                                               "DW_CC_pass_by_reference",
                                               "DW_CC_pass_by_value"};
  return name_of(kDebugConventions, value);
}
std::string EmissionKind(const NodeText&, uint64_t value, bool) {
  constexpr const char* kKinds[] = {"NoDebug", "FullDebug", "LineTablesOnly",
                                    "DebugDirectivesOnly"};
  return name_of(kKinds, value);
}
std::string NameTableKind(const NodeText&, uint64_t value, bool) {
  constexpr const char* kKinds[] = {"", "GNU", "None", "Apple"};
  return name_of(kKinds, value);
}
std::string ChecksumKind(const NodeText&, uint64_t value, bool) {
  constexpr const char* kKinds[] = {"", "CSK_MD5", "CSK_SHA1", "CSK_SHA256"};
  return name_of(kKinds, value);
}
std::string MacroType(const NodeText&, uint64_t value, bool) {
  constexpr const char* kTypes[] = {"0", "DW_MACINFO_define", "DW_MACINFO_undef",
                                    "DW_MACINFO_start_file", "DW_MACINFO_end_file"};
  return name_of(kTypes, value);
}

// [flags, width, name, words of the value]; before LLVM 12 [flags, value, name].
constexpr uint64_t kHasWords = 4;
std::string EnumeratorName(const NodeText& node, uint64_t, bool) {
  return String(node, node.record[2], true);
}
std::string EnumeratorValue(const NodeText& node, uint64_t, bool) {
  const Record& record = node.record;
  const bool is_unsigned = (record[0] & 2) != 0;
  const bool has_words = (record[0] & kHasWords) != 0;
  std::vector<uint64_t> words;
  for (size_t i = has_words ? 3 : 1; i < (has_words ? record.size() : 2); ++i)
    words.push_back(static_cast<uint64_t>(signed_number(record[i])));
  const uint64_t width = has_words ? record[1] : 64;
  if (words.size() > kMaxIntegerWords || width == 0 || width > kMaxIntegerWidth)
    record.fail("an integer of too many bits");
  if (!is_unsigned) return signed_decimal(std::move(words), width);
  // A narrow number is sign-extended in its word.
  if (width < 64 && !words.empty()) words[0] &= (uint64_t{1} << width) - 1;
  return unsigned_decimal(std::move(words));
}

struct Flag {
  uint64_t mask, value;
  const char* name;
};

template <size_t N>
std::string flags_text(const Flag (&flags)[N], uint64_t value) {
  std::string made;
  for (const Flag& flag : flags) {
    if ((value & flag.mask) != flag.value) continue;
    made += (made.empty() ? "" : " | ") + std::string(flag.name);
    value &= ~flag.mask;
  }
  if (value != 0) made += (made.empty() ? "" : " | ") + std::to_string(value);
  return made;
}

std::string Flags(const NodeText&, uint64_t value, bool) {
  constexpr uint64_t kAccess = 3, kInheritance = 3 << 16;
  constexpr Flag kFlags[] = {
      {kAccess, 1, "DIFlagPrivate"},
      {kAccess, 2, "DIFlagProtected"},
      {kAccess, 3, "DIFlagPublic"},
      {kInheritance, 1 << 16, "DIFlagSingleInheritance"},
      {kInheritance, 2 << 16, "DIFlagMultipleInheritance"},
      {kInheritance, 3 << 16, "DIFlagVirtualInheritance"},
      {1 << 2 | 1 << 5, 1 << 2 | 1 << 5, "DIFlagIndirectVirtualBase"},
#define DEBUG_FLAG(bit, name) {uint64_t{1} << (bit), uint64_t{1} << (bit), "DIFlag" #name},
#include "frontend/bitcode/words.def"
  };
  return flags_text(kFlags, value);
}

std::string SubprogramFlags(const NodeText&, uint64_t value, bool) {
  constexpr Flag kFlags[] = {
#define SUBPROGRAM_FLAG(mask, value, name) {mask, value, "DISPFlag" #name},
#include "frontend/bitcode/words.def"
  };
  return value == 0 ? "0" : flags_text(kFlags, value);
}
std::string VirtualIndex(const NodeText& node, uint64_t value, bool) {
  constexpr uint64_t kVirtuality = 3;
  return number_text(value, (node.record.at_or_zero(9) & kVirtuality) != 0);
}

// The table: a row for each node, followed by rows for its fields.
struct Row {
  uint64_t code;  // of a node
  const char* name;
  std::string (*form)(const NodeText& node, uint64_t value,
                      bool always);  // of a field
  uint8_t operand;
  bool always;
};

#define UNPACK(...) __VA_ARGS__
struct NumberedOperands {
  uint64_t code;
  uint8_t operands[16];  // ended by 0
};
constexpr NumberedOperands kNumbered[] = {
#define NODE(code, name, numbered) {code, {UNPACK numbered}},
#define FIELD(name, form, operand, shown)
#include "frontend/bitcode/debug_nodes.def"
#undef NODE
#undef FIELD
};

constexpr Row kRows[] = {
#define NODE(code, name, numbered) {code, #name, nullptr, 0, false},
#define FIELD(name, form, operand, shown) {0, #name, form, operand, shown},
#include "frontend/bitcode/debug_nodes.def"
#undef NODE
#undef FIELD
};
#undef UNPACK

// Operations of expressions: all others have no operand, and DWARF's names.
struct Operation {
  uint64_t code;
  size_t operands;
  const char* name;
};
constexpr Operation kOperations[] = {
#define EXPRESSION(code, operands, name) {code, operands, #name},
#include "frontend/bitcode/words.def"
};
constexpr uint64_t kConvert = 0x1001, kFirstRegister = 0x50, kFirstBaseRegister = 0x70,
                   kLastBaseRegister = 0x8F;

std::string operation_name(uint64_t code) {
  if (code < kFirstRegister || code > kLastBaseRegister) return dwarf_name("DW_OP_", code);
  return code < kFirstBaseRegister ? "DW_OP_reg" + std::to_string(code - kFirstRegister)
                                   : "DW_OP_breg" + std::to_string(code - kFirstBaseRegister);
}

}  // namespace

std::vector<uint8_t> numbered_operands(const Record& record) {
  const auto* const found = std::ranges::find(kNumbered, record.code, &NumberedOperands::code);
  if (found == std::end(kNumbered))
    record.fail("metadata of unknown kind, code " + std::to_string(record.code));
  const uint8_t* const end = std::ranges::find(found->operands, 0);
  return {found->operands, end};
}

void Printer::debug_node(Metadata::EntryId id) {
  const NodeText node{*this, id, module.metadata.record(id)};
  const Row* row = std::ranges::find(kRows, node.record.code, &Row::code);
  if (row == std::end(kRows))
    node.record.fail("metadata of unknown kind, code " + std::to_string(node.record.code));
  if ((node.record[0] & 1) != 0) out += "distinct ";
  out += "!" + std::string(row->name) + "(";
  const char* separator = "";
  for (++row; row != std::end(kRows) && row->form != nullptr; ++row) {
    if (row->operand >= node.record.size() && !row->always) continue;
    const std::string value = row->form(node, node.record.at_or_zero(row->operand), row->always);
    if (value.empty()) continue;
    out += separator;
    out.append(row->name).append(": ").append(value);
    separator = ", ";
  }
  out += ')';
}

// [version, operations and operands]
void Printer::expression(const Record& record) {
  out += "!DIExpression(";
  for (size_t i = 1; i < record.size();) {
    if (i > 1) out += ", ";
    const uint64_t code = record[i++];
    const auto* const found = std::ranges::find(kOperations, code, &Operation::code);
    const bool is_known = found != std::end(kOperations);
    out += is_known ? found->name : operation_name(code);
    size_t operands = is_known ? found->operands : 0;
    if (code >= kFirstBaseRegister && code <= kLastBaseRegister) operands = 1;
    if (code == kConvert && i + 1 < record.size()) {
      out += ", " + std::to_string(record[i]) + ", " + dwarf_name("DW_ATE_", record[i + 1]);
      i += 2;
      continue;
    }
    for (; operands > 0 && i < record.size(); --operands) out += ", " + std::to_string(record[i++]);
  }
  out += ')';
}

}  // namespace lilt::bitcode
