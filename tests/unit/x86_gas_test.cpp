// Every row, at every width, with many shapes of operands: encoded by the encoder, and printed as
// GAS text and assembled by as(1). objdump's text of both must be the same, so that other encodings
// of the same instruction pass; relocations must be the same too.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>

#include "emit/x86/build.h"
#include "emit/x86/encoder.h"
#include "emit/x86/gas_printer.h"
#include "emit/x86/size_estimate.h"
#include "ir/mir/machine_parser.h"
#include "ir/mir/machine_printer.h"
#include "tests/unit/x86_instances.h"

namespace lilt::x86 {
namespace {

using mir::MachineFunction;

// A directory that is removed again.
class WorkDirectory {
 public:
  WorkDirectory() {
    std::string pattern = std::filesystem::temp_directory_path() / "lilt-x86-XXXXXX";
    path_ = mkdtemp(pattern.data());
  }
  ~WorkDirectory() { std::filesystem::remove_all(path_); }
  std::string file(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

std::string run(const std::string& command) {
  std::string output;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  char buffer[4096];
  while (size_t count = fread(buffer, 1, sizeof buffer, pipe)) output.append(buffer, count);
  EXPECT_EQ(pclose(pipe), 0) << command << "\n" << output.substr(0, 2000);
  return output;
}

void write_file(const std::string& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<long>(bytes.size()));
}

// objdump's instructions of a raw file: without addresses, bytes and comments.
std::vector<std::string> disassemble(const std::string& path) {
  std::istringstream lines(
      run("objdump -D -z --no-show-raw-insn -b binary -m i386:x86-64 " + path));
  std::vector<std::string> instructions;
  for (std::string line; std::getline(lines, line);) {
    size_t tab = line.find(":\t");
    if (tab == line.npos) continue;
    std::string text = line.substr(tab + 2);
    text = text.substr(0, text.find('#'));
    while (!text.empty() && text.back() == ' ') text.pop_back();
    instructions.push_back(text);
  }
  return instructions;
}

// "kind symbol addend" of each relocation of an object file, in the order of their places (as
// writes those of jumps last).
std::vector<std::string> relocations_of(const std::string& object) {
  std::istringstream lines(run("readelf -rW " + object));
  std::multimap<std::string, std::string> by_place;  // hexadecimal numbers of one length
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string offset, info, kind, value, symbol, sign, addend;
    words >> offset >> info >> kind >> value >> symbol >> sign >> addend;
    if (!kind.starts_with("R_X86_64_") || symbol.starts_with(".")) continue;
    by_place.emplace(offset, kind + " " + symbol + " " + sign + addend);
  }
  std::vector<std::string> relocations;
  for (const auto& [place, text] : by_place) relocations.push_back(text);
  return relocations;
}

std::vector<std::string> relocations_of(const object::CodeImage& image) {
  static constexpr const char* kNames[] = {"R_X86_64_64",    "R_X86_64_32",
                                           "R_X86_64_PC32",  "R_X86_64_PC64",
                                           "R_X86_64_PLT32", "R_X86_64_REX_GOTPCRELX"};
  std::vector<std::string> relocations;
  for (const object::Relocation& r : image.relocations) {
    std::ostringstream text;
    uint64_t magnitude = static_cast<uint64_t>(r.addend < 0 ? -r.addend : r.addend);
    text << kNames[static_cast<size_t>(r.kind)] << " " << image.symbols[r.symbol]
         << (r.addend < 0 ? " -" : " +") << std::hex << magnitude;
    relocations.push_back(text.str());
  }
  return relocations;
}

std::string assembly_of(const MachineFunction& function, AsmSyntax syntax) {
  object::FunctionAssembly assembly;
  print_gas(assembly, function, 0, syntax, object::LineLocator(nullptr));
  return (syntax == AsmSyntax::Intel ? "\t.intel_syntax noprefix\n" : "") + assembly.text;
}

// Assembles text and returns objdump's view of the bytes.
std::vector<std::string> assemble(const WorkDirectory& directory, const std::string& text,
                                  const std::string& name) {
  std::string source = directory.file(name + ".s"), object = directory.file(name + ".o"),
              raw = directory.file(name + ".bin");
  write_file(source, text);
  run("as --64 -o " + object + " " + source);
  run("objcopy -O binary -j .text " + object + " " + raw);
  return disassemble(raw);
}

// asmjit is the authority: what templates write must be its bytes, in every row and shape.
TEST(InstructionTemplates, WriteWhatAsmjitWrites) {
  Instances instances;
  add_all_rows(instances);
  const MachineFunction& function = instances.finish();
  object::CodeImage by_templates, by_asmjit;
  Encoder learning, plain(Encoder::Templates::None);
  ASSERT_EQ(learning.encode(function, by_templates).message, "");
  ASSERT_EQ(plain.encode(function, by_asmjit).message, "");
  EXPECT_EQ(by_templates.bytes, by_asmjit.bytes);
  EXPECT_EQ(relocations_of(by_templates), relocations_of(by_asmjit));
}

// A template is found for the usual rows, so they do not fall back to asmjit unnoticed.
TEST(InstructionTemplates, CoverUsualRows) {
  struct Row {
    Op op;
    uint8_t width;
  };
  for (Row row : {Row{Op::MOVrr, 8}, Row{Op::MOVrm, 4}, Row{Op::MOVmr, 1}, Row{Op::MOVri, 4},
                  Row{Op::MOVmi, 4}, Row{Op::ADDri, 8}, Row{Op::CMPri, 4}, Row{Op::SHLri, 8},
                  Row{Op::LEA, 8}, Row{Op::PUSH, 8}, Row{Op::SETr, 1}, Row{Op::XORPSrr, 16},
                  Row{Op::POPCNTrr, 4}, Row{Op::ANDNrr, 8}, Row{Op::ANDNrm, 4}, Row{Op::BLSRrr, 4},
                  Row{Op::SHLXrr, 8}, Row{Op::SARXrm, 8}, Row{Op::RORXri, 4}}) {
    EXPECT_EQ(Encoder().has_template(opcode(row.op), row.width), true)
        << target()[opcode(row.op)].name;
  }
}

// Of all rows and shapes but those of AVX-512, as often as not with operands that code seldom has.
TEST(EstimatedSize, IsSeldomWrong) {
  Instances instances;
  add_all_rows(instances, 16, false);
  MachineFunction& function = instances.finish();
  for (uint32_t i = 0; i < function.instructions.size(); ++i) function.instructions[i].origin = i;
  object::CodeImage image;
  ASSERT_EQ(Encoder().encode(function, image).message, "");
  ASSERT_EQ(image.lines.size(), function.instructions.size());
  size_t exact = 0, close = 0;
  for (size_t i = 0; i + 1 < image.lines.size(); ++i) {
    const int size = static_cast<int>(image.lines[i + 1].code_offset - image.lines[i].code_offset);
    const int error = static_cast<int>(estimated_size(function, function.instructions[i])) - size;
    exact += error == 0;
    close += std::abs(error) <= 2;
  }
  EXPECT_GT(exact * 100, image.lines.size() * 85) << exact << " of " << image.lines.size();
  EXPECT_GT(close * 100, image.lines.size() * 99) << close << " of " << image.lines.size();
}

class EncoderAgainstGas : public testing::TestWithParam<AsmSyntax> {};

TEST_P(EncoderAgainstGas, EveryRowAndShape) {
  Instances instances;
  add_all_rows(instances, 64);
  MachineFunction& function = instances.finish();
  object::CodeImage image;
  Encoder encoder;
  ASSERT_EQ(encoder.encode(function, image).message, "");

  WorkDirectory directory;
  std::vector<std::string> expected =
      assemble(directory, assembly_of(function, GetParam()), "function");
  write_file(directory.file("image.bin"),
             {reinterpret_cast<const char*>(image.bytes.data()), image.bytes.size()});
  std::vector<std::string> encoded = disassemble(directory.file("image.bin"));
  ASSERT_EQ(encoded.size(), function.instructions.size());
  ASSERT_EQ(expected.size(), function.instructions.size());
  int shown = 0;
  for (size_t i = 0; i < encoded.size() && shown < 40; ++i) {
    if (encoded[i] == expected[i]) continue;
    ++shown;
    ADD_FAILURE() << mir::to_string(function, function.instructions[i])
                  << "\n  encoder: " << encoded[i] << "\n  as:      " << expected[i];
  }
  EXPECT_EQ(relocations_of(image), relocations_of(directory.file("function.o")));
  // as(1) exchanges the fields of some moves where the VEX prefix then is a byte shorter.
  const size_t longer_moves = image.bytes.size() / 10'000;
  EXPECT_LE(image.bytes.size(),
            std::filesystem::file_size(directory.file("function.bin")) + longer_moves);
}

// A function of random blocks: jumps at their ends and conditional ones in between, near and far.
std::string random_blocks(std::mt19937& random) {
  size_t count = 2 + random() % 60;
  std::string text = "machine function @f {\n  properties allocated\n";
  for (size_t b = 0; b < count; ++b) {
    std::set<size_t> successors;
    std::string body;
    for (size_t i = random() % 12; i > 0; --i)
      body += random() % 2 ? "  rax = MOV64ri 1\n" : "  MOV32mi [rsp + 300], 1\n";
    auto target = [&] {
      size_t block = random() % 2 ? random() % count : std::min(count - 1, b + random() % 3);
      successors.insert(block);
      return " bb." + std::to_string(block) + "\n";
    };
    body += "  CMP64ri rax, 7\n";
    for (size_t i = random() % 3; i > 0; --i)
      body += "  J" + std::string(x86::target().condition_names[random() % 16]) + target();
    if (random() % 3 == 0 || b + 1 == count)
      body += "  JMP" + target();
    else
      successors.insert(b + 1);
    text += "bb." + std::to_string(b) + " freq 1 to";
    for (size_t successor : successors) text += " bb." + std::to_string(successor);
    text += ":\n" + body;
  }
  return text + "}\n";
}

// The assembler relaxes branches too: the code must be the same to the byte.
TEST_P(EncoderAgainstGas, JumpsOfRandomBlocks) {
  std::mt19937 random(GetParam() == AsmSyntax::Att ? 1 : 2);
  Encoder encoder;
  WorkDirectory directory;
  for (int round = 0; round < 12; ++round) {
    auto source = SourceText::from_memory("random.mir", random_blocks(random));
    Diagnostics diagnostics;
    SourceOffset offset = 0;
    MachineFunction function;
    ASSERT_TRUE(mir::parse(*source, offset, target(), function, diagnostics))
        << diagnostics.render(DiagnosticFormat::Text, false);
    object::CodeImage image;
    ASSERT_EQ(encoder.encode(function, image).message, "");
    write_file(directory.file("image.bin"),
               {reinterpret_cast<const char*>(image.bytes.data()), image.bytes.size()});
    EXPECT_EQ(disassemble(directory.file("image.bin")),
              assemble(directory, assembly_of(function, GetParam()), "function"));
    EXPECT_EQ(image.bytes.size(), std::filesystem::file_size(directory.file("function.bin")));
  }
}

INSTANTIATE_TEST_SUITE_P(Syntax, EncoderAgainstGas,
                         testing::Values(AsmSyntax::Att, AsmSyntax::Intel));

}  // namespace
}  // namespace lilt::x86
