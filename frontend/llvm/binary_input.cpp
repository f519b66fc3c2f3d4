#include "frontend/llvm/binary_input.h"

#include "ir/support/text.h"

namespace lilt::frontend {

namespace {

using namespace std::string_view_literals;

struct Kind {
  std::string_view magic;
  std::string_view description;
};

constexpr std::string_view kCompressed =
    "this is compressed data, not LLVM IR text; uncompress it first";
constexpr std::string_view kUtf16 = "this is text in UTF-16; LLVM IR is text in UTF-8";

constexpr Kind kKinds[] = {
    {"\x7F"
     "ELF"sv,
     "this is an ELF object file or executable, not LLVM IR text"},
    {"!<arch>\n"sv, "this is an archive, not LLVM IR text"},
    {"!<thin>\n"sv, "this is an archive, not LLVM IR text"},
    {"\xCF\xFA\xED\xFE"sv, "this is a Mach-O object file or executable, not LLVM IR text"},
    {"\0asm"sv, "this is WebAssembly, not LLVM IR text"},
    {"CPCH"sv, "this is a precompiled header, not LLVM IR text"},
    {"\x1F\x8B"sv, kCompressed},          // gzip
    {"\x28\xB5\x2F\xFD"sv, kCompressed},  // zstd
    {"\xFD\x37zXZ"sv, kCompressed},       // xz
    {"BZh"sv, kCompressed},               // bzip2
    {"PK\x03\x04"sv, kCompressed},        // zip
    {"\xFF\xFE"sv, kUtf16},
    {"\xFE\xFF"sv, kUtf16},
};

bool is_control(unsigned char byte) {
  const bool is_space = (byte >= '\t') & (byte <= '\r');
  return ((byte < 0x20) & !is_space) | (byte == 0x7F);
}

// Whether the beginning has so many bytes that do not occur in text that the place of one is
// useless.
bool is_mostly_binary(std::string_view contents) {
  constexpr size_t kBytesLookedAt = 1024;
  constexpr size_t kBytesOfTextForOne = 8;
  const std::string_view start = contents.substr(0, kBytesLookedAt);
  unsigned char is_odd = 0;  // collected without a branch: nearly every text is plain
  for (const char c : start) {
    const auto byte = static_cast<unsigned char>(c);
    is_odd |= static_cast<unsigned char>(is_control(byte) | (byte >= 0x80));
  }
  if (is_odd == 0) return false;
  size_t strange = 0;
  for (std::string_view rest = start; !rest.empty();) {
    const auto byte = static_cast<unsigned char>(rest[0]);
    const size_t length = byte < 0x80 ? 1 : character_length(rest);
    strange += is_control(byte) || (byte >= 0x80 && length == 1);
    rest.remove_prefix(length);
  }
  return strange > start.size() / kBytesOfTextForOne && strange > 1;
}

}  // namespace

std::string_view describe_binary(std::string_view contents) {
  for (const Kind& kind : kKinds)
    if (contents.starts_with(kind.magic)) return kind.description;
  return is_mostly_binary(contents) ? "this is binary data, not LLVM IR text" : "";
}

}  // namespace lilt::frontend
