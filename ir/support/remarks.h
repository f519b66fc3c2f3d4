// Where a pass says what it did and what it left alone, and why (--remarks).
#pragma once

#include <string>
#include <utility>

#include "ir/support/diagnostic.h"

namespace lilt {

// Of one function. Nobody may want remarks: ask before making a text.
class Remarks {
 public:
  Remarks() = default;
  // Places are in `source`. Both must outlive this.
  Remarks(Diagnostics& diagnostics, const SourceText& source)
      : diagnostics_(&diagnostics), source_(&source) {}

  bool are_wanted() const { return diagnostics_ != nullptr; }
  // `message`: one line, without a final full stop. Requires are_wanted().
  void add(SourceOffset place, std::string message) const {
    diagnostics_->remark(*source_, place, std::move(message));
  }

 private:
  Diagnostics* diagnostics_ = nullptr;
  const SourceText* source_ = nullptr;
};

}  // namespace lilt
