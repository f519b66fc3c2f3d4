#include <stdlib.h>
#include <string.h>

// A new string: the first followed by the second.
char* ll_strcat(const char* first, const char* second) {
  size_t first_length = strlen(first), second_length = strlen(second);
  char* result = malloc(first_length + second_length + 1);
  if (result == NULL) abort();
  memcpy(result, first, first_length);
  memcpy(result + first_length, second, second_length + 1);
  return result;
}
