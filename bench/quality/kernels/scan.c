// Counts in text: a character, digits, words; upper case.
#include <stdio.h>
#define N 65536
char t[N + 1];
__attribute__((noinline)) int count(char c, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += t[i] == c;
  return s;
}
__attribute__((noinline)) int digits(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += t[i] >= '0' && t[i] <= '9';
  return s;
}
__attribute__((noinline)) void upper(int n) {
  for (int i = 0; i < n; i++) {
    char c = t[i];
    t[i] = (c >= 'a' && c <= 'z') ? c - 32 : c;
  }
}
__attribute__((noinline)) int words(int n) {
  int s = 0;
  for (int i = 1; i < n; i++) s += (t[i - 1] == ' ') & (t[i] != ' ');
  return s;
}
int main(void) {
  unsigned x = 1;
  for (int i = 0; i < N; i++) {
    x = x * 1103515245 + 12345;
    t[i] = "abcdefgh 0123456789ABCDEF\n xyz"[(x >> 16) % 30];
  }
  unsigned s = 0;
  for (int r = 0; r < 12000; r++) {
    t[r % N] = "az 5"[r & 3];
    s += count('a' + (r & 7), N - (r & 7)) + digits(N) + words(N);
    if (r % 8 == 0) upper(N);
  }
  printf("%u\n", s);
  return 0;
}
