// Strong-typed dense 32-bit ids, and vectors indexed by them.
//
// Every entity (type, value, block, virtual register …) is an id; facts about it live in an IdMap.
// Two ids of different entities do not convert into each other.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace lilt {

// An index into the table that owns the entity, or none(). Costs what a uint32_t costs.
template <class Tag>
class Id {
 public:
  constexpr Id() = default;
  constexpr explicit Id(uint32_t index) : raw_(index) {}
  static constexpr Id none() { return Id(); }

  constexpr bool valid() const { return raw_ != kNone; }
  constexpr uint32_t index() const { return raw_; }
  friend constexpr auto operator<=>(Id, Id) = default;

 private:
  static constexpr uint32_t kNone = UINT32_MAX;
  uint32_t raw_ = kNone;
};

// A vector indexed by an id; every access requires an index in range.
template <class Key, class T, class Allocator = std::allocator<T>>
class IdMap {
  using Vector = std::vector<T, Allocator>;

 public:
  IdMap() = default;
  explicit IdMap(const Allocator& allocator) : data_(allocator) {}
  explicit IdMap(size_t size, const T& value = T(), const Allocator& allocator = Allocator())
      : data_(size, value, allocator) {}

  typename Vector::reference operator[](Key key) { return data_[key.index()]; }
  typename Vector::const_reference operator[](Key key) const { return data_[key.index()]; }
  Key push_back(T value) {
    data_.push_back(std::move(value));
    return Key(static_cast<uint32_t>(data_.size() - 1));
  }
  bool contains(Key key) const { return key.index() < data_.size(); }
  size_t size() const { return data_.size(); }
  bool empty() const { return data_.empty(); }
  void clear() { data_.clear(); }
  void assign(size_t size, const T& value) { data_.assign(size, value); }
  void resize(size_t size, const T& value = T()) { data_.resize(size, value); }
  auto begin() { return data_.begin(); }
  auto end() { return data_.end(); }
  auto begin() const { return data_.begin(); }
  auto end() const { return data_.end(); }

 private:
  Vector data_;
};

// The ids 0 … count-1 of one table, for range-for.
template <class Key>
class IdRange {
 public:
  explicit IdRange(size_t count) : count_(static_cast<uint32_t>(count)) {}
  struct Iterator {
    uint32_t position;
    Key operator*() const { return Key(position); }
    Iterator& operator++() {
      ++position;
      return *this;
    }
    friend bool operator==(Iterator, Iterator) = default;
  };
  Iterator begin() const { return {0}; }
  Iterator end() const { return {count_}; }

 private:
  uint32_t count_;
};

}  // namespace lilt

template <class Tag>
struct std::hash<lilt::Id<Tag>> {
  size_t operator()(lilt::Id<Tag> id) const noexcept { return id.index() * 0x9E3779B97F4A7C15ull; }
};
