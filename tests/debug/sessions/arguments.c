/* At -O2 arguments that a function has lost are shown as its caller passed them: constants, values in registers that
   callees preserve, addresses in the frame, and its own arguments.
   level: 2
   gdb: break leaf
   gdb: run
   gdb: backtrace
   sees: #0 .*leaf \(value=7\)
   sees: #1 .*last \(kept=42, number=1234567890123, negative=-5, pointer=.*\)
   sees: #2 .*middle \(kept=42, number=1234567890123\)
   sees: #3 .*outer \(kept=42\)
   gdb: frame 1
   gdb: print *pointer
   sees: = 99
   never: = -5 \d
*/
static volatile int sink;

__attribute__((noinline)) int leaf(int value) {
  sink = value;
  return sink;
}

__attribute__((noinline)) int last(int kept, long number, int negative, int *pointer) {
  sink = kept;
  sink = (int)number;
  sink = negative;
  sink = *pointer;
  return leaf(7) + 1;
}

__attribute__((noinline)) int middle(int kept, long number) {
  int object = 99;
  __asm__ volatile("" : : "r"(&object) : "memory");
  return last(kept, number, -5, &object) + object;
}

__attribute__((noinline)) int outer(int kept) { return middle(kept, 1234567890123) + kept; }

int main(int count, char **words) {
  (void)words;
  return outer(count + 41) == 0;
}
