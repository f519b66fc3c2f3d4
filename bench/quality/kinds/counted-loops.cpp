// Loops whose trip count the text says: results that are constants, bits of a word, bytes of a
// number, rounds of a mixer.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

static int sum_of_multiples() {
  int sum = 0, i = 0;
  do sum += i * 3;
  while (++i < 10);
  return sum;
}
static int sum_of_squares() {
  int table[8], sum = 0;
  for (int i = 0; i < 8; ++i) table[i] = i * i;
  for (int i = 0; i < 8; ++i) sum += table[i];
  return sum;
}
static int exclusive_or() {
  int i = 32, sum = 0;
  while (i--) sum ^= i * 5;
  return sum;
}
static int horner() {
  int i = 0, sum = 1;
again:
  sum = sum * 3 + i;
  if (++i < 20) goto again;
  return sum;
}
static uint32_t crc_of_byte(uint32_t crc) {
  for (int i = 0; i < 8; ++i) crc = (crc & 1) != 0 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
  return crc;
}
static uint64_t little_endian(const unsigned char* bytes) {
  uint64_t value = 0;
  for (int i = 0; i < 8; ++i) value |= uint64_t(bytes[i]) << (8 * i);
  return value;
}
static int ones(uint32_t word) {
  int count = 0;
  for (int i = 0; i < 32; ++i) count += word >> i & 1;
  return count;
}
static void mix(uint32_t* state) {
  for (int round = 0; round < 10; ++round)
    for (int i = 0; i < 4; ++i) {
      state[i] += state[(i + 1) & 3];
      state[i] = state[i] << 7 | state[i] >> 25;
    }
}

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? atoi(argv[1]) : 2000000;
  int64_t total = 0;
  unsigned char bytes[64];
  for (int i = 0; i < 64; ++i) bytes[i] = i * 37;
  uint32_t state[4] = {1, 2, 3, 4};
  int cells[32] = {};
  for (int k = 0; k < rounds; ++k) {
    total += sum_of_multiples() + sum_of_squares() + exclusive_or() + horner();
    total += crc_of_byte(k) & 255;
    total += little_endian(bytes + (k & 31)) & 0xFFFF;
    total += ones(k * 77);
    mix(state);
    total += state[0] & 15;
    for (int i = 0; i < 5; ++i)
      for (int j = 0; j < 5; ++j) cells[i * 5 + j] ^= i * j + k;
  }
  printf("%lld %d\n", (long long)total, cells[7]);
}
