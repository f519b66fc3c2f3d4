// Exact GAS text, and the facts around the bytes of an encoded function.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "emit/x86/code_listing.h"
#include "emit/x86/encoder.h"
#include "emit/x86/gas_printer.h"
#include "emit/x86/instructions.h"
#include "ir/mir/machine_parser.h"
#include "ir/mir/machine_printer.h"
#include "ir/mir/machine_verifier.h"

namespace lilt::x86 {
namespace {

constexpr const char* kFactorial = R"(machine function @fac {
  properties allocated
  frame calls saved rbx laid-out
bb.0.entry freq 1 to bb.2 bb.1:
  CMP64ri rdi, 0
  Jg bb.2
bb.1.base freq 0.5 from bb.0:
  rax = MOV32ri 1
  RET rax
bb.2.recurse freq 0.5 align 16 from bb.0 bb.2 to bb.3 bb.2:
  PUSH rbx
  CFI 0, 0, 16
  CFI 2, 3, -16
  rbx = MOV64rr rdi
  rdi = DEC64r rdi
  rax = CALL @fac, rdi
  rax = IMUL64rr rax, rbx
  TEST8rr rsi, rax
  Jne bb.2
bb.3 freq 0.5 from bb.2:
  CMP32rr rax, rsi
  rcx = SETler
  rdx = MOVZX32rr8 rsi
  rdx = CMOVb64rm rdx, [rcx + 8*rdx - 16]
  rax = MOV64rm [rip + got @and]
  rax = LEA64 [rip + @table + 8]
  CALLm [rax], rdi
  rbx = POP
  CFI 0, 0, 8
  RET rax
}
)";

class Listing : public testing::Test {
 protected:
  void SetUp() override {
    source_ = SourceText::from_memory("test.mir", kFactorial);
    Diagnostics diagnostics;
    SourceOffset offset = 0;
    ASSERT_TRUE(mir::parse(*source_, offset, target(), function_, diagnostics))
        << diagnostics.render(DiagnosticFormat::Text, false);
    EXPECT_EQ(mir::verify(function_), std::vector<std::string>());
  }
  std::string text(AsmSyntax syntax) {
    object::FunctionAssembly assembly;
    print_gas(assembly, function_, 7, syntax, object::LineLocator(nullptr));
    return assembly.text;
  }
  std::unique_ptr<SourceText> source_;
  mir::MachineFunction function_;
};

TEST_F(Listing, Att) {
  EXPECT_EQ(text(AsmSyntax::Att), R"(fac:
	.cfi_startproc
# %bb.0:                                # %entry
	cmpq	$0, %rdi
	jg	.LBB7_2
# %bb.1:                                # %base
	movl	$1, %eax
	ret
	.p2align 4, 0x90
.LBB7_2:                                # %recurse
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	movq	%rdi, %rbx
	decq	%rdi
	call	fac@PLT
	imulq	%rbx, %rax
	testb	%al, %sil
	jne	.LBB7_2
# %bb.3:
	cmpl	%esi, %eax
	setle	%cl
	movzbl	%sil, %edx
	cmovbq	-16(%rcx,%rdx,8), %rdx
	movq	and@GOTPCREL(%rip), %rax
	leaq	table+8(%rip), %rax
	callq	*(%rax)
	popq	%rbx
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
)");
}

TEST_F(Listing, Intel) {
  EXPECT_EQ(text(AsmSyntax::Intel), R"(fac:
	.cfi_startproc
# %bb.0:                                # %entry
	cmp	rdi, 0
	jg	.LBB7_2
# %bb.1:                                # %base
	mov	eax, 1
	ret
	.p2align 4, 0x90
.LBB7_2:                                # %recurse
	push	rbx
	.cfi_def_cfa_offset 16
	.cfi_offset rbx, -16
	mov	rbx, rdi
	dec	rdi
	call	fac@PLT
	imul	rax, rbx
	test	sil, al
	jne	.LBB7_2
# %bb.3:
	cmp	eax, esi
	setle	cl
	movzx	edx, sil
	cmovb	rdx, qword ptr [rcx + 8*rdx - 16]
	.att_syntax prefix
	movq	and@GOTPCREL(%rip), %rax
	.intel_syntax noprefix
	lea	rax, table+8[rip]
	call	qword ptr [rax]
	pop	rbx
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
)");
}

