#include <stdint.h>
#include <stdio.h>

void print_int(int64_t number) { printf("%lld", (long long)number); }
