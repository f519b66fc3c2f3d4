// Atomic objects of 16 bytes: pairs that several threads change at once, and integers.
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

struct alignas(16) Pair {
  long first, second;
};
std::atomic<Pair> global;
_Atomic(__int128) number;
__int128 plain alignas(16);

static void show(const char* what, __int128 value) {
  std::printf("%s %lx %lx\n", what, static_cast<long>(value >> 64), static_cast<long>(value));
}

static void pairs() {
  Pair one{1, 2}, other{5, 6};
  global.store(one, std::memory_order_release);
  Pair seen = global.load(std::memory_order_acquire);
  const bool first = global.compare_exchange_strong(seen, other);
  const bool second =
      global.compare_exchange_weak(one, one, std::memory_order_acq_rel, std::memory_order_relaxed);
  std::printf("%d %d %ld %ld\n", first, second, one.first, one.second);
  const Pair last = global.exchange(Pair{7, 8});
  std::printf("%ld %ld %ld\n", last.first, last.second, global.load().second);
}

static void numbers() {
  number = (static_cast<__int128>(1) << 64) - 2;
  number += 3;
  show("sum", number);
  number -= 5;
  show("difference", number);
  number &= (static_cast<__int128>(7) << 62) | 0xff;
  number |= static_cast<__int128>(1) << 100;
  number ^= 3;
  show("bits", number++);
  show("not and", __sync_fetch_and_nand(&plain, 12));
  show("old", __sync_fetch_and_add(&plain, 42));
  show("compared", __sync_val_compare_and_swap(&plain, 41, static_cast<__int128>(3) << 70));
  show("exchanged", __sync_lock_test_and_set(&plain, 1));
  show("last", plain);
}

// Both halves change together, whatever thread is next; a failed attempt may throw.
static void threads() {
  std::atomic<Pair> shared{Pair{0, 0}};
  std::vector<std::thread> all;
  for (int i = 0; i < 3; ++i)
    all.emplace_back([&] {
      for (int k = 0; k < 3000; ++k) {
        Pair old = shared.load();
        for (;;) {
          try {
            if (!shared.compare_exchange_weak(old, Pair{old.first + 1, old.second - 1})) throw old;
            break;
          } catch (const Pair& seen) {
            old = seen;
          }
        }
      }
    });
  for (std::thread& thread : all) thread.join();
  std::printf("%ld %ld\n", shared.load().first, shared.load().second);
}

int main() {
  pairs();
  numbers();
  threads();
}
