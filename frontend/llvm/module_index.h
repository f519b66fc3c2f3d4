// Facts about the text that are found by scanning it, before anything is parsed.
//
// The scans know strings, comments and names, and nothing else of the grammar. The ends of bodies
// are looked for 16 bytes at a time, the others byte by byte where the words they look for occur.
#pragma once

#include <vector>

#include "ir/support/source.h"

namespace lilt::frontend {

// The first place that tells whether the module has typed or opaque pointers. Opaque when both
// occur: LLVM reads `T*` as `ptr` then.
struct PointerEvidence {
  enum Kind { None, Opaque, Typed } kind = None;
  SourceOffset offset = kNoOffset;  // of `ptr` or `*`
};
PointerEvidence find_pointer_evidence(const SourceText& source);

// The places of all `blockaddress` words outside strings and comments; mostly there are none, which
// is found out fast.
std::vector<SourceOffset> find_block_addresses(const SourceText& source);

// Where the body that begins behind the brace at `open` ends.
struct BodyExtent {
  SourceOffset end = 0;  // of the closing brace, or of what comes where it is missing
  bool closed = false;
};
// Exact when the body's quotes and braces are balanced. When they are not, the body ends at the
// first later line that begins with `}` or with the first word of a top-level entity. `careful`
// says that an earlier body was not closed: then lines decide at once, so that the whole file stays
// linear.
BodyExtent find_body_end(const SourceText& source, SourceOffset open, bool& careful);

// The start of the next line that looks like the beginning of a top-level entity, or the end.
SourceOffset find_next_entity(const SourceText& source, SourceOffset from);

}  // namespace lilt::frontend
