/* gdb stops where an exception is thrown, and shows the frames that it will leave.
   level: 2
   gdb: catch throw
   gdb: run
   sees: exception thrown
   gdb: backtrace
   sees: fail \(code=3\)
   sees: attempt \(count=3\)
   sees: main \(\)
   gdb: tbreak caught
   gdb: continue
   gdb: backtrace
   sees: #0 +caught \(code=3\)
   sees: #1 .*attempt \(count=3\)
*/
#include <cstdio>

static volatile int sink;

__attribute__((noinline)) void caught(int code) { sink = code; }

__attribute__((noinline)) void fail(int code) {
  if (code > 2) throw code;
  sink = code + 1;
}

struct Guard {
  int number;
  ~Guard() { sink = number; }
};

__attribute__((noinline)) int attempt(int count) {
  Guard guard{count};
  try {
    for (int i = 0; i <= count; i++) fail(i);
  } catch (int code) {
    caught(code);
    return count + code;
  }
  return 0;
}

int main() {
  std::printf("%d\n", attempt(3));
  return 0;
}
