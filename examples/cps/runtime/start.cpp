// The start of executables.
#include <cstdio>
#include <cstdlib>

#include "runtime.h"

extern "C" cps::Record* cps_program(cps::Heap* heap);

int main() {
  const cps::Ending ending = cps::run(cps_program, {});
  if (getenv("CPS_STATISTICS")) {
    fprintf(stderr, "allocated %llu bytes, collected %llu times\n",
            static_cast<unsigned long long>(ending.allocated),
            static_cast<unsigned long long>(ending.collections));
  }
  if (ending.failed) fprintf(stderr, "%s\n", ending.message);
  return ending.failed ? 1 : 0;
}
