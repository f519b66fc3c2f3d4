/* An array of variable length at -O0 is shown from its declaration to the end of its scope.
   level: 0
   gdb: break printf
   gdb: run
   gdb: up
   gdb: print squares
   sees: = \{0, 1, 4, 9, 16, 25\}
   gdb: print sizeof(squares)
   sees: = 24
   gdb: info locals
   sees: squares = \{0, 1, 4, 9, 16, 25\}
*/
#include <stdio.h>

static int sum_of_squares(int count) {
  int squares[count];
  int sum = 0;
  for (int i = 0; i < count; i++) {
    squares[i] = i * i;
    sum += squares[i];
  }
  printf("%d\n", sum);
  return sum;
}

int main(void) { return sum_of_squares(6) != 55; }
