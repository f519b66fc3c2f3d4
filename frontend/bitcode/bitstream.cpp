#include "frontend/bitcode/bitstream.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace lilt::bitcode {

namespace {

static_assert(std::endian::native == std::endian::little);

constexpr uint64_t kTopLevelWidth = 2;
constexpr uint64_t kWord = 32;      // bits: of the magic number, and blocks are whole words
constexpr int kMaxLiterals = 16;    // LLVM's abbreviations have up to three
constexpr uint64_t kMaxWidth = 32;  // of a fixed field and of a part of a variable one
constexpr size_t kMaxDepth = 16;    // LLVM nests three blocks
// Entries of every block.
constexpr uint64_t kEndBlock = 0, kEnterBlock = 1, kDefineAbbreviation = 2, kPlainRecord = 3,
                   kFirstAbbreviation = 4;
constexpr uint64_t kBlockInfo = 0;
constexpr uint64_t kSetBlock = 1;  // the record of BLOCKINFO that says what follows is about

constexpr char kChar6[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

}  // namespace

BitCursor::BitCursor(std::string_view bytes, BlockInfo& info)
    : bytes_(bytes), info_(&info), bit_(kWord) {
  scopes_.push_back({bytes.size() / 4 * kWord, kTopLevelWidth, {}});
}

BitCursor::BitCursor(std::string_view bytes, BlockInfo& info, const Place& block)
    : BitCursor(bytes, info) {
  block_ = block;
  enter();
}

void BitCursor::fail(const std::string& message) const { throw Damage{bit_, message}; }

uint64_t BitCursor::fixed(uint64_t width) {
  if (width > bits_left()) fail("the data ends inside an entry");
  const uint64_t byte = bit_ / 8;
  uint64_t word = 0;
  if (bytes_.size() - byte >= sizeof word)
    std::memcpy(&word, bytes_.data() + byte, sizeof word);
  else
    std::memcpy(&word, bytes_.data() + byte, bytes_.size() - byte);
  word >>= bit_ % 8;
  bit_ += width;
  return word & ((uint64_t{1} << width) - 1);
}

uint64_t BitCursor::variable(uint64_t width) {
  const uint64_t more = uint64_t{1} << (width - 1);
  uint64_t part = fixed(width);
  uint64_t value = part & (more - 1);
  for (uint64_t shift = width - 1; (part & more) != 0; shift += width - 1) {
    if (shift >= 64) fail("a number has more than 64 bits");
    part = fixed(width);
    value |= (part & (more - 1)) << shift;
  }
  return value;
}

void BitCursor::align() {
  const uint64_t aligned = (bit_ + kWord - 1) / kWord * kWord;
  if (aligned > scope().end) fail("the data ends inside an entry");
  bit_ = aligned;
}

BitCursor::Entry BitCursor::next() {
  for (;;) {
    entry_bit_ = bit_;
    if (scopes_.size() == 1 && bit_ >= scope().end) return {Kind::End, 0};
    const uint64_t id = fixed(scope().width);
    if (id == kEndBlock) {
      if (scopes_.size() == 1) fail("a block ends where none has begun");
      align();
      if (bit_ != scope().end) fail("a block ends before its length");
      scopes_.pop_back();
      return {Kind::End, 0};
    }
    if (id == kEnterBlock) {
      read_block_header();
      if (block_.id != kBlockInfo) return {Kind::Block, block_.id};
      read_block_info();
    } else if (id == kDefineAbbreviation) {
      define_abbreviation(scope().abbreviations);
    } else if (id == kPlainRecord) {
      read_plain_record();
      return {Kind::Record, values_.front()};
    } else {
      if (id - kFirstAbbreviation >= scope().abbreviations.size())
        fail("abbreviation " + std::to_string(id) + " is not defined");
      const auto abbreviation = scope().abbreviations[id - kFirstAbbreviation];
      read_record(*abbreviation);
      return {Kind::Record, values_.front()};
    }
  }
}

void BitCursor::read_block_header() {
  block_.id = variable(8);
  block_.width = variable(4);
  align();
  const uint64_t length = fixed(32) * kWord;
  if (length > bits_left()) fail("a block is longer than what holds it");
  if (block_.width < 2 || block_.width > kMaxWidth) fail("the entries of a block have no width");
  block_.begin = bit_;
  block_.end = bit_ + length;
}

void BitCursor::enter() {
  if (scopes_.size() == kMaxDepth) fail("blocks are nested too deeply");
  bit_ = block_.begin;
  scopes_.push_back({block_.end, block_.width, {}});
  if (const auto found = info_->find(block_.id); found != info_->end())
    scope().abbreviations = found->second;
}

void BitCursor::skip() { bit_ = block_.end; }

void BitCursor::read_block_info() {
  Abbreviations* about = nullptr;
  const uint64_t width = block_.width;
  scopes_.push_back({block_.end, width, {}});
  for (;;) {
    const uint64_t id = fixed(width);
    if (id == kEndBlock) break;
    if (id == kDefineAbbreviation) {
      if (about == nullptr) fail("an abbreviation of no block");
      define_abbreviation(*about);
    } else if (id == kPlainRecord) {
      read_plain_record();
      if (values_[0] == kSetBlock && values_.size() > 1) about = &(*info_)[values_[1]];
    } else {
      fail("an entry that BLOCKINFO cannot have");
    }
  }
  align();
  scopes_.pop_back();
}

void BitCursor::define_abbreviation(Abbreviations& list) {
  using Encoding = AbbreviationOperand::Encoding;
  const uint64_t count = variable(5);
  auto made = std::make_shared<Abbreviation>();
  for (uint64_t i = 0; i < count; ++i) {
    if (fixed(1) != 0) {
      made->push_back({Encoding::Literal, variable(8)});
      continue;
    }
    const uint64_t encoding = fixed(3);
    if (encoding < 1 || encoding > 5) fail("an encoding that abbreviations do not have");
    AbbreviationOperand operand{static_cast<Encoding>(encoding), 0};
    if (operand.encoding == Encoding::Fixed || operand.encoding == Encoding::Variable) {
      operand.value = variable(5);
      if (operand.value > kMaxWidth) fail("a field of more than 32 bits");
      // A part of one bit has no room for a value.
      if (operand.encoding == Encoding::Variable && operand.value == 1) fail("a field of one bit");
      if (operand.value == 0) operand.encoding = Encoding::Literal;
    }
    made->push_back(operand);
  }
  const size_t size = made->size();
  if (std::ranges::count(*made, Encoding::Literal, &AbbreviationOperand::encoding) > kMaxLiterals)
    fail("an abbreviation of more than 16 literal operands");
  for (size_t i = 0; i < size; ++i) {
    const Encoding encoding = (*made)[i].encoding;
    if ((encoding == Encoding::Array &&
         (i == 0 || i + 2 != size || (*made)[i + 1].encoding == Encoding::Array ||
          (*made)[i + 1].encoding == Encoding::Blob ||
          (*made)[i + 1].encoding == Encoding::Literal)) ||
        (encoding == Encoding::Blob && (i == 0 || i + 1 != size)))
      fail("an array or blob that is not at the end of its abbreviation");
  }
  if (size == 0) fail("an abbreviation without operands");
  list.push_back(std::move(made));
}

void BitCursor::read_plain_record() {
  values_.clear();
  blob_ = {};
  values_.push_back(variable(6));
  const uint64_t count = variable(6);
  if (count > bits_left() / 6) fail("a record is longer than its block");
  for (uint64_t i = 0; i < count; ++i) values_.push_back(variable(6));
}

void BitCursor::read_record(const Abbreviation& abbreviation) {
  using Encoding = AbbreviationOperand::Encoding;
  values_.clear();
  blob_ = {};
  for (size_t i = 0; i < abbreviation.size(); ++i) {
    if (abbreviation[i].encoding == Encoding::Array)
      read_array(abbreviation[++i]);
    else if (abbreviation[i].encoding == Encoding::Blob)
      read_blob();
    else
      values_.push_back(scalar(abbreviation[i]));
  }
}

uint64_t BitCursor::scalar(const AbbreviationOperand& operand) {
  using Encoding = AbbreviationOperand::Encoding;
  switch (operand.encoding) {
    case Encoding::Fixed:
      return fixed(operand.value);
    case Encoding::Variable:
      return variable(operand.value);
    case Encoding::Char6:
      return static_cast<unsigned char>(kChar6[fixed(6)]);
    default:
      return operand.value;
  }
}

void BitCursor::read_array(const AbbreviationOperand& element) {
  const uint64_t count = variable(6);
  if (count > bits_left()) fail("an array is longer than its block");
  values_.reserve(values_.size() + count);
  for (uint64_t i = 0; i < count; ++i) values_.push_back(scalar(element));
}

void BitCursor::read_blob() {
  const uint64_t size = variable(6);
  align();
  if (size > bits_left() / 8) fail("a blob is longer than its block");
  blob_ = bytes_.substr(bit_ / 8, size);
  bit_ += size * 8;
  align();
}

}  // namespace lilt::bitcode
