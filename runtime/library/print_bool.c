#include <stdint.h>
#include <stdio.h>

// Takes an i1: only the lowest bit of the argument counts.
void print_bool(uint8_t value) { fputs((value & 1) != 0 ? "true" : "false", stdout); }