TEST_F(Listing, FactsOfTheImage) {
  Encoder encoder;
  object::CodeImage image;
  ASSERT_EQ(encoder.encode(function_, image).message, "");
  EXPECT_EQ(image.block_offsets, (std::vector<uint32_t>{0, 6, 16, 37}));
  ASSERT_EQ(image.unwind.size(), 3u);
  EXPECT_EQ(image.unwind[0].code_offset, 17u);
  EXPECT_EQ(image.unwind[0].kind, object::UnwindKind::DefineCfaOffset);
  EXPECT_EQ(image.unwind[0].value, 16);
  EXPECT_EQ(image.unwind[1].kind, object::UnwindKind::SavedAt);
  EXPECT_EQ(image.unwind[1].register_number, 3);
  EXPECT_EQ(image.unwind[1].value, -16);
  ASSERT_EQ(image.relocations.size(), 3u);
  EXPECT_EQ(image.symbols[image.relocations[0].symbol], "fac");
  EXPECT_EQ(image.relocations[0].kind, object::RelocationKind::Plt32);
  EXPECT_EQ(image.relocations[1].kind, object::RelocationKind::GotPcRel);
  EXPECT_EQ(image.relocations[2].kind, object::RelocationKind::PcRelative32);
  EXPECT_EQ(image.relocations[2].addend, 4);
  // one entry per instruction, except CFI: each is on a separate line
  EXPECT_GE(image.lines.size(), function_.instructions.size() - 3);
  for (size_t i = 1; i < image.lines.size(); ++i)
    EXPECT_LE(image.lines[i - 1].code_offset, image.lines[i].code_offset);
}

// The bytes in the comments are those of the image, padding left out; the rest is the machine
// function as it is.
TEST_F(Listing, OfTheCode) {
  Encoder encoder;
  std::string text, plain;
  mir::print(plain, function_);
  print_listing(text, function_, encoder);
  std::string again;
  mir::print(again, function_);
  EXPECT_EQ(again, plain);  // origins are not printed; names of everything else are

  object::CodeImage image;
  ASSERT_EQ(encoder.encode(function_, image).message, "");
  ASSERT_EQ(image.block_paddings, (std::vector<uint8_t>{0, 0, 4, 0}));
  size_t at = 0;
  std::string without_comments;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const size_t comment = line.find(';');
    without_comments += line.substr(0, line.find_last_not_of(' ', comment - 1) + 1) + '\n';
    if (comment == line.npos) continue;
    std::istringstream words(line.substr(comment + 1));
    size_t offset;
    ASSERT_TRUE(words >> std::hex >> offset) << line;
    if (offset != at) {
      EXPECT_EQ(std::ranges::count(image.block_offsets, offset), 1) << line;
      at = offset;
    }
    for (std::string word; words >> word && word.size() == 2; ++at)
      EXPECT_EQ(std::stoul(word, nullptr, 16), image.bytes.at(at)) << line;
  }
  EXPECT_EQ(at, image.bytes.size());
  EXPECT_EQ(without_comments, plain);
}

// A swap of origins would lose the lines.
TEST_F(Listing, OfTheCodeKeepsOrigins) {
  std::vector<SourceOffset> before, after;
  for (const mir::MachineInstr& instruction : function_.instructions)
    before.push_back(instruction.origin);
  Encoder encoder;
  std::string text;
  print_listing(text, function_, encoder);
  for (const mir::MachineInstr& instruction : function_.instructions)
    after.push_back(instruction.origin);
  EXPECT_EQ(before, after);
}

// The 64-bit move of a 32-bit immediate extends the sign.
TEST_F(Listing, ImmediatesAreSignExtended) {
  auto source = SourceText::from_memory("test.mir", R"(machine function @f {
bb.0 freq 1:
  rax = MOV64ri -2
  UD2
}
)");
  Diagnostics diagnostics;
  SourceOffset offset = 0;
  ASSERT_TRUE(mir::parse(*source, offset, target(), function_, diagnostics));
  Encoder encoder;
  object::CodeImage image;
  ASSERT_EQ(encoder.encode(function_, image).message, "");
  EXPECT_EQ(image.bytes,
            (std::vector<uint8_t>{0x48, 0xC7, 0xC0, 0xFE, 0xFF, 0xFF, 0xFF, 0x0F, 0x0B}));
}

TEST_F(Listing, WhatCannotBeEncodedIsSaid) {
  for (const char* body : {"%t1:gpr = COPY %t0", "rax = ALLOCATE_STACK rcx", "rax = MOV64rm [@x]",
                           "rax = MOV64rm [rcx + rsp]", "JMP bb.0"}) {
    auto source = SourceText::from_memory(
        "test.mir", std::string("machine function @f {\nbb.0 freq 1:\n  ") + body + "\n}\n");
    Diagnostics diagnostics;
    SourceOffset offset = 0;
    ASSERT_TRUE(mir::parse(*source, offset, target(), function_, diagnostics));
    if (std::string(body).starts_with("JMP")) function_.layout.clear();
    Encoder encoder;
    object::CodeImage image;
    std::string problem = encoder.encode(function_, image).message;
    if (function_.layout.empty()) continue;
    EXPECT_TRUE(problem.starts_with("cannot encode '" + std::string(body))) << body << problem;
  }
}

}  // namespace
}  // namespace lilt::x86
