// Lists of ranges of code, with or without locations, in the forms of DWARF 4 and 5, and addresses
// of functions.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "emit/object/debug_entries.h"
#include "emit/object/debug_sections.h"

namespace lilt::object {

class DebugLists {
 public:
  // The functions must outlive this. `is_text`: for an assembler, which knows the distances.
  DebugLists(std::span<const DebugFunction> functions, unsigned version, bool is_text,
             DebugSection& ranges, DebugSection& locations, DebugSection& addresses);

  struct Location {
    CodePoint begin, end;
    std::vector<uint8_t> bytes;
  };
  // Add a list, and an attribute of an entry that refers to it.
  void add_functions(EntryTree& tree, EntryId entry, std::span<const size_t> functions);
  void add_ranges(EntryTree& tree, EntryId entry, size_t function,
                  std::span<const std::pair<CodePoint, CodePoint>> ranges);
  void add_locations(EntryTree& tree, EntryId entry, size_t function,
                     std::span<const Location> locations);
  // Adds an attribute: the address of a point in a function, where lists are numbered its start.
  void add_address(EntryTree& tree, EntryId entry, uint16_t attribute, size_t function,
                   CodePoint point);
  // Adds to a unit where its lists and addresses are: those that it has so far.
  void add_bases(EntryTree& tree) const;
  // A field for the number of bytes between two points of a function, or its value.
  DebugSection::Reference distance(size_t function, CodePoint from, CodePoint to,
                                   uint8_t size) const;
  uint64_t bytes_between(size_t function, CodePoint from, CodePoint to) const;
  bool is_text() const { return is_text_; }
  bool are_numbered() const { return version_ >= 5; }  // lists and addresses
  // Closes the sections.
  void finish();

 private:
  // Lists of one kind.
  struct Lists {
    DebugSection& section;
    DebugSection::Target target;
    uint8_t form;                        // of an index of a list
    std::vector<uint64_t> offsets = {};  // of all lists; in a text their labels
  };
  void open_list(Lists& lists, EntryTree& tree, EntryId entry, uint16_t attribute);
  void prepend_offsets(Lists& lists) const;
  uint64_t address_index(size_t function);
  void address(DebugSection& section, size_t function, CodePoint point);
  void base(DebugSection& section, size_t function, uint8_t kind);
  void pair(DebugSection& section, size_t function, CodePoint begin, CodePoint end, uint8_t kind);
  void offset(DebugSection& section, size_t function, CodePoint point);
  void end(DebugSection& section) const;

  std::span<const DebugFunction> functions_;
  const unsigned version_;
  const bool is_text_;
  Lists ranges_, locations_;
  DebugSection& addresses_;
  std::unordered_map<size_t, uint64_t> address_of_;  // index, by function
  uint64_t label_count_ = 0;
};

}  // namespace lilt::object
