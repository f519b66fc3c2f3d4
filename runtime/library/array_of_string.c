#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// A new array of the string's characters, one a word, without the NUL.
int64_t* array_of_string(const char* text) {
  size_t length = strlen(text);
  int64_t* array = malloc((length + 1) * sizeof(int64_t));
  if (array == NULL) abort();
  array[0] = (int64_t)length;
  for (size_t i = 0; i < length; ++i) array[i + 1] = text[i];
  return array;
}
