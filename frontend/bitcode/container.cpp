// Sources: "LLVM Bitcode File Format", Bitcode Wrapper Format and Native Object File Wrapper
// Format; the System V ABI's Object Files.
#include "frontend/bitcode/container.h"

#include <cstdint>
#include <cstring>

namespace lilt::bitcode {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kMagic = "BC\xC0\xDE"sv;
constexpr std::string_view kWrapperMagic = "\xDE\xC0\x17\x0B"sv;
constexpr std::string_view kElfMagic =
    "\x7F"
    "ELF\x02\x01"sv;  // of 64 bits, little-endian

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
  constexpr uint64_t kTableAt = 0x28, kEntrySizeAt = 0x3A, kCountAt = 0x3C, kNamesAt = 0x3E;
  constexpr uint64_t kOffset = 0x18, kSize = 0x20, kEntrySize = 64;
  const auto table = number_at<uint64_t>(file, kTableAt);
  const auto count = number_at<uint16_t>(file, kCountAt);
  if (number_at<uint16_t>(file, kEntrySizeAt) != kEntrySize) return {};
  const auto section = [&](uint64_t index) {
    return part(file, table + index * kEntrySize, kEntrySize);
  };
  const auto contents = [&](std::string_view header) {
    return part(file, number_at<uint64_t>(header, kOffset), number_at<uint64_t>(header, kSize));
  };
  const std::string_view names = contents(section(number_at<uint16_t>(file, kNamesAt)));
  for (uint64_t i = 0; i < count; ++i) {
    const std::string_view header = section(i);
    const auto name_at = number_at<uint32_t>(header, 0);
    if (name_at >= names.size()) continue;
    const std::string_view name = names.substr(name_at, names.find('\0', name_at) - name_at);
    if (name == ".llvmbc" || name == ".llvm.lto") return contents(header);
  }
  return {};
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
  if (!file.starts_with(kElfMagic)) return {};
  const std::string_view inside = section_of_bitcode(file);
  return inside.starts_with(kMagic) ? inside : std::string_view();
}

}  // namespace lilt::bitcode
