// A scan of the text ahead of the header parser, on a thread of its own: where bodies end, and
// whether the text holds a NUL byte.
//
// The scan takes the text in segments, from the last one towards the parser, and looks for bodies
// until they meet: each thread does what it has time for. It takes a line that begins with `define`
// and ends with a brace for the head of a body. If that is wrong, the answer is for a place that
// the parser never asks about; if it is right, the answer is what the parser would find itself. So
// the parser asks for each body, and looks itself where it gets no answer: what it makes of the
// text does not depend on the thread.
#pragma once

#include <atomic>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "frontend/llvm/module_index.h"
#include "ir/support/source.h"

namespace lilt::frontend {

class ReadAhead {
 public:
  // Starts the scan. It finds nothing if the system refuses a thread. The text must outlive it.
  explicit ReadAhead(const SourceText& source);
  // Ends the scan where it is.
  ~ReadAhead();

  // The end of the body after the brace at `open`, if the scan has found it and the body takes no
  // address of a block. O(log bodies of a segment), without a lock.
  std::optional<BodyExtent> end_of_body(SourceOffset open);
  // The first NUL byte of the text, or npos; waits for the end of the scan.
  size_t find_zero();

 private:
  struct Body {
    SourceOffset open;
    BodyExtent extent;
    bool has_block_addresses;
  };
  struct Segment {
    std::vector<Body> bodies;              // that begin here, in the order of the text
    std::atomic<bool> is_known = false;    // the bodies: the scan does not change them any more
    bool is_searched = false;              // for NUL bytes; read once the scan is over
    size_t zero = std::string_view::npos;  // the first one, of the segment
  };

  void run();
  // False for a text with a body that is not closed: the parser finds out.
  bool find_bodies(size_t number);
  // The brace that begins the next body, from `at` to `end`; npos: none.
  size_t find_head(size_t at, size_t end) const;
  std::string_view text_of(size_t number) const;

  const SourceText& source_;
  std::vector<Segment> segments_;
  std::vector<SourceOffset> block_addresses_;  // of one body
  std::atomic<SourceOffset> parser_is_at_ = 0;
  std::atomic<bool> is_unwanted_ = false;
  std::thread thread_;
};

}  // namespace lilt::frontend
