#include "emit/x86/register_names.h"

#include <bit>
#include <charconv>

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

constexpr std::string_view kYmmNames[] = {"ymm0",  "ymm1",  "ymm2",  "ymm3", "ymm4",  "ymm5",
                                          "ymm6",  "ymm7",  "ymm8",  "ymm9", "ymm10", "ymm11",
                                          "ymm12", "ymm13", "ymm14", "ymm15"};

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

}  // namespace lilt::x86
