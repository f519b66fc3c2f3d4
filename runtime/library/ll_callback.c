#include <stdint.h>

// The function's result for (19, 19).
int64_t ll_callback(int64_t (*function)(int64_t, int64_t)) { return function(19, 19); }
