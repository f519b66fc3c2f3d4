// Facts about the text that are found by scanning it, without parsing.
//
// The scans know only strings, comments and names of the grammar. Those that run before anything is
// parsed take 64 bytes at a time up to a byte that matters.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/ssa/module.h"
#include "ir/support/source.h"

namespace lilt::frontend {

// The first place that shows whether the module has typed or opaque pointers. Opaque if both occur:
// LLVM reads `T*` as `ptr` then.
struct PointerEvidence {
  enum Kind { None, Opaque, Typed } kind = None;
  SourceOffset offset = kNoOffset;  // of `ptr` or `*`
};
PointerEvidence find_pointer_evidence(const SourceText& source);

// Adds the places of all `blockaddress` words outside strings and comments from `begin` to `end`;
// usually there are none, which is fast to find out. `begin` is outside strings and comments.
void find_block_addresses(const SourceText& source, SourceOffset begin, SourceOffset end,
                          std::vector<SourceOffset>& found);

// The end of the body that begins after the brace at `open`.
struct BodyExtent {
  SourceOffset end = 0;  // of the closing brace, or of the line that shows it is missing
  bool closed = false;
};
// Exact if the body's quotes and braces are balanced. Otherwise the body ends at the first later
// line that begins with `}` or with the first word of a top-level entity. `careful` is set when a
// body is not closed: from then on lines alone decide, so the whole file stays linear.
BodyExtent find_body_end(const SourceText& source, SourceOffset open, bool& careful);

// The start of the next line that looks like the beginning of a top-level entity, or the end.
SourceOffset find_next_entity(const SourceText& source, SourceOffset from);

}  // namespace lilt::frontend
