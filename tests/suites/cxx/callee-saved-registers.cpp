// Ten frames, each with more live values than there are callee-saved registers, which the exception
// must bring back.
#include <cstdio>

extern "C" __attribute__((noinline)) void leaf(unsigned long x) {
  if (x % 3 != 0) throw x;
  asm volatile("" ::: "rbx", "r12", "r13", "r14", "r15", "memory");
}

template <int depth>
__attribute__((noinline)) unsigned long frame(unsigned long x) {
  unsigned long a = x * 3 + 1, b = x ^ 0x55, c = x + depth, d = x << 3, e = x - 7, f = ~x,
                g = x * x;
  asm volatile("" : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(f), "+r"(g));
  try {
    if constexpr (depth == 0)
      leaf(x);
    else
      c += frame<depth - 1>(x + 1);
  } catch (unsigned long thrown) {
    if (depth % 3 == 1) throw thrown + a;
    b += thrown;
    if (depth % 3 == 2) throw b;
  }
  return a ^ b ^ c ^ d ^ e ^ f ^ g;
}

int main() {
  unsigned long sum = 0;
  for (unsigned long x = 0; x < 30; ++x) {
    unsigned long p = x, q = x * 5, r = x ^ 9, s = x + 100, t = x * x;
    asm volatile("" : "+r"(p), "+r"(q), "+r"(r), "+r"(s), "+r"(t));
    try {
      sum += frame<9>(x);
    } catch (unsigned long thrown) {
      sum = sum * 31 + thrown;
    }
    sum += p ^ q ^ r ^ s ^ t;
    std::printf("%lu\n", sum);
  }
}
