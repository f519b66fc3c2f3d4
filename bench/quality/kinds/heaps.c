// Heaps, searches by halves and merges of numbers that fit the caches and of numbers that do not,
// sorted and random: is the next element chosen by a branch or by a conditional move? With an
// argument, one of the kinds alone: type, what, size, order, such as d h l r.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SMALL = 1000, LARGE = 2000000 };

static uint64_t state = 88172645463325252u;

static uint64_t next_random(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

#define KIND(T, NAME)                                                                              \
  static T NAME##_numbers[LARGE], NAME##_other[LARGE];                                             \
  static void NAME##_fill(int n, int sorted) {                                                     \
    for (int i = 0; i < n; ++i) NAME##_numbers[i] = sorted ? (T)i : (T)(next_random() & 0xffffff); \
  }                                                                                                \
  static void NAME##_sift(T* a, int root, int n) {                                                 \
    const T value = a[root];                                                                       \
    int child;                                                                                     \
    while ((child = 2 * root + 1) < n) {                                                           \
      if (child + 1 < n && a[child] < a[child + 1]) ++child;                                       \
      if (value >= a[child]) break;                                                                \
      a[root] = a[child];                                                                          \
      root = child;                                                                                \
    }                                                                                              \
    a[root] = value;                                                                               \
  }                                                                                                \
  __attribute__((noinline)) static uint64_t NAME##_heap(T* a, int n) {                             \
    for (int i = n / 2 - 1; i >= 0; --i) NAME##_sift(a, i, n);                                     \
    for (int i = n - 1; i > 0; --i) {                                                              \
      const T top = a[0];                                                                          \
      a[0] = a[i];                                                                                 \
      a[i] = top;                                                                                  \
      NAME##_sift(a, 0, i);                                                                        \
    }                                                                                              \
    return (uint64_t)a[n / 3];                                                                     \
  }                                                                                                \
  __attribute__((noinline)) static uint64_t NAME##_search(const T* a, int n, int count,            \
                                                          int sorted) {                            \
    uint64_t sum = 0;                                                                              \
    for (int i = 0; i < count; ++i) {                                                              \
      const T key = a[sorted ? (uint64_t)i * n / count : next_random() % (uint64_t)n];             \
      int low = 0, high = n;                                                                       \
      while (low < high) {                                                                         \
        const int middle = low + (high - low) / 2;                                                 \
        if (a[middle] < key)                                                                       \
          low = middle + 1;                                                                        \
        else                                                                                       \
          high = middle;                                                                           \
      }                                                                                            \
      sum += (uint64_t)low;                                                                        \
    }                                                                                              \
    return sum;                                                                                    \
  }                                                                                                \
  __attribute__((noinline)) static void NAME##_merge(const T* a, const T* b, T* to, int n,         \
                                                     int m) {                                      \
    int i = 0, k = 0, out = 0;                                                                     \
    while (i < n && k < m) to[out++] = a[i] <= b[k] ? a[i++] : b[k++];                             \
    while (i < n) to[out++] = a[i++];                                                              \
    while (k < m) to[out++] = b[k++];                                                              \
  }                                                                                                \
  static uint64_t NAME##_merge_sort(T* a, T* b, int n) {                                           \
    for (int width = 1; width < n; width *= 2) {                                                   \
      for (int i = 0; i < n; i += 2 * width) {                                                     \
        const int middle = i + width < n ? i + width : n;                                          \
        const int end = i + 2 * width < n ? i + 2 * width : n;                                     \
        NAME##_merge(a + i, a + middle, b + i, middle - i, end - middle);                          \
      }                                                                                            \
      memcpy(a, b, sizeof(T) * (size_t)n);                                                         \
    }                                                                                              \
    return (uint64_t)a[n / 3];                                                                     \
  }                                                                                                \
  static uint64_t NAME##_run(int what, int n, int sorted) {                                        \
    uint64_t sum = 0;                                                                              \
    for (int repeat = n == SMALL ? (what == 's' ? 400 : 2000) : 1; repeat > 0; --repeat) {         \
      NAME##_fill(n, sorted);                                                                      \
      if (what == 'h') sum += NAME##_heap(NAME##_numbers, n);                                      \
      if (what == 'm') sum += NAME##_merge_sort(NAME##_numbers, NAME##_other, n);                  \
      if (what == 's') {                                                                           \
        if (!sorted) NAME##_merge_sort(NAME##_numbers, NAME##_other, n);                           \
        sum += NAME##_search(NAME##_numbers, n, n == SMALL ? 5000 : 1000000, sorted);              \
      }                                                                                            \
    }                                                                                              \
    return sum;                                                                                    \
  }

KIND(double, d)
KIND(int32_t, i)
KIND(int64_t, l)

int main(int count, char** arguments) {
  const char* const wanted[] = {"dil", "hms", "sl", "sr"};
  for (const char* type = count > 1 ? arguments[1] : wanted[0]; *type; ++type)
    for (const char* what = count > 2 ? arguments[2] : wanted[1]; *what; ++what)
      for (const char* size = count > 3 ? arguments[3] : wanted[2]; *size; ++size)
        for (const char* order = count > 4 ? arguments[4] : wanted[3]; *order; ++order) {
          const int n = *size == 's' ? SMALL : LARGE, sorted = *order == 's';
          const uint64_t sum = *type == 'd'   ? d_run(*what, n, sorted)
                               : *type == 'i' ? i_run(*what, n, sorted)
                                              : l_run(*what, n, sorted);
          printf("%c %c %c %c %llu\n", *type, *what, *size, *order, (unsigned long long)sum);
        }
}
