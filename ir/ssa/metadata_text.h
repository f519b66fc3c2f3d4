// The elements of metadata nodes, read from their text.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace lilt::ssa {

struct MetadataElement {
  enum class Kind : uint8_t { Node, Integer, Other };
  Kind kind = Kind::Other;
  uint64_t value = 0;  // the node's number; the integer, two's complement
  uint64_t bits = 0;   // of the integer's type
  bool is_node() const { return kind == Kind::Node; }
  bool is_integer() const { return kind == Kind::Integer; }
};

// Walks over the elements of `!{!5, i64 8, !"name"}`.
class MetadataReader {
 public:
  // The text may go on after the node; text that begins otherwise has no elements.
  explicit MetadataReader(std::string_view text);
  // The next element; nullopt after the last one. O(its text).
  std::optional<MetadataElement> next();

 private:
  bool accept(char c);
  void skip_blanks();
  bool skip_element();

  std::string_view rest_;
};

}  // namespace lilt::ssa
