// An *object* is an alloca, or a variable that the module defines. Where getelementptrs and casts
// lead from it, an address is known as the object and, if all indices are constants, an offset. An
// alloca *escapes* where its address goes anywhere else: then any call may store to it. Whatever is
// not known is not warned of.
#include "ir/ssa/lint.h"

#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "ir/ssa/element_offset.h"

namespace lilt::ssa {

namespace {

constexpr int64_t kFar = int64_t{1} << 61;  // bytes
constexpr size_t kMaxWords = 1 << 22;       // of sets by block; larger functions are not searched
constexpr uint32_t kMaxLevels = 16;         // of constant expressions in each other

struct Address {
  Value object;  // invalid: not known
  std::optional<int64_t> offset;
  bool steps_over_whole = false;  // by its only index, which is not 0, though the whole has parts
  bool is_reported = false;       // as out of bounds
  // An index that leads out of an array, to which nothing may be accessed; none: 0.
  TypeId array = TypeId::none();
  int64_t index = 0;
};

struct Access {
  InstId instruction;
  Address address;
  uint64_t size = 0;
  bool overlaps(const Access& other) const {
    if (!address.offset || !other.address.offset) return true;
    return *address.offset < *other.address.offset + static_cast<int64_t>(other.size) &&
           *other.address.offset < *address.offset + static_cast<int64_t>(size);
  }
};

class Lint {
 public:
  Lint(const Function& function, const ControlFlowGraph& cfg, Diagnostics& diagnostics)
      : function_(function),
        types_(function.types()),
        cfg_(cfg),
        diagnostics_(diagnostics),
        addresses_(function.value_count()),
        escapes_(function.value_count()),
        number_of_(function.value_count()) {}

  void run() {
    for_each_instruction([this](InstId id) { find_address(id); });
    for_each_instruction([this](InstId id) { examine(id); });
    find_unstored();
  }

 private:
  struct Accesses {
    InstId alloca;
    std::vector<Access> loads, stores;
  };

  template <class Visitor>
  void for_each_instruction(Visitor visit) {
    for (BlockId block : cfg_.reverse_post_order())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) visit(id);
  }

  // --- addresses
  Address address_of(Value pointer, uint32_t level = 0) const {
    if (pointer.is_local()) return addresses_[pointer.local().index()];
    if (!pointer.is_constant()) return {};
    const Constant& constant = function_.constants()[pointer.constant()];
    if (constant.kind == ConstantKind::Symbol) return {pointer, 0};
    if (constant.kind != ConstantKind::Expression || constant.opcode != Opcode::GetElementPtr ||
        level == kMaxLevels)
      return {};
    return element(function_.constants().elements(pointer.constant()), kNoOffset, level + 1);
  }
  std::optional<int64_t> number(Value index) const {
    if (!index.is_constant()) return std::nullopt;
    const Constant& constant = function_.constants()[index.constant()];
    if (constant.kind != ConstantKind::Integer) return std::nullopt;
    return function_.constants().sign_extended(index.constant(),
                                               types_.integer_bits(constant.type));
  }
  // The address that a getelementptr gives; an index that is out of bounds is reported.
  Address element(std::span<const Value> operands, SourceOffset place, uint32_t level = 0) const {
    Address address = address_of(operands[1], level);
    const std::span<const Value> indices = operands.subspan(2);
    const TypeId whole = operands[0].type();
    const std::optional<uint64_t> distance =
        constant_offset(types_, whole, indices.size(), [&](size_t i) -> std::optional<uint64_t> {
          const std::optional<int64_t> index = number(indices[i]);
          return index ? std::optional(static_cast<uint64_t>(*index)) : std::nullopt;
        });
    const TypeKind kind = types_.kind(whole);
    address.steps_over_whole = indices.size() == 1 && distance.value_or(0) != 0 &&
                               (kind == TypeKind::Struct || kind == TypeKind::Array);
    address.offset = sum(address.offset, distance);
    if (static_cast<int64_t>(distance.value_or(-1)) < 0) address.array = TypeId::none();
    find_outside(operands[0].type(), indices, address);
    if (place != kNoOffset && address.array.valid() && !address.is_reported &&
        (address.index < 0 || static_cast<uint64_t>(address.index) > types_[address.array].count))
      report_outside(address, place);
    return address;
  }
  // Nothing if it is far from every object.
  static std::optional<int64_t> sum(std::optional<int64_t> offset,
                                    std::optional<uint64_t> distance) {
    if (!offset || !distance) return std::nullopt;
    const auto result = static_cast<int64_t>(static_cast<uint64_t>(*offset) + *distance);
    return result > -kFar && result < kFar ? std::optional(result) : std::nullopt;
  }
  // The index after the last element of an array gives a pointer that may be compared, but through
  // which nothing may be accessed. Arrays of at most one element stand for longer ones at the end
  // of structs.
  void find_outside(TypeId type, std::span<const Value> indices, Address& address) const {
    for (size_t i = 1; i < indices.size(); ++i) {
      const std::optional<int64_t> index = number(indices[i]);
      const Type& whole = types_[type];
      if (whole.kind == TypeKind::Struct) {
        if (!index) return;
        type = types_.member(type, static_cast<size_t>(*index));
        continue;
      }
      if (whole.kind == TypeKind::Array && whole.count > 1 && index &&
          (*index < 0 || static_cast<uint64_t>(*index) >= whole.count)) {
        address.array = type;
        address.index = *index;
        return;
      }
      type = whole.element;
    }
  }
  void report_outside(Address& address, SourceOffset place) const {
    address.is_reported = true;
    warn(place, "index " + std::to_string(address.index) + " is out of bounds of '" +
                    types_.to_string(address.array) + "'");
  }
  void find_address(InstId id) {
    Address& address = addresses_[id.index()];
    switch (function_[id].opcode) {
      case Opcode::Alloca:
        address = {Value(id), 0};
        break;
      case Opcode::GetElementPtr:
        if (types_.is_pointer(function_[id].type))
          address = element(function_.operands(id), function_.offset_of(id));
        break;
      case Opcode::BitCast:
      case Opcode::Freeze:
        address = address_of(function_.operand(id, 0));
        break;
      default:
        break;
    }
  }

