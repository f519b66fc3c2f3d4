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

namespace lilt::x86 {
namespace {

using mir::Address;
using mir::BlockId;
using mir::Cell;
using mir::CellKind;
using mir::InstrDesc;
using mir::MachineFunction;
using mir::MachineInstr;
using mir::OperandKind;
using mir::OperandSpec;

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

// Builds one long block with instances of rows.
class Instances {
 public:
  Instances() {
    function_.reset(target(), "f");
    function_.blocks.resize(1);
    function_.layout.push_back(BlockId(0));
    function_.is_allocated = true;
    function_.frame.laid_out = true;
    function_.frame.saved = target().callee_saved;
    global_ = function_.symbol_ref("global");
    other_ = function_.symbol_ref("other.symbol$1");
    make_addresses();
  }

  // All shapes of one row at one width.
  void add_row(uint16_t opcode, unsigned width) {
    const InstrDesc& desc = target()[opcode];
    bool has_memory = false, has_immediate = false;
    for (const OperandSpec& spec : desc.operands) {
      has_memory |= spec.kind == OperandKind::Memory;
      has_immediate |= spec.kind == OperandKind::Immediate || spec.kind == OperandKind::Immediate64;
    }
    size_t shapes = has_memory ? addresses_.size() : has_immediate ? 32 : 16;
    for (size_t shape = 0; shape < shapes; ++shape) add(opcode, width, shape);
  }

  MachineFunction& finish() {
    std::vector<Cell> none;
    append(instruction(Op::UD2, 8), none);
    function_.blocks[BlockId(0)].end = static_cast<uint32_t>(function_.instructions.size());
    return function_;
  }

 private:
  static Register gpr(size_t number) { return Register(static_cast<uint32_t>(1 + number % 16)); }

  void make_addresses() {
    static constexpr int32_t kDisplacements[] = {0, 1, 127, -128, 128, -129, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < 16; ++i)  // every base with and without an index
      for (size_t d = 0; d < 2; ++d) {
        Address address = Address::of_register(gpr(i), kDisplacements[(i * 2 + d) % 8]);
        addresses_.push_back(address);
        address.index = gpr(i * 5 + 3 + d);
        if (address.index == rsp) address.index = r12;
        address.scale = static_cast<uint8_t>(1 << (i + d) % 4);
        address.displacement = kDisplacements[(i + d * 3) % 8];
        addresses_.push_back(address);
      }
    for (size_t i = 0; i < 16; ++i) {  // every index without a base
      if (gpr(i) == rsp) continue;
      Address address;
      address.index = gpr(i);
      address.scale = static_cast<uint8_t>(1 << i % 4);
      address.displacement = kDisplacements[i % 8];
      addresses_.push_back(address);
    }
    for (int32_t displacement : {0, 16, -16, 4096})
      addresses_.push_back(Address::of_symbol(displacement > 0 ? other_ : global_, displacement));
    Address absolute;
    absolute.displacement = 1234;
    addresses_.push_back(absolute);
    absolute.segment = mir::Segment::Fs;
    addresses_.push_back(absolute);
    Address segment = Address::of_register(rcx, -8);
    segment.segment = mir::Segment::Gs;
    addresses_.push_back(segment);
  }

  static int32_t immediate_of(size_t shape, unsigned width, const InstrDesc& desc) {
    std::string_view name = desc.name;
    static constexpr int32_t kValues[] = {0,     1,      -1,    127,       -128,      128, -129,
                                          255,   -256,   256,   INT32_MAX, INT32_MIN, 2,   5,
                                          32767, -32768, 65535, 4096,      -4096,     3};
    int32_t value = kValues[shape % std::size(kValues)];
    bool shift = name.starts_with("SH") || name.starts_with("SAR") || name.starts_with("RO") ||
                 name.starts_with("BT");
    const bool is_of_xmm = std::ranges::any_of(desc.operands, [](const mir::OperandSpec& spec) {
      return spec.register_class != mir::RegClass::Gpr;
    });
    if (is_of_xmm && name[0] == 'V') name.remove_prefix(1);
    const bool is_of_eight = name.starts_with("CMPS") || name.starts_with("CMPP") ||
                             name.starts_with("PEXTR") || name.starts_with("PINSR");
    if (is_of_eight) return static_cast<int32_t>(shape % 8);
    if (is_of_xmm) return static_cast<int32_t>(shape * 37 % 256);
    if (shift) return static_cast<int32_t>(shape % (8 * width));
    if (name == "RETi") return (value & UINT16_MAX) | 8;  // 0 is another instruction
    if (width == 1) return static_cast<int8_t>(value);
    if (width == 2) return static_cast<int16_t>(value);
    return value;
  }

