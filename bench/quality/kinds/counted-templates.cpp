// A loop over an array, unrolled by templates by 1 to 32: the body is a chain of small functions,
// and of constants.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

template <class T>
T scrambled(T value) {
  value = value * T(3) + T(7);
  value = value - T(2) * T(3) + T(10) / T(5);
  return value + T(1) + T(4) * T(2) - T(5);
}
template <int N, class T>
struct Body {
  static void run(T& sum, const T* first, int at) {
    Body<N - 1, T>::run(sum, first, at);
    T value = first[at + (N - 1)];
    value = scrambled(value);
    sum += value;
  }
};
template <class T>
struct Body<0, T> {
  static void run(T&, const T*, int) {}
};
template <int N, class T>
T sum_by(const T* first, int count) {
  T sum = 0;
  int n = 0;
  for (; n < count - (N - 1); n += N) Body<N, T>::run(sum, first, n);
  for (; n < count; ++n) Body<1, T>::run(sum, first, n);
  return sum;
}
template <class T>
T sum_all(const T* first, int count) {
  return sum_by<1>(first, count) + sum_by<2>(first, count) + sum_by<3>(first, count) +
         sum_by<4>(first, count) + sum_by<6>(first, count) + sum_by<8>(first, count) +
         sum_by<12>(first, count) + sum_by<16>(first, count) + sum_by<24>(first, count) +
         sum_by<32>(first, count);
}
template <class T>
T repeat(int rounds) {
  enum { kCount = 2000 };
  static T data[kCount];
  for (int i = 0; i < kCount; ++i) data[i] = T(i % 61);
  T sum = 0;
  for (int i = 0; i < rounds; ++i) {
    data[i % kCount] = T(i % 53);
    sum += sum_all(data, kCount);
  }
  return sum;
}

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? atoi(argv[1]) : 6000;
  printf("%u %lld %g\n", unsigned(repeat<int32_t>(rounds)), (long long)repeat<int64_t>(rounds),
         repeat<double>(rounds));
}
