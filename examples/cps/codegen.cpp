// M. Lemerre, "CPS to LLVM SSA conversion in literate programming" (2012):
//
//   CPS                                      SSA
//   a function                               a function
//   a variable                               a value, which points to a record
//   a function's own continuation            ret
//   let k(x, …) = t1; t2                     a block for t1, with a phi for each parameter
//   k(y, …)                                  br, and y an input of the phi
//   f(k, y)                                  call, then k of its result
//   f(k, y), if k is the function's own      musttail call: the frame is gone when f begins
//
// All functions have one type, ptr (heap, closure, four arguments), so that any of them may take
// the place of any other in a musttail call. They are in registers, and an argument that nobody
// reads is poison and costs nothing.
//
// Memory. Each block of CPS code that allocates asks once, at its start, for all bytes that it will
// need up to its jump; if the heap is full, it stores the variables that are live on the roots,
// calls the collector, and loads them. A call does the same with what its continuation needs. So a
// variable may get a new address on some paths to a block, and needs a phi there: SsaVariables
// (Braun et al. 2013) makes those. Constants do not move, nor do numbers that were loaded from a
// record; a number that is known is not loaded again, and a comparison makes no boolean unless
// somebody keeps it.
#include "codegen.h"

#include <functional>
#include <map>
#include <unordered_map>

#include "liveness.h"
#include "runtime/runtime.h"

namespace cps {
namespace {

constexpr uint64_t kWord = 8;
constexpr uint64_t kIntegerHeader = header_of(Kind::Integer, 0, 1);

// The fields of Heap that compiled code uses.
enum HeapField : uint32_t { kNext, kLimit, kRoots };

// What the functions of a module share: types, constants, the runtime's functions.
struct Shared {
  Shared(lilt::Module& module_, const Terms& terms_, const Program& program)
      : module(module_), terms(terms_), liveness(terms, program) {
    heap = module.named_struct("heap");
    module.set_fields(heap, {lilt::pointer, lilt::pointer, lilt::pointer});
    collect = module.create_function("cps_collect", lilt::void_type, {lilt::pointer, lilt::i64});
    print = module.create_function("cps_print", lilt::void_type, {lilt::pointer, lilt::pointer});
    fail = module.create_function(
        "cps_fail", lilt::void_type,
        {lilt::pointer, lilt::i32, lilt::i32, lilt::i32, lilt::i64, lilt::pointer});
    for (const char* attribute : {"noreturn", "cold"}) fail.add_attribute(attribute);
    collect.add_attribute("cold");
    const lilt::Type p = lilt::pointer;
    function_type = module.function_type(p, {p, p, p, p, p, p});
    static_assert(kMaxParameters == 4);
    for (const Function* function : program.functions) {
      codes[function] = module.create_function("fun." + terms.name(function->name), function_type);
      codes[function].set_linkage(LILT_INTERNAL);
    }
  }

  // A record that is a constant of the program's data: one for each name.
  lilt::Value constant(const std::string& name, uint64_t header, lilt::Value payload) {
    lilt::Value& record = constants[name];
    if (!record) {
      const lilt::Type type = module.struct_type({lilt::i64, payload.type()});
      const lilt::Value fields[] = {word(header), payload};
      record = module.create_global(name, type, module.aggregate(type, fields));
      record.set_constant(true);
      record.set_linkage(LILT_INTERNAL);
    }
    return record;
  }
  lilt::Value integer(int64_t number) {
    return constant("int." + std::to_string(number), kIntegerHeader, word(number));
  }
  lilt::Value boolean(bool truth) {
    return constant(truth ? "true" : "false", header_of(Kind::Boolean, 0, 0), word(truth));
  }
  lilt::Value none() { return constant("void", header_of(Kind::Void, 0, 0), word(0)); }
  lilt::Value closure(const Function* function) {
    return constant("closure." + terms.name(function->name),
                    header_of(Kind::Function, function->parameters.size(), 0),
                    codes.at(function).address());
  }
  lilt::Value word(int64_t value) const { return module.constant(lilt::i64, value); }

