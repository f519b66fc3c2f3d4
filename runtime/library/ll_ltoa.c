#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// A new string: the number in decimal.
char* ll_ltoa(int64_t number) {
  enum { kLongestNumber = 21 };  // -9223372036854775808 and the final NUL
  char* result = malloc(kLongestNumber);
  if (result == NULL) abort();
  snprintf(result, kLongestNumber, "%lld", (long long)number);
  return result;
}
