// Idea: a list begins with its function; the rest are distances from there, which need no
// relocations. Version 5 writes them in as few bytes as they take, and numbers lists and addresses:
// entries and lists name these numbers, so each function takes one relocation, and a list none. The
// offsets of the lists stand before them, and are known at the end. In a text only labels know
// where a list begins. Version 4 has neither numbers nor short distances. Source: DWARF version 5,
// sections 2.6.2, 2.17.3, 7.27 to 7.29; version 4, sections 2.6.2, 2.17.3.
#include "emit/object/debug_lists.h"

namespace lilt::object {

namespace {

using Target = DebugSection::Target;
constexpr size_t kLengthSize = 4;
constexpr uint64_t kListsHeader = 12;     // bytes before the offsets
constexpr uint64_t kAddressesHeader = 8;  // and of the addresses

}  // namespace

DebugLists::DebugLists(std::span<const DebugFunction> functions, unsigned version, bool is_text,
                       DebugSection& ranges, DebugSection& locations, DebugSection& addresses)
    : functions_(functions),
      version_(version),
      is_text_(is_text),
      ranges_{ranges, Target::Ranges, DW_FORM_rnglistx},
      locations_{locations, Target::Locations, DW_FORM_loclistx},
      addresses_(addresses) {}

uint64_t DebugLists::bytes_between(size_t function, CodePoint from, CodePoint to) const {
  const uint64_t size = functions_[function].code_size;
  const auto offset_of = [&](CodePoint point) {
    return point >= kCodeEnd - 1 ? size - (kCodeEnd - point) : point;
  };
  return offset_of(to) - offset_of(from);
}

DebugSection::Reference DebugLists::distance(size_t function, CodePoint from, CodePoint to,
                                             uint8_t size) const {
  DebugSection::Reference field;
  field.target = Target::Distance;
  field.size = size;
  field.function = function;
  field.from = from;
  field.point = to;
  return field;
}

// Begins a list, to which an attribute refers.
void DebugLists::open_list(Lists& lists, EntryTree& tree, EntryId entry, uint16_t attribute) {
  const uint64_t place = is_text_ ? label_count_ : lists.section.bytes.size();
  if (is_text_) lists.section.labels.push_back({lists.section.bytes.size(), label_count_++});
  if (version_ >= 5) {
    tree.add_fixed(entry, attribute, lists.form, lists.offsets.size());
    return lists.offsets.push_back(place);
  }
  DebugSection::Reference field;
  field.target = lists.target;
  field.size = 4;
  field.target_offset = place;
  tree.add_reference(entry, attribute, DW_FORM_sec_offset, field);
}

// Version 5: the section's header, and the offsets of its lists from where they stand.
void DebugLists::prepend_offsets(Lists& lists) const {
  if (lists.offsets.empty()) return;
  DebugSection head;
  DwarfWriter out(head.bytes);
  const auto add_field = [&](Target target, uint64_t label) {
    DebugSection::Reference field;
    field.offset = head.bytes.size();
    field.target = target;
    field.size = 4;
    field.target_offset = label;
    head.references.push_back(field);
  };
  const uint64_t table_size = 4 * lists.offsets.size();
  if (is_text_) add_field(Target::Length, 0);
  out.number(is_text_ ? 0 : kListsHeader - 4 + table_size + lists.section.bytes.size(), 4);
  out.number(version_, 2);
  out.byte(kAddressSize);
  out.byte(0);  // bytes of a segment's selector
  out.number(lists.offsets.size(), 4);
  for (const uint64_t offset : lists.offsets) {
    if (is_text_) add_field(Target::ListOffset, offset);
    out.number(is_text_ ? 0 : table_size + offset, 4);
  }
  for (DebugSection::Reference& reference : lists.section.references)
    reference.offset += head.bytes.size();
  for (DebugSection::Label& label : lists.section.labels) label.offset += head.bytes.size();
  std::vector<uint8_t>& bytes = lists.section.bytes;
  bytes.insert(bytes.begin(), head.bytes.begin(), head.bytes.end());
  std::vector<DebugSection::Reference>& references = lists.section.references;
  references.insert(references.begin(), head.references.begin(), head.references.end());
}

void DebugLists::finish() {
  prepend_offsets(ranges_);
  prepend_offsets(locations_);
  if (!addresses_.bytes.empty()) DwarfWriter(addresses_.bytes).close(kLengthSize);
}

uint64_t DebugLists::address_index(size_t function) {
  const auto [known, is_new] = address_of_.try_emplace(function, address_of_.size());
  if (!is_new) return known->second;
  DwarfWriter out(addresses_.bytes);
  if (addresses_.bytes.empty()) {
    out.open();
    out.number(version_, 2);
    out.byte(kAddressSize);
    out.byte(0);  // bytes of a segment's selector
  }
  address(addresses_, function, 0);
  return known->second;
}

void DebugLists::add_address(EntryTree& tree, EntryId entry, uint16_t attribute, size_t function,
                             CodePoint point) {
  if (version_ >= 5)
    return tree.add_fixed(entry, attribute, DW_FORM_addrx, address_index(function));
  DebugSection::Reference start;
  start.function = function;
  start.point = point;
  tree.add_reference(entry, attribute, DW_FORM_addr, start);
}

void DebugLists::add_bases(EntryTree& tree) const {
  const auto add = [&](uint16_t attribute, Target target, uint64_t offset) {
    DebugSection::Reference field;
    field.target = target;
    field.size = 4;
    field.target_offset = offset;
    tree.add_reference(EntryTree::root(), attribute, DW_FORM_sec_offset, field);
  };
  if (!ranges_.offsets.empty()) add(DW_AT_rnglists_base, Target::RangesBase, kListsHeader);
  if (!locations_.offsets.empty()) add(DW_AT_loclists_base, Target::LocationsBase, kListsHeader);
  if (!address_of_.empty()) add(DW_AT_addr_base, Target::Addresses, kAddressesHeader);
}

void DebugLists::address(DebugSection& section, size_t function, CodePoint point) {
  DebugSection::Reference field;
  field.offset = section.bytes.size();
  field.function = function;
  field.point = point;
  section.references.push_back(field);
  DwarfWriter(section.bytes).number(0, kAddressSize);
}

// What the list's distances count from.
void DebugLists::base(DebugSection& section, size_t function, uint8_t kind) {
  DwarfWriter out(section.bytes);
  if (version_ >= 5) {
    out.byte(kind);
    return out.unsigned_leb(address_index(function));
  }
  out.number(UINT64_MAX, kAddressSize);
  address(section, function, 0);
}

void DebugLists::offset(DebugSection& section, size_t function, CodePoint point) {
  DwarfWriter out(section.bytes);
  if (!is_text_) {
    const uint64_t bytes = bytes_between(function, 0, point);
    return version_ >= 5 ? out.unsigned_leb(bytes) : out.number(bytes, kAddressSize);
  }
  DebugSection::Reference field = distance(function, 0, point, kAddressSize);
  field.offset = out.size();
  if (version_ >= 5) field.target = Target::LebDistance;
  section.references.push_back(field);
  if (version_ < 5) out.number(0, kAddressSize);
}

void DebugLists::pair(DebugSection& section, size_t function, CodePoint begin, CodePoint end,
                      uint8_t kind) {
  if (version_ >= 5) DwarfWriter(section.bytes).byte(kind);
  offset(section, function, begin);
  offset(section, function, end);
}

void DebugLists::end(DebugSection& section) const {
  DwarfWriter(section.bytes).number(0, version_ >= 5 ? 1 : 2 * kAddressSize);
}

void DebugLists::add_functions(EntryTree& tree, EntryId entry, std::span<const size_t> functions) {
  open_list(ranges_, tree, entry, DW_AT_ranges);
  DebugSection& section = ranges_.section;
  for (const size_t function : functions) {
    if (version_ >= 5) {
      base(section, function, DW_RLE_base_addressx);
      pair(section, function, 0, kCodeEnd, DW_RLE_offset_pair);
    } else {
      address(section, function, 0);
      address(section, function, kCodeEnd);
    }
  }
  end(section);
}

void DebugLists::add_ranges(EntryTree& tree, EntryId entry, size_t function,
                            std::span<const std::pair<CodePoint, CodePoint>> ranges) {
  open_list(ranges_, tree, entry, DW_AT_ranges);
  base(ranges_.section, function, DW_RLE_base_addressx);
  for (const auto& [begin, end] : ranges)
    pair(ranges_.section, function, begin, end, DW_RLE_offset_pair);
  end(ranges_.section);
}

void DebugLists::add_locations(EntryTree& tree, EntryId entry, size_t function,
                               std::span<const Location> locations) {
  open_list(locations_, tree, entry, DW_AT_location);
  DebugSection& section = locations_.section;
  base(section, function, DW_LLE_base_addressx);
  DwarfWriter out(section.bytes);
  for (const Location& location : locations) {
    pair(section, function, location.begin, location.end, DW_LLE_offset_pair);
    if (version_ >= 5)
      out.unsigned_leb(location.bytes.size());
    else
      out.number(location.bytes.size(), 2);
    out.bytes(location.bytes);
  }
  end(section);
}

}  // namespace lilt::object
