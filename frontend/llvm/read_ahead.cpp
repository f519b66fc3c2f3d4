#include "frontend/llvm/read_ahead.h"

#include <algorithm>
#include <exception>
#include <string_view>

#include "ir/support/processors.h"

namespace lilt::frontend {

namespace {

// Little enough to stay in a processor's second cache from one search of it to the next, and to be
// searched twice where the threads meet.
constexpr size_t kSegment = 128 << 10;  // bytes

}  // namespace

ReadAhead::ReadAhead(const SourceText& source)
    : source_(source), segments_(source.text().size() / kSegment + 1) {
  try {
    thread_ = start_on_processor(1, [this] { run(); });
  } catch (const std::exception&) {  // no thread: no answers
  }
}

ReadAhead::~ReadAhead() {
  is_unwanted_ = true;
  if (thread_.joinable()) thread_.join();
}

std::optional<BodyExtent> ReadAhead::end_of_body(SourceOffset open) {
  parser_is_at_.store(open, std::memory_order_relaxed);
  const Segment& segment = segments_[open / kSegment];
  if (!segment.is_known.load(std::memory_order_acquire)) return std::nullopt;
  const auto body = std::ranges::lower_bound(segment.bodies, open, {}, &Body::open);
  if (body == segment.bodies.end() || body->open != open || body->has_block_addresses)
    return std::nullopt;
  return body->extent;
}

size_t ReadAhead::find_zero() {
  if (thread_.joinable()) thread_.join();
  for (size_t number = 0; number < segments_.size(); ++number) {
    const Segment& segment = segments_[number];
    const size_t zero = segment.is_searched ? segment.zero : text_of(number).find('\0');
    if (zero != std::string_view::npos) return number * kSegment + zero;
  }
  return std::string_view::npos;
}

void ReadAhead::run() {
  try {
    bool is_ahead = true;  // after the parser there are only NUL bytes to find
    for (size_t number = segments_.size(); number-- != 0;) {
      if (is_unwanted_.load(std::memory_order_relaxed)) return;
      segments_[number].zero = text_of(number).find('\0');
      segments_[number].is_searched = true;
      is_ahead = is_ahead && parser_is_at_.load(std::memory_order_relaxed) < number * kSegment;
      if (is_ahead) is_ahead = find_bodies(number);
    }
  } catch (const std::exception&) {  // no memory: no more answers
  }
}

bool ReadAhead::find_bodies(size_t number) {
  Segment& segment = segments_[number];
  const size_t end = number * kSegment + text_of(number).size();
  bool careful = false;
  for (size_t at = number * kSegment; (at = find_head(at, end)) != std::string_view::npos;) {
    const auto open = static_cast<SourceOffset>(at);
    const BodyExtent extent = find_body_end(source_, open, careful);
    if (careful) return false;
    block_addresses_.clear();
    find_block_addresses(source_, open + 1, extent.end, block_addresses_);
    segment.bodies.push_back({open, extent, !block_addresses_.empty()});
    at = extent.end;
  }
  segment.is_known.store(true, std::memory_order_release);
  return true;
}

size_t ReadAhead::find_head(size_t at, size_t end) const {
  const std::string_view text = source_.text().substr(0, end);
  while (at < end && (at = text.find("\ndefine", at)) != std::string_view::npos) {
    const size_t line_end = text.find('\n', at + 1);
    if (line_end == std::string_view::npos) return line_end;
    if (text[line_end - 1] == '{') return line_end - 1;
    at = line_end;
  }
  return std::string_view::npos;
}

std::string_view ReadAhead::text_of(size_t number) const {
  return source_.text().substr(number * kSegment, kSegment);
}

}  // namespace lilt::frontend
