// Follows moving bodies from noisy positions by Kalman filters on a template library of small
// matrices. Checked: the filters' errors are smaller than the noise, covariances stay symmetric,
// inverses are inverses. Source: R. E. Kalman, "A new approach to linear filtering and prediction
// problems", 1960.
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

namespace {

template <std::size_t Rows, std::size_t Columns>
class Matrix {
 public:
  static Matrix identity() {
    static_assert(Rows == Columns);
    Matrix result;
    for (std::size_t i = 0; i < Rows; i++) result(i, i) = 1;
    return result;
  }

  double& operator()(std::size_t row, std::size_t column) {
    return values_[row * Columns + column];
  }
  double operator()(std::size_t row, std::size_t column) const {
    return values_[row * Columns + column];
  }

  Matrix& operator+=(const Matrix& other) {
    for (std::size_t i = 0; i < values_.size(); i++) values_[i] += other.values_[i];
    return *this;
  }
  Matrix& operator-=(const Matrix& other) {
    for (std::size_t i = 0; i < values_.size(); i++) values_[i] -= other.values_[i];
    return *this;
  }
  Matrix& operator*=(double factor) {
    for (double& value : values_) value *= factor;
    return *this;
  }

  Matrix<Columns, Rows> transposed() const {
    Matrix<Columns, Rows> result;
    for (std::size_t i = 0; i < Rows; i++)
      for (std::size_t j = 0; j < Columns; j++) result(j, i) = (*this)(i, j);
    return result;
  }

  double norm() const {
    double sum = 0;
    for (double value : values_) sum += value * value;
    return std::sqrt(sum);
  }

 private:
  std::array<double, Rows * Columns> values_{};
};

template <std::size_t R, std::size_t C>
Matrix<R, C> operator+(Matrix<R, C> a, const Matrix<R, C>& b) {
  return a += b;
}

template <std::size_t R, std::size_t C>
Matrix<R, C> operator-(Matrix<R, C> a, const Matrix<R, C>& b) {
  return a -= b;
}

template <std::size_t R, std::size_t C>
Matrix<R, C> operator*(Matrix<R, C> a, double factor) {
  return a *= factor;
}

template <std::size_t R, std::size_t N, std::size_t C>
Matrix<R, C> operator*(const Matrix<R, N>& a, const Matrix<N, C>& b) {
  Matrix<R, C> result;
  for (std::size_t i = 0; i < R; i++)
    for (std::size_t j = 0; j < C; j++) {
      double sum = 0;
      for (std::size_t k = 0; k < N; k++) sum += a(i, k) * b(k, j);
      result(i, j) = sum;
    }
  return result;
}

// By Gauss and Jordan with the largest pivot of each column.
template <std::size_t N>
Matrix<N, N> inverse(Matrix<N, N> a) {
  auto result = Matrix<N, N>::identity();
  for (std::size_t column = 0; column < N; column++) {
    std::size_t pivot = column;
    for (std::size_t row = column + 1; row < N; row++)
      if (std::fabs(a(row, column)) > std::fabs(a(pivot, column))) pivot = row;
    for (std::size_t k = 0; k < N; k++) {
      std::swap(a(pivot, k), a(column, k));
      std::swap(result(pivot, k), result(column, k));
    }
    double factor = 1 / a(column, column);
    for (std::size_t k = 0; k < N; k++) {
      a(column, k) *= factor;
      result(column, k) *= factor;
    }
    for (std::size_t row = 0; row < N; row++) {
      if (row == column) continue;
      double times = a(row, column);
      for (std::size_t k = 0; k < N; k++) {
        a(row, k) -= times * a(column, k);
        result(row, k) -= times * result(column, k);
      }
    }
  }
  return result;
}

template <std::size_t States, std::size_t Measured>
class Filter {
 public:
  Filter(const Matrix<States, States>& step, const Matrix<Measured, States>& view, double drift,
         double noise)
      : step_(step),
        view_(view),
        drift_(Matrix<States, States>::identity() * drift),
        noise_(Matrix<Measured, Measured>::identity() * noise),
        covariance_(Matrix<States, States>::identity() * 100.0) {}

  void predict() {
    state_ = step_ * state_;
    covariance_ = step_ * covariance_ * step_.transposed() + drift_;
  }

  void correct(const Matrix<Measured, 1>& measured) {
    auto across = covariance_ * view_.transposed();
    auto gain = across * inverse(view_ * across + noise_);
    state_ += gain * (measured - view_ * state_);
    covariance_ = (Matrix<States, States>::identity() - gain * view_) * covariance_;
    covariance_ = (covariance_ + covariance_.transposed()) * 0.5;
  }

  const Matrix<States, 1>& state() const { return state_; }
  const Matrix<States, States>& covariance() const { return covariance_; }

 private:
  Matrix<States, States> step_;
  Matrix<Measured, States> view_;
  Matrix<States, States> drift_;
  Matrix<Measured, Measured> noise_;
  Matrix<States, States> covariance_;
  Matrix<States, 1> state_;
};

class Random {
 public:
  double normal() {  // roughly: a sum of four
    double sum = 0;
    for (int i = 0; i < 4; i++) {
      state_ = state_ * 6364136223846793005u + 1442695040888963407u;
      sum += static_cast<double>(state_ >> 40) / (1 << 24) - 0.5;
    }
    return sum * 1.7;
  }

 private:
  std::uint64_t state_ = 1;
};

struct Body {
  double x, y, vx, vy;

  void move(double time) {
    double r = std::sqrt(x * x + y * y) + 1;
    vx -= time * 40 * x / (r * r);
    vy -= time * 40 * y / (r * r);
    x += time * vx;
    y += time * vy;
  }
};

}  // namespace

int main(int argc, char** argv) {
  long scale = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 1;
  constexpr double time = 0.05;
  auto step = Matrix<6, 6>::identity();  // position, speed, acceleration
  for (std::size_t i = 0; i < 4; i++) step(i, i + 2) = time;
  step(0, 4) = step(1, 5) = time * time / 2;
  Matrix<3, 6> view;  // x, y, and their sum
  view(0, 0) = view(1, 1) = view(2, 0) = view(2, 1) = 1;
  Random random;
  double noise = 0, error = 0, skew = 0, off = 0;
  for (long turn = 0; turn < (scale ? scale * 200 : 1); turn++) {
    Body body{10.0 + static_cast<double>(turn % 7), -3, 1, 5};
    Filter<6, 3> filter(step, view, 0.01, 0.25);
    for (int i = 0; i < 2500; i++) {
      body.move(time);
      Matrix<3, 1> measured;
      measured(0, 0) = body.x + 0.5 * random.normal();
      measured(1, 0) = body.y + 0.5 * random.normal();
      measured(2, 0) = body.x + body.y + 0.5 * random.normal();
      filter.predict();
      filter.correct(measured);
      if (i < 100) continue;
      noise += std::hypot(measured(0, 0) - body.x, measured(1, 0) - body.y);
      error += std::hypot(filter.state()(0, 0) - body.x, filter.state()(1, 0) - body.y);
      skew += (filter.covariance() - filter.covariance().transposed()).norm();
    }
    auto square = filter.covariance();
    off += (square * inverse(square) - Matrix<6, 6>::identity()).norm();
  }
  std::printf("kalman: error / noise %.4f\n", error / noise);
  return !(error < 0.8 * noise) || skew != 0 ||
         !(off < 1e-6 * 200 * static_cast<double>(scale + 1));
}
