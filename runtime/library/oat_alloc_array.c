#include <stdint.h>
#include <stdlib.h>

// An array of `length` zeroed words after its length. A negative length ends the program.
int64_t* oat_alloc_array(int64_t length) {
  if (length < 0) abort();
  int64_t* array = calloc((size_t)length + 1, sizeof(int64_t));
  if (array == NULL) abort();
  array[0] = length;
  return array;
}
