// Source: "LLVM Bitcode File Format", Bitcode Wrapper Format and Native Object File Wrapper Format.
#include "frontend/bitcode/container.h"

#include <cstdint>
#include <cstring>

#include "ir/support/elf_file.h"

namespace lilt::bitcode {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kMagic = "BC\xC0\xDE"sv;
constexpr std::string_view kWrapperMagic = "\xDE\xC0\x17\x0B"sv;

// A little-endian number; 0 beyond the end.
template <class Number>
Number number_at(std::string_view bytes, uint64_t offset) {
  Number value = 0;
  if (offset <= bytes.size() && bytes.size() - offset >= sizeof value)
    std::memcpy(&value, bytes.data() + offset, sizeof value);
  return value;
}

std::string_view part(std::string_view bytes, uint64_t offset, uint64_t size) {
  if (offset > bytes.size() || size > bytes.size() - offset) return {};
  return bytes.substr(offset, size);
}

// [magic, version, offset, size, processor], of 32 bits each.
std::string_view unwrap(std::string_view file) {
  return part(file, number_at<uint32_t>(file, 8), number_at<uint32_t>(file, 12));
}

std::string_view section_of_bitcode(std::string_view file) {
  ElfFile object(file);
  if (!object.read()) return {};
  const std::string_view own = object.contents(".llvmbc");
  return own.empty() ? object.contents(".llvm.lto") : own;
}

}  // namespace

bool is_bitcode(std::string_view file) {
  return file.starts_with(kMagic) || file.starts_with(kWrapperMagic);
}

std::string_view find_bitcode(std::string_view file) {
  if (file.starts_with(kMagic)) return file;
  if (file.starts_with(kWrapperMagic)) {
    const std::string_view inside = unwrap(file);
    return inside.starts_with(kMagic) ? inside : file;  // a broken wrapper: its reader says so
  }
  const std::string_view inside = section_of_bitcode(file);
  return inside.starts_with(kMagic) ? inside : std::string_view();
}

}  // namespace lilt::bitcode
