// Catching by value, reference, pointer, base class, ellipsis; the first handler that fits.
#include <cstdio>

struct Base {
  int number;
  explicit Base(int n) : number(n) {}
  Base(const Base& other) : number(other.number + 100) {}
  virtual ~Base() = default;
  virtual const char* name() const { return "base"; }
};
struct Derived : Base {
  using Base::Base;
  const char* name() const override { return "derived"; }
};
struct Other {
  char text[20];
};
struct Second {
  int second = 5;
};
struct Both : Second, Derived {
  Both() : Derived(9) {}
};
struct Private : private Base {
  Private() : Base(1) {}
};
enum class Colour { red, green };

static Derived derived(3);
static void raise(int which) {
  switch (which) {
    case 0:
      throw 42;
    case 1:
      throw 4.5;
    case 2:
      throw Base(1);
    case 3:
      throw Derived(2);
    case 4:
      throw Other{"other"};
    case 5:
      throw &derived;
    case 6:
      throw Both();
    case 7:
      throw Colour::green;
    case 8:
      throw "text";
    case 9:
      throw nullptr;
    case 10:
      throw Private();
    case 11:
      throw static_cast<const Base*>(&derived);
    case 12:
      throw 'c';
    case 13:
      throw &raise;
    case 14:
      throw &Base::number;
  }
}

static void by_reference(int which) {
  try {
    raise(which);
    std::puts("nothing");
  } catch (int number) {
    std::printf("int %d\n", number);
  } catch (const Derived& caught) {
    std::printf("%s& %d\n", caught.name(), caught.number);
  } catch (Base& caught) {
    std::printf("%s& %d\n", caught.name(), caught.number);
  } catch (const Base* caught) {
    std::printf("%s* %d\n", caught != nullptr ? caught->name() : "null",
                caught != nullptr ? caught->number : 0);
  } catch (Other other) {
    std::puts(other.text);
  } catch (Colour colour) {
    std::printf("colour %d\n", static_cast<int>(colour));
  } catch (const char* text) {
    std::puts(text);
  } catch (...) {
    std::puts("something");
  }
}
static void by_value(int which) {
  try {
    raise(which);
  } catch (Second second) {
    std::printf("second %d\n", second.second);
  } catch (Base caught) {
    std::printf("%s %d\n", caught.name(), caught.number);
  } catch (void* pointer) {
    std::printf("pointer %d\n", pointer == static_cast<void*>(&derived));
  } catch (double number) {
    std::printf("double %g\n", number);
  } catch (...) {
    std::puts("something else");
  }
}

int main() {
  for (int which = 0; which < 16; ++which) {
    std::printf("%d: ", which);
    by_reference(which);
    by_value(which);
  }
}
