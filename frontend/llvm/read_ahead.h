// A scan of the text that runs ahead of the header parser, on a thread of its own: where bodies
// end, and whether the text holds a NUL byte.
//
// It takes a line that begins with `define` and ends with a brace for the head of a body. If that
// is wrong, the answer is for a place that the parser never asks about; if it is right, the answer
// is what the parser would find itself. So the parser asks for each body, and looks itself where it
// gets no answer: what it makes of the text does not depend on the thread.
#pragma once

#include <atomic>
#include <mutex>
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

  // The end of the body behind the brace at `open`, if the scan has found it and the body takes no
  // address of a block. Places must ascend from call to call.
  std::optional<BodyExtent> end_of_body(SourceOffset open);
  // The first NUL byte of the text, or npos; waits for the end of the scan.
  size_t find_zero();

 private:
  struct Body {
    SourceOffset open;
    BodyExtent extent;
    bool has_block_addresses;
  };

  void run();
  void find_bodies();
  // The brace that begins the next body, at `at` or behind; npos: none.
  size_t find_head(size_t at) const;
  void check_up_to(size_t end);

  const SourceText& source_;
  std::mutex mutex_;  // of bodies_
  std::vector<Body> bodies_;
  size_t next_ = 0;  // of bodies_: the first one that may be asked about
  std::atomic<SourceOffset> parser_is_at_ = 0;
  std::atomic<bool> is_unwanted_ = false;
  size_t checked_ = 0;  // the text before holds no NUL byte, or zero_
  size_t zero_ = std::string_view::npos;
  std::thread thread_;
};

}  // namespace lilt::frontend
