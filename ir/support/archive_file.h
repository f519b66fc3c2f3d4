// Archives of files, as `ar` and `llvm-ar` make them for linkers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lilt {

struct ArchiveMember {
  std::string name;
  std::string_view contents;
};

// The members of an archive, but for its indices, and the reason why it is none, or not whole:
// empty, if it is. Names are GNU's or BSD's. O(members).
std::vector<ArchiveMember> members_of(std::string_view archive, std::string& error);

}  // namespace lilt
