#include <stdint.h>
#include <stdlib.h>

// `size` zeroed bytes.
void* oat_malloc(int64_t size) { return calloc((size_t)size, 1); }