  // --- what is done with them
  void examine(InstId id) {
    switch (function_[id].opcode) {
      case Opcode::Load:
        return access(id, function_.operand(id, 0), function_[id].type);
      case Opcode::Store:
        escape(function_.operand(id, 0));
        return access(id, function_.operand(id, 1), function_.type_of(function_.operand(id, 0)));
      case Opcode::BitCast:
      case Opcode::Freeze:
      case Opcode::ICmp:
      case Opcode::Ret:
        return;
      case Opcode::GetElementPtr:  // of vectors of pointers nothing is known
        if (!types_.is_pointer(function_[id].type)) escape(function_.operand(id, 1));
        return;
      default:
        if (is_marker(id)) return;
        for (Value operand : function_.operands(id)) escape(operand);
    }
  }
  // llvm.lifetime.start and end.
  bool is_marker(InstId id) const {
    if (function_[id].opcode != Opcode::Call) return false;
    for (Value operand : function_.operands(id)) {
      if (!operand.is_constant()) continue;
      const Constant& constant = function_.constants()[operand.constant()];
      if (constant.kind == ConstantKind::Symbol &&
          function_.module()[constant.symbol].name.starts_with("llvm.lifetime."))
        return true;
    }
    return false;
  }
  void escape(Value operand) {
    const Value object = address_of(operand).object;
    if (object.valid() && object.is_local()) escapes_[object.local().index()] = true;
  }
  void access(InstId id, Value pointer, TypeId type) {
    Address address = address_of(pointer);
    if (!types_.is_sized(type) || types_.store_size(type) >= kFar) return;
    const Access access{id, address, types_.store_size(type)};
    const bool is_known = address.object.valid();
    if (is_known ? report_access(access) : address.is_reported) return;
    if (address.array.valid() && access.size != 0)
      return report_outside(address, function_.offset_of(id));
    if (!is_known || !address.object.is_local()) return;
    Accesses& accesses = accesses_to(address.object.local());
    (function_[id].opcode == Opcode::Load ? accesses.loads : accesses.stores).push_back(access);
  }

  Accesses& accesses_to(InstId alloca) {
    uint32_t& number = number_of_[alloca.index()];
    if (number == 0) {
      accesses_.push_back({alloca, {}, {}});
      number = static_cast<uint32_t>(accesses_.size());
    }
    return accesses_[number - 1];
  }

  // --- bounds
  // Bytes of an object, if they are known and not 0.
  std::optional<uint64_t> size_of(Value object) const {
    TypeId type;
    uint64_t count = 1;
    if (object.is_local()) {
      type = function_.operand(object.local(), 0).type();
      if (function_[object.local()].operand_count > 1) {
        const std::optional<int64_t> given = number(function_.operand(object.local(), 1));
        if (!given || *given <= 0 || *given > INT32_MAX) return std::nullopt;
        count = static_cast<uint64_t>(*given);
      }
    } else {
      const Symbol& symbol = symbol_of(object);
      if (symbol.kind != SymbolKind::Variable || !symbol.is_definition) return std::nullopt;
      type = symbol.type;
    }
    if (!types_.is_sized(type) || types_.size_of(type) == 0) return std::nullopt;
    const unsigned __int128 size = static_cast<unsigned __int128>(types_.size_of(type)) * count;
    return size <= INT64_MAX ? std::optional(static_cast<uint64_t>(size)) : std::nullopt;
  }
  const Symbol& symbol_of(Value object) const {
    return function_.module()[function_.constants()[object.constant()].symbol];
  }
  bool report_access(const Access& access) {
    const Address& address = access.address;
    const std::optional<uint64_t> size = size_of(address.object);
    if (!size || !address.offset) return address.is_reported;
    const int64_t offset = *address.offset;
    if (offset >= 0 && static_cast<uint64_t>(offset) <= *size &&
        access.size <= *size - static_cast<uint64_t>(offset))
      return address.is_reported;
    if (address.is_reported) return true;
    const bool is_load = function_[access.instruction].opcode == Opcode::Load;
    std::string text =
        std::string(is_load ? "load" : "store") + " of " + bytes(access.size) + " at offset " +
        std::to_string(offset) + " is out of bounds of " +
        (address.object.is_local() ? "the alloca"
                                   : "'@" + std::string(symbol_of(address.object).name) + "'") +
        ", which has " + bytes(*size);
    if (address.steps_over_whole)
      text +=
          "; the first index of a 'getelementptr' steps over whole values: is a first index 0 "
          "missing?";
    warn(function_.offset_of(access.instruction), std::move(text), address.object);
    return true;
  }
  static std::string bytes(uint64_t count) {
    return std::to_string(count) + (count == 1 ? " byte" : " bytes");
  }

