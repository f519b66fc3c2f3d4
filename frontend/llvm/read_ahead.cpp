#include "frontend/llvm/read_ahead.h"

#include <algorithm>
#include <exception>
#include <new>
#include <string_view>

#include "ir/support/processors.h"

namespace lilt::frontend {

ReadAhead::ReadAhead(const SourceText& source) : source_(source) {
  try {
    thread_ = std::thread([this] { run(); });
    start_on_processor(thread_, 1);
  } catch (const std::exception&) {  // no thread: no answers
  }
}

ReadAhead::~ReadAhead() {
  is_unwanted_ = true;
  if (thread_.joinable()) thread_.join();
}

std::optional<BodyExtent> ReadAhead::end_of_body(SourceOffset open) {
  parser_is_at_.store(open, std::memory_order_relaxed);
  std::lock_guard lock(mutex_);
  while (next_ < bodies_.size() && bodies_[next_].open < open) ++next_;
  if (next_ == bodies_.size()) return std::nullopt;
  const Body& body = bodies_[next_];
  if (body.open != open || body.has_block_addresses) return std::nullopt;
  return body.extent;
}

size_t ReadAhead::find_zero() {
  if (thread_.joinable()) thread_.join();
  check_up_to(source_.text().size());
  return zero_;
}

void ReadAhead::run() {
  try {
    find_bodies();
  } catch (const std::bad_alloc&) {  // no more answers
  }
}

void ReadAhead::find_bodies() {
  bool careful = false;
  std::vector<SourceOffset> block_addresses;
  for (size_t at = 0; !is_unwanted_.load(std::memory_order_relaxed);) {
    const size_t head = find_head(at);
    if (head == std::string_view::npos) return;
    const auto open = static_cast<SourceOffset>(head);
    const BodyExtent extent = find_body_end(source_, open, careful);
    if (careful) return;  // the body is not closed: the parser finds out
    block_addresses.clear();
    find_block_addresses(source_, open + 1, extent.end, block_addresses);
    check_up_to(extent.end);  // while the text is in the cache
    {
      std::lock_guard lock(mutex_);
      bodies_.push_back({open, extent, !block_addresses.empty()});
    }
    at = std::max(extent.end, parser_is_at_.load(std::memory_order_relaxed));
  }
}

size_t ReadAhead::find_head(size_t at) const {
  const std::string_view text = source_.text();
  while ((at = text.find("\ndefine", at)) != std::string_view::npos) {
    const size_t end = text.find('\n', at + 1);
    if (end == std::string_view::npos) return end;
    if (text[end - 1] == '{') return end - 1;
    at = end;
  }
  return at;
}

void ReadAhead::check_up_to(size_t end) {
  if (zero_ == std::string_view::npos && checked_ < end) {
    const size_t zero = source_.text().substr(checked_, end - checked_).find('\0');
    if (zero != std::string_view::npos) zero_ = checked_ + zero;
  }
  checked_ = std::max(checked_, end);
}

}  // namespace lilt::frontend
