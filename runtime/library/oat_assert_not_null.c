#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

// Ends the program with status 1 if the reference is null.
void oat_assert_not_null(const void* reference) {
  if (reference != NULL) return;
  fflush(stdout);
  fputs("error: null where a reference is required\n", stderr);
  exit(1);
}
