// Places in the program's own source: the part of LLVM's metadata that line tables need.
//
// Metadata nodes are identified by their numbers (`!12`), as in the text. Nodes of other kinds and
// undefined nodes are absent. A module without `!llvm.dbg.cu` lacks debug information.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lilt::ssa {

class DebugInfo {
 public:
  static constexpr uint32_t kNone = UINT32_MAX;

  struct File {
    std::string_view name, directory;
  };
  struct Unit {
    uint32_t file = kNone;  // number of a DIFile
    std::string_view producer;
    bool is_emitted = false;  // its functions get debug information; not so for `NoDebug`
  };
  struct Subprogram {
    std::string_view name, linkage_name;
    uint32_t scope = kNone;
    uint32_t file = kNone;
    uint32_t line = 0;
    uint32_t unit = kNone;
  };
  struct Location {  // a DILocation
    uint32_t line = 0, column = 0;
    uint32_t scope = kNone;
    uint32_t inlined_at = kNone;  // number of the DILocation of the call that was inlined
  };
  // Those that a function has of its own, by the numbers from kFirstOwn on: calls that were inlined
  // here, and places in their bodies.
  using OwnLocations = std::span<const Location>;
  // A DILocation, with the file and the function of its scope.
  struct SourcePlace {
    uint32_t file = kNone;        // number of a DIFile
    uint32_t subprogram = kNone;  // number of the DISubprogram
    uint32_t line = 0, column = 0;
    uint32_t inlined_at = kNone;  // number of the DILocation of the call that was inlined
  };

  // The module has debug information: `!llvm.dbg.cu` was seen.
  bool is_present() const { return is_present_; }
  void set_present() { is_present_ = true; }

  // Text is not copied. A later node replaces an earlier one with the same number. Numbers above
  // kMaxNumber are dropped.
  static constexpr uint32_t kMaxNumber = 1u << 26;
  static constexpr uint32_t kFirstOwn = 1u << 31;
  void add_file(uint32_t number, const File& file);
  void add_unit(uint32_t number, const Unit& unit);
  void add_subprogram(uint32_t number, const Subprogram& subprogram);
  // `is_file`: a DILexicalBlockFile, which names another file inside of a block.
  void add_lexical_block(uint32_t number, uint32_t scope, uint32_t file, bool is_file);
  void add_location(uint32_t number, const Location& location);

  // nullptr if no node of this kind has the number.
  const File* file(uint32_t number) const;
  const Unit* unit(uint32_t number) const;
  const Subprogram* subprogram(uint32_t number) const;
  std::optional<Location> location(uint32_t number) const;
  std::optional<Location> location(uint32_t number, OwnLocations own) const {
    if (number < kFirstOwn || number - kFirstOwn >= own.size()) return location(number);
    return own[number - kFirstOwn];
  }
  struct LexicalBlock {
    uint32_t scope = kNone;
    bool is_file = false;
  };
  std::optional<LexicalBlock> lexical_block(uint32_t number) const;
  // Whether functions with this DISubprogram, or with none, get debug information.
  bool is_emitted(uint32_t subprogram) const;
  // The place of a location. O(depth of its scopes), which is cut off at 1000.
  std::optional<SourcePlace> place(uint32_t number) const;
  SourcePlace place(const Location& location) const;
  // The compile units' numbers, in the order in which they were added.
  const std::vector<uint32_t>& unit_numbers() const { return unit_numbers_; }

  // All nodes as LLVM writes them, one a line, the line of `!llvm.dbg.cu` first.
  void print(std::string& out) const;
  // A location as it may stand in an instruction: `!DILocation(…)`, with those of its own inside.
  static void print(std::string& out, const Location& location, OwnLocations own);

 private:
  enum class Kind : uint8_t { Absent, File, Unit, Subprogram, LexicalBlock, Location };
  struct Node {
    Kind kind = Kind::Absent;
    uint32_t column : 24 = 0;
    uint32_t scope = kNone;  // or the index in files_, units_, subprograms_
    uint32_t line = 0;       // of a block: whether it is a DILexicalBlockFile
    uint32_t other = kNone;  // the file of a block; where a location is inlined
  };
  void set(uint32_t number, const Node& node);
  const Node* find(uint32_t number, Kind kind) const {
    return number < nodes_.size() && nodes_[number].kind == kind ? &nodes_[number] : nullptr;
  }
  void print_node(std::string& out, const Node& node) const;

  bool is_present_ = false;
  std::vector<Node> nodes_;  // by number
  std::vector<File> files_;
  std::vector<Unit> units_;
  std::vector<Subprogram> subprograms_;
  std::vector<uint32_t> unit_numbers_;
};

}  // namespace lilt::ssa
