#include "ir/ssa/printer.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>

#include "tests/unit/ssa_fixture.h"

namespace lilt::ssa {
namespace {

TEST(Printer, UnnamedValuesAreNumberedInTheOrderInWhichTheyAreMade) {
  TestFunction test(kI64, {kI64});
  IRBuilder& b = test.builder;
  BlockId entry = b.create_block(), loop = b.create_block("loop"), exit = b.create_block();
  b.set_insert_point(entry);
  b.create_br(loop);
  b.set_insert_point(loop);
  InstId phi = b.create_phi(kI64, "i");
  Value next = b.create_binary(Opcode::Add, phi, b.get_i64(1), {}, flag::NoSignedWrap);
  b.add_incoming(phi, b.get_i64(0), entry);
  b.add_incoming(phi, next, loop);
  Value done = b.create_icmp(IntPredicate::SGE, next, test.argument(0), "i");
  b.create_cond_br(done, exit, loop);
  b.set_insert_point(exit);
  b.create_ret(next);
  EXPECT_EQ(test.complaints(), "");
  EXPECT_EQ(test.text(),
            "define i64 @f(i64 %v0) {\n"
            "b0:\n"
            "  br label %loop\n"
            "\n"
            "loop:\n"
            "  %i = phi i64 [ 0, %b0 ], [ %v3, %loop ]\n"
            "  %v3 = add nsw i64 %i, 1\n"
            "  %i.1 = icmp sge i64 %v3, %v0\n"
            "  br i1 %i.1, label %b2, label %loop\n"
            "\n"
            "b2:\n"
            "  ret i64 %v3\n"
            "}\n");
  EXPECT_EQ(to_string(test.function, next.local()), "%v3 = add nsw i64 %i, 1");
}

TEST(Printer, NewNumbersAndSuffixesAvoidThoseOfTheSource) {
  TestFunction test(kI64, {kI64});
  Function& f = test.function;
  IRBuilder& b = test.builder;
  f.set_name(InstId(0), Name::number(1));
  b.set_insert_point(b.create_block());
  b.create_binary(Opcode::Add, test.argument(0), b.get_i64(1), "x");
  b.create_binary(Opcode::Add, test.argument(0), b.get_i64(2), "x");
  b.create_binary(Opcode::Add, test.argument(0), b.get_i64(3), "x.1");
  b.create_binary(Opcode::Add, test.argument(0), b.get_i64(4));
  Value last = b.create_binary(Opcode::Add, test.argument(0), b.get_i64(5));
  f.set_name(last.local(), Name::number(1));  // as a pass that hands a name on
  b.create_ret(last);
  EXPECT_EQ(test.text(),
            "define i64 @f(i64 %1) {\n"
            "  %x = add i64 %1, 1\n"
            "  %x.2 = add i64 %1, 2\n"
            "  %x.1 = add i64 %1, 3\n"
            "  %v4 = add i64 %1, 4\n"
            "  %v5 = add i64 %1, 5\n"
            "  ret i64 %v5\n"
            "}\n");
}

// What a text has keeps its numbers; values and blocks that come later are counted from there, and
// avoid names of the text.
TEST(Printer, WhatPassesMakeIsCountedApart) {
  TestFunction test(kI64, {kI64});
  Function& f = test.function;
  IRBuilder& b = test.builder;
  f.set_name(InstId(0), Name::number(0));
  BlockId entry = b.create_block();
  f[entry].name = Name::number(1);
  b.set_insert_point(entry);
  Value first = b.create_binary(Opcode::Add, test.argument(0), b.get_i64(1));
  f.set_name(first.local(), Name::number(2));
  Value second = b.create_binary(Opcode::Add, first, b.get_i64(2), "v1");
  f.end_of_text();
  Value third = b.create_binary(Opcode::Add, second, b.get_i64(3));
  Value fourth = b.create_binary(Opcode::Add, third, b.get_i64(4));
  BlockId exit = b.create_block();
  b.create_br(exit);
  b.set_insert_point(exit);
  b.create_ret(fourth);
  const std::string expected =
      "define i64 @f(i64 %0) {\n"
      "  %2 = add i64 %0, 1\n"
      "  %v1 = add i64 %2, 2\n"
      "  %v0 = add i64 %v1, 3\n"
      "  %v1.1 = add i64 %v0, 4\n"
      "  br label %b0\n"
      "\n"
      "b0:\n"
      "  ret i64 %v1.1\n"
      "}\n";
  EXPECT_EQ(test.text(), expected);
  settle_names(f);
  EXPECT_EQ(f.text_of(f.name_of(fourth.local())), "v1.1");
  EXPECT_EQ(f.name_of(first.local()), Name::number(2));
  EXPECT_EQ(test.text(), expected);
}

TEST(Printer, EveryKindOfInstruction) {
  TestFunction test(kVoid, {kPtr, kI64, kDouble});
  IRBuilder& b = test.builder;
  Function& f = test.function;
  TypeTable& types = test.function.types();
  Value p = test.argument(0), n = test.argument(1), d = test.argument(2);
  TypeId pair = types.literal_struct(std::array{kI64, kI1}, false);
  TypeId vararg = types.function(kI32, std::array{kPtr}, true);
  b.set_insert_point(b.create_block());
  b.create_alloca(pair, n);
  Value load = b.create_load(kI64, p, {}, flag::Volatile | align_flag(4));
  b.create_store(load, p);
  b.create_gep(pair, p, std::array{n, b.get_i32(1)}, {}, flag::InBounds);
  b.create_cast(Opcode::Trunc, n, kI8);
  Value lt = b.create_fcmp(FloatPredicate::OLT, d, d);
  b.create_select(lt, n, load);
  b.create_call(vararg, p, std::array{p, n}, {}, flag::Tail);
  b.create_call(types.function(kVoid, {}, false), p, {});
  Value undef = b.get_undef(pair);
  f.append(b.insert_block(), f.create(Opcode::InsertValue, pair, {undef, n, b.get_i32(0)}));
  f.append(b.insert_block(), f.create(Opcode::ExtractValue, kI1, {undef, b.get_i32(1)}));
  f.append(b.insert_block(), f.create(Opcode::FNeg, kDouble, {d}));
  BlockId exit = b.create_block();
  b.create_switch(n, exit,
                  std::array{std::pair{b.get_i64(1).constant(), exit},
                             std::pair{b.get_i64(2).constant(), exit}});
  b.set_insert_point(exit);
  b.create_unreachable();
  EXPECT_EQ(test.complaints(), "");
  EXPECT_EQ(test.text(),
            "define void @f(ptr %v0, i64 %v1, double %v2) {\n"
            "  %v3 = alloca { i64, i1 }, i64 %v1\n"
            "  %v4 = load volatile i64, ptr %v0, align 4\n"
            "  store i64 %v4, ptr %v0\n"
            "  %v6 = getelementptr inbounds { i64, i1 }, ptr %v0, i64 %v1, i32 1\n"
            "  %v7 = trunc i64 %v1 to i8\n"
            "  %v8 = fcmp olt double %v2, %v2\n"
            "  %v9 = select i1 %v8, i64 %v1, i64 %v4\n"
            "  %v10 = tail call i32 (ptr, ...) %v0(ptr %v0, i64 %v1)\n"
            "  call void %v0()\n"
            "  %v12 = insertvalue { i64, i1 } undef, i64 %v1, 0\n"
            "  %v13 = extractvalue { i64, i1 } undef, 1\n"
            "  %v14 = fneg double %v2\n"
            "  switch i64 %v1, label %b1 [\n"
            "    i64 1, label %b1\n"
            "    i64 2, label %b1\n"
            "  ]\n"
            "\n"
            "b1:\n"
            "  unreachable\n"
            "}\n");
}

std::string constant_text(Module& module, ConstantId id) {
  std::string out;
  print_constant(out, module, module.constants(), id, true);
  return out;
}

TEST(Printer, Constants) {
  Module module;
  ConstantPool& pool = module.constants();
  TypeTable& types = module.types();
  auto text = [&](ConstantId id) { return constant_text(module, id); };
  EXPECT_EQ(text(pool.integer(kI1, 1, 1)), "i1 true");
  EXPECT_EQ(text(pool.integer(kI8, 8, 200)), "i8 -56");
  EXPECT_EQ(text(pool.integer(kI64, 64, 1ull << 63)), "i64 -9223372036854775808");
  EXPECT_EQ(text(pool.wide_integer(kI128, std::array<uint64_t, 2>{0, 1})),
            "i128 18446744073709551616");
  EXPECT_EQ(text(pool.wide_integer(kI128, std::array{~uint64_t{0}, ~uint64_t{0}})), "i128 -1");
  EXPECT_EQ(text(pool.wide_integer(types.integer(65), std::array<uint64_t, 2>{0, 1})),
            "i65 -18446744073709551616");
  EXPECT_EQ(text(pool.floating(kDouble, std::bit_cast<uint64_t>(1.5))), "double 1.500000e+00");
  EXPECT_EQ(text(pool.floating(kDouble, std::bit_cast<uint64_t>(0.1))), "double 1.000000e-01");
  EXPECT_EQ(text(pool.floating(kDouble, std::bit_cast<uint64_t>(1.0 / 3))),
            "double 0x3FD5555555555555");
  EXPECT_EQ(text(pool.floating(kFloat, std::bit_cast<uint32_t>(0.1f))), "float 0x3FB99999A0000000");
  EXPECT_EQ(text(pool.floating(kFloat, 0x7FC00000)), "float 0x7FF8000000000000");
  EXPECT_EQ(text(pool.floating(kHalf, 0x3C00)), "half 0xH3C00");
  EXPECT_EQ(text(pool.wide_floating(kX86Fp80, std::array<uint64_t, 2>{1ull << 63, 0x3FFF})),
            "x86_fp80 0xK3FFF8000000000000000");
  TypeId bytes = types.array(3, kI8);
  EXPECT_EQ(text(pool.string(bytes, std::string_view("a\"\0", 3))), "[3 x i8] c\"a\\22\\00\"");
  EXPECT_EQ(text(pool.zero(bytes)), "[3 x i8] zeroinitializer");
  TypeId pair = types.literal_struct(std::array{kI64, kPtr}, true);
  std::array elements{Value(pool.integer(kI64, 64, 1)), Value(pool.null(kPtr))};
  EXPECT_EQ(text(pool.aggregate(pair, elements)), "<{ i64, ptr }> <{ i64 1, ptr null }>");
  EXPECT_EQ(text(pool.aggregate(types.literal_struct({}, false), {})), "{} {}");
  Symbol symbol;
  symbol.name = "g x";
  Value g = pool.symbol(module.add_symbol(symbol));
  std::array walk{Value(pair), g, Value(pool.integer(kI64, 64, 0)),
                  Value(pool.integer(kI32, 32, 1))};
  ConstantId gep = pool.expression(Opcode::GetElementPtr, kPtr, walk, flag::InBounds);
  EXPECT_EQ(text(gep), "ptr getelementptr inbounds (<{ i64, ptr }>, ptr @\"g x\", i64 0, i32 1)");
  EXPECT_EQ(text(pool.expression(Opcode::PtrToInt, kI64, std::array{Value(gep)})),
            "i64 ptrtoint (ptr getelementptr inbounds (<{ i64, ptr }>, ptr @\"g x\", i64 0, i32 1) "
            "to i64)");
}

TEST(Printer, Header) {
  Module module;
  TypeTable& types = module.types();
  module.source_filename = "a\"b";
  module.target_triple = "x86_64-pc-linux-gnu";
  TypeId list = types.named("list");
  types.set_struct_body(list, std::array{kI64, types.typed_pointer(list)}, false);
  types.named("unknown");
  types.finish_named();
  Symbol variable;
  variable.name = "x";
  variable.kind = SymbolKind::Variable;
  variable.linkage = Linkage::Internal;
  variable.is_definition = true;
  variable.is_constant = true;
  variable.align_log2 = 4;
  variable.has_alignment = true;
  variable.type = kI64;
  variable.initializer = module.constants().integer(kI64, 64, 7);
  module.add_symbol(variable);
  Symbol outside;
  outside.name = "y";
  outside.kind = SymbolKind::Variable;
  outside.type = types.erased(list);
  module.add_symbol(outside);
  Symbol function;
  function.name = "printf";
  function.type = types.function(kI32, std::array{kPtr}, true);
  module.add_symbol(function);
  std::string out;
  print_header(out, module);
  EXPECT_EQ(out,
            "source_filename = \"a\\22b\"\n"
            "target triple = \"x86_64-pc-linux-gnu\"\n"
            "\n"
            "%list = type { i64, ptr }\n"
            "%unknown = type opaque\n"
            "\n"
            "@x = internal constant i64 7, align 16\n"
            "@y = external global %list\n"
            "\n"
            "declare i32 @printf(ptr, ...)\n"
            "\n");
}

}  // namespace
}  // namespace lilt::ssa
