// Deep recursion with a cleanup in each frame: 20,000 frames are unwound.
#include <cstdio>
#include <initializer_list>

static long live = 0, most = 0;
struct Frame {
  Frame() {
    if (++live > most) most = live;
  }
  ~Frame() { --live; }
};
__attribute__((noinline)) static long down(long depth, long a, long b) {
  Frame frame;
  if (depth == 0) throw a + b;
  return down(depth - 1, b, a + 1) + depth;
}

int main() {
  for (long depth : {1L, 100L, 20000L}) {
    try {
      down(depth, 1, 2);
    } catch (long sum) {
      std::printf("%ld %ld %ld\n", sum, live, most);
    }
  }
}
