// Idea: the encoder records each change of the frame with its code offset; here each becomes a call
// frame instruction, after an advance to that offset.
// Source: DWARF 5, section 6.4, and the Linux Standard Base on .eh_frame (augmentations "zR" and
// "zPLR").
#include "emit/object/unwind.h"

#include <cstddef>
#include <string_view>

#include "emit/object/leb128.h"

namespace lilt::object {

namespace {

enum CallFrameInstruction : uint8_t {
  kNop = 0x00,
  kAdvanceLocation1 = 0x02,
  kAdvanceLocation2 = 0x03,
  kAdvanceLocation4 = 0x04,
  kRememberState = 0x0A,
  kRestoreState = 0x0B,
  kDefineCfa = 0x0C,
  kDefineCfaRegister = 0x0D,
  kDefineCfaOffset = 0x0E,
  kAdvanceLocation = 0x40,  // low 6 bits: distance
  kOffset = 0x80,           // low 6 bits: register
  kRestore = 0xC0,          // low 6 bits: register
};

constexpr uint8_t kStackPointer = 7;    // DWARF number of rsp
constexpr uint8_t kReturnAddress = 16;  // DWARF number of the return address column
constexpr uint8_t kPcRelativeSigned4 = 0x1B;
constexpr uint8_t kPersonalityEncoding = 0x9B;
constexpr int32_t kDataAlignment = -8;

void append_u32(std::vector<uint8_t>& out, uint32_t value) {
  for (int shift = 0; shift < 32; shift += 8) out.push_back(static_cast<uint8_t>(value >> shift));
}

// Pads an entry that began at `begin` (its length field) to 8 bytes and sets its length.
void close_entry(std::vector<uint8_t>& table, size_t begin) {
  while ((table.size() - begin) % 8 != 0) table.push_back(kNop);
  auto length = static_cast<uint32_t>(table.size() - begin - 4);
  for (int i = 0; i < 4; ++i) table[begin + i] = static_cast<uint8_t>(length >> (8 * i));
}

void append_advance(std::vector<uint8_t>& table, uint32_t distance) {
  if (distance == 0) return;
  if (distance < 64) {
    table.push_back(static_cast<uint8_t>(kAdvanceLocation | distance));
  } else if (distance <= UINT8_MAX) {
    table.push_back(kAdvanceLocation1);
    table.push_back(static_cast<uint8_t>(distance));
  } else if (distance <= UINT16_MAX) {
    table.push_back(kAdvanceLocation2);
    table.push_back(static_cast<uint8_t>(distance));
    table.push_back(static_cast<uint8_t>(distance >> 8));
  } else {
    table.push_back(kAdvanceLocation4);
    append_u32(table, distance);
  }
}

void append_step(std::vector<uint8_t>& table, const UnwindStep& step) {
  switch (step.kind) {
    case UnwindKind::DefineCfaOffset:
      table.push_back(kDefineCfaOffset);
      append_uleb(table, static_cast<uint32_t>(step.value));
      break;
    case UnwindKind::DefineCfaRegister:
      table.push_back(kDefineCfaRegister);
      append_uleb(table, step.register_number);
      break;
    case UnwindKind::SavedAt:
      table.push_back(static_cast<uint8_t>(kOffset | step.register_number));
      append_uleb(table, static_cast<uint32_t>(step.value / kDataAlignment));
      break;
    case UnwindKind::Restored:
      table.push_back(static_cast<uint8_t>(kRestore | step.register_number));
      break;
    case UnwindKind::RememberState:
      table.push_back(kRememberState);
      break;
    case UnwindKind::RestoreState:
      table.push_back(kRestoreState);
      break;
  }
}

// Appends the beginning of a CIE, up to the size of its augmentation data. Returns its offset.
size_t open_cie(std::vector<uint8_t>& table, std::string_view augmentation, uint32_t data_size) {
  size_t begin = table.size();
  append_u32(table, 0);  // length
  append_u32(table, 0);  // this is a CIE
  table.push_back(1);    // version
  for (char c : augmentation) table.push_back(static_cast<uint8_t>(c));
  table.push_back(0);
  append_uleb(table, 1);  // code alignment
  append_sleb(table, kDataAlignment);
  append_uleb(table, kReturnAddress);
  append_uleb(table, data_size);
  return begin;
}

// Appends the rest of a CIE: the state at a function's entry.
void close_cie(std::vector<uint8_t>& table, size_t begin) {
  table.push_back(kDefineCfa);
  append_uleb(table, kStackPointer);
  append_uleb(table, 8);
  table.push_back(kOffset | kReturnAddress);
  append_uleb(table, 1);
  close_entry(table, begin);
}

}  // namespace

void append_cie(std::vector<uint8_t>& table) {
  constexpr size_t kWithOneFunction = 128;  // bytes
  table.reserve(kWithOneFunction);
  const size_t begin = open_cie(table, "zR", 1);
  table.push_back(kPcRelativeSigned4);
  close_cie(table, begin);
}

uint64_t append_personality_cie(std::vector<uint8_t>& table) {
  const size_t begin = open_cie(table, "zPLR", 7);
  table.push_back(kPersonalityEncoding);
  const uint64_t field = table.size();
  append_u32(table, 0);                 // the personality
  table.push_back(kPcRelativeSigned4);  // of the exception table
  table.push_back(kPcRelativeSigned4);  // of the function
  close_cie(table, begin);
  return field;
}

FdeFields append_fde(std::vector<uint8_t>& table, uint64_t cie, bool has_exception_table,
                     uint32_t code_size, std::span<const UnwindStep> steps) {
  FdeFields fields;
  size_t begin = table.size();
  append_u32(table, 0);                                       // length
  append_u32(table, static_cast<uint32_t>(begin + 4 - cie));  // distance back to the CIE
  fields.function = table.size();
  append_u32(table, 0);
  append_u32(table, code_size);
  append_uleb(table, has_exception_table ? 4 : 0);  // bytes of augmentation data
  if (has_exception_table) {
    fields.exception_table = table.size();
    append_u32(table, 0);
  }
  uint32_t at = 0;
  for (const UnwindStep& step : steps) {
    append_advance(table, step.code_offset - at);
    at = step.code_offset;
    append_step(table, step);
  }
  close_entry(table, begin);
  return fields;
}

}  // namespace lilt::object
