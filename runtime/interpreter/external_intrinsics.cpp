// Intrinsics about memory, the stack, or without effect.
#include <algorithm>

#include "runtime/interpreter/external.h"

namespace lilt::runtime {

using Call = ExternalCall;

namespace {

Cell one(const Call&) { return number_cell(1); }
Cell first_argument(const Call& call) { return call.arguments[0]; }
template <int kSignal>
Cell ends_by(const Call&) {
  throw ProgramExit{128 + kSignal};
}

// The answer for an unknown size: the maximum, or 0 if the minimum is requested.
Cell do_object_size(const Call& call) { return number_cell(call.integer(1) != 0 ? 0 : -1); }
Cell do_mask(const Call& call) {
  Cell pointer = call.pointer(0);
  pointer.bits &= call.size(1);
  return pointer;
}
Cell do_load_relative(const Call& call) {
  Cell offset = call.memory().load_integer(Memory::moved(call.pointer(0), call.size(1)), 4);
  if (!offset.is_defined()) call.memory().fault_undefined(offset, "the distance");
  uint64_t distance = static_cast<uint64_t>(sign_extend(offset.bits, 32));
  return call.memory().pointer_from_integer(integer_cell(call.pointer(0).bits + distance));
}

Cell do_frame_address(const Call& call) { return call.machine.frame_address(call.size(0)); }
Cell do_return_address(const Call& call) { return call.machine.return_address(call.size(0)); }
Cell do_copy_list(const Call& call) {
  call.memory().copy(call.pointer(0), call.pointer(1), 24);
  return {};
}

// Sorted by name without type suffix.
constexpr External kIntrinsicExternals[] = {
    {"llvm.allow.runtime.check", "*:i", one},
    {"llvm.allow.ubsan.check", "*:i", one},
    {"llvm.annotation", "a*:a", first_argument},
    {"llvm.assume", "a*:v", none},
    {"llvm.codeview.annotation", "*:v", none},
    {"llvm.dbg", "*:v", none},
    {"llvm.debugtrap", ":v", ends_by<5>},
    {"llvm.donothing", ":v", none},
    {"llvm.experimental.noalias.scope.decl", "*:v", none},
    {"llvm.frameaddress", "i:p", do_frame_address},
    {"llvm.invariant.end", "*:v", none},
    {"llvm.invariant.start", "*:p", no_pointer},
    {"llvm.is.constant", "a:i", zero},
    {"llvm.launder.invariant.group", "p:p", first_argument},
    {"llvm.lifetime", "*:v", none},
    {"llvm.load.relative", "pi:p", do_load_relative},
    {"llvm.objectsize", "pi*:i", do_object_size},
    {"llvm.prefetch", "*:v", none},
    {"llvm.ptr.annotation", "p*:p", first_argument},
    {"llvm.ptrmask", "pi:p", do_mask},
    {"llvm.public.type.test", "*:i", one},
    {"llvm.returnaddress", "i:p", do_return_address},
    {"llvm.sideeffect", ":v", none},
    {"llvm.strip.invariant.group", "p:p", first_argument},
    {"llvm.threadlocal.address", "p:p", first_argument},
    {"llvm.trap", ":v", ends_by<4>},
    {"llvm.type.test", "*:i", one},
    {"llvm.ubsantrap", "i:v", ends_by<4>},
    {"llvm.va_copy", "pp:v", do_copy_list},
    {"llvm.va_end", "p:v", none},
    {"llvm.var.annotation", "*:v", none},
    {"llvm.x86.sse.sfence", ":v", none},
    {"llvm.x86.sse2.clflush", "p:v", none},
    {"llvm.x86.sse2.lfence", ":v", none},
    {"llvm.x86.sse2.mfence", ":v", none},
    {"llvm.x86.sse2.pause", ":v", none},
};
static_assert(std::ranges::is_sorted(kIntrinsicExternals, {}, &External::name));

}  // namespace

std::span<const External> intrinsic_externals() { return kIntrinsicExternals; }

}  // namespace lilt::runtime
