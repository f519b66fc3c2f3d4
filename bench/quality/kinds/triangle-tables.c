// Dynamic programming over a triangle of a table: pairs in a sequence, and the best split of a
// chain of matrices.
#include <stdio.h>
#include <stdlib.h>

enum { kSize = 700 };
static int table[kSize][kSize];
static long cost[kSize][kSize];
static char sequence[kSize];
static int extent[kSize + 1];

#define MAX(a, b) ((a) > (b) ? (a) : (b))
static int pairs(int n, const char* s, int t[kSize][kSize]) {
  for (int i = n - 1; i >= 0; i--)
    for (int j = i + 1; j < n; j++) {
      if (j - 1 >= 0) t[i][j] = MAX(t[i][j], t[i][j - 1]);
      if (i + 1 < n) t[i][j] = MAX(t[i][j], t[i + 1][j]);
      if (j - 1 >= 0 && i + 1 < n) {
        if (i < j - 1)
          t[i][j] = MAX(t[i][j], t[i + 1][j - 1] + (s[i] + s[j] == 3));
        else
          t[i][j] = MAX(t[i][j], t[i + 1][j - 1]);
      }
      for (int k = i + 1; k < j; k++) t[i][j] = MAX(t[i][j], t[i][k] + t[k + 1][j]);
    }
  return t[0][n - 1];
}
static long chain(int n, const int* size, long t[kSize][kSize]) {
  for (int length = 1; length < n; length++)
    for (int i = 0; i + length < n; i++) {
      const int j = i + length;
      t[i][j] = -1;
      for (int k = i; k < j; k++) {
        const long all = t[i][k] + t[k + 1][j] + (long)size[i] * size[k + 1] * size[j + 1];
        if (t[i][j] < 0 || all < t[i][j]) t[i][j] = all;
      }
    }
  return t[0][n - 1];
}

int main(int argc, char** argv) {
  const int n = argc > 1 ? atoi(argv[1]) : kSize;
  for (int i = 0; i < n; i++) sequence[i] = (i * 7 + i / 3) % 4;
  for (int i = 0; i <= n; i++) extent[i] = 5 + i * 37 % 50;
  printf("%d %ld\n", pairs(n, sequence, table), chain(n, extent, cost));
}
