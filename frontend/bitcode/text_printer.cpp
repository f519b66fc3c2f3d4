// Metadata as text.
#include "frontend/bitcode/text_printer.h"

#include <algorithm>

#include "ir/support/characters.h"
#include "ir/support/dwarf_names.h"
#include "ir/support/text.h"

namespace lilt::bitcode {

void Printer::metadata_name(std::string_view name) {
  out += '!';
  for (size_t i = 0; i < name.size(); ++i) {
    if (is_name_character(name[i]) && (i > 0 || !is_digit(name[i]))) {
      out += name[i];
    } else {
      out += '\\';
      append_padded_hexadecimal(out, static_cast<unsigned char>(name[i]), 2);
    }
  }
}

void Printer::metadata(Metadata::EntryId id) {
  const Metadata::Entry& entry = module.metadata[id];
  switch (entry.kind) {
    case Metadata::Kind::String:
      out += '!';
      quoted(entry.text);
      return;
    case Metadata::Kind::Value: {
      const Record record = module.metadata.record(id);
      typed_value(static_cast<ValueId>(std::min<uint64_t>(record[1], UINT32_MAX)), record);
      return;
    }
    default:
      break;
  }
  const Record record = module.metadata.record(id);
  if (record.code == kExpression) return expression(record);
  if (record.code == kArgumentList) return argument_list(id, record);
  out += '!';
  append_decimal(out, module.metadata.number(id));
}

void Printer::argument_list(Metadata::EntryId id, const Record& record) {
  out += "!DIArgList(";
  const char* separator = "";
  for (const uint64_t operand : record.operands) {
    const Metadata::EntryId entry = module.metadata.argument(id, operand);
    if (module.metadata[entry].kind != Metadata::Kind::Value)
      record.fail("an argument that is not a value");
    out += separator;
    metadata(entry);
    separator = ", ";
  }
  out += ')';
}

void Printer::attachment(std::string_view separator, std::string_view kind,
                         Metadata::EntryId node) {
  out += separator;
  metadata_name(kind);
  out += ' ';
  metadata(node);
}

void Printer::attachments(std::string_view separator, std::vector<Metadata::Attachment> list,
                          const Record& user) {
  std::ranges::stable_sort(list, {}, &Metadata::Attachment::kind);
  for (const Metadata::Attachment& attached : list)
    attachment(separator, module.metadata.kind_name(attached.kind, user), attached.node);
}

void Printer::node(Metadata::EntryId id) {
  const Record record = module.metadata.record(id);
  check_size(record);
  out += '!';
  append_decimal(out, module.metadata[id].number);
  out += " = ";
  if (record.code == kGenericNode) {
    generic_node(id, record);
  } else if (record.code == kTuple || record.code == kDistinctTuple) {
    out += record.code == kDistinctTuple ? "distinct !{" : "!{";
    operands(id, record, 0);
    out += '}';
  } else {
    debug_node(id);
  }
  out += '\n';
}

void Printer::operands(Metadata::EntryId id, const Record& record, size_t first) {
  for (size_t i = first; i < record.size(); ++i) {
    if (i > first) out += ", ";
    const int64_t entry = module.metadata.operand(id, record[i]);
    if (entry < 0)
      out += "null";
    else
      metadata(static_cast<Metadata::EntryId>(entry));
  }
}

// [distinct, tag, version, header, operands]
void Printer::generic_node(Metadata::EntryId id, const Record& record) {
  out += (record[0] & 1) != 0 ? "distinct !GenericDINode(tag: " : "!GenericDINode(tag: ";
  out += dwarf_name("DW_TAG_", record[1]) + ", header: ";
  const int64_t header = module.metadata.operand(id, record[3]);
  quoted(header < 0 ? "" : module.metadata[static_cast<Metadata::EntryId>(header)].text);
  out += ", operands: {";
  operands(id, record, 4);
  out += "})";
}

}  // namespace lilt::bitcode