  void add(uint16_t opcode, unsigned width, size_t shape) {
    const InstrDesc& desc = target()[opcode];
    std::vector<Cell> cells;
    size_t position = 0;
    for (const OperandSpec& spec : desc.operands) {
      switch (spec.kind) {
        case OperandKind::Register:
          add_register(cells, spec, shape + 5 * position);
          break;
        case OperandKind::Immediate:
          cells.push_back(immediate(immediate_of(shape, width, desc)));
          break;
        case OperandKind::Immediate64: {
          Cell wide[2];
          static constexpr int64_t kWide[] = {0x123456789abcdef, INT64_MAX, INT64_MIN, 1ll << 32,
                                              -(1ll << 31) - 1};
          mir::immediate64_to_cells(kWide[shape % 5], wide);
          cells.insert(cells.end(), wide, wide + 2);
          break;
        }
        case OperandKind::Memory: {
          Cell memory[3];
          Address address = addresses_[shape % addresses_.size()];
          if (has_vector_index(spec)) {  // differs from the registers of shape and shape + 5
            const bool has_base = address.base_kind == mir::BaseKind::Register;
            address = Address::of_register(has_base ? address.base : rbx, address.displacement);
            address.index = xmm(static_cast<uint32_t>((shape + 9) % 16));
            address.scale = static_cast<uint8_t>(1 << shape % 4);
          }
          address.to_cells(memory);
          cells.insert(cells.end(), memory, memory + 3);
          break;
        }
        case OperandKind::Block:
          cells.push_back(block_operand(BlockId(0)));
          break;
        case OperandKind::Symbol:
          cells.push_back(
              {.kind = CellKind::Symbol, .payload = (shape % 2 ? global_ : other_).index()});
          break;
        case OperandKind::Text:
        case OperandKind::None:
          break;
      }
      ++position;
    }
    MachineInstr made;
    made.opcode = opcode;
    made.width = static_cast<uint8_t>(width);
    made.condition = desc.properties & mir::instr::HasCondition ? shape % 16 : 0;
    append(made, cells);
  }

  void add_register(std::vector<Cell>& cells, const OperandSpec& spec, size_t number) {
    Register r = gpr(number);
    if (spec.register_class != mir::RegClass::Gpr) r = xmm(static_cast<uint32_t>(number % 16));
    if (spec.fixed.valid()) r = spec.fixed;
    if (spec.tied_to >= 0) r = cells[static_cast<size_t>(spec.tied_to)].reg();
    Cell cell{.kind = CellKind::Register, .payload = r.number()};
    cell.detail = static_cast<uint8_t>((spec.is_def ? 1 : 0) | (spec.early_clobber ? 2 : 0));
    cell.fixed = static_cast<uint8_t>(spec.fixed.number());
    cell.tied_to = spec.tied_to;
    cells.push_back(cell);
  }

  void append(MachineInstr made, const std::vector<Cell>& cells) {
    made.first_cell = static_cast<uint32_t>(function_.cells.size());
    made.cell_count = static_cast<uint16_t>(cells.size());
    function_.cells.insert(function_.cells.end(), cells.begin(), cells.end());
    function_.instructions.push_back(made);
  }

  MachineFunction function_;
  mir::SymbolRef global_, other_;
  std::vector<Address> addresses_;
};

void add_all_rows(Instances& instances) {
  for (size_t opcode = mir::kFirstTargetOpcode; opcode < target().instructions.size(); ++opcode) {
    const InstrDesc& desc = target().instructions[opcode];
    bool jumps_to_block = !desc.operands.empty() && desc.operands[0].kind == OperandKind::Block;
    constexpr uint32_t kSeveral = mir::instr::FixedBytes | mir::instr::ChecksType;  // instructions
    if ((desc.properties & (mir::instr::Pseudo | kSeveral)) || jumps_to_block || desc.name == "ASM")
      continue;
    for (unsigned width = 1; width <= 16; width *= 2)
      if (desc.widths & width) instances.add_row(static_cast<uint16_t>(opcode), width);
  }
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

// Of all rows and shapes, as often as not with operands that code seldom has.
TEST(EstimatedSize, IsSeldomWrong) {
  Instances instances;
  add_all_rows(instances);
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
  add_all_rows(instances);
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
