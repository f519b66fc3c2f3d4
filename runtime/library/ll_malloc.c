#include <stdint.h>
#include <stdlib.h>

// Zeroed memory for `count` elements of `size` bytes.
void* ll_malloc(int64_t count, int64_t size) { return calloc((size_t)count, (size_t)size); }
