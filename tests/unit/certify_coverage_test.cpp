// What the certifier knows beyond the functions of certify_functions.h: each is certified, and code
// with a fault in it is not.
#include <vector>

#include "tests/faults/code_fault_injector.h"
#include "tests/unit/certify_fixture.h"

namespace lilt::certify::testing {
namespace {

struct Fault {
  std::string_view before, after;  // in the code at -O2
};

struct Covered {
  std::string_view name, text;
  std::vector<Fault> faults;
};

const std::vector<Covered>& covered() {
  static const std::vector<Covered> all{
      {"va_start and va_arg",
       R"(
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
declare void @llvm.va_copy(ptr, ptr)
declare void @g(ptr)
define double @f(ptr %p, double %x, ...) {
  %l = alloca [24 x i8], align 8
  %m = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %l)
  call void @g(ptr %l)
  call void @llvm.va_copy(ptr %m, ptr %l)
  %n = va_arg ptr %l, i32
  %d = va_arg ptr %l, double
  %w = sitofp i32 %n to double
  %r = fadd double %d, %w
  call void @g(ptr %m)
  call void @llvm.va_end(ptr %l)
  ret double %r
})",
       {{"[rsp + 72], rsi", "[rsp + 64], rsi"},
        {"[rsp + 88], rcx", "[rsp + 88], rdx"},
        {"  MOV64mr [rsp + 104], r9\n", ""},
        {"[rsp + 144], xmm2", "[rsp + 144], xmm3"},
        {"LEA64 [rsp + 256]", "LEA64 [rsp + 264]"},
        {"LEA64 [rsp + 64]", "LEA64 [rsp + 72]"}}},
      {"variable arguments that are passed on",
       R"(
declare void @g(ptr, ...)
define void @f(ptr %p, ...) {
  %v = load ptr, ptr %p
  musttail call void (ptr, ...) %v(ptr %p, ...)
  ret void
})",
       {{"  TAILJMP", "  rsi = MOV64rr rdi\n  TAILJMP"},
        {"  TAILJMP", "  rax = MOV32ri 0\n  TAILJMP"},
        {"  TAILJMP", "  xmm3 = XORPS32rr xmm3, xmm3\n  TAILJMP"}}},
      {"comparison of strings",
       R"(
declare i32 @llvm.x86.sse42.pcmpestri128(<16 x i8>, i32, <16 x i8>, i32, i8)
define i32 @f(<16 x i8> %a, i32 %n, <16 x i8> %b, i32 %m) "target-features"="+sse4.2" {
  %r = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %a, i32 %n, <16 x i8> %b, i32 %m, i8 12)
  ret i32 %r
})",
       {{"xmm0, xmm1, rax, rdx, 12", "xmm1, xmm0, rax, rdx, 12"},
        {"xmm0, xmm1, rax, rdx, 12", "xmm0, xmm1, rax, rdx, 8"}}},
      {"test of a vector",
       R"(
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>)
define i32 @f(<2 x i64> %a, <2 x i64> %b) "target-features"="+sse4.2" {
  %low = and <2 x i64> %a, <i64 3, i64 1>
  %part = and <2 x i64> %b, <i64 1, i64 1>
  %r = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %low, <2 x i64> %part)
  ret i32 %r
})",
       {{"SETbr", "SETer"}, {"PTESTrr xmm0, xmm1", "PTESTrr xmm1, xmm0"}}},
      {"conversion to narrower lanes",
       R"(
declare <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double>)
define <4 x i32> @f(<2 x double> %a) {
  %r = call <4 x i32> @llvm.x86.sse2.cvtpd2dq(<2 x double> %a)
  ret <4 x i32> %r
})",
       {{"CVTPD2DQrr", "CVTTPD2DQrr"}, {"CVTPD2DQrr", "CVTPS2DQrr"}}},
      {"lowest lane",
       R"(
declare <4 x float> @llvm.x86.sse.min.ss(<4 x float>, <4 x float>)
define <4 x float> @f(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.x86.sse.min.ss(<4 x float> %a, <4 x float> %b)
  ret <4 x float> %r
})",
       {{"MINSSrr", "MAXSSrr"}, {"MINSSrr", "MINPSrr"}}},
      {"packed instructions",
       R"(
declare <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32>, <4 x i32>)
define <8 x i16> @f(<4 x i32> %a, <4 x i32> %b, ptr %p) {
  %r = call <8 x i16> @llvm.x86.sse2.packssdw.128(<4 x i32> %a, <4 x i32> %b)
  %c = icmp sgt <8 x i16> %r, zeroinitializer
  %s = sext <8 x i1> %c to <8 x i16>
  %t = add <8 x i16> %r, %s
  ret <8 x i16> %t
})",
       {{"PCMPGTWrr", "PCMPGTBrr"},
        {"PCMPGTWrr", "PCMPEQWrr"},
        {"PACKSSDWrr", "PACKSSWBrr"},
        {"PACKSSDWrr xmm0, xmm1", "PACKSSDWrr xmm1, xmm0"}}},
      {"checksum",
       R"(
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)
define i32 @f(i32 %a, i8 %b) "target-features"="+sse4.2,+crc32" {
  %r = call i32 @llvm.x86.sse42.crc32.32.8(i32 %a, i8 %b)
  ret i32 %r
})",
       {{"CRC3232rr8", "CRC3232rr"}}},
  };
  return all;
}

TEST(Coverage, IsCertified) {
  for (const Covered& function : covered())
    for (const int level : {0, 2})
      EXPECT_EQ(to_string(Compiled(function.text, level).certify()), "certified")
          << function.name << " at -O" << level;
}

TEST(Coverage, FaultsOfEachKindAreFound) {
  constexpr unsigned kMostCertified = 10;  // percent; many faults change nothing
  std::mt19937 random(1);
  unsigned planted = 0, certified = 0;
  for (const Covered& function : covered())
    for (const int level : {0, 2}) {
      Compiled compiled(function.text, level);
      CodeFaultInjector injector(compiled.machine, Compiled::semantics(), random);
      for (const CodeFaultKind& kind : code_fault_kinds())
        for (int i = 0; i < 4; ++i) {
          if (!injector.inject(kind)) continue;
          ++planted;
          certified += compiled.certify().kind == Verdict::Kind::Certified;
          injector.restore();
        }
    }
  EXPECT_LE(100 * certified, kMostCertified * planted) << certified << " of " << planted;
}

TEST(Coverage, FaultsAreFound) {
  for (const Covered& function : covered()) {
    const Compiled compiled(function.text, 2);
    for (const Fault& fault : function.faults) {
      const std::string verdict = compiled.with(fault.before, fault.after);
      EXPECT_TRUE(verdict.starts_with("wrong: "))
          << function.name << ": " << fault.before << ": " << verdict << "\n"
          << compiled.code();
    }
  }
}

}  // namespace
}  // namespace lilt::certify::testing