  lilt::Module& module;
  const Terms& terms;
  Liveness liveness;
  lilt::Type heap, function_type;
  lilt::Function collect, print, fail;
  std::unordered_map<const Function*, lilt::Function> codes;
  std::map<std::string, lilt::Value> constants;
};

// The paper's dest_type: what a call of a continuation becomes.
struct Destination {
  bool is_return = true;
  lilt::Block block;
  std::vector<lilt::Phi> parameters;
  bool is_called = false;
};

class FunctionCodegen {
 public:
  FunctionCodegen(Shared& shared, lilt::Function function)
      : shared_(shared),
        module_(shared.module),
        function_(function),
        builder_(shared.module),
        variables_(shared.module, function),
        heap_(function.argument(0)) {
    heap_.set_name("heap");
    enter(function_.append_block("entry"));
    variables_.seal(here());
  }

  void build(const Function& function) {
    if (function.needs_closure) define(function.name, function_.argument(1).set_name("closure"));
    for (size_t i = 0; i < function.parameters.size(); ++i) {
      const Variable x = function.parameters[i];
      define(x, function_.argument(2 + i).set_name(shared_.terms.name(x)));
    }
    destinations_[function.result];  // ret
    build_block(*function.body, shared_.liveness.at_start(function));
    append_failures();
  }

  void build_program(const Term& main) {
    build_block(main, {});
    append_failures();
  }

 private:
  // ---- terms ----

  // A term at the start of a block of CPS code.
  void build_block(const Term& term, const Variables& live) {
    if (const uint64_t bytes = bytes_until_jump(term)) reserve(bytes, live);
    build_term(&term);
  }

  void build_term(const Term* term) {
    while (term) term = match(term->node, [this](const auto& node) { return build(node); });
  }

  // Each builds one term, and gives the term that goes on in the same block; null after a jump.
  const Term* build(const LetValue& let) {
    match(
        let.value, [&](Void) { known_[let.name].constant = shared_.none(); },
        [&](int64_t number) {
          known_[let.name].constant = shared_.integer(number);
          known_[let.name].integer = shared_.word(number);
        },
        [&](bool truth) {
          known_[let.name].constant = shared_.boolean(truth);
          known_[let.name].boolean = builder_.get_i1(truth);
        },
        [&](const Tuple& tuple) {
          const lilt::Value record = allocate(header_of(Kind::Tuple, 0, tuple.elements.size()),
                                              tuple.elements.size(), shared_.terms.name(let.name));
          for (size_t i = 0; i < tuple.elements.size(); ++i)
            set_payload(record, i, pointer(tuple.elements[i]));
          define(let.name, record);
        });
    return let.body;
  }

  const Term* build(const LetPrimop& let) {
    match(
        let.primitive,
        [&](const Projection& projection) {
          define(let.name, project(projection, let.place, let.name));
        },
        [&](const PrimitiveOperator& operation) { operate(operation, let.place, let.name); },
        [&](const Captured& captured) {
          define(let.name, payload(lilt::pointer, pointer(captured.closure), 1 + captured.index,
                                   shared_.terms.name(let.name)));
        });
    return let.body;
  }

  // The body comes first: it calls the continuations. One that nothing calls is not built. No block
  // is sealed before all are built, since they may call each other.
  const Term* build(const LetCont& let) {
    const lilt::Block start = here();
    for (const Continuation& continuation : let.continuations) {
      Destination& destination = destinations_[continuation.name];
      destination.is_return = false;
      destination.block = function_.create_block(shared_.terms.name(continuation.name));
      enter(destination.block);
      for (const Variable x : continuation.parameters) {
        destination.parameters.push_back(builder_.create_phi(lilt::pointer, shared_.terms.name(x)));
      }
    }
    enter(start);
    const size_t facts = facts_.size();
    build_term(let.body);
    forget_facts_after(facts);
    std::vector<bool> built(let.continuations.size());
    for (bool more = true; more;) {
      more = false;
      for (size_t i = 0; i < let.continuations.size(); ++i) {
        const Destination& destination = destinations_.at(let.continuations[i].name);
        if (built[i] || !destination.is_called) continue;
        built[i] = more = true;
        build_continuation(let.continuations[i], destination);
        forget_facts_after(facts);
      }
    }
    for (size_t i = 0; i < built.size(); ++i) {
      if (built[i]) variables_.seal(destinations_.at(let.continuations[i].name).block);
    }
    return nullptr;
  }

