#include <stdio.h>

void print_string(const char* text) { fputs(text, stdout); }
