// return, break, continue and goto out of try blocks and handlers end the exception and run
// destructors.
#include <cstdio>

struct Local {
  int number;
  ~Local() { std::printf("~%d ", number); }
};
static void raise(int n) {
  if (n % 2 != 0) throw n;
}
static int function(int n) {
again:
  for (int i = 0; i < 4; ++i) {
    Local outer{i};
    try {
      Local inner{10 + i};
      raise(n + i);
      if (i == 2 && n == 2) break;
      if (n == 4) return n;
    } catch (int caught) {
      Local handler{20 + i};
      if (caught == 3) continue;
      if (caught == 5) {
        n = 8;
        goto again;
      }
      if (caught == 7) return caught;
      try {
        throw 'c';
      } catch (char) {
        if (caught == 9) break;
      }
    }
    std::printf("end ");
  }
  return -n;
}

int main() {
  for (int n = 0; n < 10; ++n) std::printf("= %d\n", function(n));
}
