// Sums over std::vector by index, from the front and from the end, and by iterator.
#include <cstdio>
#include <cstdlib>
#include <vector>

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? atoi(argv[1]) : 20000, n = 9000;
  std::vector<int> x(n), y(n);
  std::vector<double> u(n), v(n);
  for (int i = 0; i < n; i++) x[i] = i + 1, u[i] = 0.5 * i;
  for (int k = 0; k < rounds; k++) {
    for (int i = n - 1; i >= 0; --i) y[i] += x[i];
    for (int i = 0; i < n; ++i) v[i] = v[i] * 0.5 + u[i];
    auto from = x.begin();
    for (auto to = y.begin(); to != y.end(); ++to, ++from) *to ^= *from;
  }
  printf("%d %d %g\n", y[0], y.back(), v[n / 2]);
}