  void build_continuation(const Continuation& continuation, const Destination& destination) {
    destination.block.append();
    enter(destination.block);
    for (size_t i = 0; i < continuation.parameters.size(); ++i) {
      define(continuation.parameters[i], destination.parameters[i]);
    }
    build_block(*continuation.body, shared_.liveness.at_start(continuation.name));
  }

  const Term* build(const LetFun&) { return nullptr; }  // not in this stage

  const Term* build(const LetClosures& let) {
    for (const Closure& closure : let.closures) {
      if (!closure.code->needs_closure) {
        known_[closure.name].constant = shared_.closure(closure.code);
        continue;
      }
      const size_t count = closure.captured.size();
      const lilt::Value record =
          allocate(header_of(Kind::Function, closure.code->parameters.size(), count), 1 + count,
                   shared_.terms.name(closure.name));
      set_payload(record, 0, shared_.codes.at(closure.code).address());
      define(closure.name, record);
    }
    for (const Closure& closure : let.closures) {
      for (size_t i = 0; i < closure.captured.size(); ++i) {
        set_payload(pointer(closure.name), 1 + i, pointer(closure.captured[i]));
      }
    }
    return let.body;
  }

  const Term* build(const ApplyCont& jump) {
    std::vector<lilt::Value> arguments;
    for (const Variable x : jump.arguments) arguments.push_back(pointer(x));
    apply_continuation(jump.continuation, arguments);
    return nullptr;
  }

  void apply_continuation(ContinuationVariable k, const std::vector<lilt::Value>& arguments) {
    Destination& destination = destinations_.at(k);
    if (destination.is_return) return builder_.create_ret(arguments[0]);
    for (size_t i = 0; i < arguments.size(); ++i)
      destination.parameters[i].add_incoming(arguments[i], here());
    builder_.create_br(target(k));
  }

  const Term* build(const Apply& call) {
    lilt::Value code, closure = module_.poison(lilt::pointer);
    if (call.known) {
      code = shared_.codes.at(call.known).address();
      if (call.known->needs_closure) closure = pointer(call.callee);
    } else {
      closure = pointer(call.callee);
      code = checked_code(closure, call);
    }
    std::vector<lilt::Value> arguments = {heap_, closure};
    for (const Variable x : call.arguments) arguments.push_back(pointer(x));
    arguments.resize(2 + kMaxParameters, module_.poison(lilt::pointer));
    if (destinations_.at(call.continuation).is_return) {
      const lilt::Value result =
          builder_.create_call(shared_.function_type, code, arguments, "result");
      result.set_tail(LILT_MUST_TAIL);
      builder_.create_ret(result);
      return nullptr;
    }
    const Variables& live = shared_.liveness.around(call.continuation);
    const Saved saved = save(live);
    const lilt::Value result =
        builder_.create_call(shared_.function_type, code, arguments, "result");
    restore(saved);
    apply_continuation(call.continuation, {result});
    return nullptr;
  }

  // The code of a function that is not known; one comparison covers the kind and the number of
  // parameters.
  lilt::Value checked_code(lilt::Value callee, const Apply& call) {
    const uint64_t count = call.arguments.size();
    const lilt::Value header = builder_.create_load(lilt::i16, callee, "header");
    const lilt::Value expected =
        module_.constant(lilt::i16, static_cast<int64_t>(header_of(Kind::Function, count, 0)));
    require(builder_.create_icmp(LILT_ICMP_EQ, header, expected), call.place, Failure::NotAFunction,
            count, callee);
    return payload(lilt::pointer, callee, 0, "code");
  }

  const Term* build(const Branch& branch) {
    lilt::Value condition = known_[branch.condition].boolean;
    if (!condition) {
      const lilt::Value value = pointer(branch.condition);
      const lilt::Value is_false =
          builder_.create_icmp(LILT_ICMP_EQ, value, shared_.boolean(false));
      condition = builder_.create_icmp(LILT_ICMP_EQ, value, shared_.boolean(true), "condition");
      require(builder_.create_or(condition, is_false), branch.place, Failure::NotABoolean, 0,
              value);
    }
    builder_.create_cond_br(condition, target(branch.then), target(branch.otherwise));
    return nullptr;
  }

