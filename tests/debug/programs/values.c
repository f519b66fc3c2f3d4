/* Variables with several values: in loops, assignments, branches, arguments that change, parts of structs. */
#include <stdio.h>

struct pair {
  int first, second;
};

__attribute__((noinline)) static int observe(int value) {
  static int seen;
  seen += value;
  return seen & 1023;
}

/* The variable counts on in a register, and another follows it. */
__attribute__((noinline)) static int count_down(int from) {
  int last = 0;
  while (from > 3) {
    last = from;
    from -= observe(last) & 3;
    from--;
  }
  observe(last);
  return from + last;
}

/* One variable has a value on each side. */
__attribute__((noinline)) static int choose(int which, int value) {
  int chosen;
  if (which % 3 == 0) {
    chosen = value * 5;
    observe(chosen);
  } else if (which % 3 == 1) {
    chosen = 77;
    observe(which);
  } else {
    chosen = observe(value);
  }
  int result = observe(chosen) + chosen;
  return result;
}

/* Two variables change their values. */
__attribute__((noinline)) static unsigned divisor(unsigned a, unsigned b) {
  while (b != 0) {
    unsigned rest = a % b;
    a = b;
    b = rest;
    observe((int)(a + b));
  }
  return a;
}

__attribute__((noinline)) static int parts(int count) {
  struct pair sums = {0, 1};
  for (int i = 0; i < count; i++) {
    sums.first += observe(i);
    int turned = sums.second ^ i;
    sums.second = observe(turned) + i;
  }
  return sums.first - sums.second;
}

static double weigh(double weight, int times) {
  double total = 0.5;
  for (int i = 0; i < times; i++) {
    total = total * weight + observe(i);
    weight += 0.25;
  }
  return total;
}

int main(void) {
  int total = 0;
  for (int round = 0; round < 6; round++) {
    total += choose(round, total + 4);
    total += count_down(round * 4);
    total += (int)divisor(84u + (unsigned)round, 36u);
    total += parts(round);
  }
  double weighed = weigh(1.5, 5);
  printf("%d %.3f\n", total, weighed);
  return 0;
}
