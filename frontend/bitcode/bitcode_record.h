// Records that are kept: module-level ones are read once and printed later, those of a function are
// walked twice.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "frontend/bitcode/bitstream.h"

namespace lilt::bitcode {

// A view of a record; every access is checked.
struct Record {
  uint64_t code = 0, bit = 0;
  std::span<const uint64_t> operands;

  size_t size() const { return operands.size(); }
  uint64_t operator[](size_t i) const {
    if (i >= operands.size()) fail("a record lacks an operand");
    return operands[i];
  }
  // Of a record that may be shorter, as older LLVM wrote it.
  uint64_t at_or_zero(size_t i) const { return i < operands.size() ? operands[i] : 0; }
  // The characters from operand `first` on.
  std::string text(size_t first = 0) const {
    std::string made;
    for (size_t i = first; i < operands.size(); ++i) made += static_cast<char>(operands[i]);
    return made;
  }
  [[noreturn]] void fail(const std::string& message) const { throw Damage{bit, message}; }
};

inline Record current_record(const BitCursor& cursor, uint64_t code) {
  return {code, cursor.bit(), cursor.operands()};
}

// Takes each record of the block that the cursor is in, without blocks in it, and leaves it.
template <class Take>
void for_each_record(BitCursor& cursor, Take take) {
  for (;;) {
    const BitCursor::Entry entry = cursor.next();
    if (entry.kind == BitCursor::Kind::End) return;
    if (entry.kind == BitCursor::Kind::Block)
      cursor.skip();
    else
      take(current_record(cursor, entry.id));
  }
}

// Records stay where they are while others are added.
class RecordPool {
 public:
  // The record's index.
  uint32_t add(const Record& record) {
    if (chunks_.empty() || chunks_.back().size() + record.size() > chunks_.back().capacity()) {
      chunks_.emplace_back();
      chunks_.back().reserve(std::max(kChunk, record.size()));
    }
    std::vector<uint64_t>& chunk = chunks_.back();
    records_.push_back({record.code, record.bit, chunks_.size() - 1, chunk.size(), record.size()});
    chunk.insert(chunk.end(), record.operands.begin(), record.operands.end());
    return static_cast<uint32_t>(records_.size() - 1);
  }
  Record operator[](size_t i) const {
    const Stored& stored = records_[i];
    return {stored.code, stored.bit,
            std::span(chunks_[stored.chunk]).subspan(stored.first, stored.count)};
  }
  size_t size() const { return records_.size(); }
  void truncate(size_t count) {
    if (count >= records_.size()) return;
    chunks_.resize(records_[count].chunk + 1);
    chunks_.back().resize(records_[count].first);
    records_.resize(count);
  }

 private:
  static constexpr size_t kChunk = 4096;
  struct Stored {
    uint64_t code, bit;
    size_t chunk, first, count;
  };
  std::vector<Stored> records_;
  std::vector<std::vector<uint64_t>> chunks_;  // none grows beyond what is reserved for it
};

// Signed numbers have their sign in the lowest bit; -0 is the smallest of all.
inline int64_t signed_number(uint64_t encoded) {
  if ((encoded & 1) == 0) return static_cast<int64_t>(encoded >> 1);
  return encoded == 1 ? INT64_MIN : -static_cast<int64_t>(encoded >> 1);
}

}  // namespace lilt::bitcode
