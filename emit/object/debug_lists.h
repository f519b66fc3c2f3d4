// Lists of ranges of code, with or without locations, in the forms of DWARF 4 and 5.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "emit/object/debug_entries.h"
#include "emit/object/debug_sections.h"

namespace lilt::object {

class DebugLists {
 public:
  // The functions must outlive this. `is_text`: for an assembler, which knows the distances.
  DebugLists(std::span<const DebugFunction> functions, unsigned version, bool is_text,
             DebugSection& ranges, DebugSection& locations);

  struct Location {
    CodePoint begin, end;
    std::vector<uint8_t> bytes;
  };
  // Add a list; return a field that refers to it.
  DebugSection::Reference add_functions(std::span<const size_t> functions);
  DebugSection::Reference add_ranges(size_t function,
                                     std::span<const std::pair<CodePoint, CodePoint>> ranges);
  DebugSection::Reference add_locations(size_t function, std::span<const Location> locations);
  // A field for the number of bytes between two points of a function, or its value.
  DebugSection::Reference distance(size_t function, CodePoint from, CodePoint to,
                                   uint8_t size) const;
  uint64_t bytes_between(size_t function, CodePoint from, CodePoint to) const;
  bool is_text() const { return is_text_; }
  // Closes the sections.
  void finish();

 private:
  DebugSection::Reference open_list(DebugSection& section, DebugSection::Target target);
  void open_section(DebugSection& section);
  void close_section(DebugSection& section) const;
  void address(DebugSection& section, size_t function, CodePoint point);
  void base(DebugSection& section, size_t function, uint8_t kind);
  void pair(DebugSection& section, size_t function, CodePoint begin, CodePoint end, uint8_t kind);
  void offset(DebugSection& section, size_t function, CodePoint point);
  void end(DebugSection& section) const;

  std::span<const DebugFunction> functions_;
  const unsigned version_;
  const bool is_text_;
  DebugSection& ranges_;
  DebugSection& locations_;
  uint64_t label_count_ = 0;
};

}  // namespace lilt::object
