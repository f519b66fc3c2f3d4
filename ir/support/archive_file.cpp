// Source: ar(5). A header of 60 characters comes before each member, which ends at an even place.
#include "ir/support/archive_file.h"

#include <algorithm>

#include "ir/support/text.h"

namespace lilt {

namespace {

constexpr std::string_view kArchive = "!<arch>\n";
constexpr size_t kHeader = 60, kNameSize = 16, kSizeAt = 48, kSizeDigits = 10;

// `name/`, `/123` in the table of long names, or BSD's `#1/20` at the start of the contents.
std::string name_of(std::string_view field, std::string_view long_names,
                    std::string_view& contents) {
  uint64_t number = 0;
  if (field.starts_with("#1/")) {
    field.remove_prefix(3);
    if (!take_number(field, number) || number > contents.size()) return {};
    const std::string name(contents.substr(0, number));
    contents.remove_prefix(number);
    return name.substr(0, name.find('\0'));
  }
  if (field.starts_with('/')) {
    field.remove_prefix(1);
    if (!take_number(field, number) || number >= long_names.size()) return {};
    field = long_names.substr(number, long_names.find('\n', number) - number);
  }
  return std::string(field.substr(0, field.find_last_not_of("/ ") + 1));
}

}  // namespace

std::vector<ArchiveMember> members_of(std::string_view archive, std::string& error) {
  std::vector<ArchiveMember> members;
  if (!archive.starts_with(kArchive)) {
    error = archive.starts_with("!<thin>") ? "thin archives are not supported"
                                           : "this is not an archive";
    return members;
  }
  std::string_view long_names;
  for (size_t at = kArchive.size(); at + kHeader <= archive.size();) {
    uint64_t size = 0;
    std::string_view digits = archive.substr(at + kSizeAt, kSizeDigits);
    if (!take_number(digits, size)) break;
    const std::string_view field = archive.substr(at, kNameSize);
    at += kHeader;
    std::string_view contents = archive.substr(at, std::min<uint64_t>(size, archive.size() - at));
    const bool is_index = field.starts_with("/ ") || field.starts_with("/SYM64/");
    if (field.starts_with("// "))
      long_names = contents;
    else if (std::string name = is_index ? "" : name_of(field, long_names, contents);
             !name.empty() && !name.starts_with("__.SYMDEF"))
      members.push_back({std::move(name), contents});
    if (size > archive.size() - at) {
      error = "a member of the archive is cut off";
      break;
    }
    at += size + size % 2;
  }
  return members;
}

}  // namespace lilt
