// Where a body's instructions come from in the program's source, and the variables of the source.
//
// An instruction is identified by its place in the IR text (Function::offset_of), which machine
// instructions keep, too.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/ssa/debug_info.h"
#include "ir/ssa/value.h"
#include "ir/support/source.h"

namespace lilt::ssa {

class Function;
class Module;

struct DebugLocation {
  SourceOffset origin;
  uint32_t metadata;  // number of the `!DILocation`, or an index into the inline ones
  bool is_inline;     // written in the instruction itself
};

// What a variable of the program is, in its source's terms: `#dbg_declare`, `#dbg_value`.
struct DebugRecord {
  enum class Kind : uint8_t {
    Declare,  // in the memory that the value points to, all the time
    Value,    // the value, from here on until the next record about the variable
  };
  Kind kind = Kind::Declare;
  bool is_location_inline = false;       // as in DebugLocation
  Value value;                           // none(): unknown
  uint32_t variable = DebugInfo::kNone;  // number of the `!DILocalVariable`
  uint32_t location = DebugInfo::kNone;  // number of the `!DILocation`, or index of an inline one
  std::string_view expression;           // `!DIExpression(…)`, or its number
  InstId before;                         // the instruction that it stands before
  SourceOffset offset = kNoOffset;       // of that instruction: what it says holds from there on
};

// A block of a body as its text has it, for records about variables.
struct DebugBlock {
  SourceOffset begin = 0;   // of its first instruction; it ends where the next one begins
  uint32_t first_edge = 0;  // to its successors, up to the edges of the next block
};

// A phi of the text: a variable that is the phi's value on each path into the block is the phi
// there.
struct DebugPhi {
  uint32_t block = 0;  // its number among the DebugBlocks
  InstId phi;
  uint32_t first_input = 0;  // up to those of the next phi
};
struct DebugPhiInput {
  uint32_t from = 0;  // the number of the block
  Value value;
};

class FunctionDebugInfo {
 public:
  // Empties it and makes it that of `symbol`'s body. Keeps its memory.
  void reset(const Module& header, SymbolId symbol);

  std::span<const DebugLocation> locations() const { return locations_; }
  void add_location(SourceOffset origin, uint32_t metadata) {  // in ascending order
    locations_.push_back({origin, metadata, false});
  }
  void add_location(SourceOffset origin, const DebugInfo::Location& location) {
    locations_.push_back({origin, add_inline_location(location), true});
  }
  // The index of a location that is written where it is used.
  uint32_t add_inline_location(const DebugInfo::Location& location) {
    inline_locations_.push_back(location);
    return static_cast<uint32_t>(inline_locations_.size() - 1);
  }
  const DebugInfo::Location& inline_location(uint32_t index) const {
    return inline_locations_[index];
  }
  DebugInfo::OwnLocations own_locations() const { return inline_locations_; }
  // The location of an instruction, by its origin. O(log locations).
  std::optional<DebugInfo::Location> location_at(SourceOffset origin) const;

  // Before a copy of another body of the module takes the place of the call at the origin: each
  // copy has a text of its own after the module's, so that its code is of this call. Returns the
  // distance from the body's text; 0 if it has no locations.
  SourceOffset add_copy(const FunctionDebugInfo& body, SourceOffset call);
  // Once the copy has its instructions: the body's records about its variables. `mapped` gives the
  // copy of a value, or none().
  void add_records_of_copy(const FunctionDebugInfo& body,
                           const std::function<Value(Value)>& mapped);
  // Begin and end of the text that an origin is in: of a copy, or of this body. O(log copies).
  std::pair<SourceOffset, SourceOffset> text_at(SourceOffset origin) const;
  // The place in the module's text that an origin stands for. O(log copies).
  SourceOffset place_in_text(SourceOffset origin) const;
  // Copies stay at the places of their text: for readers of origins that know nothing of copies.
  void keep_origins(bool keeps) { keeps_origins_ = keeps; }

  // The records about variables, in the order of the text. Passes do not keep them up to date: the
  // value of a record may have been removed.
  std::span<const DebugRecord> records() const { return records_; }
  void add_record(const DebugRecord& record) { records_.push_back(record); }
  // Where the record's variable is inlined: the number of the `!DILocation` of the call.
  uint32_t inlined_at(const DebugRecord& record) const;

  // The blocks in the order of the text, the numbers of a block's successors among them, and the
  // phis of scalars: as they were before any pass. After them those of copies, without phis. Empty
  // without records and copies.
  std::span<const DebugBlock> blocks() const { return blocks_; }
  std::span<const uint32_t> successors(size_t block) const;
  std::span<const DebugPhi> phis() const { return phis_; }  // in the order of blocks
  std::span<const DebugPhiInput> inputs(size_t phi) const;
  // The body as it is becomes what blocks() and phis() tell; the records learn their places.
  void note_blocks(const Function& function);
  // For passes that copy code: the copy makes a value of its own at the same place of the text.
  void note_copy_of(SourceOffset original) {
    if (!blocks_.empty()) copies_.push_back(original);
  }
  std::span<const SourceOffset> copies() const { return copies_; }
  // Values that passes replaced, each with what took its place.
  void note_replacement(InstId value, Value replacement) {
    if (!blocks_.empty()) replacements_.emplace_back(value, replacement);
  }
  std::span<const std::pair<InstId, Value>> replacements() const { return replacements_; }

 private:
  struct TextCopy {
    SourceOffset end, distance;  // of the copy's text; from the body's
    uint32_t site;               // number of the call's location
  };
  SourceOffset add_locations(const FunctionDebugInfo& body);
  void add_blocks(const FunctionDebugInfo& body, SourceOffset first, SourceOffset distance);
  std::optional<DebugInfo::Location> location_of(const DebugLocation& location) const;

  const Module* header_ = nullptr;
  SymbolId symbol_;
  bool keeps_origins_ = false;
  std::vector<DebugLocation> locations_;
  std::vector<DebugInfo::Location> inline_locations_;
  std::vector<TextCopy> text_copies_;  // one after the other, from the text's end on
  std::vector<DebugRecord> records_;
  std::vector<DebugBlock> blocks_;
  std::vector<uint32_t> edges_;
  std::vector<DebugPhi> phis_;
  std::vector<DebugPhiInput> inputs_;
  std::vector<SourceOffset> copies_;
  std::vector<std::pair<InstId, Value>> replacements_;
};

}  // namespace lilt::ssa
