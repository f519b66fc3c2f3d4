// lilt's version, as --version, the records of `lilt explain` and the manual page show it.
#pragma once

#include <string>
#include <string_view>

namespace lilt::driver {

std::string_view version_number();  // 0.1.0
// `lilt 0.1.0 (abcdef123456)` with the commit of the source; `lilt 0.1.0` if it has none.
std::string version_text();
// The day of the commit, 2026-11-26; empty if there is none.
std::string_view commit_date();

}  // namespace lilt::driver