  const Term* build(const Halt& halt) {
    builder_.create_ret(pointer(halt.value));
    return nullptr;
  }

  lilt::Block target(ContinuationVariable k) {
    Destination& destination = destinations_.at(k);
    destination.is_called = true;
    return destination.block;
  }

  // ---- primitive operations ----

  lilt::Value project(const Projection& projection, Place place, Variable name) {
    const lilt::Value tuple = pointer(projection.tuple);
    const lilt::Value header = builder_.create_load(lilt::i64, tuple, "header");
    // The low 16 bits are the kind, those above the count. The runtime finds out which of the two
    // was wrong.
    const lilt::Value kind = builder_.create_cast(LILT_TRUNC, header, lilt::i16);
    const lilt::Value is_tuple = builder_.create_icmp(
        LILT_ICMP_EQ, kind,
        module_.constant(lilt::i16, static_cast<int64_t>(header_of(Kind::Tuple, 0, 0))));
    const lilt::Value has_element =
        builder_.create_icmp(LILT_ICMP_UGT, builder_.create_lshr(header, shared_.word(16), "count"),
                             shared_.word(projection.index), "has_element");
    require(builder_.create_and(is_tuple, has_element), place, Failure::NotATuple, projection.index,
            tuple);
    return payload(lilt::pointer, tuple, projection.index, shared_.terms.name(name));
  }

  void operate(const PrimitiveOperator& operation, Place place, Variable name) {
    if (operation.op == Operator::Print) {
      builder_.create_call(shared_.print, {heap_, pointer(operation.operands[0])});
      known_[name].constant = shared_.none();
      return;
    }
    const lilt::Value a = integer(operation.operands[0], operation.op, place);
    const lilt::Value b = integer(operation.operands[1], operation.op, place);
    if (!is_arithmetic(operation.op)) {
      known_[name].boolean =
          builder_.create_icmp(predicate(operation.op), a, b, shared_.terms.name(name));
      return;
    }
    if (operation.op == Operator::Divide || operation.op == Operator::Remainder) {
      const lilt::Value is_valid = builder_.create_icmp(LILT_ICMP_NE, b, shared_.word(0));
      require(is_valid, place, Failure::DivisionByZero, 0, shared_.none());
    }
    const std::string& text = shared_.terms.name(name);
    known_[name].integer = compute(operation.op, a, b, text);
    const lilt::Value record = allocate(kIntegerHeader, 1, text + ".box");
    set_payload(record, 0, known_[name].integer);
    define(name, record);
  }

  lilt::Value compute(Operator op, lilt::Value a, lilt::Value b, const std::string& name) {
    switch (op) {
      case Operator::Add:
        return builder_.create_add(a, b, name);
      case Operator::Subtract:
        return builder_.create_sub(a, b, name);
      case Operator::Multiply:
        return builder_.create_mul(a, b, name);
      default:
        return divide(op, a, b, name);
    }
  }

  // The processor traps where the quotient is 2^63. A division by -1 is a negation.
  lilt::Value divide(Operator op, lilt::Value a, lilt::Value b, const std::string& name) {
    const lilt::Value negates = builder_.create_icmp(LILT_ICMP_EQ, b, shared_.word(-1), "negates");
    const lilt::Value divisor = builder_.create_select(negates, shared_.word(1), b, "divisor");
    if (op == Operator::Remainder) return builder_.create_srem(a, divisor, name);
    const lilt::Value quotient = builder_.create_sdiv(a, divisor, "quotient");
    return builder_.create_select(negates, builder_.create_neg(a), quotient, name);
  }

  static lilt_int_predicate predicate(Operator op) {
    switch (op) {
      case Operator::Less:
        return LILT_ICMP_SLT;
      case Operator::LessEqual:
        return LILT_ICMP_SLE;
      case Operator::Greater:
        return LILT_ICMP_SGT;
      case Operator::GreaterEqual:
        return LILT_ICMP_SGE;
      case Operator::Equal:
        return LILT_ICMP_EQ;
      default:
        return LILT_ICMP_NE;
    }
  }

