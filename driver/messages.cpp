#include "driver/messages.h"

namespace lilt::driver {

void log_to_standard_error(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
}

bool Messages::open(const std::string& path) {
  file_.reset(std::fopen(path.c_str(), "ae"));
  if (file_ == nullptr) return false;
  std::setbuf(file_.get(), nullptr);  // a program that runs in this process may end it
  return true;
}

void Messages::tell(std::string_view text) const {
  std::fwrite(text.data(), 1, text.size(), file_ == nullptr ? stderr : file_.get());
}

}  // namespace lilt::driver
