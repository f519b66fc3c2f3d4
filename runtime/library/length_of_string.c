#include <stdint.h>
#include <string.h>

int64_t length_of_string(const char* text) { return (int64_t)strlen(text); }