  // The number in a variable, which must hold an integer.
  lilt::Value integer(Variable x, Operator op, Place place) {
    if (known_[x].integer) return known_[x].integer;
    const lilt::Value record = pointer(x);
    const lilt::Value header = builder_.create_load(lilt::i64, record, "header");
    const lilt::Value is_integer =
        builder_.create_icmp(LILT_ICMP_EQ, header, shared_.word(kIntegerHeader), "is_integer");
    require(is_integer, place, Failure::NotAnInteger, static_cast<int64_t>(op), record);
    known_[x].integer = payload(lilt::i64, record, 0, shared_.terms.name(x) + ".number");
    facts_.push_back(x);
    return known_[x].integer;
  }

  // Goes on only if the condition holds.
  void require(lilt::Value condition, Place place, Failure failure, int64_t detail,
               lilt::Value value) {
    const lilt::Block success = function_.create_block("ok");
    const lilt::Block failing = function_.create_block("failure");
    builder_.create_cond_br(condition, success, failing);
    enter(failing);
    builder_.create_call(
        shared_.fail,
        {heap_, builder_.get_i32(place.line), builder_.get_i32(place.column),
         builder_.get_i32(static_cast<int32_t>(failure)), shared_.word(detail), value});
    builder_.create_unreachable();
    failures_.push_back(failing);
    success.append();
    enter(success);
    variables_.seal(failing);
    variables_.seal(success);
  }

  void append_failures() {
    for (const lilt::Block block : failures_) block.append();
  }

  // ---- variables ----

  struct Known {
    bool is_defined = false;  // in SsaVariables, as `id`
    uint32_t id = 0;
    lilt::Value constant;  // a record of the program's data
    lilt::Value integer;   // the number in the record
    lilt::Value boolean;   // the truth that the record would hold
  };

  void define(Variable x, lilt::Value value) {
    Known& known = known_[x];
    if (!known.is_defined) known.id = variables_.declare(lilt::pointer, shared_.terms.name(x));
    known.is_defined = true;
    variables_.define(known.id, here(), value);
  }

  lilt::Value pointer(Variable x) {
    const Known& known = known_[x];
    if (known.constant) return known.constant;
    if (known.is_defined) return variables_.use(known.id, here());
    return builder_.create_select(known.boolean, shared_.boolean(true), shared_.boolean(false),
                                  "boolean");
  }

  // Numbers that a test found are known only after it.
  void forget_facts_after(size_t count) {
    for (; facts_.size() > count; facts_.pop_back()) known_[facts_.back()].integer = {};
  }

  // ---- memory ----

  static uint64_t record_bytes(size_t payload) { return kWord * (1 + payload); }

  // What the term allocates before it jumps or calls.
  static uint64_t bytes_until_jump(const Term& first) {
    uint64_t bytes = 0;
    for (const Term* term = &first; term;) {
      const Term* next = nullptr;
      match(
          term->node,
          [&](const LetValue& let) {
            if (const auto* tuple = std::get_if<Tuple>(&let.value))
              bytes += record_bytes(tuple->elements.size());
            next = let.body;
          },
          [&](const LetPrimop& let) {
            const auto* operation = std::get_if<PrimitiveOperator>(&let.primitive);
            if (operation && is_arithmetic(operation->op)) bytes += record_bytes(1);
            next = let.body;
          },
          [&](const LetClosures& let) {
            for (const Closure& closure : let.closures) {
              if (closure.code->needs_closure) bytes += record_bytes(1 + closure.captured.size());
            }
            next = let.body;
          },
          [&](const LetCont& let) { next = let.body; }, [](const auto&) {});
      term = next;
    }
    return bytes;
  }

  // Makes sure that the heap has so many bytes, and takes them.
  void reserve(uint64_t bytes, const Variables& live) {
    const lilt::Block collect = function_.append_block("collect");
    const lilt::Block room = function_.append_block("room");
    const lilt::Value heap_next = heap_field(kNext);
    const lilt::Value next = builder_.create_load(lilt::pointer, heap_next, "next");
    const lilt::Value end = address(next, bytes, "end");
    const lilt::Value limit = builder_.create_load(lilt::pointer, heap_field(kLimit), "limit");
    const lilt::Block start = here();
    builder_.create_cond_br(builder_.create_icmp(LILT_ICMP_UGT, end, limit, "is_full"), collect,
                            room);
    enter(collect);
    variables_.seal(collect);
    const Saved saved = save(live);
    builder_.create_call(shared_.collect, {heap_, shared_.word(static_cast<int64_t>(bytes))});
    restore(saved);
    const lilt::Value moved = builder_.create_load(lilt::pointer, heap_next, "next");
    builder_.create_br(room);
    enter(room);
    variables_.seal(room);
    const lilt::Phi place = builder_.create_phi(lilt::pointer, "place");
    place.add_incoming(next, start);
    place.add_incoming(moved, collect);
    builder_.create_store(address(place, bytes, "end"), heap_next);
    reserved_ = place;
    used_ = 0;
  }

