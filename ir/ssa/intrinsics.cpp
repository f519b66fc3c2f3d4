#include "ir/ssa/intrinsics.h"

#include <algorithm>
#include <array>

#include "ir/ssa/intrinsic_name.h"
#include "ir/ssa/opcode.h"

namespace lilt::ssa {

namespace {

constexpr IntrinsicSignature kSignatures[] = {
    {"llvm.abs", "A:int A !i1"},
    {"llvm.acos", "A:fp A"},
    {"llvm.annotation", "A:int A ptr ptr i32"},
    {"llvm.arithmetic.fence", "A:fp A"},
    {"llvm.asin", "A:fp A"},
    {"llvm.assume", "void i1"},
    {"llvm.atan", "A:fp A"},
    {"llvm.atan2", "A:fp A A"},
    {"llvm.bitreverse", "A:int A"},
    {"llvm.bswap", "A:bytes A"},
    {"llvm.canonicalize", "A:fp A"},
    {"llvm.ceil", "A:fp A"},
    {"llvm.clear_cache", "void ptr ptr"},
    {"llvm.copysign", "A:fp A A"},
    {"llvm.cos", "A:fp A"},
    {"llvm.cosh", "A:fp A"},
    {"llvm.ctlz", "A:int A !i1"},
    {"llvm.ctpop", "A:int A"},
    {"llvm.cttz", "A:int A !i1"},
    {"llvm.dbg.addr", "void ..."},
    {"llvm.dbg.assign", "void ..."},
    {"llvm.dbg.declare", "void ..."},
    {"llvm.dbg.label", "void ..."},
    {"llvm.dbg.value", "void ..."},
    {"llvm.debugtrap", "void"},
    {"llvm.donothing", "void"},
    {"llvm.eh.sjlj.longjmp", "void ptr"},
    {"llvm.eh.sjlj.setjmp", "i32 ptr"},
    {"llvm.exp", "A:fp A"},
    {"llvm.exp10", "A:fp A"},
    {"llvm.exp2", "A:fp A"},
    {"llvm.expect", "A:int A A"},
    {"llvm.expect.with.probability", "A:int A A !f64"},
    {"llvm.experimental.constrained.acos", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.asin", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.atan", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.atan2", "A:fp A A metadata metadata"},
    {"llvm.experimental.constrained.ceil", "A:fp A metadata"},
    {"llvm.experimental.constrained.cos", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.cosh", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.exp", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.exp2", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.fadd", "A:fp A A metadata metadata"},
    {"llvm.experimental.constrained.fcmp", "A.i1 A:fp A metadata metadata"},
    {"llvm.experimental.constrained.fcmps", "A.i1 A:fp A metadata metadata"},
    {"llvm.experimental.constrained.fdiv", "A:fp A A metadata metadata"},
    {"llvm.experimental.constrained.floor", "A:fp A metadata"},
    {"llvm.experimental.constrained.fma", "A:fp A A A metadata metadata"},
    {"llvm.experimental.constrained.fmul", "A:fp A A metadata metadata"},
    {"llvm.experimental.constrained.fmuladd", "A:fp A A A metadata metadata"},
    {"llvm.experimental.constrained.fpext", "A:wider:B B:fp metadata"},
    {"llvm.experimental.constrained.fptosi", "A:int:B B:fp metadata"},
    {"llvm.experimental.constrained.fptoui", "A:int:B B:fp metadata"},
    {"llvm.experimental.constrained.fptrunc", "A:narrower:B B:fp metadata metadata"},
    {"llvm.experimental.constrained.frem", "A:fp A A metadata metadata"},
    {"llvm.experimental.constrained.fsub", "A:fp A A metadata metadata"},
    {"llvm.experimental.constrained.ldexp", "A:fp A B:int:A metadata metadata"},
    {"llvm.experimental.constrained.llrint", "A:int:B B:fp metadata metadata"},
    {"llvm.experimental.constrained.llround", "A:int:B B:fp metadata"},
    {"llvm.experimental.constrained.log", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.log10", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.log2", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.lrint", "A:int:B B:fp metadata metadata"},
    {"llvm.experimental.constrained.lround", "A:int:B B:fp metadata"},
    {"llvm.experimental.constrained.maximum", "A:fp A A metadata"},
    {"llvm.experimental.constrained.maxnum", "A:fp A A metadata"},
    {"llvm.experimental.constrained.minimum", "A:fp A A metadata"},
    {"llvm.experimental.constrained.minnum", "A:fp A A metadata"},
    {"llvm.experimental.constrained.nearbyint", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.pow", "A:fp A A metadata metadata"},
    {"llvm.experimental.constrained.powi", "A:fp A i32 metadata metadata"},
    {"llvm.experimental.constrained.rint", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.round", "A:fp A metadata"},
    {"llvm.experimental.constrained.roundeven", "A:fp A metadata"},
    {"llvm.experimental.constrained.sin", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.sinh", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.sitofp", "A:fp:B B:int metadata metadata"},
    {"llvm.experimental.constrained.sqrt", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.tan", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.tanh", "A:fp A metadata metadata"},
    {"llvm.experimental.constrained.trunc", "A:fp A metadata"},
    {"llvm.experimental.constrained.uitofp", "A:fp:B B:int metadata metadata"},
    {"llvm.experimental.noalias.scope.decl", "void metadata"},
    {"llvm.experimental.stepvector", "A:vint"},
    {"llvm.experimental.vector.deinterleave2", "{A.half,A.half} A:vec"},
    {"llvm.experimental.vector.extract", "B:part:A A:vec !i64"},
    {"llvm.experimental.vector.insert", "A:vec A B:part:A !i64"},
    {"llvm.experimental.vector.interleave2", "A.twice A:vec A"},
    {"llvm.experimental.vector.reverse", "A:vec A"},
    {"llvm.experimental.vector.splice", "A:vec A A !i32"},
    {"llvm.experimental.widenable.condition", "i1"},
    {"llvm.fabs", "A:fp A"},
    {"llvm.fake.use", "void ..."},
    {"llvm.floor", "A:fp A"},
    {"llvm.flt.rounds", "i32"},
    {"llvm.fma", "A:fp A A A"},
    {"llvm.fmuladd", "A:fp A A A"},
    {"llvm.fptosi.sat", "A:int:B B:fp"},
    {"llvm.fptoui.sat", "A:int:B B:fp"},
    {"llvm.frameaddress", "ptr !i32"},
    {"llvm.frexp", "{A:fp,B:int:A} A"},
    {"llvm.fshl", "A:int A A A"},
    {"llvm.fshr", "A:int A A A"},
    {"llvm.get.active.lane.mask", "A:vint B:integer B"},
    {"llvm.get.rounding", "i32"},
    {"llvm.invariant.end", "void ptr !i64 ptr"},
    {"llvm.invariant.start", "ptr !i64 ptr"},
    {"llvm.is.constant", "i1 A:any"},
    {"llvm.is.fpclass", "A.i1 A:fp !i32"},
    {"llvm.launder.invariant.group", "A:ptr A"},
    {"llvm.ldexp", "A:fp A B:int:A"},
    {"llvm.lifetime.end", "void !i64 ptr|void ptr"},
    {"llvm.lifetime.start", "void !i64 ptr|void ptr"},
    {"llvm.llrint", "A:int:B B:fp"},
    {"llvm.llround", "A:int:B B:fp"},
    {"llvm.load.relative", "ptr ptr A:integer"},
    {"llvm.log", "A:fp A"},
    {"llvm.log10", "A:fp A"},
    {"llvm.log2", "A:fp A"},
    {"llvm.lrint", "A:int:B B:fp"},
    {"llvm.lround", "A:int:B B:fp"},
    {"llvm.masked.compressstore", "void A:vec ptr A.i1"},
    {"llvm.masked.expandload", "A:vec ptr A.i1 A"},
    {"llvm.masked.gather", "A:vec A.ptr !i32 A.i1 A"},
    {"llvm.masked.load", "A:vec ptr !i32 A.i1 A"},
    {"llvm.masked.scatter", "void A:vec A.ptr !i32 A.i1"},
    {"llvm.masked.store", "void A:vec ptr !i32 A.i1"},
    {"llvm.maximum", "A:fp A A"},
    {"llvm.maxnum", "A:fp A A"},
    {"llvm.memcpy", "void ptr ptr A:integer !i32 !i1|void ptr ptr A:integer !i1"},
    {"llvm.memcpy.inline", "void ptr ptr A:integer !i1"},
    {"llvm.memmove", "void ptr ptr A:integer !i32 !i1|void ptr ptr A:integer !i1"},
    {"llvm.memset", "void ptr i8 A:integer !i32 !i1|void ptr i8 A:integer !i1"},
    {"llvm.memset.inline", "void ptr i8 A:integer !i1"},
    {"llvm.minimum", "A:fp A A"},
    {"llvm.minnum", "A:fp A A"},
    {"llvm.nearbyint", "A:fp A"},
    {"llvm.objectsize", "A:integer ptr !i1|A:integer ptr !i1 !i1|A:integer ptr !i1 !i1 !i1"},
    {"llvm.pow", "A:fp A A"},
    {"llvm.powi", "A:fp A B:integer"},
    {"llvm.prefetch", "void ptr !i32 !i32 !i32"},
    {"llvm.pseudoprobe", "void !i64 !i64 !i32 !i64"},
    {"llvm.ptr.annotation", "A:ptr A ptr ptr i32|A:ptr A ptr ptr i32 ptr"},
    {"llvm.ptrmask", "A:ptrs A A.i64"},
    {"llvm.readcyclecounter", "i64"},
    {"llvm.returnaddress", "ptr !i32"},
    {"llvm.rint", "A:fp A"},
    {"llvm.round", "A:fp A"},
    {"llvm.roundeven", "A:fp A"},
    {"llvm.sadd.sat", "A:int A A"},
    {"llvm.sadd.with.overflow", "{A:int,A.i1} A A"},
    {"llvm.scmp", "A:int:B B:int B"},
    {"llvm.set.rounding", "void i32"},
    {"llvm.sideeffect", "void"},
    {"llvm.sin", "A:fp A"},
    {"llvm.sinh", "A:fp A"},
    {"llvm.smax", "A:int A A"},
    {"llvm.smin", "A:int A A"},
    {"llvm.smul.with.overflow", "{A:int,A.i1} A A"},
    {"llvm.sqrt", "A:fp A"},
    {"llvm.ssa.copy", "A:any A"},
    {"llvm.sshl.sat", "A:int A A"},
    {"llvm.ssub.sat", "A:int A A"},
    {"llvm.ssub.with.overflow", "{A:int,A.i1} A A"},
    {"llvm.stackrestore", "void ptr"},
    {"llvm.stacksave", "ptr"},
    {"llvm.stepvector", "A:vint"},
    {"llvm.strip.invariant.group", "A:ptr A"},
    {"llvm.tan", "A:fp A"},
    {"llvm.tanh", "A:fp A"},
    {"llvm.threadlocal.address", "A:ptr A"},
    {"llvm.trap", "void"},
    {"llvm.trunc", "A:fp A"},
    {"llvm.uadd.sat", "A:int A A"},
    {"llvm.uadd.with.overflow", "{A:int,A.i1} A A"},
    {"llvm.ubsantrap", "void !i8"},
    {"llvm.ucmp", "A:int:B B:int B"},
    {"llvm.umax", "A:int A A"},
    {"llvm.umin", "A:int A A"},
    {"llvm.umul.with.overflow", "{A:int,A.i1} A A"},
    {"llvm.ushl.sat", "A:int A A"},
    {"llvm.usub.sat", "A:int A A"},
    {"llvm.usub.with.overflow", "{A:int,A.i1} A A"},
    {"llvm.va_copy", "void ptr ptr"},
    {"llvm.va_end", "void ptr"},
    {"llvm.va_start", "void ptr"},
    {"llvm.var.annotation", "void ptr ptr ptr i32|void ptr ptr ptr i32 ptr"},
    {"llvm.vector.deinterleave2", "{A.half,A.half} A:vec"},
    {"llvm.vector.extract", "B:part:A A:vec !i64"},
    {"llvm.vector.insert", "A:vec A B:part:A !i64"},
    {"llvm.vector.interleave2", "A.twice A:vec A"},
    {"llvm.vector.reduce.add", "A.lane A:vint"},
    {"llvm.vector.reduce.and", "A.lane A:vint"},
    {"llvm.vector.reduce.fadd", "A.lane A.lane A:vfp"},
    {"llvm.vector.reduce.fmax", "A.lane A:vfp"},
    {"llvm.vector.reduce.fmaximum", "A.lane A:vfp"},
    {"llvm.vector.reduce.fmin", "A.lane A:vfp"},
    {"llvm.vector.reduce.fminimum", "A.lane A:vfp"},
    {"llvm.vector.reduce.fmul", "A.lane A.lane A:vfp"},
    {"llvm.vector.reduce.mul", "A.lane A:vint"},
    {"llvm.vector.reduce.or", "A.lane A:vint"},
    {"llvm.vector.reduce.smax", "A.lane A:vint"},
    {"llvm.vector.reduce.smin", "A.lane A:vint"},
    {"llvm.vector.reduce.umax", "A.lane A:vint"},
    {"llvm.vector.reduce.umin", "A.lane A:vint"},
    {"llvm.vector.reduce.xor", "A.lane A:vint"},
    {"llvm.vector.reverse", "A:vec A"},
    {"llvm.vector.splice", "A:vec A A !i32"},
    {"llvm.x86.sse.cmp.ps", "v4f32 v4f32 v4f32 !i8"},
    {"llvm.x86.sse.cmp.ss", "v4f32 v4f32 v4f32 !i8"},
    {"llvm.x86.sse.comieq.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.comige.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.comigt.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.comile.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.comilt.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.comineq.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.cvtss2si", "i32 v4f32"},
    {"llvm.x86.sse.cvtss2si64", "i64 v4f32"},
    {"llvm.x86.sse.cvttss2si", "i32 v4f32"},
    {"llvm.x86.sse.cvttss2si64", "i64 v4f32"},
    {"llvm.x86.sse.ldmxcsr", "void ptr"},
    {"llvm.x86.sse.max.ps", "v4f32 v4f32 v4f32"},
    {"llvm.x86.sse.max.ss", "v4f32 v4f32 v4f32"},
    {"llvm.x86.sse.min.ps", "v4f32 v4f32 v4f32"},
    {"llvm.x86.sse.min.ss", "v4f32 v4f32 v4f32"},
    {"llvm.x86.sse.movmsk.ps", "i32 v4f32"},
    {"llvm.x86.sse.rcp.ps", "v4f32 v4f32"},
    {"llvm.x86.sse.rcp.ss", "v4f32 v4f32"},
    {"llvm.x86.sse.rsqrt.ps", "v4f32 v4f32"},
    {"llvm.x86.sse.rsqrt.ss", "v4f32 v4f32"},
    {"llvm.x86.sse.sfence", "void"},
    {"llvm.x86.sse.stmxcsr", "void ptr"},
    {"llvm.x86.sse.ucomieq.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.ucomige.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.ucomigt.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.ucomile.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.ucomilt.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse.ucomineq.ss", "i32 v4f32 v4f32"},
    {"llvm.x86.sse2.clflush", "void ptr"},
    {"llvm.x86.sse2.cmp.pd", "v2f64 v2f64 v2f64 !i8"},
    {"llvm.x86.sse2.cmp.sd", "v2f64 v2f64 v2f64 !i8"},
    {"llvm.x86.sse2.comieq.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.comige.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.comigt.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.comile.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.comilt.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.comineq.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.cvtpd2dq", "v4i32 v2f64"},
    {"llvm.x86.sse2.cvtpd2ps", "v4f32 v2f64"},
    {"llvm.x86.sse2.cvtps2dq", "v4i32 v4f32"},
    {"llvm.x86.sse2.cvtsd2si", "i32 v2f64"},
    {"llvm.x86.sse2.cvtsd2si64", "i64 v2f64"},
    {"llvm.x86.sse2.cvtsd2ss", "v4f32 v4f32 v2f64"},
    {"llvm.x86.sse2.cvttpd2dq", "v4i32 v2f64"},
    {"llvm.x86.sse2.cvttps2dq", "v4i32 v4f32"},
    {"llvm.x86.sse2.cvttsd2si", "i32 v2f64"},
    {"llvm.x86.sse2.cvttsd2si64", "i64 v2f64"},
    {"llvm.x86.sse2.lfence", "void"},
    {"llvm.x86.sse2.maskmov.dqu", "void v16i8 v16i8 ptr"},
    {"llvm.x86.sse2.max.pd", "v2f64 v2f64 v2f64"},
    {"llvm.x86.sse2.max.sd", "v2f64 v2f64 v2f64"},
    {"llvm.x86.sse2.mfence", "void"},
    {"llvm.x86.sse2.min.pd", "v2f64 v2f64 v2f64"},
    {"llvm.x86.sse2.min.sd", "v2f64 v2f64 v2f64"},
    {"llvm.x86.sse2.movmsk.pd", "i32 v2f64"},
    {"llvm.x86.sse2.packssdw.128", "v8i16 v4i32 v4i32"},
    {"llvm.x86.sse2.packsswb.128", "v16i8 v8i16 v8i16"},
    {"llvm.x86.sse2.packuswb.128", "v16i8 v8i16 v8i16"},
    {"llvm.x86.sse2.pause", "void"},
    {"llvm.x86.sse2.pavg.b", "v16i8 v16i8 v16i8"},
    {"llvm.x86.sse2.pavg.w", "v8i16 v8i16 v8i16"},
    {"llvm.x86.sse2.pmadd.wd", "v4i32 v8i16 v8i16"},
    {"llvm.x86.sse2.pmovmskb.128", "i32 v16i8"},
    {"llvm.x86.sse2.pmulh.w", "v8i16 v8i16 v8i16"},
    {"llvm.x86.sse2.pmulhu.w", "v8i16 v8i16 v8i16"},
    {"llvm.x86.sse2.psad.bw", "v2i64 v16i8 v16i8"},
    {"llvm.x86.sse2.psll.d", "v4i32 v4i32 v4i32"},
    {"llvm.x86.sse2.psll.q", "v2i64 v2i64 v2i64"},
    {"llvm.x86.sse2.psll.w", "v8i16 v8i16 v8i16"},
    {"llvm.x86.sse2.pslli.d", "v4i32 v4i32 i32"},
    {"llvm.x86.sse2.pslli.q", "v2i64 v2i64 i32"},
    {"llvm.x86.sse2.pslli.w", "v8i16 v8i16 i32"},
    {"llvm.x86.sse2.psra.d", "v4i32 v4i32 v4i32"},
    {"llvm.x86.sse2.psra.w", "v8i16 v8i16 v8i16"},
    {"llvm.x86.sse2.psrai.d", "v4i32 v4i32 i32"},
    {"llvm.x86.sse2.psrai.w", "v8i16 v8i16 i32"},
    {"llvm.x86.sse2.psrl.d", "v4i32 v4i32 v4i32"},
    {"llvm.x86.sse2.psrl.q", "v2i64 v2i64 v2i64"},
    {"llvm.x86.sse2.psrl.w", "v8i16 v8i16 v8i16"},
    {"llvm.x86.sse2.psrli.d", "v4i32 v4i32 i32"},
    {"llvm.x86.sse2.psrli.q", "v2i64 v2i64 i32"},
    {"llvm.x86.sse2.psrli.w", "v8i16 v8i16 i32"},
    {"llvm.x86.sse2.ucomieq.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.ucomige.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.ucomigt.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.ucomile.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.ucomilt.sd", "i32 v2f64 v2f64"},
    {"llvm.x86.sse2.ucomineq.sd", "i32 v2f64 v2f64"},
};
static_assert(std::ranges::is_sorted(kSignatures, {}, &IntrinsicSignature::name));

// Removes the text before the separator from the front, and the separator; returns the text.
constexpr std::string_view take(std::string_view& text, char separator) {
  std::string_view front = text.substr(0, text.find(separator));
  text.remove_prefix(std::min(front.size() + 1, text.size()));
  return front;
}

constexpr size_t count_operands(std::string_view words) {
  return static_cast<size_t>(std::ranges::count(words, ' '));
}

// Of one signature.
constexpr uint32_t immediates_of(std::string_view words) {
  uint32_t found = 0;
  take(words, ' ');
  for (uint32_t bit = 1; !words.empty(); bit <<= 1)
    if (take(words, ' ').starts_with('!')) found |= bit;
  return found;
}

constexpr auto kImmediates = [] {
  std::array<uint32_t, std::size(kSignatures)> masks{};
  for (size_t i = 0; i < masks.size(); ++i) {
    std::string_view types = kSignatures[i].types;
    masks[i] = immediates_of(take(types, '|'));
  }
  return masks;
}();

struct FixedType {
  std::string_view word;
  TypeId element;
  uint64_t lanes = 0;  // 0: not a vector
};
constexpr FixedType kFixedTypes[] = {
    {"void", kVoid},       {"metadata", kMetadata}, {"i1", kI1},        {"i8", kI8},
    {"i32", kI32},         {"i64", kI64},           {"f64", kDouble},   {"v4f32", kFloat, 4},
    {"v2f64", kDouble, 2}, {"v16i8", kI8, 16},      {"v8i16", kI16, 8}, {"v4i32", kI32, 4},
    {"v2i64", kI64, 2},
};

constexpr std::pair<std::string_view, std::string_view> kClassNames[] = {
    {"int", "an integer or a vector of integers"},
    {"fp", "a floating-point type or a vector of one"},
    {"ptrs", "a pointer or a vector of pointers"},
    {"integer", "an integer"},
    {"ptr", "a pointer"},
    {"bytes", "an integer of an even number of bytes"},
    {"vec", "a vector"},
    {"vint", "a vector of integers"},
    {"vfp", "a vector of floating-point numbers"},
    {"part", "a vector with the same elements"},
    {"narrower", "a narrower floating-point type"},
    {"wider", "a wider floating-point type"},
    {"any", "a value"},
};

// Compares one function type with one signature. Finds the types that the letters name first, then
// compares everything.
class SignatureMatch {
 public:
  explicit SignatureMatch(const TypeTable& types) : types_(types) {}

  // Describes the first mismatch; empty if none.
  std::string run(std::string_view words, TypeId function) {
    for (bool binds : {true, false}) {
      binds_ = binds;
      std::string_view rest = words;
      if (!fits(take(rest, ' '), types_[function].element))
        return describe("its result", types_[function].element);
      if (std::string wrong = match_operands(rest, function); !wrong.empty()) return wrong;
    }
    return {};
  }

 private:
  std::string match_operands(std::string_view words, TypeId function) {
    std::span<const TypeId> given = types_.members(function);
    if (words == "...") return {};
    size_t wanted = words.empty() ? 0 : count_operands(words) + 1;
    if (given.size() != wanted || types_[function].variadic)
      return "it has " + std::to_string(given.size()) + " operands, expected " +
             std::to_string(wanted);
    for (size_t i = 0; i < given.size(); ++i) {
      std::string_view word = take(words, ' ');
      if (word.starts_with('!')) word.remove_prefix(1);
      if (!fits(word, given[i])) return describe("operand " + std::to_string(i + 1), given[i]);
    }
    return {};
  }

  std::string describe(const std::string& what, TypeId found) const {
    return what + " has type '" + types_.to_string(found) + "', expected " + expected_;
  }

  bool expect(bool is_right, std::string expected) {
    if (!is_right) expected_ = std::move(expected);
    return is_right;
  }

  bool fits(std::string_view word, TypeId type) {
    if (word[0] == '{') return fits_struct(word.substr(1, word.size() - 2), type);
    bool is_letter = word[0] >= 'A' && word[0] <= 'Z';
    if (!is_letter) return fits_fixed(word, type);
    TypeId& known = letters_[word[0] - 'A'];
    if (word.size() == 1) return binds_ || fits_exactly(type, known);
    if (word[1] == '.') return binds_ || fits_derived(word.substr(2), type, known);
    std::string_view class_name = word.substr(2);
    std::string_view name = take(class_name, ':');
    known = type;
    if (name != "part" && !expect(is_of_class(name, type), shown_class(name))) return false;
    if (binds_ || class_name.empty()) return true;
    return fits_like(name, type, letters_[class_name[0] - 'A']);
  }

  bool fits_exactly(TypeId type, TypeId wanted) {
    return type == wanted || expect(false, quoted(wanted));
  }

  bool fits_struct(std::string_view words, TypeId type) {
    auto count = static_cast<size_t>(std::ranges::count(words, ',')) + 1;
    bool has_members =
        types_.kind(type) == TypeKind::Struct && types_.members(type).size() == count;
    if (!expect(has_members, "a struct of " + std::to_string(count))) return false;
    for (size_t i = 0; i < count; ++i)
      if (!fits(take(words, ','), types_.member(type, i))) {
        expected_ = "a struct whose member " + std::to_string(i + 1) + " is " + expected_;
        return false;
      }
    return true;
  }

  bool fits_fixed(std::string_view word, TypeId type) {
    if (word == "ptr") return expect(types_.is_pointer(type), "a pointer");
    for (const FixedType& fixed : kFixedTypes)
      if (fixed.word == word)
        return expect(lane(type) == fixed.element && lanes(type) == fixed.lanes,
                      shown(fixed.element, fixed.lanes));
    return false;
  }

  bool fits_derived(std::string_view part, TypeId type, TypeId of) {
    if (part == "lane") return fits_exactly(type, lane(of));
    TypeId element = part == "i1" ? kI1 : part == "i64" ? kI64 : part == "ptr" ? kPtr : lane(of);
    uint64_t count = lanes(of);
    bool is_pointer = part == "ptr" && types_.is_pointer(lane(type));
    if (part == "half" && !expect(count % 2 == 0, "half of an even number of lanes")) return false;
    if (part == "half") count /= 2;
    if (part == "twice") count *= 2;
    return expect((lane(type) == element || is_pointer) && lanes(type) == count,
                  shown(element, count));
  }

  bool fits_like(std::string_view class_name, TypeId type, TypeId like) {
    if (class_name == "part")
      return expect(lanes(type) != 0 && lane(type) == lane(like), shown_class(class_name));
    bool is_narrower = types_[lane(type)].bits < types_[lane(like)].bits;
    bool is_wider = types_[lane(type)].bits > types_[lane(like)].bits;
    if ((class_name == "narrower" && !is_narrower) || (class_name == "wider" && !is_wider))
      return expect(false, shown_class(class_name));
    return expect(lanes(type) == lanes(like), "as many lanes as " + quoted(like) + " has");
  }

  bool is_of_class(std::string_view name, TypeId type) const {
    TypeId element = lane(type);
    if (name == "int") return types_.is_integer(element);
    if (name == "fp" || name == "narrower" || name == "wider") return types_.is_floating(element);
    if (name == "ptrs") return types_.is_pointer(element);
    if (name == "integer") return types_.is_integer(type);
    if (name == "ptr") return types_.is_pointer(type);
    if (name == "bytes") return types_.is_integer(element) && types_[element].bits % 16 == 0;
    if (name == "vec") return lanes(type) != 0;
    if (name == "vint") return lanes(type) != 0 && types_.is_integer(element);
    if (name == "vfp") return lanes(type) != 0 && types_.is_floating(element);
    return types_.is_first_class(type);
  }

  TypeId lane(TypeId type) const {
    return types_.kind(type) == TypeKind::Vector ? types_[type].element : type;
  }
  uint64_t lanes(TypeId type) const {
    return types_.kind(type) == TypeKind::Vector ? types_[type].count : 0;
  }
  std::string quoted(TypeId type) const { return "'" + types_.to_string(type) + "'"; }
  std::string shown(TypeId element, uint64_t lanes) const {
    if (lanes == 0) return quoted(element);
    return "'<" + std::to_string(lanes) + " x " + types_.to_string(element) + ">'";
  }
  static std::string shown_class(std::string_view name) {
    for (const auto& [known, text] : kClassNames)
      if (known == name) return std::string(text);
    return {};
  }

  const TypeTable& types_;
  std::array<TypeId, 26> letters_;
  bool binds_ = true;
  std::string expected_;  // what the last failed comparison required
};

}  // namespace

std::span<const IntrinsicSignature> intrinsic_signatures() { return kSignatures; }

uint16_t find_intrinsic_signature(std::string_view name) {
  std::string_view base = intrinsic_base(name);
  auto found = std::ranges::lower_bound(kSignatures, base, {}, &IntrinsicSignature::name);
  if (found == std::end(kSignatures) || found->name != base) return 0;
  return static_cast<uint16_t>(found - std::begin(kSignatures) + 1);
}

std::string check_intrinsic_type(const TypeTable& types, uint16_t intrinsic, TypeId function) {
  std::string_view alternatives = kSignatures[intrinsic - 1].types;
  std::string wrong;
  while (!alternatives.empty()) {
    wrong = SignatureMatch(types).run(take(alternatives, '|'), function);
    if (wrong.empty()) return {};
  }
  return wrong;
}

namespace {

// A bit for each operand that must be a constant, the lowest for the first, in a call with so many
// operands.
uint32_t immediate_operands(uint16_t intrinsic, size_t operand_count) {
  std::string_view alternatives = kSignatures[intrinsic - 1].types;
  if (alternatives.find('|') == alternatives.npos) return kImmediates[intrinsic - 1];
  while (!alternatives.empty())
    if (std::string_view words = take(alternatives, '|'); count_operands(words) == operand_count)
      return immediates_of(words);
  return 0;
}

bool is_constant(const ConstantPool& constants, Value value, ConstantKind kind) {
  return value.is_constant() && constants[value.constant()].kind == kind;
}

bool is_number(const ConstantPool& constants, Value value) {
  return is_constant(constants, value, ConstantKind::Integer) ||
         is_constant(constants, value, ConstantKind::Floating);
}

// Of the metadata operand of a constrained comparison, which must name one of fourteen.
bool is_predicate(std::string_view text) {
  const std::string_view name = constrained_predicate(text);
  return float_predicate_number(name) < std::size(kFloatPredicateNames) && name != "false" &&
         name != "true";
}

bool is_rounding_mode(std::string_view text) {
  constexpr std::string_view kModes[] = {"dynamic",  "tonearest",  "tonearestaway",
                                         "downward", "towardzero", "upward"};
  const std::string_view name = constrained_predicate(text);
  return name.starts_with("round.") &&
         std::ranges::find(kModes, name.substr(6)) != std::end(kModes);
}

bool is_exception_behavior(std::string_view text) {
  const std::string_view name = constrained_predicate(text);
  return name == "fpexcept.ignore" || name == "fpexcept.maytrap" || name == "fpexcept.strict";
}

std::string check_word(const ConstantPool& constants, std::span<const Value> operands, size_t index,
                       bool (*fits)(std::string_view), std::string_view expected) {
  std::string_view text = constants.bytes(operands[index].constant());
  if (fits(text)) return {};
  return "operand " + std::to_string(index + 1) + " is '" + std::string(text) + "', expected " +
         std::string(expected);
}

// The metadata at the end of a constrained operation: a comparison's predicate or, for operations
// that round, the rounding mode; then what is known of exceptions.
std::string check_constrained_operands(const ConstantPool& constants, std::string_view operation,
                                       std::span<const Value> operands) {
  auto is_metadata = [&](size_t i) {
    return i < operands.size() && is_constant(constants, operands[i], ConstantKind::Metadata);
  };
  const size_t last = operands.size() - 1, before = operands.size() - 2;
  std::string wrong;
  if (is_metadata(before) && operation.starts_with("fcmp"))
    wrong = check_word(constants, operands, before, is_predicate, "a predicate such as '!\"olt\"'");
  else if (is_metadata(before))
    wrong = check_word(constants, operands, before, is_rounding_mode,
                       "a rounding mode such as '!\"round.dynamic\"'");
  if (wrong.empty() && is_metadata(last))
    wrong = check_word(constants, operands, last, is_exception_behavior,
                       "'!\"fpexcept.ignore\"', '!\"fpexcept.maytrap\"' or '!\"fpexcept.strict\"'");
  return wrong;
}

// The first number among the operands of an access to memory under a mask.
std::string check_masked_alignment(const ConstantPool& constants, std::span<const Value> operands) {
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!is_constant(constants, operands[i], ConstantKind::Integer)) continue;
    uint64_t bytes = constants.zero_extended(operands[i].constant());
    if ((bytes & (bytes - 1)) == 0) return {};
    return "operand " + std::to_string(i + 1) + " is an alignment of " + std::to_string(bytes) +
           ", which is not a power of 2";
  }
  return {};
}

}  // namespace

std::string check_intrinsic_operands(const ConstantPool& constants, uint16_t intrinsic,
                                     std::span<const Value> operands) {
  uint32_t immediates = immediate_operands(intrinsic, operands.size());
  for (size_t i = 0; i < operands.size() && immediates >> i != 0; ++i)
    if ((immediates >> i & 1) != 0 && !is_number(constants, operands[i]))
      return "operand " + std::to_string(i + 1) + " must be a constant number";
  std::string_view name = kSignatures[intrinsic - 1].name;
  if (std::string_view operation = constrained_operation(name); !operation.empty())
    return check_constrained_operands(constants, operation, operands);
  if (name.starts_with("llvm.masked.")) return check_masked_alignment(constants, operands);
  return {};
}

std::string_view constrained_operation(std::string_view name) {
  constexpr std::string_view kPrefix = "llvm.experimental.constrained.";
  if (!name.starts_with(kPrefix)) return {};
  name.remove_prefix(kPrefix.size());
  return name.substr(0, name.find('.'));
}

std::string_view constrained_predicate(std::string_view metadata) {
  take(metadata, '"');
  return take(metadata, '"');
}

uint8_t float_predicate_number(std::string_view name) {
  return static_cast<uint8_t>(std::ranges::find(kFloatPredicateNames, name) -
                              std::begin(kFloatPredicateNames));
}

const MaskedAccess* find_masked_access(std::string_view name) {
  static constexpr MaskedAccess kAccesses[] = {
      {"llvm.masked.load", true, 3, 0, 2, false, false},
      {"llvm.masked.store", false, 0, 1, 3, false, false},
      {"llvm.masked.gather", true, 3, 0, 2, true, false},
      {"llvm.masked.scatter", false, 0, 1, 3, true, false},
      {"llvm.masked.expandload", true, 2, 0, 1, false, true},
      {"llvm.masked.compressstore", false, 0, 1, 2, false, true},
      {"llvm.x86.sse2.maskmov.dqu", false, 0, 2, 1, false, false},
  };
  std::string_view base = intrinsic_base(name);
  for (const MaskedAccess& access : kAccesses)
    if (access.name == base) return &access;
  return nullptr;
}

std::vector<uint32_t> rearranged_lanes(std::string_view name, uint32_t operand, uint32_t inserted,
                                       uint32_t result, int64_t place) {
  constexpr std::string_view kEarlier = "llvm.experimental.vector.", kPrefix = "llvm.vector.";
  name.remove_prefix(name.starts_with(kEarlier)  ? kEarlier.size()
                     : name.starts_with(kPrefix) ? kPrefix.size()
                                                 : name.size());
  auto from = static_cast<uint32_t>(place < 0 ? place + operand : place);
  std::vector<uint32_t> lanes;
  for (uint32_t i = 0; i < (name == "deinterleave2" ? 2 * result : result); ++i) {
    if (name == "reverse") lanes.push_back(operand - 1 - i);
    if (name == "splice" || name == "extract") lanes.push_back(from + i);
    if (name == "insert")
      lanes.push_back(i >= from && i - from < inserted ? operand + i - from : i);
    if (name == "interleave2") lanes.push_back(i % 2 * operand + i / 2);
    if (name == "deinterleave2") lanes.push_back(2 * (i % result) + i / result);
  }
  return lanes;
}

}  // namespace lilt::ssa
