/* Ten frames at -O2: a backtrace shows the arguments of each, since all are needed behind their calls.
   level: 2
   gdb: break innermost
   gdb: run
   gdb: backtrace
   sees: #0 +innermost \(depth=0, total=55\)
   sees: #1 .*descend \(depth=1, total=54
   sees: #5 .*descend \(depth=5, total=40, text="12345"\)
   sees: #10 .*descend \(depth=10, total=0, text="123456789A"\)
   sees: #11 .*main
   gdb: frame 4
   gdb: info locals
   sees: sum = 49
   gdb: up
   gdb: print depth * 100 + total
   sees: = 540
   gdb: tbreak after_all
   gdb: continue
   gdb: finish
   sees: Value returned is \$\d+ = 56
*/
#include <stdio.h>

static const char digits[] = "123456789A";
static volatile int sink;

__attribute__((noinline)) int innermost(int depth, int total) {
  sink = depth;
  return total + sink;
}

__attribute__((noinline)) int after_all(int result) {
  sink = result;
  return sink + 1;
}

__attribute__((noinline)) int descend(int depth, int total, const char *text) {
  int sum = total + depth;
  int found;
  if (depth == 1)
    found = innermost(depth - 1, sum);
  else {
    static char copies[16][16];
    snprintf(copies[depth], sizeof copies[depth], "%.*s", depth - 1, digits);
    found = descend(depth - 1, sum, copies[depth]);
  }
  sink = depth;
  sink = total;
  sink = text[0];
  sink = sum;
  return found;
}

int main(void) {
  int result = descend(10, 0, digits);
  printf("%d\n", after_all(result));
  return 0;
}
