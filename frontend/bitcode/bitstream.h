// LLVM's bitstream: a container of nested blocks and of records of integers, packed into bits.
//
// A block has a width, in which each of its entries begins with a number: the end of the block (0),
// a block in it (1), a new abbreviation (2), a record without one (3), or a record in the form of
// an abbreviation that was defined before (4 and up). An abbreviation says for each operand of a
// record how it is encoded. Block 0 (BLOCKINFO) defines abbreviations for all blocks of a kind.
// Source: "LLVM Bitcode File Format", https://llvm.org/docs/BitCodeFormat.html, Bitstream Format.
//
// Invariant: nothing is read beyond the innermost block, and each operand of a record takes at
// least a bit, but for sixteen that its abbreviation has, so time and memory are linear in the size
// of the file.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lilt::bitcode {

// What is wrong with a file, and where: thrown by all readers, caught by disassemble().
struct Damage {
  uint64_t bit;  // from the start of the bitcode
  std::string message;
};

struct AbbreviationOperand {
  enum class Encoding : uint8_t { Literal, Fixed, Variable, Array, Char6, Blob };
  Encoding encoding;
  uint64_t value;  // a literal, or a width in bits
};
using Abbreviation = std::vector<AbbreviationOperand>;
using Abbreviations = std::vector<std::shared_ptr<const Abbreviation>>;
// Abbreviations that blocks with an id begin with.
using BlockInfo = std::unordered_map<uint64_t, Abbreviations>;

// Reads entries one by one. A copy goes on from the same place.
class BitCursor {
 public:
  enum class Kind : uint8_t { End, Block, Record };
  struct Entry {
    Kind kind;
    uint64_t id;  // of a block, or the code of a record
  };

  // A block that next() found: its contents.
  struct Place {
    uint64_t id = 0, width = 0;   // its entries begin with a number of that width
    uint64_t begin = 0, end = 0;  // bits
  };

  // After the magic number that a stream begins with, or at a block's contents. Both outlive the
  // cursor.
  BitCursor(std::string_view bytes, BlockInfo& info);
  BitCursor(std::string_view bytes, BlockInfo& info, const Place& block);

  // The next entry of the block that the cursor is in; definitions of abbreviations and BLOCKINFO
  // are taken in passing. The end of a block leaves it. End at the end of the stream, too.
  Entry next();
  // The block that next() found: into it, or past it.
  void enter();
  void skip();
  // Where the last entry begins.
  uint64_t bit() const { return entry_bit_; }
  // Of the record that next() found: what follows its code.
  std::span<const uint64_t> operands() const { return std::span(values_).subspan(1); }
  std::string_view blob() const { return blob_; }
  const Place& block() const { return block_; }
  // Bits that are left of the innermost block.
  uint64_t bits_left() const { return scopes_.back().end - bit_; }

  uint64_t fixed(uint64_t width);
  uint64_t variable(uint64_t width);
  [[noreturn]] void fail(const std::string& message) const;

 private:
  struct Scope {
    uint64_t end;  // bit
    uint64_t width;
    Abbreviations abbreviations;
  };

  void align();
  Scope& scope() { return scopes_.back(); }
  void read_block_header();
  void read_block_info();
  void define_abbreviation(Abbreviations& list);
  void read_plain_record();
  void read_record(const Abbreviation& abbreviation);
  uint64_t scalar(const AbbreviationOperand& operand);
  void read_array(const AbbreviationOperand& element);
  void read_blob();

  std::string_view bytes_;
  BlockInfo* info_;
  uint64_t bit_ = 0, entry_bit_ = 0;
  Place block_;
  std::vector<Scope> scopes_;
  std::vector<uint64_t> values_;  // of a record: its code, its operands
  std::string_view blob_;
};

}  // namespace lilt::bitcode
