#include "driver/version.h"

#include "commit.h"  // made by commit.cmake

namespace lilt::driver {

std::string_view version_number() { return LILT_VERSION; }

std::string version_text() {
  const std::string commit = LILT_COMMIT;
  return "lilt " LILT_VERSION + (commit.empty() ? commit : " (" + commit + ")");
}

std::string_view commit_date() { return LILT_COMMIT_DATE; }

}  // namespace lilt::driver
