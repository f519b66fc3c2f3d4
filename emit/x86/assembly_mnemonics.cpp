#include "emit/x86/assembly_mnemonics.h"

#include <array>

namespace lilt::x86 {

namespace aj = asmjit::x86;
using asmjit::InstId;

namespace {

using namespace std::string_view_literals;

struct Prefix {
  std::string_view word;
  uint8_t byte;
};
constexpr Prefix kPrefixes[] = {{"lock", 0xF0},     {"rep", 0xF3},      {"repe", 0xF3},
                                {"repz", 0xF3},     {"repne", 0xF2},    {"repnz", 0xF2},
                                {"data16", 0x66},   {"rex64", 0x48},    {"addr32", 0x67},
                                {"xacquire", 0xF2}, {"xrelease", 0xF3}, {"notrack", 0x3E}};

struct FixedInstruction {
  std::string_view name, bytes;
};
constexpr FixedInstruction kFixedInstructions[] = {
    {"movsb", "\xA4"sv},     {"movsw", "\x66\xA5"sv},
    {"movsl", "\xA5"sv},     {"movsq", "\x48\xA5"sv},
    {"cmpsb", "\xA6"sv},     {"cmpsw", "\x66\xA7"sv},
    {"cmpsl", "\xA7"sv},     {"cmpsq", "\x48\xA7"sv},
    {"stosb", "\xAA"sv},     {"stosw", "\x66\xAB"sv},
    {"stosl", "\xAB"sv},     {"stosq", "\x48\xAB"sv},
    {"lodsb", "\xAC"sv},     {"lodsw", "\x66\xAD"sv},
    {"lodsl", "\xAD"sv},     {"lodsq", "\x48\xAD"sv},
    {"scasb", "\xAE"sv},     {"scasw", "\x66\xAF"sv},
    {"scasl", "\xAF"sv},     {"scasq", "\x48\xAF"sv},
    {"cbtw", "\x66\x98"sv},  {"cwtl", "\x98"sv},
    {"cltq", "\x48\x98"sv},  {"cwtd", "\x66\x99"sv},
    {"cltd", "\x99"sv},      {"cqto", "\x48\x99"sv},
    {"pushf", "\x9C"sv},     {"pushfq", "\x9C"sv},
    {"popf", "\x9D"sv},      {"popfq", "\x9D"sv},
    {"ret", "\xC3"sv},       {"retq", "\xC3"sv},
    {"leave", "\xC9"sv},     {"leaveq", "\xC9"sv},
    {"iretq", "\x48\xCF"sv}, {"wait", "\x9B"sv},
    {"fwait", "\x9B"sv},     {"nop", "\x90"sv},
    {"pause", "\xF3\x90"sv}, {"int3", "\xCC"sv},
    {"fxch", "\xD9\xC9"sv},  {"insb", "\x6C"sv},
    {"insl", "\x6D"sv},      {"outsb", "\x6E"sv},
    {"outsl", "\x6F"sv},     {"endbr64", "\xF3\x0F\x1E\xFA"sv}};

// Names that contain two widths.
struct Extension {
  std::string_view name, asmjit_name;
  unsigned source, result;
};
constexpr Extension kExtensions[] = {
    {"movzb", "movzx", 1, 0},  {"movzbw", "movzx", 1, 2}, {"movzbl", "movzx", 1, 4},
    {"movzbq", "movzx", 1, 8}, {"movzw", "movzx", 2, 0},  {"movzwl", "movzx", 2, 4},
    {"movzwq", "movzx", 2, 8}, {"movsb", "movsx", 1, 0},  {"movsbw", "movsx", 1, 2},
    {"movsbl", "movsx", 1, 4}, {"movsbq", "movsx", 1, 8}, {"movsw", "movsx", 2, 0},
    {"movswl", "movsx", 2, 4}, {"movswq", "movsx", 2, 8}, {"movslq", "movsxd", 4, 8},
    {"crc32b", "crc32", 1, 0}, {"crc32w", "crc32", 2, 4}, {"crc32l", "crc32", 4, 4},
    {"crc32q", "crc32", 8, 8}};

constexpr std::string_view kConditions[] = {"o", "no", "b", "ae", "e", "ne", "be", "a",
                                            "s", "ns", "p", "np", "l", "ge", "le", "g"};
struct Synonym {
  std::string_view name;
  int condition;
};
constexpr Synonym kSynonyms[] = {{"c", 2},    {"nae", 2}, {"nb", 3},  {"nc", 3},  {"z", 4},
                                 {"nz", 5},   {"na", 6},  {"nbe", 7}, {"pe", 10}, {"po", 11},
                                 {"nge", 12}, {"nl", 13}, {"ng", 14}, {"nle", 15}};

InstId find(std::string_view name) {
  return asmjit::InstAPI::stringToInstId(asmjit::Arch::kX64, name.data(), name.size());
}

void add(std::vector<Reading>& readings, Reading reading) {
  if (reading.id != 0) readings.push_back(reading);
}

// x87: `s` and `l` are the short formats of integers, or float and double.
unsigned x87_width(std::string_view stem, std::string_view suffix) {
  bool is_integer = stem.starts_with("fi");
  if (suffix == "s") return is_integer ? 2 : 4;
  if (suffix == "l") return is_integer ? 4 : 8;
  if (suffix == "t") return is_integer ? 0 : 10;
  return suffix == "ll" || suffix == "q" ? 8 : 0;
}

void add_x87(std::vector<Reading>& readings, std::string_view name) {
  for (size_t size : {2, 1}) {
    if (name.size() <= size) continue;
    std::string_view stem = name.substr(0, name.size() - size);
    unsigned width = x87_width(stem, name.substr(stem.size()));
    if (width != 0) add(readings, {find(stem), width});
  }
}

unsigned suffix_width(char suffix) {
  size_t place = "bwlq"sv.find(suffix);
  return place == std::string_view::npos ? 0 : 1u << place;
}

// The conversions between integers and floating values have a suffix for the integer.
void add_with_suffix(std::vector<Reading>& readings, std::string_view name) {
  unsigned width = suffix_width(name.back());
  if (width == 0 || name.size() < 2) return;
  std::string_view stem = name.substr(0, name.size() - 1);
  bool gives_integer = stem.ends_with("2si");
  add(readings, {find(stem), gives_integer ? 0 : width, width});
}

}  // namespace

uint8_t prefix_byte(std::string_view word) {
  for (const Prefix& prefix : kPrefixes)
    if (prefix.word == word) return prefix.byte;
  return 0;
}

std::string_view fixed_instruction(std::string_view name) {
  for (const FixedInstruction& instruction : kFixedInstructions)
    if (instruction.name == name) return instruction.bytes;
  return {};
}

std::vector<Reading> readings_of(std::string_view name, bool has_vector) {
  std::vector<Reading> readings;
  for (const Extension& extension : kExtensions)
    if (extension.name == name)
      add(readings, {find(extension.asmjit_name), extension.source, 0, extension.result});
  if (!readings.empty()) return readings;
  if (name == "movabs" || name == "movabsq") add(readings, {aj::Inst::kIdMovabs, 8, 8});
  bool is_general_move = name == "movq" && !has_vector;
  if (!is_general_move) add(readings, {find(name)});
  if (name == "movd") add(readings, {aj::Inst::kIdMovq});
  if (name.starts_with('f')) add_x87(readings, name);
  add_with_suffix(readings, name);
  return readings;
}

bool is_shift(InstId id) {
  using namespace aj::Inst;
  for (InstId shift : {kIdShl, kIdSal, kIdShr, kIdSar, kIdRol, kIdRor, kIdRcl, kIdRcr})
    if (id == shift) return true;
  return id == kIdShld || id == kIdShrd;
}

bool is_port_access(InstId id) { return id == aj::Inst::kIdIn || id == aj::Inst::kIdOut; }

int jump_condition(std::string_view name) {
  if (!name.starts_with('j')) return -1;
  name.remove_prefix(1);
  for (int i = 0; i < 16; ++i)
    if (kConditions[i] == name) return i;
  for (const Synonym& synonym : kSynonyms)
    if (synonym.name == name) return synonym.condition;
  return -1;
}

InstId without_exchange(InstId id) {
  using namespace aj::Inst;
  constexpr std::array<InstId, 8> kPairs = {kIdFsub, kIdFsubr, kIdFsubp, kIdFsubrp,
                                            kIdFdiv, kIdFdivr, kIdFdivp, kIdFdivrp};
  for (size_t i = 0; i < kPairs.size(); ++i)
    if (kPairs[i] == id) return kPairs[i ^ 1];
  return id;
}

}  // namespace lilt::x86
