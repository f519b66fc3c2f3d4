// Each row, at each width, with many shapes of operands: its bytes are decoded by Zydis, and are
// the instruction that was encoded; a function whose bytes change is another one.
#include <gtest/gtest.h>

#include "emit/x86/code_listing.h"
#include "ir/mir/machine_parser.h"
#include "runtime/bytes/comparison.h"
#include "runtime/bytes/decoded_code.h"
#include "tests/unit/x86_instances.h"

namespace lilt::bytes {
namespace {

using object::CodeImage;

std::vector<uint32_t> encode(mir::MachineFunction& function, CodeImage& image) {
  x86::Encoder encoder;
  EXPECT_EQ(x86::encode_numbered(function, encoder, image).message, "");
  std::vector<uint32_t> offsets(function.instructions.size());
  for (const object::LineEntry& line : image.lines) offsets[line.origin] = line.code_offset;
  return offsets;
}

TEST(Bytes, OfAllRowsAreTheirInstructions) {
  x86::Instances instances;
  x86::add_all_rows(instances, 64);
  mir::MachineFunction& function = instances.finish();
  CodeImage image;
  const std::vector<uint32_t> offsets = encode(function, image);
  EXPECT_EQ(compare(Decoder(), function, image, offsets), "");
}

constexpr const char* kText = R"(machine function @f {
  properties allocated
  frame laid-out
bb.0 freq 1 to bb.1 bb.2:
  rax = MOV64rm [rdi + 8*rsi + 16]
  rax = ADD64ri rax, 1000
  rcx = LEA64 [rip + @g + 4]
  CMP64rr rax, rcx
  Jne bb.2
bb.1 freq 1 from bb.0 to bb.2:
  rax = CALL @h, rdi
bb.2 freq 1 from bb.0 bb.1:
  RET rax
}
)";

class ChangedBytes : public ::testing::Test {
 protected:
  void SetUp() override {
    SourceOffset offset = 0;
    Diagnostics diagnostics;
    source_ = SourceText::from_memory("f.mir", kText);
    ASSERT_TRUE(mir::parse(*source_, offset, x86::target(), function_, diagnostics));
    offsets_ = encode(function_, image_);
    ASSERT_EQ(compare(decoder_, function_, image_, offsets_), "");
  }
  std::string difference() { return compare(decoder_, function_, image_, offsets_); }

  // Of the instruction that has the byte.
  std::string text_around(size_t byte) const {
    const auto after = std::ranges::upper_bound(offsets_, byte);
    return decoder_.text(std::span(image_.bytes).subspan(*std::prev(after)));
  }

  std::unique_ptr<SourceText> source_;
  mir::MachineFunction function_;
  CodeImage image_;
  std::vector<uint32_t> offsets_;
  Decoder decoder_;
};

// One bit of any, the fields of relocations included. Some are other bytes of the same instruction.
TEST_F(ChangedBytes, AreDifferent) {
  for (size_t bit = 0; bit < 8 * image_.bytes.size(); ++bit) {
    uint8_t& byte = image_.bytes[bit / 8];
    const std::string before = text_around(bit / 8);
    byte = static_cast<uint8_t>(byte ^ 1 << bit % 8);
    if (text_around(bit / 8) != before) {
      EXPECT_NE(difference(), "") << bit << ": " << before;
    }
    byte = static_cast<uint8_t>(byte ^ 1 << bit % 8);
  }
}

TEST_F(ChangedBytes, AlsoInRelocations) {
  ASSERT_EQ(image_.relocations.size(), 2u);
  std::vector<object::Relocation>& relocations = image_.relocations;
  ++relocations[0].addend;
  EXPECT_NE(difference(), "");
  --relocations[0].addend;
  std::swap(relocations[0].symbol, relocations[1].symbol);
  EXPECT_NE(difference(), "");
  std::swap(relocations[0].symbol, relocations[1].symbol);
  relocations.push_back(relocations[0]);
  EXPECT_NE(difference(), "");
  relocations.pop_back();
  relocations.pop_back();
  EXPECT_NE(difference(), "");
}

TEST_F(ChangedBytes, AreWhatIsInterpreted) {
  mir::LocatedCode encoded =
      mir::locate_code(function_, offsets_, static_cast<uint32_t>(image_.bytes.size()));
  image_.bytes[4] = 24;  // the displacement
  CodeBytes bytes[] = {{&encoded, image_.bytes}};
  decode(bytes);
  ASSERT_EQ(bytes[0].problem, "");
  EXPECT_EQ(bytes[0].decoded.texts[0], "mov rax, [rdi+rsi*8+0x18]");
  EXPECT_EQ(mir::Address::from_cells(&bytes[0].decoded.cells[1]).displacement, 24);
  image_.bytes[1] = 0x06;  // invalid
  decode(bytes);
  EXPECT_EQ(bytes[0].problem, "the bytes at offset 0 are not an instruction");
}

}  // namespace
}  // namespace lilt::bytes
