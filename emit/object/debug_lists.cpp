// Idea: a list begins with the address of its function; the rest are distances from there, which
// need no relocations. Version 5 writes them in as few bytes as they take, so in a text only labels
// know where a list begins.
// Source: DWARF version 5, sections 2.6.2, 2.17.3, 7.28, 7.29; version 4, sections 2.6.2, 2.17.3.
#include "emit/object/debug_lists.h"

namespace lilt::object {

namespace {

using Target = DebugSection::Target;
constexpr uint8_t kAddressSize = 8;
constexpr size_t kLengthSize = 4;

}  // namespace

DebugLists::DebugLists(std::span<const DebugFunction> functions, unsigned version, bool is_text,
                       DebugSection& ranges, DebugSection& locations)
    : functions_(functions),
      version_(version),
      is_text_(is_text),
      ranges_(ranges),
      locations_(locations) {}

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

DebugSection::Reference DebugLists::open_list(DebugSection& section, Target target) {
  if (section.bytes.empty() && version_ >= 5) open_section(section);
  DebugSection::Reference field;
  field.target = target;
  field.size = 4;
  field.target_offset = is_text_ ? label_count_ : section.bytes.size();
  if (is_text_) section.labels.push_back({section.bytes.size(), label_count_++});
  return field;
}

void DebugLists::open_section(DebugSection& section) {
  DwarfWriter out(section.bytes);
  if (is_text_) {
    DebugSection::Reference length;
    length.target = Target::Length;
    length.size = kLengthSize;
    section.references.push_back(length);
  }
  out.open();
  out.number(version_, 2);
  out.byte(kAddressSize);
  out.byte(0);       // bytes of a segment's selector
  out.number(0, 4);  // offsets in front of the lists
}

void DebugLists::close_section(DebugSection& section) const {
  if (!section.bytes.empty() && version_ >= 5 && !is_text_)
    DwarfWriter(section.bytes).close(kLengthSize);
}

void DebugLists::finish() {
  close_section(ranges_);
  close_section(locations_);
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
  if (version_ >= 5)
    out.byte(kind);
  else
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

DebugSection::Reference DebugLists::add_functions(std::span<const size_t> functions) {
  const DebugSection::Reference field = open_list(ranges_, Target::Ranges);
  for (const size_t function : functions) {
    if (version_ >= 5) DwarfWriter(ranges_.bytes).byte(DW_RLE_start_end);
    address(ranges_, function, 0);
    address(ranges_, function, kCodeEnd);
  }
  end(ranges_);
  return field;
}

DebugSection::Reference DebugLists::add_ranges(
    size_t function, std::span<const std::pair<CodePoint, CodePoint>> ranges) {
  const DebugSection::Reference field = open_list(ranges_, Target::Ranges);
  base(ranges_, function, DW_RLE_base_address);
  for (const auto& [begin, end] : ranges) pair(ranges_, function, begin, end, DW_RLE_offset_pair);
  end(ranges_);
  return field;
}

DebugSection::Reference DebugLists::add_locations(size_t function,
                                                  std::span<const Location> locations) {
  const DebugSection::Reference field = open_list(locations_, Target::Locations);
  base(locations_, function, DW_LLE_base_address);
  DwarfWriter out(locations_.bytes);
  for (const Location& location : locations) {
    pair(locations_, function, location.begin, location.end, DW_LLE_offset_pair);
    if (version_ >= 5)
      out.unsigned_leb(location.bytes.size());
    else
      out.number(location.bytes.size(), 2);
    out.bytes(location.bytes);
  }
  end(locations_);
  return field;
}

}  // namespace lilt::object
