/* At -O2 a struct that calls fill stays in memory, where each assignment puts its value (#dbg_assign).
   level: 2
   gdb: break observe if value == 30
   gdb: run
   gdb: up
   gdb: print low.used
   sees: = 3
   gdb: print low.words
   sees: = \{7, 8, 9, 0
   gdb: print high.used
   sees: = 30
   gdb: info args
   sees: first = 7
*/
#include <string.h>

struct list {
  int used;
  int words[20];
};

static volatile int sink;

__attribute__((noinline)) int observe(int value) {
  sink = value;
  return sink;
}

__attribute__((noinline)) void append(struct list *list, int word) { list->words[list->used++] = word; }

__attribute__((noinline)) int collect(int first) {
  struct list low, high;
  memset(&low, 0, sizeof low);
  high.used = observe(0);
  for (int i = 0; i < 3; i++) append(&low, first + i);
  for (int i = 0; i < 2; i++) append(&high, observe(first));
  high.used = low.used * 10;
  observe(high.used);
  append(&high, first);
  return low.words[1] + high.words[1] + first;
}

int main(void) { return observe(collect(observe(7))) == 22 ? 0 : 1; }