  // A new record in the bytes that are reserved, without its payload.
  lilt::Value allocate(uint64_t header, size_t payload, const std::string& name) {
    const lilt::Value record = address(reserved_, used_, name);
    used_ += record_bytes(payload);
    builder_.create_store(shared_.word(static_cast<int64_t>(header)), record);
    return record;
  }

  // Variables whose records may move, and where they are on the roots.
  struct Saved {
    lilt::Value heap_roots;  // the field
    lilt::Value roots;       // its value before
    Variables variables;
  };

  Saved save(const Variables& live) {
    Saved saved;
    for (const Variable x : live) {
      if (known_[x].is_defined) saved.variables.push_back(x);
    }
    if (saved.variables.empty()) return saved;
    saved.heap_roots = heap_field(kRoots);
    saved.roots = builder_.create_load(lilt::pointer, saved.heap_roots, "roots");
    uint64_t offset = 0;
    for (const Variable x : saved.variables) {
      const lilt::Value record = pointer(x);
      builder_.create_store(record, address(saved.roots, offset));
      offset += kWord;
    }
    builder_.create_store(address(saved.roots, offset, "top"), saved.heap_roots);
    return saved;
  }

  void restore(const Saved& saved) {
    if (saved.variables.empty()) return;
    uint64_t offset = 0;
    for (const Variable x : saved.variables) {
      define(x, builder_.create_load(lilt::pointer, address(saved.roots, offset),
                                     shared_.terms.name(x) + ".moved"));
      offset += kWord;
    }
    builder_.create_store(saved.roots, saved.heap_roots);
  }

  lilt::Value heap_field(HeapField field) {
    static constexpr const char* kNames[] = {"heap.next", "heap.limit", "heap.roots"};
    return builder_.create_field(shared_.heap, heap_, field, kNames[field]);
  }

  lilt::Value address(lilt::Value base, uint64_t offset, const std::string& name = {}) {
    if (offset == 0) return base;
    return builder_.create_gep(lilt::i8, base, {shared_.word(static_cast<int64_t>(offset))}, name);
  }
  void set_payload(lilt::Value record, size_t index, lilt::Value value) {
    builder_.create_store(value, address(record, record_bytes(index)));
  }
  lilt::Value payload(lilt::Type type, lilt::Value record, size_t index, const std::string& name) {
    return builder_.create_load(type, address(record, record_bytes(index)), name);
  }

  // ---- blocks ----

  lilt::Block here() const { return builder_.insert_block(); }
  void enter(lilt::Block block) { builder_.set_insert_point(block); }

  Shared& shared_;
  lilt::Module& module_;
  lilt::Function function_;
  lilt::IRBuilder builder_;
  lilt::SsaVariables variables_;
  lilt::Value heap_;
  std::unordered_map<Variable, Known> known_;
  Variables facts_;  // variables whose number a test found, in the order of the tests
  std::unordered_map<ContinuationVariable, Destination> destinations_;
  std::vector<lilt::Block> failures_;  // blocks, which are put at the function's end
  lilt::Value reserved_;               // of the block of CPS code that is built: its memory,
  uint64_t used_ = 0;                  // and how much of it has records
};

}  // namespace

void generate(lilt::Module& module, const Terms& terms, const Program& program) {
  Shared shared(module, terms, program);
  for (const Function* function : program.functions) {
    FunctionCodegen(shared, shared.codes.at(function)).build(*function);
  }
  const lilt::Function main = module.create_function("cps_program", lilt::pointer, {lilt::pointer});
  FunctionCodegen(shared, main).build_program(*program.main);
}

}  // namespace cps
