// Arguments by value that are aligned to more than the stack is: calls that return, that unwind,
// that do either again and again (the stack pointer must not wander off), beside arguments in
// registers and on the stack.
#include <cstdint>
#include <cstdio>
#include <initializer_list>

struct alignas(32) Half {
  double number;
  int count;
};
struct alignas(64) Line {
  int words[16];
};

static bool is_aligned(const void* object, unsigned align) {
  return reinterpret_cast<uintptr_t>(object) % align == 0;
}

[[gnu::noinline]] static int take(int limit, Half half, Line line) {
  if (!is_aligned(&half, 32) || !is_aligned(&line, 64)) return -1;
  if (half.count + line.words[3] > limit) throw half.count;
  return static_cast<int>(half.number) + line.words[15];
}

[[gnu::noinline]] static Line many(long a, double b, long c, long d, long e, long f, long g, long h,
                                   Half half, long i, Line line) {
  if (a + c + d + e + f + g + h + i > 100) throw b + half.number;
  line.words[0] = is_aligned(&half, 32) && is_aligned(&line, 64) ? half.count : -1;
  return line;
}

struct Noted {
  const char* name;
  ~Noted() { std::printf("%s ends\n", name); }
};

[[gnu::noinline]] static int nested(int limit) {
  Noted noted{"nested"};
  try {
    return take(limit, Half{1.5, 3}, Line{{1, 2, 3, 4}}) +
           take(limit - 5, Half{2.5, 4}, Line{{1, 2, 3, 4}});
  } catch (int count) {
    return 1000 + count;
  }
}

[[gnu::noinline]] static long again(int rounds) {
  long sum = 0;
  for (int i = 0; i < rounds; ++i) {
    try {
      sum += take(6, Half{1, i & 7}, Line{{0, 0, 0, 1}});
    } catch (int count) {
      sum += count;
    }
  }
  return sum;
}

[[gnu::noinline]] static long returns(int rounds) {
  long sum = 0;
  for (int i = 0; i < rounds; ++i) {
    Half half{3, i & 3};
    try {
      sum += take(100, half, Line{{0, 0, 0, i & 15}});
    } catch (int) {
      sum -= 1;
    }
  }
  return sum;
}

int main() {
  std::printf("%d\n", nested(20));
  std::printf("%d\n", nested(10));
  std::printf("%d\n", nested(2));
  std::printf("%ld\n", again(20000));
  std::printf("%ld\n", returns(400000));
  for (long i : {1, 200}) {
    try {
      const Line line = many(1, 2.5, 3, 4, 5, 6, 7, 8, Half{9.5, 10}, i, Line{{1, 2, 3}});
      std::printf("%d %d\n", line.words[0], line.words[2]);
    } catch (double sum) {
      std::printf("%g\n", sum);
    }
  }
}