  // --- stores
  // A load of certain bytes of an alloca, and the blocks in which a store may have been before.
  // Loads of the same bytes are one.
  void find_unstored() {
    std::vector<std::pair<const Access*, uint32_t>> loads;  // and their numbers
    std::vector<std::pair<BlockId, uint32_t>> stored;
    uint32_t count = 0;
    for (const Accesses& accesses : accesses_) {
      if (escapes_[accesses.alloca.index()]) continue;
      std::map<std::tuple<bool, int64_t, uint64_t>, uint32_t> numbers;  // by place
      for (const Access& load : accesses.loads) {
        if (load.size == 0) continue;
        const std::optional<int64_t>& offset = load.address.offset;
        const auto [number, is_new] =
            numbers.emplace(std::tuple(offset.has_value(), offset.value_or(0), load.size), count);
        loads.emplace_back(&load, number->second);
        if (!is_new) continue;
        for (const Access& store : accesses.stores)
          if (store.overlaps(load))
            stored.emplace_back(function_.block_of(store.instruction), count);
        ++count;
      }
    }
    words_ = (count + 63) / 64;
    if (count == 0 || function_.block_count() > kMaxWords / words_) return;
    propagate(stored);
    for (const auto& [load, number] : loads)
      if (!contains(function_.block_of(load->instruction), number) && !is_stored_before(*load))
        warn(function_.offset_of(load->instruction),
             "this loads from an alloca to which nothing is stored before", load->address.object);
  }
  // Sets of numbers by block: what a store gives, in a block that reaches it. Bits in words.
  bool contains(BlockId block, uint32_t number) const {
    return (before_[block.index() * words_ + number / 64] >> number % 64 & 1) != 0;
  }
  void propagate(const std::vector<std::pair<BlockId, uint32_t>>& stored) {
    before_.assign(function_.block_count() * words_, 0);
    std::vector<uint64_t> own(before_.size());
    for (const auto& [block, number] : stored)
      own[block.index() * words_ + number / 64] |= uint64_t{1} << number % 64;
    for (bool has_changed = true; std::exchange(has_changed, false);)
      for (BlockId block : cfg_.reverse_post_order())
        function_.for_each_successor(block, [&](BlockId to) {
          for (size_t word = 0; word < words_; ++word) {
            uint64_t& known = before_[to.index() * words_ + word];
            const size_t from = block.index() * words_ + word;
            has_changed |= ((before_[from] | own[from]) & ~known) != 0;
            known |= before_[from] | own[from];
          }
        });
  }
  // In the load's block. Accesses are in the order of the code.
  bool is_stored_before(const Access& load) const {
    const BlockId block = function_.block_of(load.instruction);
    for (const Access& store :
         accesses_[number_of_[load.address.object.local().index()] - 1].stores)
      if (function_.block_of(store.instruction) == block && store.overlaps(load) &&
          is_before(store.instruction, load.instruction))
        return true;
    return false;
  }
  bool is_before(InstId first, InstId second) const {
    for (InstId id = first; id.valid(); id = function_.next(id))
      if (id == second) return true;
    return false;
  }

  void warn(SourceOffset place, std::string message, Value object = {}) const {
    Diagnostic& warning =
        diagnostics_.warning(*function_.module().header().source(), place, std::move(message));
    if (object.valid() && object.is_local())
      warning.notes.push_back({function_.offset_of(object.local()), "allocated here"});
  }

  const Function& function_;
  const TypeTable& types_;
  const ControlFlowGraph& cfg_;
  Diagnostics& diagnostics_;
  std::vector<Address> addresses_;   // by value
  std::vector<bool> escapes_;        // by value: of allocas
  std::vector<uint32_t> number_of_;  // by value: of allocas, from 1 on, in accesses_
  std::vector<Accesses> accesses_;
  std::vector<uint64_t> before_;  // by block: sets of loads, of words_ words
  size_t words_ = 0;
};

}  // namespace

void lint(const Function& function, const ControlFlowGraph& cfg, Diagnostics& diagnostics) {
  Lint(function, cfg, diagnostics).run();
}

}  // namespace lilt::ssa
