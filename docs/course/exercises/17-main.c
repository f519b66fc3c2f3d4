/* Prints one of the facts that the tests of lesson 17's exercise ask for. */
#include <stdio.h>

extern long call_weigh(void);
extern int is_misaligned, is_changed;

int main(int count, char** words) {
  const long result = call_weigh();
  switch (count > 1 ? words[1][0] : 'r') {
    case 'a': puts(is_misaligned ? "misaligned" : "aligned"); break;
    case 's': puts(is_changed ? "changed" : "saved"); break;
    default: printf("%ld\n", result);
  }
  return 0;
}
