// Simulates a workshop of machines, buffers and breakdowns by events in time order.
// Checked: parts are neither lost nor made twice, and time never runs backwards.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <queue>
#include <string>
#include <vector>

namespace {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint32_t below(std::uint32_t limit) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<std::uint32_t>((state_ >> 32) % limit);
  }

 private:
  std::uint64_t state_;
};

struct Part {
  long born;
  int steps;
};

class Simulation;

class Station {
 public:
  explicit Station(std::string name) : name_(std::move(name)) {}
  virtual ~Station() = default;

  virtual bool accept(Simulation& simulation, Part part) = 0;
  virtual void happen(Simulation& simulation, int what) = 0;
  virtual long held() const = 0;

  void then(Station* next) {
    next_ = next;
    next->before_.push_back(this);
  }
  virtual void room_again(Simulation&) {}
  const std::string& name() const { return name_; }

 protected:
  void tell_room(Simulation& simulation) {
    for (Station* station : before_) station->room_again(simulation);
  }

  Station* next_ = nullptr;
  std::vector<Station*> before_;

 private:
  std::string name_;
};

struct Event {
  long time;
  long number;
  Station* station;
  int what;

  bool operator>(const Event& other) const {
    return time != other.time ? time > other.time : number > other.number;
  }
};

class Simulation {
 public:
  explicit Simulation(std::uint64_t seed) : random(seed) {}

  void in(long delay, Station& station, int what) {
    queue_.push({now_ + delay, made_++, &station, what});
  }

  void run(long until) {
    while (!queue_.empty() && queue_.top().time <= until) {
      Event event = queue_.top();
      queue_.pop();
      backwards_ += event.time < now_;
      now_ = event.time;
      handled_++;
      event.station->happen(*this, event.what);
    }
  }

  long now() const { return now_; }
  long handled() const { return handled_; }
  long backwards() const { return backwards_; }

  Random random;

 private:
  std::priority_queue<Event, std::vector<Event>, std::greater<>> queue_;
  long now_ = 0, made_ = 0, handled_ = 0, backwards_ = 0;
};

class Source : public Station {
 public:
  Source(std::string name, int mean) : Station(std::move(name)), mean_(mean) {}

  bool accept(Simulation&, Part) override { return false; }
  void happen(Simulation& simulation, int) override {
    if (next_->accept(simulation, {simulation.now(), 0}))
      made_++;
    else
      refused_++;
    simulation.in(1 + simulation.random.below(2 * mean_), *this, 0);
  }
  long held() const override { return 0; }
  long made() const { return made_; }
  long refused() const { return refused_; }

 private:
  std::uint32_t mean_;
  long made_ = 0, refused_ = 0;
};

class Buffer : public Station {
 public:
  Buffer(std::string name, std::size_t capacity) : Station(std::move(name)), capacity_(capacity) {}

  bool accept(Simulation& simulation, Part part) override {
    if (parts_.empty() && next_->accept(simulation, part)) return true;
    if (parts_.size() == capacity_) return false;
    parts_.push(part);
    return true;
  }
  void happen(Simulation&, int) override {}
  void room_again(Simulation& simulation) override {
    bool moved = false;
    while (!parts_.empty() && next_->accept(simulation, parts_.front())) {
      parts_.pop();
      moved = true;
    }
    if (moved) tell_room(simulation);
  }
  long held() const override { return static_cast<long>(parts_.size()); }

 private:
  std::size_t capacity_;
  std::queue<Part> parts_;
};

class Machine : public Station {
 public:
  Machine(std::string name, int duration, int mean_life)
      : Station(std::move(name)), duration_(duration), mean_life_(mean_life) {}

  bool accept(Simulation& simulation, Part part) override {
    if (state_ != idle) return false;
    part_ = part;
    state_ = working;
    simulation.in(duration_ + simulation.random.below(duration_), *this, done);
    return true;
  }

  void happen(Simulation& simulation, int what) override {
    switch (what) {
      case done:
        part_.steps++;
        state_ = blocked;
        room_again(simulation);
        break;
      case repaired:
        state_ = idle;
        tell_room(simulation);
        break;
    }
  }

  void room_again(Simulation& simulation) override {
    if (state_ != blocked || !next_->accept(simulation, part_)) return;
    if (simulation.random.below(mean_life_) == 0) {
      state_ = broken;
      breakdowns_++;
      simulation.in(10 * duration_, *this, repaired);
      return;
    }
    state_ = idle;
    tell_room(simulation);
  }

