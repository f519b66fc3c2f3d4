#include "emit/x86/register_syntax.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <string>

#include "emit/x86/instructions.h"

namespace lilt::x86 {
namespace {

// Names of general registers by hardware number, for 1, 2, 4 and 8 bytes.
constexpr std::string_view kGprNames[4][16] = {
    {"al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil", "r8b", "r9b", "r10b", "r11b", "r12b",
     "r13b", "r14b", "r15b"},
    {"ax", "cx", "dx", "bx", "sp", "bp", "si", "di", "r8w", "r9w", "r10w", "r11w", "r12w", "r13w",
     "r14w", "r15w"},
    {"eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", "r8d", "r9d", "r10d", "r11d", "r12d",
     "r13d", "r14d", "r15d"},
    {"rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13",
     "r14", "r15"}};

constexpr std::string_view kYmmNames[] = {
    "ymm0",  "ymm1",  "ymm2",  "ymm3",  "ymm4",  "ymm5",  "ymm6",  "ymm7",
    "ymm8",  "ymm9",  "ymm10", "ymm11", "ymm12", "ymm13", "ymm14", "ymm15",
    "ymm16", "ymm17", "ymm18", "ymm19", "ymm20", "ymm21", "ymm22", "ymm23",
    "ymm24", "ymm25", "ymm26", "ymm27", "ymm28", "ymm29", "ymm30", "ymm31"};
constexpr std::string_view kZmmNames[] = {
    "zmm0",  "zmm1",  "zmm2",  "zmm3",  "zmm4",  "zmm5",  "zmm6",  "zmm7",
    "zmm8",  "zmm9",  "zmm10", "zmm11", "zmm12", "zmm13", "zmm14", "zmm15",
    "zmm16", "zmm17", "zmm18", "zmm19", "zmm20", "zmm21", "zmm22", "zmm23",
    "zmm24", "zmm25", "zmm26", "zmm27", "zmm28", "zmm29", "zmm30", "zmm31"};

// xmm3, ymm3 and zmm3; lilt knows 16 of each.
std::optional<NamedRegister> find_vector(std::string_view name) {
  if (name.size() < 4 || name.substr(1, 2) != "mm") return std::nullopt;
  unsigned width = name[0] == 'x' ? 16 : name[0] == 'y' ? 32 : name[0] == 'z' ? 64 : 0;
  uint32_t number = 0;
  auto result = std::from_chars(name.data() + 3, name.data() + name.size(), number);
  bool is_number = result.ec == std::errc() && result.ptr == name.data() + name.size();
  if (width == 0 || !is_number || number >= 16) return std::nullopt;
  return NamedRegister{xmm(number), width};
}

}  // namespace

std::string_view register_name(Register r, unsigned width) {
  if (is_xmm(r) && width == 64) return kZmmNames[hardware_number(r)];
  if (is_xmm(r) && width == 32) return kYmmNames[hardware_number(r)];
  if (!is_gpr(r)) return target().register_names[r.number()];
  return kGprNames[std::countr_zero(width) & 3][hardware_number(r)];
}

std::optional<NamedRegister> find_register(std::string_view name) {
  for (unsigned log2 = 0; log2 < 4; ++log2)
    for (uint32_t number = 0; number < 16; ++number)
      if (kGprNames[log2][number] == name) return NamedRegister{Register(1 + number), 1u << log2};
  for (uint32_t number = 0; number < 4; ++number)
    if (name.size() == 2 && name[0] == kGprNames[0][number][0] && name[1] == 'h')
      return NamedRegister{Register(1 + number), 1, true};
  return find_vector(name);
}

namespace {

// Registers with numbers from 0 on, and what may follow these.
struct RegisterFamily {
  std::string_view prefix;
  uint32_t count;
  std::string_view suffixes = "";  // one letter each
  bool needs_close = false;        // `st(3)`
};
constexpr RegisterFamily kFamilies[] = {
    {"xmm", 32}, {"ymm", 32}, {"zmm", 32}, {"mm", 8},  {"k", 8},   {"st(", 8, "", true},
    {"fp", 8},   {"tmm", 8},  {"bnd", 4},  {"cr", 16}, {"dr", 16}, {"r", 32, "bwd"}};

constexpr std::string_view kOtherClobbers[] = {
    "memory", "cc", "flags", "eflags", "rflags", "dirflag", "df",    "fpsr",  "fpcr", "fpsw",
    "fpcw",   "st", "mxcsr", "ssp",    "rip",    "eip",     "ip",    "eiz",   "riz",  "cs",
    "ds",     "es", "fs",    "gs",     "ss",     "argp",    "frame", "unwind"};

bool is_in_family(std::string_view name, const RegisterFamily& family) {
  if (!name.starts_with(family.prefix)) return false;
  name.remove_prefix(family.prefix.size());
  uint32_t number = 0;
  const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
  if (read.ec != std::errc() || number >= family.count) return false;
  name.remove_prefix(static_cast<size_t>(read.ptr - name.data()));
  if (family.needs_close) return name == ")";
  return name.empty() || (name.size() == 1 && family.suffixes.find(name[0]) != name.npos);
}

}  // namespace

bool is_clobber(std::string_view name) {
  std::string lower(name);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return find_register(lower).has_value() ||
         std::ranges::find(kOtherClobbers, lower) != std::end(kOtherClobbers) ||
         std::ranges::any_of(
             kFamilies, [&](const RegisterFamily& family) { return is_in_family(lower, family); });
}

}  // namespace lilt::x86
