#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// Ends the program with status 1 if the array is null or the index is out of its bounds.
void oat_assert_array_length(const int64_t* array, int64_t index) {
  if (array != NULL && index >= 0 && index < array[0]) return;
  fflush(stdout);
  if (array == NULL)
    fputs("error: index into a null array\n", stderr);
  else
    fprintf(stderr, "error: index %lld of an array of length %lld\n", (long long)index,
            (long long)array[0]);
  exit(1);
}
