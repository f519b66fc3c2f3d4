// The template of an ASM instruction with registers and addresses in place of its marks.
#include <gtest/gtest.h>

#include "emit/x86/assembly_template.h"
#include "emit/x86/registers.h"

namespace lilt::x86 {
namespace {

class AssemblyTemplate : public ::testing::Test {
 protected:
  void add(Register reg) {
    mir::Cell& cell = cells_[count_][0];
    cell.kind = mir::CellKind::Register;
    cell.set_register(reg);
    add_cells();
  }
  void add(const mir::Address& address) {
    address.to_cells(cells_[count_]);
    add_cells();
  }
  std::string expanded(std::string_view text) const {
    return expand_template(text, operands_, symbols_);
  }

 private:
  void add_cells() { operands_.push_back(cells_[count_++]); }

  mir::Cell cells_[8][3];
  size_t count_ = 0;
  std::vector<const mir::Cell*> operands_;
  std::vector<std::string_view> symbols_{"table", "of b"};
};

TEST_F(AssemblyTemplate, WritesRegistersAsTheirModifierRequires) {
  add(rbx);
  add(r9);
  add(rsi);
  add(xmm(3));
  EXPECT_EQ(expanded("${0:b} ${0:w} ${0:k} ${0:q} ${0:h} ${0:V}"), "%bl %bx %ebx %rbx %bh rbx");
  EXPECT_EQ(expanded("${1:b} ${1:w} ${1:k} ${1:q}"), "%r9b %r9w %r9d %r9");
  EXPECT_EQ(expanded("${2:b}, ${3:x}, ${3:t}"), "%sil, %xmm3, %ymm3");
}

TEST_F(AssemblyTemplate, WritesAddresses) {
  mir::Address indexed = mir::Address::of_register(rax, -8);
  indexed.index = r12;
  indexed.scale = 4;
  mir::Address absolute, segment = mir::Address::of_register(rdi);
  absolute.displacement = 16;
  segment.segment = mir::Segment::Fs;
  add(mir::Address::of_register(rcx));
  add(indexed);
  add(absolute);
  add(segment);
  add(mir::Address::of_symbol(mir::SymbolRef(0), 4));
  add(mir::Address::of_symbol(mir::SymbolRef(1), -4));
  EXPECT_EQ(expanded("${0} 8+${0} ${1} 8+${1}"),
            "(%rcx) 8+0(%rcx) -8(%rax,%r12,4) 8+-8(%rax,%r12,4)");
  EXPECT_EQ(expanded("${2} ${3}"), "16 %fs:(%rdi)");
  EXPECT_EQ(expanded("${4} 8+${4} ${5}"), "table+4(%rip) 8+table+4(%rip) \"of b\"-4(%rip)");
}

TEST_F(AssemblyTemplate, LeavesWhatIsNoMark) {
  add(rbx);
  add(mir::Address::of_register(rcx));
  EXPECT_EQ(expanded("movl $$5, %eax # $$$$"), "movl $5, %eax # $$");
  for (const char* text :
       {"${2:q}", "${0}", "${1:q}", "${0:", "${", "$", "${x}", "${-1:q}", "${0:qq}"})
    EXPECT_EQ(expanded(text), text);
}

}  // namespace
}  // namespace lilt::x86
