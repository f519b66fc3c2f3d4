#include <stdint.h>
#include <stdio.h>

// Prints the string and a newline.
void ll_puts(const char* text) { puts(text); }
