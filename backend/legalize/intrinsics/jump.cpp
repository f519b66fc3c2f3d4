// __builtin_setjmp and __builtin_longjmp: jumps to an outer frame that is still active.
//
// The buffer holds the frame pointer, the address to resume at, and the stack pointer; the front
// end has stored the first and the last. The jump restores no other register, so the setjmp
// clobbers all others: values that live across it are in the frame. Source: LLVM, "Exception
// Handling", llvm.eh.sjlj.setjmp.
#include <string>

#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "emit/x86/instructions.h"

namespace lilt::backend {

namespace {

// Returns 0 at first, and 1 after a jump back.
constexpr std::string_view kSetJump =
    "leaq 1f(%rip), %rcx\n"
    "movq %rcx, 8(%rax)\n"
    "xorl %eax, %eax\n"
    "jmp 2f\n"
    "1: movl $$1, %eax\n"
    "2:";

constexpr std::string_view kLongJump =
    "movq (%rax), %rbp\n"
    "movq 8(%rax), %rcx\n"
    "movq 16(%rax), %rsp\n"
    "jmp *%rcx";

// All except the stack pointer, the frame pointer, and rax, which has the result.
std::string clobbers_of_a_jump() {
  std::string names;
  for (uint32_t i = 0; i < x86::target().register_names.size(); ++i) {
    x86::Register reg(i);
    if (!x86::is_gpr(reg) && !x86::is_xmm(reg)) continue;
    if (reg == x86::rsp || reg == x86::rbp || reg == x86::rax) continue;
    names += ",~{" + std::string(x86::target().register_names[i]) + "}";
  }
  return names;
}

}  // namespace

Value expand_set_jump(const IntrinsicCall& call) {
  Value buffer = call.argument(0);
  // A function that uses its frame address keeps a frame pointer in rbp.
  Value frame =
      call.emit.intrinsic("llvm.frameaddress.p0", ssa::kPtr, {call.emit.integer(ssa::kI32, 0)});
  call.emit.store(frame, buffer, 8);
  ssa::InstId jump =
      call.emit.assembly(kSetJump, "={rax},{rax}" + clobbers_of_a_jump(), ssa::kI32, {&buffer, 1});
  call.function().annotations().set_function_attributes(jump,
                                                        ssa::function_attribute::ReturnsTwice);
  return jump;
}

Value expand_long_jump(const IntrinsicCall& call) {
  Value buffer = call.argument(0);
  call.emit.assembly(kLongJump, "{rax}", ssa::kVoid, {&buffer, 1});
  return {};
}

}  // namespace lilt::backend
