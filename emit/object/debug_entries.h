// The tree of debugging information entries of one compile unit, and the contents of debug sections
// with fields that their users fill in.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/code_image.h"
#include "emit/object/dwarf.h"
#include "ir/ssa/value.h"
#include "ir/support/id.h"

namespace lilt::object {

// Contents of a debug section, with fields that its user fills in.
struct DebugSection {
  enum class Target : uint8_t {
    Code,           // 8 bytes: the address of `point` in `function`
    Distance,       // from `from` to `point` in `function`, as a number of `size` bytes
    LebDistance,    // the same as unsigned LEB128, which takes no bytes here
    Symbol,         // 8 bytes: the address of a variable
    ThreadSymbol,   // 8 bytes: the place of a thread-local variable in its module's block
    Abbreviations,  // 4 bytes: offset in another section
    Lines,
    Strings,
    Ranges,
    Locations,
    RangesBase,  // the offsets of lists, and the addresses, that numbers in entries count
    LocationsBase,
    Addresses,
    ListOffset,  // 4 bytes, in a text: from those offsets to a list of this section
    Length,      // 4 bytes: of this section after the field
  };
  struct Reference {
    uint64_t offset = 0;
    Target target = Target::Code;
    uint8_t size = 8;
    size_t function = 0;  // index among the functions
    CodePoint point = 0, from = 0;
    uint64_t target_offset = 0;  // in the other section; in a text, of a list: a label
    ssa::SymbolId symbol;
  };
  struct Label {
    uint64_t offset;
    uint64_t number;
  };
  std::vector<uint8_t> bytes;
  std::vector<Reference> references;  // in order
  std::vector<Label> labels;          // in order; in a text
};

using EntryId = Id<struct DebugEntryTag>;

// The entries of one unit, in a tree under entry 0. Entries are added first, then numbered, then
// written.
class EntryTree {
 public:
  EntryTree() { entries_.emplace_back().tag = DW_TAG_compile_unit; }
  static EntryId root() { return EntryId(0); }
  // Adds an entry after the other children of `parent`. O(1).
  EntryId add(EntryId parent, uint16_t tag);

  // Add an attribute. O(1).
  void add_string(EntryId entry, uint16_t name, std::string_view text);
  void add_flag(EntryId entry, uint16_t name);
  void add_unsigned(EntryId entry, uint16_t name, uint64_t value);
  void add_signed(EntryId entry, uint16_t name, int64_t value);
  // In a form of fixed size, or an index.
  void add_fixed(EntryId entry, uint16_t name, uint8_t form, uint64_t value);
  void add_entry(EntryId entry, uint16_t name, EntryId target);
  void add_block(EntryId entry, uint16_t name, std::vector<uint8_t> bytes);
  // A block with a field that the section's user fills in; its offset is that in the block.
  void add_block(EntryId entry, uint16_t name, std::vector<uint8_t> bytes,
                 const DebugSection::Reference& field);
  // A field that the section's user fills in.
  void add_reference(EntryId entry, uint16_t name, uint8_t form,
                     const DebugSection::Reference& field);
  bool has_children(EntryId entry) const { return entries_[entry.index()].first_child.valid(); }
  uint16_t tag(EntryId entry) const { return entries_[entry.index()].tag; }

  // Writes the entries; `unit_start`: where the unit's header begins in the section. Abbreviations
  // are shared by all units that use the same table. O(contents).
  class Abbreviations {
   public:
    // The number of a shape: tag, children, pairs of attribute and form.
    uint64_t number_of(const std::vector<uint16_t>& shape);
    void write(std::vector<uint8_t>& bytes) const;

   private:
    std::map<std::vector<uint16_t>, uint64_t> numbers_;
    std::vector<const std::vector<uint16_t>*> shapes_;
  };
  void write(DebugSection& section, size_t unit_start, Abbreviations& abbreviations);

 private:
  struct Attribute {
    uint16_t name = 0;
    uint8_t form = 0;
    bool has_reference = false;
    uint64_t number = 0;         // a constant, an entry, the index of a reference
    std::vector<uint8_t> bytes;  // of strings and blocks
  };
  struct Entry {
    uint16_t tag = 0;
    EntryId first_child, last_child, next;
    std::vector<Attribute> attributes;
    uint64_t abbreviation = 0, offset = 0;  // once numbered; the offset is from the unit's start
  };
  Attribute& attribute(EntryId entry, uint16_t name, uint8_t form);
  static uint64_t size_of(const Attribute& attribute);
  void number(size_t header_size, Abbreviations& abbreviations);
  void write_attribute(DebugSection& section, const Attribute& attribute) const;
  // Calls enter(entry) for each entry, and leave() after the children of those that have some.
  template <class Enter, class Leave>
  void walk(Enter enter, Leave leave) const;

  std::vector<Entry> entries_;
  std::vector<DebugSection::Reference> references_;
};

}  // namespace lilt::object
