// Idea: entries refer to each other by their offsets in the unit, which are known when all entries
// have their sizes. Every form has a size that does not depend on offsets, so one walk numbers the
// entries and a second one writes them. Equal shapes share an abbreviation.
// Source: DWARF Debugging Information Format, version 5, section 7.5.
#include "emit/object/debug_entries.h"

namespace lilt::object {

namespace {

enum : uint8_t { DW_CHILDREN_no = 0, DW_CHILDREN_yes = 1 };

uint64_t length_of_unsigned(uint64_t value) {
  uint64_t length = 1;
  for (; value >= 128; value >>= 7) ++length;
  return length;
}

uint64_t length_of_signed(int64_t value) {
  uint64_t length = 1;
  for (; value < -64 || value > 63; value >>= 7) ++length;
  return length;
}

}  // namespace

EntryId EntryTree::add(EntryId parent, uint16_t tag) {
  const EntryId made(static_cast<uint32_t>(entries_.size()));
  entries_.emplace_back().tag = tag;
  Entry& above = entries_[parent.index()];
  (above.last_child.valid() ? entries_[above.last_child.index()].next : above.first_child) = made;
  above.last_child = made;
  return made;
}

EntryTree::Attribute& EntryTree::attribute(EntryId entry, uint16_t name, uint8_t form) {
  std::vector<Attribute>& all = entries_[entry.index()].attributes;
  Attribute& made = all.emplace_back();
  made.name = name;
  made.form = form;
  return made;
}

void EntryTree::add_string(EntryId entry, uint16_t name, std::string_view text) {
  attribute(entry, name, DW_FORM_string).bytes.assign(text.begin(), text.end());
}

void EntryTree::add_flag(EntryId entry, uint16_t name) {
  attribute(entry, name, DW_FORM_flag_present);
}

void EntryTree::add_unsigned(EntryId entry, uint16_t name, uint64_t value) {
  attribute(entry, name, DW_FORM_udata).number = value;
}

void EntryTree::add_signed(EntryId entry, uint16_t name, int64_t value) {
  attribute(entry, name, DW_FORM_sdata).number = static_cast<uint64_t>(value);
}

void EntryTree::add_fixed(EntryId entry, uint16_t name, uint8_t form, uint64_t value) {
  attribute(entry, name, form).number = value;
}

void EntryTree::add_entry(EntryId entry, uint16_t name, EntryId target) {
  attribute(entry, name, DW_FORM_ref4).number = target.index();
}

void EntryTree::add_block(EntryId entry, uint16_t name, std::vector<uint8_t> bytes) {
  attribute(entry, name, DW_FORM_exprloc).bytes = std::move(bytes);
}

void EntryTree::add_block(EntryId entry, uint16_t name, std::vector<uint8_t> bytes,
                          const DebugSection::Reference& field) {
  Attribute& made = attribute(entry, name, DW_FORM_exprloc);
  made.bytes = std::move(bytes);
  made.has_reference = true;
  made.number = references_.size();
  references_.push_back(field);
}

void EntryTree::add_reference(EntryId entry, uint16_t name, uint8_t form,
                              const DebugSection::Reference& field) {
  Attribute& made = attribute(entry, name, form);
  made.has_reference = true;
  made.number = references_.size();
  references_.push_back(field);
}

// --- abbreviations

uint64_t EntryTree::Abbreviations::number_of(const std::vector<uint16_t>& shape) {
  const auto [known, is_new] = numbers_.try_emplace(shape, shapes_.size() + 1);
  if (is_new) shapes_.push_back(&known->first);
  return known->second;
}

void EntryTree::Abbreviations::write(std::vector<uint8_t>& bytes) const {
  DwarfWriter out(bytes);
  for (size_t i = 0; i < shapes_.size(); ++i) {
    const std::vector<uint16_t>& shape = *shapes_[i];
    out.unsigned_leb(i + 1);
    out.unsigned_leb(shape[0]);
    out.byte(shape[1]);
    for (size_t at = 2; at < shape.size(); ++at) out.unsigned_leb(shape[at]);
    out.number(0, 2);
  }
  out.byte(0);
}

// --- writing

template <class Enter, class Leave>
void EntryTree::walk(Enter enter, Leave leave) const {
  std::vector<EntryId> path;  // entries whose children are being visited
  EntryId at = root();
  while (at.valid()) {
    enter(at);
    const Entry& entry = entries_[at.index()];
    if (entry.first_child.valid()) {
      path.push_back(at);
      at = entry.first_child;
      continue;
    }
    at = entry.next;
    while (!at.valid() && !path.empty()) {
      leave();
      at = entries_[path.back().index()].next;
      path.pop_back();
    }
  }
}

uint64_t EntryTree::size_of(const Attribute& attribute) {
  switch (attribute.form) {
    case DW_FORM_addr:
    case DW_FORM_data8:
      return 8;
    case DW_FORM_data1:
      return 1;
    case DW_FORM_data2:
      return 2;
    case DW_FORM_string:
      return attribute.bytes.size() + 1;
    case DW_FORM_sdata:
      return length_of_signed(static_cast<int64_t>(attribute.number));
    case DW_FORM_udata:
    case DW_FORM_addrx:
    case DW_FORM_loclistx:
    case DW_FORM_rnglistx:
      return length_of_unsigned(attribute.number);
    case DW_FORM_exprloc:
      return length_of_unsigned(attribute.bytes.size()) + attribute.bytes.size();
    case DW_FORM_flag_present:
      return 0;
    default:  // data4, ref4, sec_offset
      return 4;
  }
}

void EntryTree::number(size_t header_size, Abbreviations& abbreviations) {
  uint64_t at = header_size;
  std::vector<uint16_t> shape;
  walk(
      [&](EntryId id) {
        Entry& entry = entries_[id.index()];
        shape.assign({entry.tag, entry.first_child.valid() ? DW_CHILDREN_yes : DW_CHILDREN_no});
        for (const Attribute& attribute : entry.attributes) {
          shape.push_back(attribute.name);
          shape.push_back(attribute.form);
        }
        entry.abbreviation = abbreviations.number_of(shape);
        entry.offset = at;
        at += length_of_unsigned(entry.abbreviation);
        for (const Attribute& attribute : entry.attributes) at += size_of(attribute);
      },
      [&] { ++at; });
}

void EntryTree::write_attribute(DebugSection& section, const Attribute& attribute) const {
  DwarfWriter out(section.bytes);
  if (attribute.form == DW_FORM_exprloc) out.unsigned_leb(attribute.bytes.size());
  if (attribute.has_reference) {
    DebugSection::Reference field = references_[attribute.number];
    field.offset += out.size();
    section.references.push_back(field);
  }
  const uint64_t number = attribute.has_reference ? 0 : attribute.number;
  switch (attribute.form) {
    case DW_FORM_string:
      out.bytes(attribute.bytes);
      return out.byte(0);
    case DW_FORM_exprloc:
      return out.bytes(attribute.bytes);
    case DW_FORM_sdata:
      return out.signed_leb(static_cast<int64_t>(number));
    case DW_FORM_udata:
    case DW_FORM_addrx:
    case DW_FORM_loclistx:
    case DW_FORM_rnglistx:
      return out.unsigned_leb(number);
    case DW_FORM_ref4:
      return out.number(entries_[number].offset, 4);
    default:
      return out.number(number, static_cast<unsigned>(size_of(attribute)));
  }
}

void EntryTree::write(DebugSection& section, size_t unit_start, Abbreviations& abbreviations) {
  number(section.bytes.size() - unit_start, abbreviations);
  DwarfWriter out(section.bytes);
  walk(
      [&](EntryId id) {
        const Entry& entry = entries_[id.index()];
        out.unsigned_leb(entry.abbreviation);
        for (const Attribute& attribute : entry.attributes) write_attribute(section, attribute);
      },
      [&] { out.byte(0); });
}

}  // namespace lilt::object
