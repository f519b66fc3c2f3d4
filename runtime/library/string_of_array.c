#include <stdint.h>
#include <stdlib.h>

// A new string of the array's elements, each taken as a character. A zero among them ends the program.
char* string_of_array(const int64_t* array) {
  size_t length = (size_t)array[0];
  char* text = malloc(length + 1);
  if (text == NULL) abort();
  for (size_t i = 0; i < length; ++i) {
    text[i] = (char)array[i + 1];
    if (text[i] == 0) abort();
  }
  text[length] = 0;
  return text;
}
