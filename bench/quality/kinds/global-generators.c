// Generators of random numbers whose state is in globals and in a structure: a store and a load in
// each round.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t seed = 42;
static long last = 42;
struct State {
  uint64_t a, b;
  uint32_t count;
} state = {1, 2, 0};

static double next_real(double max) {
  last = (last * 3877 + 29573) % 139968;
  return max * last / 139968;
}
static uint32_t next(void) { return seed = seed * 1664525u + 1013904223u; }
static uint64_t step(struct State* s) {
  uint64_t x = s->a, y = s->b;
  s->a = y;
  x ^= x << 23;
  s->b = x ^ y ^ (x >> 17) ^ (y >> 26);
  s->count++;
  return s->b + y;
}
static uint32_t histogram[256];

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? atoi(argv[1]) : 30000000;
  double sum = 0;
  for (int i = 0; i < rounds; i++) sum += next_real(1.0);
  uint32_t bits = 0;
  for (int i = 0; i < 3 * rounds; i++) bits ^= next();
  uint64_t all = 0;
  for (int i = 0; i < 2 * rounds; i++) all += step(&state);
  for (int i = 0; i < rounds; i++) histogram[next() >> 24]++;
  printf("%.3f %u %llu %u %u\n", sum, bits, (unsigned long long)all, state.count, histogram[3]);
}
