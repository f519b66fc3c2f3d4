// Exceptions in constructors (members and bases so far are destroyed), in destructors, in
// initializers of statics.
#include <cstdio>
#include <exception>

static int limit = 0;
struct Part {
  int number;
  explicit Part(int n) : number(n) {
    if (n == limit) throw n;
    std::printf("+%d ", n);
  }
  ~Part() { std::printf("-%d ", number); }
};
struct Root {
  Part root{1};
  virtual ~Root() = default;
};
struct Left : virtual Root {
  Part left{2};
};
struct Right : virtual Root {
  Part right{3};
};
struct Whole : Left, Right {
  Part whole{4};
  Whole() : Whole(0) {
    if (limit == 6) throw 6;
  }
  explicit Whole(int) {
    Part local(5);
    if (limit == 7) throw 7;
  }
};
struct Thrower {
  ~Thrower() noexcept(false) {
    std::printf("(%d) ", std::uncaught_exceptions());
    if (std::uncaught_exceptions() == 0) throw 9;
  }
};
static Part& late() {
  static Part part(8);
  return part;
}

int main() {
  for (limit = 1; limit < 10; ++limit) {
    try {
      Whole whole;
      std::printf("whole ");
    } catch (int number) {
      std::printf("caught %d", number);
    }
    std::puts("");
    try {
      std::printf("late %d\n", late().number);
    } catch (int number) {
      std::printf("not yet %d\n", number);
    }
    try {
      Thrower thrower;
      if (limit % 2 != 0) throw limit;
    } catch (int number) {
      std::printf("thrower %d\n", number);
    }
  }
}
