#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct pair {
  char first[8], second[24];
};
static inline __attribute__((always_inline)) int known(int n) {
  return __builtin_constant_p(n) ? n : -1;
}
static inline int deep(int n) { return known(n + 1); }
__attribute__((noinline)) size_t sizes(struct pair *p, int n, char *unknown) {
  char local[10], *heap = malloc(16 + n), *fixed = malloc(40),
                  *either = n ? local : fixed;
  size_t sum = 0;
#define ADD(x) sum = sum * 7 + (x), printf("%s %zd\n", #x, (ssize_t)(x))
  ADD(__builtin_object_size(local, 0));
  ADD(__builtin_object_size(local + 3, 1));
  ADD(__builtin_object_size(fixed, 0));
  ADD(__builtin_object_size(heap, 0));
  ADD(__builtin_object_size(heap, 2));
  ADD(__builtin_object_size(p->first, 0));
  ADD(__builtin_object_size(p->first, 1));
  ADD(__builtin_object_size(p->first, 3));
  ADD(__builtin_object_size(either, 0));
  ADD(__builtin_object_size(either, 2));
  ADD(__builtin_object_size(unknown, 0));
  ADD(__builtin_object_size(unknown, 2));
  ADD(__builtin_dynamic_object_size(heap, 0));
  ADD(__builtin_dynamic_object_size(heap + 4, 0));
  ADD(__builtin_dynamic_object_size(fixed + 41, 0));
  if (sum == 1) puts(local);
  free(heap);
  free(fixed);
  return sum;
}
__attribute__((noinline)) int expected(int n, unsigned m) {
  __builtin_assume(n > 3);
  if (__builtin_expect(n > 2, 1)) m += 5;
  if (__builtin_expect_with_probability(m % 3 == 0, 0, 0.9)) m *= 2;
  if (__builtin_unpredictable(m & 1)) m -= 1;
  return m / 4;
}
__attribute__((noinline)) int lifetimes(int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i) {
    int a[50];
    memset(a, i, sizeof a);
    sum += a[i % 50];
    {
      int b[50];
      memcpy(b, a, sizeof b);
      sum ^= b[3];
    }
  }
  return sum;
}
int main(int n, char **w) {
  char small[8], text[40];
  struct pair p;
#if defined __OPTIMIZE__ && \
    !defined                \
        __OPTIMIZE_SIZE__  // otherwise compilers differ in what is known when
  printf("%d %d %d %d\n", known(3), known(n), deep(4), deep(n));
#endif
  printf("%d %d\n", __builtin_constant_p("abc"[1]),
         __builtin_constant_p(strlen("abc")));
  printf("%zu\n", sizes(&p, n, w[0]));
  printf("%d %d\n", expected(n + 3, 7), lifetimes(9));
  snprintf(text, sizeof text, "%s %d", "text", n);
  strcat(text, "!");
  strcpy(p.first, "first");
  memmove(p.second, text, 12);
  printf("%s %s %.5s\n", text, p.first, p.second);
  fflush(stdout);
  if (n > 1) {
    const int count = atoi(w[1]);
    const char *source = "0123456789abcdefghijklmnopqrstuvwxyz";
    switch (w[1][0]) {
      case '1':
        memcpy(small, source, count);
        break;
      case '2':
        strcpy(small, source + 36 - count);
        break;
      case '3':
        strncpy(small, source, count);
        break;
      case '4':
        memset(p.second, 1, count);
        break;
      case '5':
        sprintf(small, "%.*s", count, source);
        break;
      default: {
        char *h = malloc(n + 6);
        memcpy(h, source, count);
        small[0] = h[0];
      }
    }
    printf("%c\n", small[0]);
  }
  return 0;
}
