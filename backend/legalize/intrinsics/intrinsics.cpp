#include "backend/legalize/intrinsics/intrinsics.h"

#include <algorithm>

#include "backend/legalize/declare.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/intrinsic_name.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

constexpr std::string_view kHint = "a hint: dropped";
constexpr std::string_view kOperand = "its operand";
constexpr std::string_view kSelected = "machine instructions";
constexpr std::string_view kArithmetic = "plain arithmetic";
constexpr std::string_view kOverflow = "one instruction and its flags; other widths: arithmetic";
constexpr std::string_view kMemory = "moves when the length is a short constant; otherwise a call";
constexpr std::string_view kInlineMemory =
    "moves when the length is short; otherwise rep movsb or stosb";
constexpr std::string_view kLibrary = "a call of the C library; vectors lane by lane";
constexpr std::string_view kList = "loads and stores of the va_list";
constexpr std::string_view kAssembly = "assembly";
constexpr std::string_view kInstruction = "assembly, which does not move";
constexpr std::string_view kUnconstrained = "as without constraints: a call";
constexpr std::string_view kRearranged = "the lanes in another order";
constexpr std::string_view kReduction = "a chain over the lanes";

constexpr IntrinsicRow kTable[] = {
    {"llvm.abs", expand_absolute, kArithmetic},
    {"llvm.acos", call_library, kLibrary},
    {"llvm.annotation", use_first_argument, kOperand},
    {"llvm.arithmetic.fence", use_first_argument, kOperand},
    {"llvm.asin", call_library, kLibrary},
    {"llvm.assume", drop, kHint},
    {"llvm.atan", call_library, kLibrary},
    {"llvm.atan2", call_library, kLibrary},
    {"llvm.bitreverse", expand_bit_reverse, kArithmetic},
    {"llvm.bswap", expand_byte_swap, kSelected},
    {"llvm.canonicalize", expand_canonicalize, "a product with 1"},
    {"llvm.ceil", call_library, kLibrary},
    {"llvm.clear_cache", drop, "nothing: x86-64 keeps its caches coherent"},
    {"llvm.copysign", expand_floating_tile, kSelected},
    {"llvm.cos", call_library, kLibrary},
    {"llvm.cosh", call_library, kLibrary},
    {"llvm.ctlz", expand_count_leading_zeros, kSelected},
    {"llvm.ctpop", expand_population_count, kArithmetic},
    {"llvm.cttz", expand_count_trailing_zeros, kSelected},
    {"llvm.dbg.addr", drop, kHint},
    {"llvm.dbg.assign", drop, kHint},
    {"llvm.dbg.declare", drop, kHint},
    {"llvm.dbg.label", drop, kHint},
    {"llvm.dbg.value", drop, kHint},
    {"llvm.debugtrap", keep_for_selector, kSelected},
    {"llvm.donothing", drop, kHint},
    {"llvm.eh.sjlj.longjmp", expand_long_jump, kAssembly},
    {"llvm.eh.sjlj.setjmp", expand_set_jump, kAssembly},
    {"llvm.exp", call_library, kLibrary},
    {"llvm.exp10", call_library, kLibrary},
    {"llvm.exp2", call_library, kLibrary},
    {"llvm.expect", use_first_argument, kOperand},
    {"llvm.expect.with.probability", use_first_argument, kOperand},
    {"llvm.experimental.constrained.acos", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.asin", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.atan", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.atan2", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.ceil", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.cos", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.cosh", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.exp", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.exp2", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.fadd", expand_constrained, kInstruction},
    {"llvm.experimental.constrained.fcmp", expand_constrained_comparison, kInstruction},
    {"llvm.experimental.constrained.fcmps", expand_constrained_comparison, kInstruction},
    {"llvm.experimental.constrained.fdiv", expand_constrained, kInstruction},
    {"llvm.experimental.constrained.floor", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.fma", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.fmul", expand_constrained, kInstruction},
    {"llvm.experimental.constrained.fmuladd", expand_constrained_multiply_add, kInstruction},
    {"llvm.experimental.constrained.fpext", expand_constrained_conversion, kInstruction},
    {"llvm.experimental.constrained.fptosi", expand_constrained_conversion, kInstruction},
    {"llvm.experimental.constrained.fptoui", expand_constrained_conversion, kInstruction},
    {"llvm.experimental.constrained.fptrunc", expand_constrained_conversion, kInstruction},
    {"llvm.experimental.constrained.frem", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.fsub", expand_constrained, kInstruction},
    {"llvm.experimental.constrained.ldexp", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.llrint", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.llround", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.log", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.log10", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.log2", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.lrint", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.lround", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.maximum", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.maxnum", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.minimum", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.minnum", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.nearbyint", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.pow", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.powi", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.rint", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.round", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.roundeven", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.sin", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.sinh", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.sitofp", expand_constrained_conversion, kInstruction},
    {"llvm.experimental.constrained.sqrt", expand_constrained, kInstruction},
    {"llvm.experimental.constrained.tan", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.tanh", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.trunc", expand_constrained, kUnconstrained},
    {"llvm.experimental.constrained.uitofp", expand_constrained_conversion, kInstruction},
    {"llvm.experimental.noalias.scope.decl", drop, kHint},
    {"llvm.experimental.stepvector", expand_lane_numbers, "a constant"},
    {"llvm.experimental.vector.deinterleave2", expand_rearrangement, kRearranged},
    {"llvm.experimental.vector.extract", expand_rearrangement, kRearranged},
    {"llvm.experimental.vector.insert", expand_rearrangement, kRearranged},
    {"llvm.experimental.vector.interleave2", expand_rearrangement, kRearranged},
    {"llvm.experimental.vector.reverse", expand_rearrangement, kRearranged},
    {"llvm.experimental.vector.splice", expand_rearrangement, kRearranged},
    {"llvm.experimental.widenable.condition", answer_true, "true"},
    {"llvm.fabs", expand_floating_tile, kSelected},
    {"llvm.fake.use", drop, kHint},
    {"llvm.floor", call_library, kLibrary},
    {"llvm.flt.rounds", expand_get_rounding, "a call of fegetround"},
    {"llvm.fma", call_library, kLibrary},
    {"llvm.fmuladd", expand_multiply_add, "a product and a sum"},
    {"llvm.fptosi.sat", expand_signed_conversion, kArithmetic},
    {"llvm.fptoui.sat", expand_unsigned_conversion, kArithmetic},
    {"llvm.frameaddress", keep_for_selector, kSelected},
    {"llvm.frexp", expand_fraction_and_exponent, kLibrary},
    {"llvm.fshl", expand_funnel_shift_left, kSelected},
    {"llvm.fshr", expand_funnel_shift_right, kSelected},
    {"llvm.get.active.lane.mask", expand_lane_mask, "comparisons"},
    {"llvm.get.rounding", expand_get_rounding, "a call of fegetround"},
    {"llvm.invariant.end", drop, kHint},
    {"llvm.invariant.start", drop, kHint},
    {"llvm.is.constant", answer_false, "false"},
    {"llvm.is.fpclass", expand_class_test, kArithmetic},
    {"llvm.launder.invariant.group", use_first_argument, kOperand},
    {"llvm.ldexp", call_library, kLibrary},
    {"llvm.lifetime.end", drop, kHint},
    {"llvm.lifetime.start", drop, kHint},
    {"llvm.llrint", call_library, kLibrary},
    {"llvm.llround", call_library, kLibrary},
    {"llvm.load.relative", expand_load_relative, kArithmetic},
    {"llvm.log", call_library, kLibrary},
    {"llvm.log10", call_library, kLibrary},
    {"llvm.log2", call_library, kLibrary},
    {"llvm.lrint", call_library, kLibrary},
    {"llvm.lround", call_library, kLibrary},
    {"llvm.masked.compressstore", expand_masked_access, "lane by lane"},
    {"llvm.masked.expandload", expand_masked_access, "lane by lane"},
    {"llvm.masked.gather", expand_masked_access, "lane by lane"},
    {"llvm.masked.load", expand_masked_access, "lane by lane"},
    {"llvm.masked.scatter", expand_masked_access, "lane by lane"},
    {"llvm.masked.store", expand_masked_access, "lane by lane"},
    {"llvm.maximum", expand_maximum, kArithmetic},
    {"llvm.maxnum", call_library, kLibrary},
    {"llvm.memcpy", expand_memory_copy, kMemory},
    {"llvm.memcpy.inline", expand_inline_copy, kInlineMemory},
    {"llvm.memmove", expand_memory_move, kMemory},
    {"llvm.memset", expand_memory_set, kMemory},
    {"llvm.memset.inline", expand_inline_set, kInlineMemory},
    {"llvm.minimum", expand_minimum, kArithmetic},
    {"llvm.minnum", call_library, kLibrary},
    {"llvm.nearbyint", call_library, kLibrary},
    {"llvm.objectsize", expand_object_size, "unknown: -1, or 0 for the minimum"},
    {"llvm.pow", call_library, kLibrary},
    {"llvm.powi", expand_power_of_integer, kLibrary},
    {"llvm.prefetch", drop, kHint},
    {"llvm.pseudoprobe", drop, kHint},
    {"llvm.ptr.annotation", use_first_argument, kOperand},
    {"llvm.ptrmask", expand_pointer_mask, kArithmetic},
    {"llvm.readcyclecounter", keep_for_selector, kSelected},
    {"llvm.returnaddress", keep_for_selector, kSelected},
    {"llvm.rint", call_library, kLibrary},
    {"llvm.round", call_library, kLibrary},
    {"llvm.roundeven", call_library, kLibrary},
    {"llvm.sadd.sat", expand_signed_add_saturating, kArithmetic},
    {"llvm.sadd.with.overflow", expand_signed_add_overflow, kOverflow},
    {"llvm.scmp", expand_signed_compare, kArithmetic},
    {"llvm.set.rounding", expand_set_rounding, "a call of fesetround"},
    {"llvm.sideeffect", drop, kHint},
    {"llvm.sin", call_library, kLibrary},
    {"llvm.sinh", call_library, kLibrary},
    {"llvm.smax", expand_signed_max, kArithmetic},
    {"llvm.smin", expand_signed_min, kArithmetic},
    {"llvm.smul.with.overflow", expand_signed_mul_overflow, kOverflow},
    {"llvm.sqrt", expand_floating_tile, kSelected},
    {"llvm.ssa.copy", use_first_argument, kOperand},
    {"llvm.sshl.sat", expand_signed_shift_saturating, kArithmetic},
    {"llvm.ssub.sat", expand_signed_sub_saturating, kArithmetic},
    {"llvm.ssub.with.overflow", expand_signed_sub_overflow, kOverflow},
    {"llvm.stackrestore", keep_for_selector, kSelected},
    {"llvm.stacksave", keep_for_selector, kSelected},
    {"llvm.stepvector", expand_lane_numbers, "a constant"},
    {"llvm.strip.invariant.group", use_first_argument, kOperand},
    {"llvm.tan", call_library, kLibrary},
    {"llvm.tanh", call_library, kLibrary},
    {"llvm.threadlocal.address", use_first_argument, kOperand},
    {"llvm.trap", expand_trap, "ud2"},
    {"llvm.trunc", call_library, kLibrary},
    {"llvm.uadd.sat", expand_unsigned_add_saturating, kArithmetic},
    {"llvm.uadd.with.overflow", expand_unsigned_add_overflow, kOverflow},
    {"llvm.ubsantrap", expand_trap, "ud2"},
    {"llvm.ucmp", expand_unsigned_compare, kArithmetic},
    {"llvm.umax", expand_unsigned_max, kArithmetic},
    {"llvm.umin", expand_unsigned_min, kArithmetic},
    {"llvm.umul.with.overflow", expand_unsigned_mul_overflow, kOverflow},
    {"llvm.ushl.sat", expand_unsigned_shift_saturating, kArithmetic},
    {"llvm.usub.sat", expand_unsigned_sub_saturating, kArithmetic},
    {"llvm.usub.with.overflow", expand_unsigned_sub_overflow, kOverflow},
    {"llvm.va_copy", keep_for_variable_arguments, kList},
    {"llvm.va_end", keep_for_variable_arguments, kList},
    {"llvm.va_start", keep_for_variable_arguments, kList},
    {"llvm.var.annotation", drop, kHint},
    {"llvm.vector.deinterleave2", expand_rearrangement, kRearranged},
    {"llvm.vector.extract", expand_rearrangement, kRearranged},
    {"llvm.vector.insert", expand_rearrangement, kRearranged},
    {"llvm.vector.interleave2", expand_rearrangement, kRearranged},
    {"llvm.vector.reduce.add", expand_reduction, kReduction},
    {"llvm.vector.reduce.and", expand_reduction, kReduction},
    {"llvm.vector.reduce.fadd", expand_reduction, kReduction},
    {"llvm.vector.reduce.fmax", expand_reduction, kReduction},
    {"llvm.vector.reduce.fmaximum", expand_reduction, kReduction},
    {"llvm.vector.reduce.fmin", expand_reduction, kReduction},
    {"llvm.vector.reduce.fminimum", expand_reduction, kReduction},
    {"llvm.vector.reduce.fmul", expand_reduction, kReduction},
    {"llvm.vector.reduce.mul", expand_reduction, kReduction},
    {"llvm.vector.reduce.or", expand_reduction, kReduction},
    {"llvm.vector.reduce.smax", expand_reduction, kReduction},
    {"llvm.vector.reduce.smin", expand_reduction, kReduction},
    {"llvm.vector.reduce.umax", expand_reduction, kReduction},
    {"llvm.vector.reduce.umin", expand_reduction, kReduction},
    {"llvm.vector.reduce.xor", expand_reduction, kReduction},
    {"llvm.vector.reverse", expand_rearrangement, kRearranged},
    {"llvm.vector.splice", expand_rearrangement, kRearranged},
    {"llvm.x86.sse.cmp.ps", expand_instruction, "cmpps #, %xmm1, %xmm0"},
    {"llvm.x86.sse.cmp.ss", expand_instruction, "cmpss #, %xmm1, %xmm0"},
    {"llvm.x86.sse.comieq.ss", expand_instruction,
     "comiss %xmm1, %xmm0; setnp %al; sete %cl; andb %cl, %al; movzbl %al, %eax"},
    {"llvm.x86.sse.comige.ss", expand_instruction,
     "comiss %xmm1, %xmm0; setae %al; movzbl %al, %eax"},
    {"llvm.x86.sse.comigt.ss", expand_instruction,
     "comiss %xmm1, %xmm0; seta %al; movzbl %al, %eax"},
    {"llvm.x86.sse.comile.ss", expand_instruction,
     "comiss %xmm0, %xmm1; setae %al; movzbl %al, %eax"},
    {"llvm.x86.sse.comilt.ss", expand_instruction,
     "comiss %xmm0, %xmm1; seta %al; movzbl %al, %eax"},
    {"llvm.x86.sse.comineq.ss", expand_instruction,
     "comiss %xmm1, %xmm0; setp %al; setne %cl; orb %cl, %al; movzbl %al, %eax"},
    {"llvm.x86.sse.cvtss2si", expand_instruction, "cvtss2si %xmm0, %eax"},
    {"llvm.x86.sse.cvtss2si64", expand_instruction, "cvtss2si %xmm0, %rax"},
    {"llvm.x86.sse.cvttss2si", expand_instruction, "cvttss2si %xmm0, %eax"},
    {"llvm.x86.sse.cvttss2si64", expand_instruction, "cvttss2si %xmm0, %rax"},
    {"llvm.x86.sse.ldmxcsr", expand_instruction, "ldmxcsr (%rdi)"},
    {"llvm.x86.sse.max.ps", expand_instruction, "maxps %xmm1, %xmm0"},
    {"llvm.x86.sse.max.ss", expand_instruction, "maxss %xmm1, %xmm0"},
    {"llvm.x86.sse.min.ps", expand_instruction, "minps %xmm1, %xmm0"},
    {"llvm.x86.sse.min.ss", expand_instruction, "minss %xmm1, %xmm0"},
    {"llvm.x86.sse.movmsk.ps", expand_instruction, "movmskps %xmm0, %eax"},
    {"llvm.x86.sse.rcp.ps", expand_instruction, "rcpps %xmm0, %xmm0"},
    {"llvm.x86.sse.rcp.ss", expand_instruction, "rcpss %xmm0, %xmm0"},
    {"llvm.x86.sse.rsqrt.ps", expand_instruction, "rsqrtps %xmm0, %xmm0"},
    {"llvm.x86.sse.rsqrt.ss", expand_instruction, "rsqrtss %xmm0, %xmm0"},
    {"llvm.x86.sse.sfence", expand_instruction, "sfence"},
    {"llvm.x86.sse.stmxcsr", expand_instruction, "stmxcsr (%rdi)"},
    {"llvm.x86.sse.ucomieq.ss", expand_instruction,
     "ucomiss %xmm1, %xmm0; setnp %al; sete %cl; andb %cl, %al; movzbl %al, %eax"},
    {"llvm.x86.sse.ucomige.ss", expand_instruction,
     "ucomiss %xmm1, %xmm0; setae %al; movzbl %al, %eax"},
    {"llvm.x86.sse.ucomigt.ss", expand_instruction,
     "ucomiss %xmm1, %xmm0; seta %al; movzbl %al, %eax"},
    {"llvm.x86.sse.ucomile.ss", expand_instruction,
     "ucomiss %xmm0, %xmm1; setae %al; movzbl %al, %eax"},
    {"llvm.x86.sse.ucomilt.ss", expand_instruction,
     "ucomiss %xmm0, %xmm1; seta %al; movzbl %al, %eax"},
    {"llvm.x86.sse.ucomineq.ss", expand_instruction,
     "ucomiss %xmm1, %xmm0; setp %al; setne %cl; orb %cl, %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.clflush", expand_instruction, "clflush (%rdi)"},
    {"llvm.x86.sse2.cmp.pd", expand_instruction, "cmppd #, %xmm1, %xmm0"},
    {"llvm.x86.sse2.cmp.sd", expand_instruction, "cmpsd #, %xmm1, %xmm0"},
    {"llvm.x86.sse2.comieq.sd", expand_instruction,
     "comisd %xmm1, %xmm0; setnp %al; sete %cl; andb %cl, %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.comige.sd", expand_instruction,
     "comisd %xmm1, %xmm0; setae %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.comigt.sd", expand_instruction,
     "comisd %xmm1, %xmm0; seta %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.comile.sd", expand_instruction,
     "comisd %xmm0, %xmm1; setae %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.comilt.sd", expand_instruction,
     "comisd %xmm0, %xmm1; seta %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.comineq.sd", expand_instruction,
     "comisd %xmm1, %xmm0; setp %al; setne %cl; orb %cl, %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.cvtpd2dq", expand_instruction, "cvtpd2dq %xmm0, %xmm0"},
    {"llvm.x86.sse2.cvtpd2ps", expand_instruction, "cvtpd2ps %xmm0, %xmm0"},
    {"llvm.x86.sse2.cvtps2dq", expand_instruction, "cvtps2dq %xmm0, %xmm0"},
    {"llvm.x86.sse2.cvtsd2si", expand_instruction, "cvtsd2si %xmm0, %eax"},
    {"llvm.x86.sse2.cvtsd2si64", expand_instruction, "cvtsd2si %xmm0, %rax"},
    {"llvm.x86.sse2.cvtsd2ss", expand_instruction, "cvtsd2ss %xmm1, %xmm0"},
    {"llvm.x86.sse2.cvttpd2dq", expand_instruction, "cvttpd2dq %xmm0, %xmm0"},
    {"llvm.x86.sse2.cvttps2dq", expand_instruction, "cvttps2dq %xmm0, %xmm0"},
    {"llvm.x86.sse2.cvttsd2si", expand_instruction, "cvttsd2si %xmm0, %eax"},
    {"llvm.x86.sse2.cvttsd2si64", expand_instruction, "cvttsd2si %xmm0, %rax"},
    {"llvm.x86.sse2.lfence", expand_instruction, "lfence"},
    {"llvm.x86.sse2.maskmov.dqu", expand_instruction, "maskmovdqu %xmm1, %xmm0"},
    {"llvm.x86.sse2.max.pd", expand_instruction, "maxpd %xmm1, %xmm0"},
    {"llvm.x86.sse2.max.sd", expand_instruction, "maxsd %xmm1, %xmm0"},
    {"llvm.x86.sse2.mfence", expand_instruction, "mfence"},
    {"llvm.x86.sse2.min.pd", expand_instruction, "minpd %xmm1, %xmm0"},
    {"llvm.x86.sse2.min.sd", expand_instruction, "minsd %xmm1, %xmm0"},
    {"llvm.x86.sse2.movmsk.pd", expand_instruction, "movmskpd %xmm0, %eax"},
    {"llvm.x86.sse2.packssdw.128", expand_instruction, "packssdw %xmm1, %xmm0"},
    {"llvm.x86.sse2.packsswb.128", expand_instruction, "packsswb %xmm1, %xmm0"},
    {"llvm.x86.sse2.packuswb.128", expand_instruction, "packuswb %xmm1, %xmm0"},
    {"llvm.x86.sse2.pause", expand_instruction, "pause"},
    {"llvm.x86.sse2.pavg.b", expand_instruction, "pavgb %xmm1, %xmm0"},
    {"llvm.x86.sse2.pavg.w", expand_instruction, "pavgw %xmm1, %xmm0"},
    {"llvm.x86.sse2.pmadd.wd", expand_instruction, "pmaddwd %xmm1, %xmm0"},
    {"llvm.x86.sse2.pmovmskb.128", expand_instruction, "pmovmskb %xmm0, %eax"},
    {"llvm.x86.sse2.pmulh.w", expand_instruction, "pmulhw %xmm1, %xmm0"},
    {"llvm.x86.sse2.pmulhu.w", expand_instruction, "pmulhuw %xmm1, %xmm0"},
    {"llvm.x86.sse2.psad.bw", expand_instruction, "psadbw %xmm1, %xmm0"},
    {"llvm.x86.sse2.psll.d", expand_instruction, "pslld %xmm1, %xmm0"},
    {"llvm.x86.sse2.psll.q", expand_instruction, "psllq %xmm1, %xmm0"},
    {"llvm.x86.sse2.psll.w", expand_instruction, "psllw %xmm1, %xmm0"},
    {"llvm.x86.sse2.pslli.d", expand_instruction, "pslld #, %xmm0"},
    {"llvm.x86.sse2.pslli.q", expand_instruction, "psllq #, %xmm0"},
    {"llvm.x86.sse2.pslli.w", expand_instruction, "psllw #, %xmm0"},
    {"llvm.x86.sse2.psra.d", expand_instruction, "psrad %xmm1, %xmm0"},
    {"llvm.x86.sse2.psra.w", expand_instruction, "psraw %xmm1, %xmm0"},
    {"llvm.x86.sse2.psrai.d", expand_instruction, "psrad #, %xmm0"},
    {"llvm.x86.sse2.psrai.w", expand_instruction, "psraw #, %xmm0"},
    {"llvm.x86.sse2.psrl.d", expand_instruction, "psrld %xmm1, %xmm0"},
    {"llvm.x86.sse2.psrl.q", expand_instruction, "psrlq %xmm1, %xmm0"},
    {"llvm.x86.sse2.psrl.w", expand_instruction, "psrlw %xmm1, %xmm0"},
    {"llvm.x86.sse2.psrli.d", expand_instruction, "psrld #, %xmm0"},
    {"llvm.x86.sse2.psrli.q", expand_instruction, "psrlq #, %xmm0"},
    {"llvm.x86.sse2.psrli.w", expand_instruction, "psrlw #, %xmm0"},
    {"llvm.x86.sse2.ucomieq.sd", expand_instruction,
     "ucomisd %xmm1, %xmm0; setnp %al; sete %cl; andb %cl, %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.ucomige.sd", expand_instruction,
     "ucomisd %xmm1, %xmm0; setae %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.ucomigt.sd", expand_instruction,
     "ucomisd %xmm1, %xmm0; seta %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.ucomile.sd", expand_instruction,
     "ucomisd %xmm0, %xmm1; setae %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.ucomilt.sd", expand_instruction,
     "ucomisd %xmm0, %xmm1; seta %al; movzbl %al, %eax"},
    {"llvm.x86.sse2.ucomineq.sd", expand_instruction,
     "ucomisd %xmm1, %xmm0; setp %al; setne %cl; orb %cl, %al; movzbl %al, %eax"},
};
static_assert(std::ranges::is_sorted(kTable, {}, &IntrinsicRow::name));

// Expands the calls of a function; at the end, replaces their results by the expanded values.
class IntrinsicExpansion {
 public:
  IntrinsicExpansion(ssa::Function& function, Arena& scratch)
      : function_(function),
        emit_(function, scratch),
        blocks_(function.blocks().begin(), function.blocks().end(), scratch),
        replacements_(scratch),
        expanded_(scratch) {}

  void run() {
    for (BlockId block : blocks_)
      for (InstId id = function_[block].first, next; id.valid(); id = next) next = expand(id);
    if (expanded_.empty()) return;
    for (BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) replace_in(id);
    for (InstId id : expanded_) function_.set_operands(id, {});
  }

 private:
  // Returns the next instruction to visit: the first one that the rule emitted, if any.
  InstId expand(InstId id) {
    std::string_view name = called_intrinsic(function_, id);
    const IntrinsicRow* row = name.empty() ? nullptr : find_intrinsic_row(name);
    if (row == nullptr || row->rule == keep_for_selector) return function_.next(id);
    emit_.set_position(id);
    InstId before = function_.previous(id);
    BlockId block = function_.block_of(id);
    Value result = row->rule({emit_, id, row->name, row->what});
    if (result == Value(id)) return function_.next(id);
    if (replacements_.size() <= id.index()) replacements_.resize(function_.value_count());
    if (function_[id].type != ssa::kVoid)
      replacements_[id.index()] =
          result.valid() ? result : Value(function_.constants().poison(function_[id].type));
    expanded_.push_back(id);
    if (result.is_local() && function_.name_of(result.local()).is_none())
      function_.set_name(result.local(), function_.name_of(id));
    function_.unlink(id);
    return before.valid() ? function_.next(before) : function_[block].first;
  }

  void replace_in(InstId id) {
    for (uint32_t i = 0; i < function_[id].operand_count; ++i) {
      Value value = function_.operand(id, i);
      if (Value final = final_of(value); final != value) function_.set_operand(id, i, final);
    }
  }

  Value replacement_of(Value value) const {
    bool is_known = value.is_local() && value.local().index() < replacements_.size();
    return is_known ? replacements_[value.local().index()] : Value();
  }

  // Follows replacements to the final value. Every value on the path gets it, which keeps chains
  // short.
  Value final_of(Value value) {
    Value final = value;
    while (replacement_of(final).valid()) final = replacement_of(final);
    while (value != final) {
      Value next = replacement_of(value);
      replacements_[value.local().index()] = final;
      value = next;
    }
    return final;
  }

  ssa::Function& function_;
  Emitter emit_;
  const ArenaVector<BlockId> blocks_;  // before expansions add some
  ArenaVector<Value> replacements_;    // by value; none: stays
  ArenaVector<InstId> expanded_;
};

}  // namespace

std::span<const IntrinsicRow> intrinsic_table() { return kTable; }

std::string describe_intrinsics() {
  size_t widest = 0;
  for (const IntrinsicRow& row : kTable) widest = std::max(widest, row.name.size());
  std::string out = "\nIntrinsics and their expansions:\n";
  for (const IntrinsicRow& row : kTable) {
    out += "  " + std::string(row.name) + std::string(widest + 2 - row.name.size(), ' ');
    out += std::string(row.what) + "\n";
  }
  return out;
}

const IntrinsicRow* find_intrinsic_row(std::string_view name) {
  std::string_view base = ssa::intrinsic_base(name);
  auto found = std::ranges::lower_bound(kTable, base, {}, &IntrinsicRow::name);
  return found != std::end(kTable) && found->name == base ? found : nullptr;
}

std::string_view called_intrinsic(const ssa::Function& function, InstId id) {
  if (function[id].opcode != Opcode::Call) return {};
  std::string_view name = callee_name(function, id);
  return name.starts_with("llvm.") ? name : std::string_view();
}

Value keep_for_selector(const IntrinsicCall& call) { return call.id; }
Value keep_for_variable_arguments(const IntrinsicCall& call) { return call.id; }
Value drop(const IntrinsicCall&) { return {}; }
Value use_first_argument(const IntrinsicCall& call) { return call.argument(0); }
Value answer_false(const IntrinsicCall& call) { return call.emit.boolean(false); }
Value answer_true(const IntrinsicCall& call) { return call.emit.boolean(true); }

Value expand_object_size(const IntrinsicCall& call) {
  return call.is_constant_true(1) ? call.emit.integer(call.type(), 0)
                                  : call.emit.all_ones(call.type());
}

void expand_intrinsics(ssa::Function& function, Arena& scratch) {
  IntrinsicExpansion(function, scratch).run();
}

}  // namespace lilt::backend
