// CPS conversion: from the source language to terms.
#pragma once

#include "cps.h"

namespace cps {

// Gives the term that computes `source` and halts with its value. The names of the source stay,
// made unique. Takes time linear in the source times the depth of its scopes, and stack in
// proportion to the source.
Program convert(Terms& terms, Source source);

}  // namespace cps
