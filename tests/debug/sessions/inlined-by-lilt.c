/* Calls that lilt inlines in a module without optimizations: each has a frame of its own, also one that came in with a body.
   level: 0 to 2
   gdb: break observe
   gdb: run
   gdb: backtrace
   sees: #0 +observe
   sees: #1 .*square_of \(.*\) at .*:42
   sees: #2 .*scale \(.*\) at .*:47
   sees: #3 .*main \(.*\) at .*:53
   gdb: frame 2
   gdb: info frame
   sees: inlined into frame 3
   gdb: delete
   gdb: break 43
   gdb: continue
   gdb: backtrace
   sees: #0 .*square_of \(.*\) at .*:43
   sees: #1 .*scale \(.*\) at .*:47
   sees: #2 .*main \(.*\) at .*:53
   gdb: continue
   gdb: backtrace
   sees: #0 .*square_of \(.*\) at .*:43
   sees: #1 .*main \(.*\) at .*:54
   gdb: finish
   sees: main \(.*\) at .*:54
*/
#include <stdio.h>

static volatile int sink;

__attribute__((noinline)) int observe(int value) {
  sink = value;
  for (int i = 0; i < 3; i++) {
    sink += i;
    printf("%d\n", sink);
  }
  return sink;
}

static int square_of(int number) {
  int result = number * number;
  result += observe(result);
  sink = result;
  return result;
}
static int scale(int number) {
  return square_of(number) + 2;
}

int main(void) {
  volatile int start = 3;
  int sum;
  sum = scale(start);
  sum += square_of(start + 1);
  return sum > 1000;
}