  long held() const override { return state_ == working || state_ == blocked; }
  long breakdowns() const { return breakdowns_; }

 private:
  enum State { idle, working, blocked, broken };
  enum What { done, repaired };

  int duration_;
  std::uint32_t mean_life_;
  State state_ = idle;
  Part part_{};
  long breakdowns_ = 0;
};

class Switch : public Station {
 public:
  using Station::Station;

  void also(Station* station) {
    branches_.push_back(station);
    then(station);
  }
  bool accept(Simulation& simulation, Part part) override {
    for (std::size_t i = 0; i < branches_.size(); i++) {
      std::size_t branch = (first_ + i) % branches_.size();
      if (branches_[branch]->accept(simulation, part)) {
        first_ = branch + 1;
        return true;
      }
    }
    return false;
  }
  void happen(Simulation&, int) override {}
  void room_again(Simulation& simulation) override { tell_room(simulation); }
  long held() const override { return 0; }

 private:
  std::vector<Station*> branches_;
  std::size_t first_ = 0;
};

class Sink : public Station {
 public:
  using Station::Station;

  bool accept(Simulation& simulation, Part part) override {
    count_++;
    age_ += simulation.now() - part.born;
    steps_ += part.steps;
    return true;
  }
  void happen(Simulation&, int) override {}
  long held() const override { return count_; }
  long age() const { return age_; }
  long steps() const { return steps_; }

 private:
  long count_ = 0, age_ = 0, steps_ = 0;
};

class Workshop {
 public:
  template <class Kind, class... Arguments>
  Kind& add(Arguments&&... arguments) {
    auto made = std::make_unique<Kind>(std::forward<Arguments>(arguments)...);
    Kind& station = *made;
    stations_.push_back(std::move(made));
    return station;
  }

  long held() const {
    long sum = 0;
    for (const auto& station : stations_) sum += station->held();
    return sum;
  }

 private:
  std::vector<std::unique_ptr<Station>> stations_;
};

long simulate(std::uint64_t seed, long until, std::uint64_t& sum) {
  Simulation simulation(seed);
  Workshop workshop;
  auto& sink = workshop.add<Sink>("gate");
  std::vector<Source*> sources;
  std::vector<Machine*> machines;
  for (int line = 0; line < 6; line++) {
    auto& source = workshop.add<Source>("source " + std::to_string(line), 14 + line);
    sources.push_back(&source);
    Station* last = &source;
    for (int stage = 0; stage < 4; stage++) {
      auto& buffer = workshop.add<Buffer>("buffer", 5 + stage);
      auto& fork = workshop.add<Switch>("switch");
      auto& joined = workshop.add<Buffer>("tray", 2);
      last->then(&buffer);
      buffer.then(&fork);
      for (int i = 0; i < 2 + (stage + line) % 2; i++) {
        auto& machine = workshop.add<Machine>("machine " + std::to_string(i), 18 + 3 * stage, 40);
        machines.push_back(&machine);
        fork.also(&machine);
        machine.then(&joined);
      }
      last = &joined;
    }
    last->then(&sink);
    simulation.in(line, source, 0);
  }
  simulation.run(until);
  long made = 0, refused = 0, breakdowns = 0;
  for (const Source* source : sources) {
    made += source->made();
    refused += source->refused();
  }
  for (const Machine* machine : machines) breakdowns += machine->breakdowns();
  for (long value :
       {made, refused, breakdowns, sink.held(), sink.age(), sink.steps(), simulation.handled()})
    sum = sum * 1000003 + static_cast<std::uint64_t>(value);
  return (workshop.held() != made) + (sink.steps() != 4 * sink.held()) + simulation.backwards();
}

}  // namespace

int main(int argc, char** argv) {
  long scale = argc > 1 ? std::strtol(argv[1], nullptr, 10) : 1;
  std::uint64_t sum = 0;
  long wrong = 0;
  for (long turn = 0; turn < (scale ? scale * 5 : 1); turn++)
    wrong +=
        simulate(88172645463325252u + static_cast<std::uint64_t>(turn), scale ? 300000 : 2000, sum);
  std::printf("events: %016llx\n", static_cast<unsigned long long>(sum));
  return wrong != 0;
}
