// What clang writes for C beyond plain integers: every type and constant, atomics, vectors,
// attributes of the calling convention, symbols' properties, block addresses, debug information.
#include <gtest/gtest.h>

#include "frontend/llvm/supported.h"
#include "ir/ssa/callee.h"
#include "tests/unit/frontend_fixture.h"

namespace lilt {
namespace {

using namespace ssa;

// Expects that functions, written as the printer writes them, are printed unchanged.
void expect_lines(const std::string& head, std::initializer_list<const char*> lines) {
  std::string text = head + " {\n";
  for (const char* line : lines) text += std::string("  ") + line + "\n";
  EXPECT_EQ(bodies_of(text + "}\n"), text + "}\n");
}

// Expects that a module without functions is printed unchanged, after its source_filename.
void expect_header(const std::string& header) {
  auto parsed = parse_text("source_filename = \"\"\n\n" + header);
  ASSERT_TRUE(parsed->ok()) << parsed->reports();
  EXPECT_EQ(parsed->printed, "source_filename = \"\"\n\n" + header + "\n");
}

TEST(FrontendClang, Atomics) {
  expect_lines("define void @f(ptr %p)",
               {"%1 = load atomic volatile i32, ptr %p acquire, align 4",
                "store atomic i64 1, ptr %p release, align 8",
                "%2 = atomicrmw add ptr %p, i32 1 seq_cst, align 4",
                "%3 = atomicrmw volatile xchg ptr %p, ptr null acq_rel",
                "%4 = cmpxchg weak volatile ptr %p, i32 0, i32 1 acq_rel monotonic, align 4",
                "%5 = extractvalue { i32, i1 } %4, 1", "fence seq_cst",
                "%6 = va_arg ptr %p, double", "ret void"});
  EXPECT_EQ(
      bodies_of("define void @f(ptr %p) {\n  fence syncscope(\"agent\") release\n  ret void\n}\n"),
      "define void @f(ptr %p) {\n  fence release\n  ret void\n}\n");
}

TEST(FrontendClang, AtomicsThatAreNone) {
  auto in_body = [](const std::string& line) {
    return reports_of("define void @f(ptr %p) {\n  " + line + "\n  ret void\n}\n");
  };
  EXPECT_EQ(in_body("%x = load atomic i32, ptr %p release, align 4"),
            "error 2:32: an atomic 'load' cannot be 'release'\n");
  EXPECT_EQ(in_body("%x = load atomic i24, ptr %p acquire, align 4"),
            "error 2:8: an atomic 'load' does not go with type 'i24'\n");
  EXPECT_EQ(in_body("fence monotonic"),
            "error 2:9: a fence is acquire, release, acq_rel or seq_cst\n");
  EXPECT_EQ(in_body("%x = cmpxchg ptr %p, i32 0, i64 1 seq_cst seq_cst"),
            "error 2:31: new value has type 'i64', expected 'i32'\n");
  EXPECT_EQ(in_body("%x = atomicrmw add ptr %p, float 0.0 seq_cst"),
            "error 2:30: 'atomicrmw add' does not go with type 'float'\n");
  EXPECT_EQ(in_body("%x = atomicrmw twist ptr %p, i32 0 seq_cst"),
            "error 2:18: operation 'twist' of 'atomicrmw' is not supported\n");
}

TEST(FrontendClang, Vectors) {
  expect_lines("define <2 x i32> @f(<4 x i32> %a, <4 x ptr> %ps, i1 %c)",
               {"%1 = extractelement <4 x i32> %a, i64 2",
                "%2 = insertelement <4 x i32> poison, i32 %1, i32 0",
                "%3 = shufflevector <4 x i32> %2, <4 x i32> %a, <2 x i32> <i32 0, i32 poison>",
                "%4 = icmp ult <4 x i32> %2, %a",
                "%5 = select <4 x i1> %4, <4 x i32> %2, <4 x i32> zeroinitializer",
                "%6 = getelementptr i32, <4 x ptr> %ps, <4 x i32> %5",
                "%7 = getelementptr i32, ptr null, <4 x i64> zeroinitializer",
                "%8 = ptrtoint <4 x ptr> %6 to <4 x i64>", "%9 = bitcast <4 x i32> %5 to i128",
                "%10 = select i1 %c, <2 x i32> %3, <2 x i32> <i32 1, i32 2>", "ret <2 x i32> %10"});
  auto in_body = [](const std::string& line) {
    return reports_of("define void @f(<2 x i32> %v) {\n  " + line + "\n  ret void\n}\n");
  };
  EXPECT_EQ(in_body("%x = extractelement i32 1, i32 0"),
            "error 2:23: 'i32' is not a vector type\n");
  EXPECT_EQ(in_body("%x = insertelement <2 x i32> %v, i64 1, i32 0"),
            "error 2:36: element has type 'i64', expected 'i32'\n");
  EXPECT_EQ(in_body("%x = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 0, i32 4>"),
            "error 2:50: an element of the mask is not an index into the two vectors\n");
  EXPECT_EQ(in_body("%x = add <2 x i32> %v, <i32 1>"),
            "error 2:26: vector has 1 element, but its type is '<2 x i32>'\n");
}

TEST(FrontendClang, NumbersOfEveryFormat) {
  expect_header(
      "@a = global [2 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 "
      "0xKFFFF8000000000000001]\n"
      "@b = global fp128 0xL00000000000000013FFF000000000000\n"
      "@c = global [2 x half] [half 0xH3C00, half 0xHFC00]\n"
      "@d = global bfloat 0xR3F80\n"
      "@e = global [2 x float] [float 0x7FF4000000000000, float 0x36A0000000000000]\n"
      "@f = global [3 x i128] [i128 -1, i128 170141183460469231731687303715884105727, i128 "
      "-170141183460469231731687303715884105728]\n"
      "@g = global i129 -340282366920938463463374607431768211456\n"
      "@h = global [2 x i24] [i24 -8388608, i24 8388607]\n");
  EXPECT_EQ(
      reports_of(
          "@a = global half 1.0e9\n@b = global i128 340282366920938463463374607431768211456\n"
          "@c = global x86_fp80 0x3FF0000000000000\n@d = global double 0xK00000000000000000000\n"
          "@e = global half 0x40F0000000000000\n"),
      "error 1:18: '1.0e9' is not a floating-point number of type 'half'\n"
      "warning 2:18: integer '340282366920938463463374607431768211456' does not fit type "
      "'i128': only its low bits count\n"
      "error 3:22: number '0x3FF0000000000000' where a value of type 'x86_fp80' is expected\n"
      "error 4:20: number '0xK00000000000000000000' where a value of type 'double' is "
      "expected\n"
      "error 5:18: '0x40F0000000000000' is not exactly a value of type 'half'\n");
}

// As `opt -S` of LLVM 14 and 19 prints them.
TEST(FrontendClang, HexadecimalNumbersWithFewDigitsOrMany) {
  auto parsed = parse_text(
      "source_filename = \"a\"\n@a = global fp128 0xL01\n@b = global fp128 0xL0123456789abcdef0\n"
      "@c = global x86_fp80 0xK1\n@d = global x86_fp80 0xK12345\n"
      "@e = global x86_fp80 0xK00008000000000000000\n@f = global x86_fp80 0xKBFFF3FFFFFFFFFFFFFFF\n"
      "@g = global double 0x1\n@h = global double 0x03FF0000000000000\n@i = global half 0xH1\n"
      "@j = global half 0xH12345\n@k = global bfloat 0xR00001\n@l = global float 0x0\n"
      "@m = global fp128 0xL0123456789abcdef0123456789abcdef0\n"
      "@n = global double 0x0123456789abcdef01\n@o = global x86_fp80 0xK3FFF80000000000000001\n");
  EXPECT_EQ(parsed->reports(), [] {
    std::string reports;
    for (const char* place : {"11:18", "14:19", "15:20", "16:22"})
      reports += "warning " + std::string(place) +
                 ": hexadecimal number has more digits than its type: the excess is ignored\n";
    return reports;
  }());
  for (const char* line :
       {"@a = global fp128 0xL00000000000000000000000000000001\n",
        "@b = global fp128 0xL0123456789ABCDEF0000000000000000\n",
        "@c = global x86_fp80 0xK7FFF0000000000000000\n",
        "@d = global x86_fp80 0xK7FFF0000000000000005\n",
        "@e = global x86_fp80 0xK00018000000000000000\n",
        "@f = global x86_fp80 0xKFFFF3FFFFFFFFFFFFFFF\n", "@g = global double 4.940656e-324\n",
        "@h = global double 1.000000e+00\n", "@i = global half 0xH0001\n",
        "@j = global half 0xH2345\n", "@k = global bfloat 0xR0001\n",
        "@l = global float 0.000000e+00\n",
        "@m = global fp128 0xL0123456789ABCDEF0123456789ABCDEF\n",
        "@o = global x86_fp80 0xK3FFF8000000000000000\n"})
    EXPECT_NE(parsed->printed.find(line), std::string::npos) << line << parsed->printed;
}

TEST(FrontendClang, IntegersAreCutToTheirTypes) {
  auto parsed = parse_text(
      "source_filename = \"a\"\n@a = global i8 300\n@b = global i8 -200\n@c = global i1 2\n"
      "@d = global i32 4294967297\n@e = global i64 36893488147419103233\n"
      "@f = global i128 680564733841876926926749214863536422913\n@g = global i8 u0x1FE\n"
      "@h = global i8 s0x1FE\n@i = global i7 -129\n");
  ASSERT_TRUE(parsed->ok()) << parsed->reports();
  EXPECT_EQ(parsed->diagnostics.all().size(), 9u);
  for (const char* line : {"@a = global i8 44\n", "@b = global i8 56\n", "@c = global i1 false\n",
                           "@d = global i32 1\n", "@e = global i64 1\n", "@f = global i128 1\n",
                           "@g = global i8 -2\n", "@h = global i8 -2\n", "@i = global i7 -1\n"})
    EXPECT_NE(parsed->printed.find(line), std::string::npos) << line << parsed->printed;
}

TEST(FrontendClang, HexadecimalIntegersAndSigns) {
  auto parsed = parse_text(
      "source_filename = \"a\"\n@a = global i64 u0xFF\n@b = global i32 s0xFF\n@c = global i8 "
      "u0x80\n"
      "@d = global i64 s0x8000000000000000\n@e = global i128 s0x8000000000000000\n"
      "@f = global i32 s0x0\n@g = global double +1.5\n@h = global [1 x double] [double +2.]\n"
      "@i = global i128 s0x10000000000000000\n");
  ASSERT_TRUE(parsed->ok()) << parsed->reports();
  for (const char* line :
       {"@a = global i64 255\n", "@b = global i32 -1\n", "@c = global i8 -128\n",
        "@d = global i64 -9223372036854775808\n", "@e = global i128 -9223372036854775808\n",
        "@f = global i32 0\n", "@g = global double 1.5", "[double 2.0",
        "@i = global i128 -18446744073709551616\n"})
    EXPECT_NE(parsed->printed.find(line), std::string::npos) << line << parsed->printed;
  EXPECT_EQ(reports_of("@a = global i8 u0x100\n@b = global i8 u0xG\n@c = global double u0x1\n"
                       "@d = global i8 +5\n"),
            "warning 1:16: integer 'u0x100' does not fit type 'i8': only its low bits count\n"
            "error 2:16: 'u0xG' is not an integer\n"
            "error 3:20: number 'u0x1' where a value of type 'double' is expected\n"
            "error 4:16: expected a value, found '+'\n");
}

TEST(FrontendClang, Symbols) {
  expect_header(
      "module asm \".globl x\"\n\n"
      "$d = comdat nodeduplicate\n$grp = comdat any\n\n"
      "@a = thread_local global i32 0, align 4\n"
      "@b = internal thread_local(initialexec) unnamed_addr global i32 1\n"
      "@c = dso_local hidden constant i8 1, section \".foo\", align 32\n"
      "@d = linkonce_odr global i32 3, comdat\n"
      "@e = linkonce_odr protected global i32 3, comdat($grp), align 4\n"
      "@f = dso_local alias i32, ptr @a\n"
      "@g = weak hidden alias i8, ptr getelementptr (i8, ptr @a, i64 3)\n"
      "@h = alias i32 (i32), ptr @a\n"
      "@i = global ptr addrspace(257) addrspacecast (ptr @a to ptr addrspace(257))\n"
      "@j = global i1 icmp ne (ptr @a, ptr null)\n\n"
      "declare zeroext i8 @k(i32 signext, ptr byval(i64) align 16, ptr nest) noreturn noredzone\n");
  EXPECT_EQ(reports_of("@a = global i32 0, comdat\n"), "error 1:20: undefined comdat '$a'\n");
  EXPECT_EQ(reports_of("@a = thread_local(fast) global i32 0\n"),
            "error 1:19: expected 'localdynamic', 'initialexec' or 'localexec', found 'fast'\n");
  EXPECT_EQ(reports_of("@a = alias i64, ptr @b\n@b = global i32 0\n"), "");
  EXPECT_EQ(reports_of("@a = alias i64, i32* @b\n@b = global i32 0\n"),
            "error 1:17: alias to 'i64' is given as 'i32*'\n");
}

TEST(FrontendClang, AttributesOfTheConvention) {
  auto parsed = parse_text(
      "%s = type { i64, i8* }\n"
      "define signext i8 @f(%s* noundef byval(%s) align 16 %a, i8 zeroext inreg %b, %s* byval %c,\n"
      "    i8* align 8 \"x\"=\"y\" %d) #1 {\n"
      "  %x = call zeroext i8 @g(i8 noundef signext %b, %s* sret(%s) align 4 %a) #2\n"
      "  ret i8 %x\n}\n"
      "declare i8 @g(i8, %s*) #0\n"
      "attributes #0 = { nounwind returns_twice }\nattributes #1 = { noinline \"a\"=\"cold\" }\n"
      "attributes #2 = { noreturn }\n");
  ASSERT_TRUE(parsed->ok()) << parsed->reports();
  const Module& module = *parsed->module;
  SymbolId f = module.find("f");
  EXPECT_EQ(module[f].function_attributes, function_attribute::NoInline);
  EXPECT_TRUE(module.attributes(f, kResultPosition).sign_extend);
  EXPECT_EQ(module.attributes(f, 0).by_value, module.types().find_named("s") == TypeId::none()
                                                  ? TypeId::none()
                                                  : module.attributes(f, 2).by_value);
  EXPECT_EQ(module.attributes(f, 0).align, 16u);
  EXPECT_EQ(module.types().size_of(module.attributes(f, 2).by_value), 16u);
  EXPECT_TRUE(module.attributes(f, 1).zero_extend && module.attributes(f, 1).in_register);
  EXPECT_EQ(module.attributes(f, 3), ParameterAttributes());
  EXPECT_EQ(
      parsed->bodies,
      "define dso_local signext i8 @f(ptr byval(%s) align 16 noundef %a, i8 zeroext inreg %b, "
      "ptr byval(%s) %c, ptr align 8 %d) noinline {\n"
      "  %x = call zeroext i8 @g(i8 signext %b, ptr sret(i8) %a) noreturn\n"
      "  ret i8 %x\n}\n");
  Diagnostics diagnostics;
  Function function;
  ModuleOverlay overlay(*parsed->module);
  frontend::FunctionParser parser(overlay, diagnostics);
  ASSERT_TRUE(parser.parse(f, function));
  InstId call = function[function.entry()].first;
  EXPECT_EQ(function_attributes(function, call), function_attribute::ReturnsTwice |
                                                     function_attribute::NoUnwind |
                                                     function_attribute::NoReturn);
}

TEST(FrontendClang, EveryAttributeOfFunctionsThatIsKeptIsListed) {
  const std::string words[] = {"returns_twice", "noreturn",          "nounwind",
                               "alwaysinline",  "noinline",          "naked",
                               "noredzone",     "\"frame-pointer\"", "noimplicitfloat"};
  std::string header = "declare void @f()";
  for (const std::string& word : words) {
    EXPECT_NE(frontend::describe_supported().find(' ' + word), std::string::npos) << word;
    header += ' ' + word + (word[0] == '"' ? "=\"all\"" : "");
  }
  expect_header(header + '\n');
}

TEST(FrontendClang, CallsOfAssemblyAndWithMetadata) {
  expect_lines("define void @f(ptr %p)",
               {"call void asm sideeffect alignstack \"nop # $0 \\22\", \"r,~{memory}\"(i32 1)",
                "%1 = call i64 asm inteldialect unwind \"\", \"=r,0\"(i64 3)",
                "musttail call void @f(ptr %p)", "ret void"});
  EXPECT_EQ(bodies_of("declare i64 @llvm.read_register.i64(metadata)\n"
                      "define i64 @f() {\n"
                      "  %1 = call i64 @llvm.read_register.i64(metadata !3)\n  ret i64 %1\n}\n"
                      "!3 = !{!\"rsp\\00\"}\n@p = global ptr null\n"),
            "define i64 @f() {\n"
            "  %1 = call i64 @llvm.read_register.i64(metadata !{!\"rsp\\00\"})\n  ret i64 %1\n}\n");
}

TEST(FrontendClang, AddressesOfBlocks) {
  std::string text =
      "define i32 @f(ptr %p) {\n"
      "  store ptr blockaddress(@f, %3), ptr %p\n"
      "  indirectbr ptr %p, [label %x, label %3]\n\nx:\n  ret i32 1\n\n3:\n  br label %x\n}\n";
  std::string table = "@t = global [2 x ptr] [ptr blockaddress(@f, %x), ptr null]\n";
  auto parsed = parse_text(table + text);
  ASSERT_TRUE(parsed->ok()) << parsed->reports();
  EXPECT_EQ(parsed->bodies, text);
  Diagnostics diagnostics;
  Function function;
  ModuleOverlay overlay(*parsed->module);
  frontend::FunctionParser parser(overlay, diagnostics);
  ASSERT_TRUE(parser.parse(parsed->module->find("f"), function));
  std::vector<bool> taken;
  for (BlockId block : function.blocks()) taken.push_back(function[block].address_taken);
  EXPECT_EQ(taken, (std::vector<bool>{false, true, true}));
  const ConstantPool& pool = parsed->module->constants();
  ConstantId initializer = (*parsed->module)[parsed->module->find("t")].initializer;
  ConstantId address = pool.elements(initializer)[0].constant();
  EXPECT_EQ(pool.block_function(address), parsed->module->find("f"));
  EXPECT_EQ(pool.block_name(address), "x");
  EXPECT_EQ(reports_of("@t = global ptr blockaddress(@f, %y)\n" + text),
            "error 1:34: undefined label '%y'\n");
  EXPECT_EQ(reports_of("@t = global ptr blockaddress(@g, %y)\ndeclare void @g()\n"),
            "error 1:30: '@g' is not a function that is defined here\n");
  EXPECT_EQ(reports_of("; blockaddress(@f, %y)\n@t = global ptr null\n" + text), "");
}

TEST(FrontendClang, DebugInformation) {
  std::string text =
      "source_filename = \"a.c\"\n"
      "define void @f(ptr %p) !dbg !4 {\n"
      "  store i64 1, ptr %p, align 8, !tbaa !9, !dbg !6\n"
      "  call void @llvm.dbg.value(metadata i32 0, metadata !5, metadata !DIExpression()), !dbg "
      "!7\n"
      "    #dbg_value(i32 0, !5, !DIExpression(), !7)\n"
      "  ret void, !dbg !8\n}\n"
      "!llvm.dbg.cu = !{!0}\n"
      "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: \"c \\22l\\22\", "
      "emissionKind: FullDebug, enums: !{})\n"
      "!1 = !DIFile(filename: \"a.c\", directory: \"/x\", checksumkind: CSK_MD5)\n"
      "!2 = !DIFile(filename: \"b.h\", directory: \"/x\")\n"
      "!3 = distinct !DILexicalBlockFile(scope: !5, file: !2, discriminator: 0)\n"
      "!4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 7, flags: A | B)\n"
      "!5 = distinct !DILexicalBlock(scope: !4, line: 3)\n"
      "!6 = !DILocation(line: 8, column: 2, scope: !3, inlinedAt: !7)\n"
      "!7 = distinct !DILocation(line: 9, column: 70000, scope: !5)\n"
      "!8 = !DILocation(line: 10, scope: !8)\n!9 = !{!DILocation(line: 1)}\n";
  auto parsed = parse_text(text);
  ASSERT_TRUE(parsed->ok()) << parsed->reports();
  const DebugInfo& info = parsed->module->debug_info;
  auto place = info.place(6);
  ASSERT_TRUE(place.has_value());
  EXPECT_EQ(std::pair(place->line, place->column), std::pair(8u, 2u));
  EXPECT_EQ(std::pair(place->file, place->subprogram), std::pair(2u, 4u));
  EXPECT_EQ(place->inlined_at, 7u);
  EXPECT_EQ(info.place(7)->file, 1u);
  EXPECT_EQ(info.place(8)->subprogram, DebugInfo::kNone);
  EXPECT_FALSE(info.place(1).has_value());
  EXPECT_EQ(info.subprogram(4)->name, "f");
  EXPECT_EQ(info.file(2)->name, "b.h");
  EXPECT_EQ((*parsed->module)[parsed->module->find("f")].debug_node, 4u);
  const std::string record = "    #dbg_value(i32 0, !5, !DIExpression(), !7)\n";
  EXPECT_NE(parsed->bodies.find("store i64 1, ptr %p, align 8, !tbaa !9, !dbg !6\n" + record +
                                record + "  ret void, !dbg !8"),
            std::string::npos)
      << parsed->bodies;
  auto again = parse_text(parsed->printed);
  ASSERT_TRUE(again->ok()) << again->reports();
  EXPECT_EQ(again->printed, parsed->printed);
}

TEST(FrontendClang, LinesBeforeTheListOfUnitsAndWithoutNumbers) {
  auto parsed = parse_text(
      "source_filename = \"a.c\"\ndefine void @f(ptr %p) !dbg !4 {\n"
      "  store i64 1, ptr %p, align 8, !dbg !8\n"
      "  store i64 2, ptr %p, align 8, !dbg !DILocation(line: 3, column: 5, scope: !4)\n"
      "  ret void, !tbaa !5, !dbg !DILocation(line: 4, scope: !4), !foo !5\n}\n"
      "!1 = !DIFile(filename: \"a.c\", directory: \"/x\")\n"
      "!4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1)\n!5 = !{}\n"
      "!8 = !DILocation(line: 2, column: 3, scope: !4)\n!llvm.dbg.cu = !{!9}\n"
      "!9 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)\n");
  ASSERT_TRUE(parsed->ok()) << parsed->reports();
  EXPECT_NE(parsed->bodies.find(
                "!dbg !8\n"
                "  store i64 2, ptr %p, align 8, !dbg !DILocation(line: 3, column: 5, scope: !4)\n"
                "  ret void, !dbg !DILocation(line: 4, column: 0, scope: !4)\n"),
            std::string::npos)
      << parsed->bodies;
  const DebugInfo& info = parsed->module->debug_info;
  auto place = info.place(8);
  ASSERT_TRUE(place.has_value());
  EXPECT_EQ(std::pair(place->line, place->subprogram), std::pair(2u, 4u));
  place = info.place(DebugInfo::Location{3, 5, 4});
  EXPECT_EQ(std::pair(place->line, place->subprogram), std::pair(3u, 4u));
}

TEST(FrontendClang, WhatLlvmRefusesAtTopLevel) {
  EXPECT_EQ(reports_of("$c = comdat any\n$c = comdat any\n@p = common global ptr null\n"
                       "@a = common global i32 1\n@b = common global [2 x i8] [i8 0, i8 0]\n"
                       "@d = common global x86_fp80 0xK00000000000000000000\n"
                       "declare internal void @f()\ndefine common void @g() {\n  ret void\n}\n"
                       "!5 = !{}\n!5 = !{!5}\n"),
            "error 2:1: '$c' is defined twice\n"
            "  note 1:1: the first definition of '$c'\n"
            "error 4:24: a common variable starts as zero: no other value can be given\n"
            "error 7:9: a declaration of a function cannot have this linkage\n"
            "error 8:8: a definition of a function cannot have this linkage\n"
            "error 12:1: '!5' is defined twice\n"
            "  note 11:6: the first definition of '!5'\n");
}

TEST(FrontendClang, MetadataOfOddShapesIsPassedOver) {
  EXPECT_EQ(reports_of("@p = global ptr null, !dbg !3\n!llvm.dbg.cu = !{}\n"
                       "!1 = !DILocation(line: -1, scope: !{})\n!2 = !DILocation()\n"
                       "!3 = !DIFile(filename: !\"x\")\n!4 = !DIExpression(DW_OP_constu, 3)\n"
                       "!99999999999999999999 = !{}\n!5 = !DILocation(line: (1))\n"
                       "!6 = distinct !DISubprogram(name: \"a)b\", 3)\n"),
            "");
  EXPECT_EQ(reports_of("@p = global ptr null\n!llvm.dbg.cu = !{}\n!1 = !DILocation(line: 3\n"),
            "error 3:17: bracket is never closed\n");
}

// Legalization changes the type of a body, not of its symbol; dumps show the body's.
TEST(FrontendClang, ABodyOfAnotherTypeIsPrintedWithItsOwn) {
  auto parsed = parse_text("define i64 @f(i128 zeroext %x, ptr %p) {\n  ret i64 0\n}\n");
  ASSERT_TRUE(parsed->ok());
  Diagnostics diagnostics;
  Function function;
  ModuleOverlay overlay(*parsed->module);
  frontend::FunctionParser parser(overlay, diagnostics);
  ASSERT_TRUE(parser.parse(parsed->module->find("f"), function));
  TypeId parts[] = {kI64, kI64};
  TypeId parameters[] = {kI64, kI64, kPtr};
  function.replace_argument(0, parts);
  function.set_type(function.types().function(kI64, parameters, false));
  ParameterAttributes by_value;
  by_value.by_value = kX86Fp80;
  by_value.align = 16;
  function.annotations().set_attributes(InstId::none(), 2, by_value);
  std::string text;
  print_function(text, function);
  EXPECT_EQ(text,
            "define i64 @f(i64 %v0, i64 %v1, ptr byval(x86_fp80) align 16 %p) {\n  ret i64 0\n}\n");
  EXPECT_EQ(bodies_of(text), text);
}

}  // namespace
}  // namespace lilt
