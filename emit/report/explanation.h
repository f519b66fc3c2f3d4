// The record of a compile as a document: what `lilt explain` writes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "emit/report/function_record.h"
#include "ir/support/source.h"

namespace lilt::report {

// Everything that a page needs. The source must outlive it.
struct Explanation {
  std::string producer;              // "lilt 0.1.0"
  std::vector<std::string> options;  // of the compile, as on the command line
  const SourceText* source = nullptr;
  std::vector<FunctionRecord> functions;
};

// The document lilt-explain/1, which emit/report/lilt-explain.schema.json describes. Of a source of
// more than a megabyte only the lines of the functions are in it. O(records).
std::string to_json(const Explanation& explanation);

}  // namespace lilt::report
