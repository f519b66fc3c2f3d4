/* Frames of inlined functions, blocks, and variables that change, at -O2.
   level: 2
   gdb: break square_of
   gdb: run
   gdb: backtrace
   sees: #0 +square_of \(number=3\)
   sees: #1 .*scale \(number=3\) at
   sees: #2 .*main
   gdb: info frame
   sees: inlined into frame 1
   gdb: up
   gdb: info locals
   sees: doubled = 6
   gdb: delete
   gdb: break observe if value == 18
   gdb: continue
   gdb: up
   gdb: info locals
   sees: count = 6
   gdb: print turns
   sees: = 2
   gdb: info args
   sees: limit = 5
*/
#include <stdio.h>

static volatile int sink;

__attribute__((noinline)) int observe(int value) {
  sink = value;
  return sink;
}

static inline int square_of(int number) {
  int result = observe(number) * number;
  observe(result);
  return result;
}

static inline int scale(int number) {
  int doubled = observe(number * 2);
  int result = square_of(number) + doubled;
  return result;
}

__attribute__((noinline)) int walk(int limit) {
  int count = 0;
  for (int turns = 0; turns < limit; turns++) {
    count += 2;
    int product = observe(count * (turns + 1));
    count += product & 0;
    observe(count + turns + limit);
  }
  return count;
}

int main(void) {
  int number = observe(3);
  printf("%d\n", scale(number));
  printf("%d\n", walk(5));
  return 0;
}
