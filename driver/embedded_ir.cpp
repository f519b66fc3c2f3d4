#include "driver/embedded_ir.h"

#include <zlib.h>

#include <cstring>

#include "ir/support/elf_file.h"

namespace lilt::driver {

namespace {

constexpr std::string_view kSignature = "liltIR1\n";
constexpr size_t kPrefix = kSignature.size() + 2 * sizeof(uint64_t);  // and both sizes
constexpr uint64_t kMaxRatio = 1032;                                  // of deflate, to one

std::string_view section_of(std::string_view object) {
  ElfFile file(object);
  return file.read() ? file.contents(backend::kEmbeddedSection) : std::string_view();
}

}  // namespace

std::string pack_ir(std::string_view text) {
  uLongf length = compressBound(text.size());
  std::string packed(kPrefix + length, '\0');
  // The fastest level: linking waits for it as a compile does.
  if (compress2(reinterpret_cast<Bytef*>(packed.data() + kPrefix), &length,
                reinterpret_cast<const Bytef*>(text.data()), text.size(), Z_BEST_SPEED) != Z_OK)
    throw std::bad_alloc();
  packed.resize(kPrefix + length);
  const uint64_t sizes[] = {length, text.size()};
  std::memcpy(packed.data(), kSignature.data(), kSignature.size());
  std::memcpy(packed.data() + kSignature.size(), sizes, sizeof sizes);
  return packed;
}

// `ld -r` puts the sections of several objects one after the other: such an object is machine code.
bool carries_ir(std::string_view object) {
  const std::string_view packed = section_of(object);
  uint64_t length = 0;
  if (!packed.starts_with(kSignature) || packed.size() < kPrefix) return false;
  std::memcpy(&length, packed.data() + kSignature.size(), sizeof length);
  return length == packed.size() - kPrefix;
}

std::optional<std::string> unpack_ir(std::string_view object) {
  if (!carries_ir(object)) return std::nullopt;
  const std::string_view packed = section_of(object);
  uint64_t size = 0;
  std::memcpy(&size, packed.data() + kPrefix - sizeof size, sizeof size);
  if (size / kMaxRatio > packed.size()) return std::nullopt;
  std::string text(size, '\0');
  uLongf length = size;
  if (uncompress(reinterpret_cast<Bytef*>(text.data()), &length,
                 reinterpret_cast<const Bytef*>(packed.data() + kPrefix),
                 packed.size() - kPrefix) != Z_OK ||
      length != size)
    return std::nullopt;
  return text;
}

}  // namespace lilt::driver
