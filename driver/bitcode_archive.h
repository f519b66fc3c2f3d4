// Archives whose members are LLVM bitcode, as `clang -flto` and `llvm-ar` make them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace lilt::driver {

struct ArchiveMember {
  std::string name;
  std::string_view contents;
};

// The members of an archive, but for its indices; empty for other files. Names are GNU's or BSD's.
// O(members).
std::vector<ArchiveMember> members_of(std::string_view archive);
// Whether some member is bitcode.
bool has_bitcode(const std::vector<ArchiveMember>& members);

}  // namespace lilt::driver
