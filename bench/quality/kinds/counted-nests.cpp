// Nests of short loops over small matrices, by value and by reference.
#include <cstdio>
#include <cstdlib>

template <int N>
struct Matrix {
  double at[N][N];
};
template <int N>
Matrix<N> multiply(const Matrix<N>& a, const Matrix<N>& b) {
  Matrix<N> product;
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) {
      double sum = 0;
      for (int k = 0; k < N; ++k) sum += a.at[i][k] * b.at[k][j];
      product.at[i][j] = sum;
    }
  return product;
}
template <int N>
Matrix<N> transpose(const Matrix<N>& a) {
  Matrix<N> turned;
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) turned.at[j][i] = a.at[i][j];
  return turned;
}
template <int N>
double trace(const Matrix<N>& a) {
  double sum = 0;
  for (int i = 0; i < N; ++i) sum += a.at[i][i];
  return sum;
}
template <int N>
double run(int rounds) {
  Matrix<N> m, n;
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      m.at[i][j] = i + j, n.at[i][j] = (i == j ? 0.999 : 0) + 0.001 * (i - j);
  double sum = 0;
  for (int k = 0; k < rounds; ++k) {
    m = multiply(m, n);
    if (m.at[0][0] > 1e6 || m.at[0][0] < -1e6) m.at[0][0] = 1;
    sum += trace(transpose(m)) + m.at[N - 1][0];
  }
  return sum;
}

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? atoi(argv[1]) : 2000000;
  printf("%g %g %g\n", run<2>(rounds), run<3>(rounds), run<4>(rounds));
}
