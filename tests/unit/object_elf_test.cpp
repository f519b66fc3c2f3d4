#include <gtest/gtest.h>

#include "emit/object/assembly_writer.h"
#include "emit/object/object_writer.h"
#include "object_test_support.h"

namespace lilt::object {
namespace {

using test::ImageBuilder;
using test::run_command;

// A module and its object file.
class ElfTest : public ::testing::Test {
 protected:
  std::string write(ObjectWriter& writer, const std::string& name) {
    EXPECT_TRUE(writer.add_variables(diagnostics_));
    const std::optional<ObjectFile> file = writer.finish(diagnostics_);
    EXPECT_FALSE(diagnostics_.has_errors()) << diagnostics_.render(DiagnosticFormat::Text, false);
    if (file) test::write_file(folder_ / name, file->to_string());
    return folder_ / name;
  }
  // Links an object with `cc` and runs the result.
  test::CommandResult link_and_run(const std::string& object, const std::string& more = "") {
    std::string program = folder_ / "program";
    auto linked =
        run_command("cc -pie -Wl,--fatal-warnings -o " + program + " " + object + " " + more);
    EXPECT_EQ(linked.status, 0) << linked.output;
    return run_command(program);
  }

  test::ScratchFolder folder_;
  ssa::Module module_;
  Diagnostics diagnostics_;
};

TEST_F(ElfTest, ProgramLinksAndRuns) {
  auto main_function = test::add_function(module_, "main");
  auto helper = test::add_function(module_, "helper", ssa::Linkage::Internal);
  test::add_function(module_, "puts", ssa::Linkage::External, false);
  test::add_string(module_, "message", std::string_view("hello\0", 6));
  test::add_variable(module_, "counter", ssa::kI64, test::integer(module_, 64, 41));
  ImageBuilder main_code, helper_code;
  main_code.enter().lea_rdi("message").call("puts").load_got_rax("counter");
  main_code.bytes({0x48, 0x8B, 0x38}).call("helper").leave();  // mov (%rax), %rdi
  helper_code.bytes({0x48, 0x8D, 0x47, 0x01, 0xC3});           // lea 1(%rdi), %rax; ret
  ObjectWriter writer(module_);
  writer.add_function(main_function, main_code.image());
  writer.add_function(helper, helper_code.image());
  std::string object = write(writer, "program.o");
  auto result = link_and_run(object);
  EXPECT_EQ(result.output, "hello\n");
  EXPECT_EQ(result.status, 42);

  std::string symbols = run_command("readelf -sW " + object + " | tr -s ' '").output;
  EXPECT_NE(symbols.find(" FUNC GLOBAL DEFAULT 1 main"), std::string::npos) << symbols;
  EXPECT_NE(symbols.find(" 5 FUNC LOCAL DEFAULT 1 helper"), std::string::npos) << symbols;
  EXPECT_NE(symbols.find(" 0 NOTYPE GLOBAL DEFAULT UND puts"), std::string::npos) << symbols;
  EXPECT_NE(symbols.find(" 6 OBJECT GLOBAL DEFAULT 4 message"), std::string::npos) << symbols;
  std::string relocations = run_command("readelf -rW " + object).output;
  EXPECT_NE(relocations.find("R_X86_64_REX_GOTPCRELX"), std::string::npos) << relocations;
  EXPECT_NE(relocations.find("R_X86_64_PLT32"), std::string::npos) << relocations;
  EXPECT_EQ(relocations.find("helper"), std::string::npos) << "local calls need no relocation";
  EXPECT_EQ(run_command("readelf -aW " + object + " 2>&1 >/dev/null").output, "");
}

TEST_F(ElfTest, SectionsBindingsAndPointers) {
  auto f = test::add_function(module_, "f", ssa::Linkage::WeakOdr);
  auto pointer = module_.constants().symbol(f);
  test::add_variable(module_, "table", ssa::kPtr, pointer, true);
  test::add_variable(module_, "changing", ssa::kPtr, pointer, false, ssa::Linkage::Internal);
  test::add_variable(module_, "zeros", module_.types().array(100, ssa::kI64),
                     module_.constants().zero(module_.types().array(100, ssa::kI64)));
  test::add_variable(module_, "common", ssa::kI64, test::integer(module_, 64, 0), false,
                     ssa::Linkage::Common);
  test::add_variable(module_, "fixed", ssa::kI32, test::integer(module_, 32, 0), true,
                     ssa::Linkage::Private);
  ssa::Symbol alias;
  alias.name = "second";
  alias.kind = ssa::SymbolKind::Alias;
  alias.is_definition = true;
  alias.type = alias.source_type = ssa::kPtr;
  alias.initializer = pointer;
  module_.add_symbol(alias);
  ObjectWriter writer(module_);
  writer.add_function(f, ImageBuilder().bytes({0xB8, 7, 0, 0, 0, 0xC3}).image());
  std::string object = write(writer, "sections.o");
  std::string symbols = run_command("objdump -t " + object + " | tr -s ' \\t' ' '").output;
  for (const char* line :
       {" w F .text 0000000000000006 f", " g O .data.rel.ro 0000000000000008 table",
        " l O .data 0000000000000008 changing", " g O .bss 0000000000000320 zeros",
        " O *COM* 0000000000000008 common", " l O .rodata 0000000000000004 fixed",
        " g F .text 0000000000000006 second"})
    EXPECT_NE(symbols.find(line), std::string::npos) << line << "\n" << symbols;
  std::string sections = run_command("readelf -SW " + object).output;
  EXPECT_NE(sections.find(".note.GNU-stack"), std::string::npos);
  test::write_file(
      folder_ / "main.c",
      "extern int second(void); extern int (*const table)(void); extern long zeros[100];"
      "extern long common; int main(void) { return second() + table() + zeros[99] + common; }");
  EXPECT_EQ(link_and_run(object, folder_ / "main.c").status, 14);
}

TEST_F(ElfTest, ExceptionsUnwindThroughAFrame) {
  auto through = test::add_function(module_, "through");
  ImageBuilder code;
  code.bytes({0x53}).unwind(UnwindKind::DefineCfaOffset, 0, 16).unwind(UnwindKind::SavedAt, 3, -16);
  code.bytes({0xBB, 1, 0, 0, 0}).bytes({0xFF, 0xD7});  // mov $1, %ebx; call *%rdi
  code.bytes({0x5B}).unwind(UnwindKind::Restored, 3, 0).unwind(UnwindKind::DefineCfaOffset, 0, 8);
  code.bytes({0xC3});
  ObjectWriter writer(module_);
  writer.add_function(through, code.image());
  std::string object = write(writer, "through.o");
  test::write_file(folder_ / "main.cpp",
                   "#include <stdexcept>\nextern \"C\" void through(void (*)());\n"
                   "int main() { volatile int kept = 5; try { through([] { throw "
                   "std::runtime_error(\"x\"); }); }"
                   " catch (std::exception&) { return kept + 1; } return 0; }");
  EXPECT_EQ(link_and_run(object, folder_ / "main.cpp -O2 -lstdc++").status, 6);
  std::string frames = run_command("readelf --debug-dump=frames-interp " + object).output;
  EXPECT_NE(frames.find("rsp+16"), std::string::npos) << frames;
  EXPECT_NE(frames.find("c-16"), std::string::npos) << frames;
}

TEST_F(ElfTest, LongAdvancesOfTheUnwindTable) {
  auto function = test::add_function(module_, "f");
  ImageBuilder code;
  for (int i = 0; i < 70000; ++i) {
    if (i == 63 || i == 127 || i == 400 || i == 69990)
      code.unwind(UnwindKind::DefineCfaOffset, 0, 16 + i);
    code.bytes({0x90});
  }
  code.unwind(UnwindKind::RememberState, 0, 0).unwind(UnwindKind::DefineCfaRegister, 6, 0);
  code.bytes({0x90}).unwind(UnwindKind::RestoreState, 0, 0);
  ObjectWriter writer(module_);
  writer.add_function(function, code.image());
  std::string frames = run_command("readelf --debug-dump=frames " + write(writer, "long.o")).output;
  for (const char* step :
       {"DW_CFA_advance_loc: 63 to 000000000000003f", "DW_CFA_advance_loc1: 64 to 000000000000007f",
        "DW_CFA_advance_loc2: 273 to 0000000000000190",
        "DW_CFA_advance_loc4: 69590 to 0000000000011166", "DW_CFA_def_cfa_offset: 70006",
        "DW_CFA_def_cfa_register: r6 (rbp)", "DW_CFA_remember_state", "DW_CFA_restore_state"})
    EXPECT_NE(frames.find(step), std::string::npos) << step << "\n" << frames;
}

TEST_F(ElfTest, OutputIsDeterministicAndEmptyModulesAreFine) {
  ObjectWriter first(module_), second(module_);
  EXPECT_EQ(first.finish(diagnostics_)->to_string(), second.finish(diagnostics_)->to_string());
  ObjectWriter writer(module_);
  EXPECT_EQ(run_command("objdump -h " + write(writer, "empty.o")).status, 0);
}

TEST_F(ElfTest, AliasOfAnUndefinedSymbolIsAnError) {
  auto f = test::add_function(module_, "f", ssa::Linkage::External, false);
  ssa::Symbol alias;
  alias.name = "a";
  alias.kind = ssa::SymbolKind::Alias;
  alias.initializer = module_.constants().symbol(f);
  module_.add_symbol(alias);
  ObjectWriter writer(module_);
  EXPECT_FALSE(writer.finish(diagnostics_).has_value());
  EXPECT_EQ(diagnostics_.all().at(0).message,
            "cannot resolve alias '@a': '@f' is not defined here");
}

// --- assembly text

// Assembled, the text has the sections, symbols and relocations of the object.
TEST_F(ElfTest, AssemblyTextGivesTheSameData) {
  module_.source_filename = "folder/some.ll";
  auto f = test::add_function(module_, "f");
  test::add_function(module_, "odd name", ssa::Linkage::External, false);
  auto odd = module_.constants().symbol(module_.find("odd name"));
  test::add_string(module_, "text",
                   std::string_view("quote\" back\\ \n\t\x01\xFF"
                                    "12\0",
                                    21));
  test::add_string(module_, "unterminated", "abc");
  test::add_string(module_, "mixed", std::string("a") + std::string(40, '\0') + "b", false);
  ssa::TypeId fields[] = {ssa::kI8, ssa::kI32, ssa::kPtr, ssa::kI16};
  ssa::TypeId record = module_.types().literal_struct(fields, false);
  ssa::Value elements[] = {test::integer(module_, 8, 1), test::integer(module_, 32, 0x80000001),
                           odd, test::integer(module_, 16, 3)};
  test::add_variable(module_, "record", record, module_.constants().aggregate(record, elements));
  test::add_variable(module_, "0", ssa::kI64, test::integer(module_, 64, ~uint64_t{0}), true);
  test::add_variable(module_, "zero", ssa::kI64, test::integer(module_, 64, 0));
  ImageBuilder code;
  code.bytes({0xB8, 7, 0, 0, 0, 0xC3});
  ObjectWriter writer(module_);
  writer.add_function(f, code.image());
  std::string object = write(writer, "object.o");

  AssemblyWriter assembly(module_, {}, false);
  FunctionAssembly body;
  body.text = "f:\n\t.cfi_startproc\n\tmovl\t$7, %eax\n\tretq\n\t.cfi_endproc\n";
  assembly.add_function(f, 0, body);
  const std::string text = assembly.finish(diagnostics_);
  test::write_file(folder_ / "text.s", text);
  auto assembled =
      run_command("as --fatal-warnings -o " + (folder_ / "text.o") + " " + (folder_ / "text.s"));
  ASSERT_EQ(assembled.status, 0) << assembled.output << text;
  for (const char* dump :
       {"objdump -s -j .text -j .data -j .rodata -j .eh_frame", "objdump -r -j .data"}) {
    std::string a = run_command(dump + (" " + object) + " | tail -n +4").output;
    std::string b = run_command(dump + (" " + (folder_ / "text.o")) + " | tail -n +4").output;
    EXPECT_EQ(a, b) << text;
  }
  std::string list = " | grep -v SECTION | awk '{print $3,$4,$5,$8}' | sort";
  EXPECT_EQ(run_command("readelf -sW " + object + list).output,
            run_command("readelf -sW " + (folder_ / "text.o") + list).output)
      << text;
}

// Symbols that may be missing when linking, variables or functions, are declared weak.
TEST_F(ElfTest, AssemblyDeclaresExternalWeakSymbols) {
  test::add_function(module_, "maybe", ssa::Linkage::ExternWeak, false);
  const std::string text = AssemblyWriter(module_, {}, false).finish(diagnostics_);
  EXPECT_NE(text.find("\n\t.weak\tmaybe\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace lilt::object
