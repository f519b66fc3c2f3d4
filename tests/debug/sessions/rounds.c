/* A function that calls itself last becomes a loop: its parameters change in each round.
   level: 0 to 2
   gdb: break 24
   gdb: run
   gdb: info args
   sees: number = 5
   gdb: continue
   gdb: info args
   sees: number = 4
   gdb: print sum
   sees: = 5
   gdb: continue
   gdb: backtrace
   sees: #0 .*add \(number=3, sum=9\)
   sees: #1 .*main
   gdb: delete
   gdb: finish
   sees: Value returned is \$\d+ = 15
*/
static volatile int sink;

__attribute__((noinline)) int add(int number, int sum) {
  if (number == 0) return sum;
  sink = number;
  return add(number - 1, sum + number);
}

int main(void) { return add(5, 0) != 15; }
