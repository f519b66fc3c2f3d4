// Small functions with handlers, which optimizers take into their callers; handlers that are never
// reached.
#include <cstdio>
#include <initializer_list>

struct Guard {
  int& count;
  explicit Guard(int& c) : count(c) { ++count; }
  ~Guard() { --count; }
};
static int parse(const char* text) {
  if (*text < '0' || *text > '9') throw *text;
  return *text - '0';
}
static int parse_or(const char* text, int otherwise) {
  try {
    return parse(text);
  } catch (char) {
    return otherwise;
  }
}
static int sum(const char* text, int& count) {
  Guard guard(count);
  int total = 0;
  for (; *text != 0; ++text) total += parse_or(text, -1) * count;
  return total;
}
static int never() noexcept { return 4; }
static int checked(const char* text, int& count) {
  Guard outer(count);
  try {
    Guard inner(count);
    return parse(text) + sum(text, count) + never();
  } catch (int) {
    return -100;
  } catch (char c) {
    if (c == '!') throw 'x';
    return -c + count;
  }
}
static int top(const char* text) {
  int count = 0;
  try {
    return checked(text, count) * 10 + count;
  } catch (char c) {
    return c * 1000 + count;
  }
}

int main() {
  for (const char* text : {"", "1", "12a4", "x", "!", "99!9"}) std::printf("%d\n", top(text));
}
