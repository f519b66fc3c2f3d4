// Checks of the order and the columns of a pass table.
#include <algorithm>

#include "backend/pass_table.h"
#include "ir/support/words.h"

namespace lilt::backend {

namespace {

enum class Stage : uint8_t { Ssa, Lowering, Machine, Code };

Stage stage_of(const PassInfo& pass) {
  return pass.on_ssa != nullptr       ? Stage::Ssa
         : pass.lower != nullptr      ? Stage::Lowering
         : pass.on_machine != nullptr ? Stage::Machine
                                      : Stage::Code;
}

const PassInfo* find(std::span<const PassInfo> passes, std::string_view name) {
  auto found = std::ranges::find(passes, name, &PassInfo::name);
  return found == passes.end() ? nullptr : &*found;
}

// The faults of one pass of the table.
class PassCheck {
 public:
  PassCheck(std::span<const PassInfo> table, size_t pass, std::vector<std::string>& faults)
      : pass_(table[pass]), table_(table), before_(table.first(pass)), faults_(faults) {}

  void run() {
    if ((pass_.on_ssa != nullptr) + (pass_.lower != nullptr) + (pass_.on_machine != nullptr) > 1)
      report("has more than one function");
    if (find(before_, pass_.name) != nullptr) report("is there twice");
    for (std::string_view rest = pass_.after; !rest.empty();) check_place(take_word(rest));
    for (std::string_view rest = pass_.then; !rest.empty();)
      check_part(table_, take_word(rest), "followed by");
    for (const std::string_view names : {pass_.on_bodies, pass_.on_large_bodies})
      for (std::string_view rest = names; !rest.empty();)
        check_part(table_, take_word(rest), "preceded, for bodies, by");
    if (!before_.empty()) check_stage(stage_of(before_.back()), stage_of(pass_));
    for (size_t a = 0; a < ssa::kAnalysisCount; ++a) check_basis(static_cast<ssa::Analysis>(a));
    if (stage_of(pass_) >= Stage::Machine && !(pass_.needs.empty() && pass_.keeps.empty()))
      report("needs or keeps an analysis of SSA IR, which is gone");
  }

 private:
  void report(const std::string& fault) {
    faults_.push_back(std::string(pass_.name) + ' ' + fault);
  }
  void check_place(std::string_view earlier) {
    if (find(before_, earlier) == nullptr) report("must come after " + std::string(earlier));
  }
  void check_part(std::span<const PassInfo> passes, std::string_view name, const char* relation) {
    const PassInfo* const part = find(passes, name);
    if (part == nullptr || part->on_ssa == nullptr || pass_.on_ssa == nullptr)
      report("cannot be " + std::string(relation) + ' ' + std::string(name));
  }
  void check_stage(Stage previous, Stage own) {
    if (previous == Stage::Code && own != Stage::Code)
      report("comes after encoding");
    else if (own < previous || (own == Stage::Lowering && previous == Stage::Lowering))
      report("comes after selection");
    if (own >= Stage::Machine && previous == Stage::Ssa) report("comes before selection");
  }
  void check_basis(ssa::Analysis analysis) {
    if (pass_.keeps.contains(analysis) && !pass_.keeps.contains_all(ssa::basis_of(analysis)))
      report("keeps the " + std::string(ssa::name_of(analysis)) +
             ", but not all that they are computed from");
  }

  const PassInfo& pass_;
  std::span<const PassInfo> table_, before_;
  std::vector<std::string>& faults_;
};

}  // namespace

std::vector<std::string> check_pass_table(std::span<const PassInfo> table) {
  std::vector<std::string> faults;
  for (size_t i = 0; i < table.size(); ++i) PassCheck(table, i, faults).run();
  return faults;
}

}  // namespace lilt::backend
