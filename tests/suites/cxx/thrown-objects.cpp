// Objects of every size and alignment, and ones whose copy constructor throws, are thrown and
// destroyed once.
#include <cstdint>
#include <cstdio>
#include <string>

static int alive = 0;
template <int size>
struct Block {
  char bytes[size];
  explicit Block(int n) {
    ++alive;
    for (char& byte : bytes) byte = static_cast<char>(n);
  }
  Block(const Block& other) {
    ++alive;
    for (int i = 0; i < size; ++i) bytes[i] = other.bytes[i];
  }
  ~Block() { --alive; }
};
struct alignas(16) Wide {
  long double number = 2.5L;
};
struct Empty {};
struct Copies {
  int number = 0;
  Copies() = default;
  Copies(const Copies& other) : number(other.number + 1) {
    if (number > 2) throw number;
  }
};
template <int size>
static void attempt(int n) {
  try {
    throw Block<size>(n);
  } catch (Block<size> block) {
    std::printf("%d: %d %d\n", size, block.bytes[size - 1], alive);
  }
}

int main() {
  attempt<1>(1), attempt<7>(2), attempt<64>(3), attempt<4096>(4);
  std::printf("alive %d\n", alive);
  try {
    throw Wide();
  } catch (Wide& wide) {
    std::printf("%Lg %d\n", wide.number, static_cast<int>(reinterpret_cast<uintptr_t>(&wide) % 16));
  }
  try {
    throw Empty();
  } catch (Empty) {
    std::puts("empty");
  }
  try {
    Copies copies;
    copies.number = 1;
    throw copies;
  } catch (const Copies& copies) {
    std::printf("copies %d\n", copies.number);
  } catch (int number) {
    std::printf("int %d\n", number);
  }
  try {
    throw std::string("a text that is longer than a small one") + "!";
  } catch (std::string text) {
    std::puts(text.c_str());
  }
}
