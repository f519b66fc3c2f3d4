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
      {"objects passed by value",
       R"(
declare i64 @g(ptr byval([3 x i64]), i64)
define i64 @f(ptr byval([3 x i64]) %p, ptr %q) {
  %e = getelementptr i64, ptr %p, i64 2
  %v = load i64, ptr %e
  %r = call i64 @g(ptr byval([3 x i64]) %q, i64 %v)
  %z = add i64 %r, %v
  ret i64 %z
})",
       {{"rbx = MOV64rm [rsp + 64]", "rbx = MOV64rm [rsp + 56]"},
        {"MOV64rm [rdi + 16]", "MOV64rm [rdi + 8]"},
        {"MOV64mr [rsp + 16], rax", "MOV64mr [rsp + 24], rax"},
        {"  MOV64mr [rsp + 8], rax\n", ""},
        {"  MOV64mr [rsp + 8], rax\n", "  MOV32mr [rsp + 8], rax\n"}}},
      {"large object passed by value",
       R"(
declare void @g(ptr byval([40 x i64]))
define void @f(ptr %q) {
  call void @g(ptr byval([40 x i64]) %q)
  ret void
})",
       {{"rdx = MOV32ri 320", "rdx = MOV32ri 312"},
        {"rdi = MOV64rr rsp", "rdi = LEA64 [rsp + 8]"},
        {"  CALL @memcpy, rdi, rsi, rdx\n", ""},
        {"  CALL @memcpy, rdi, rsi, rdx\n",
         "  rsi = LEA64 [rsi + 8]\n  CALL @memcpy, rdi, rsi, rdx\n"}}},
      {"call that preserves most registers",
       R"(
declare preserve_mostcc void @g(i64)
define i64 @f(i64 %x, i64 %y) {
  call preserve_mostcc void @g(i64 %x)
  %s = add i64 %x, %y
  ret i64 %s
})",
       {{"  rbx = POP\n", "  rax = POP\n"}, {"rbx = MOV64rr rdi", "r11 = MOV64rr rdi"}}},
      {"function that preserves most registers",
       R"(
define preserve_mostcc void @f(ptr %p, i64 %x) {
  %q = mul i64 %x, %x
  store i64 %q, ptr %p
  ret void
})",
       {{"r11 = MOV64rr rdi", "r10 = MOV64rr rdi\n  r11 = MOV64rr rdi"},
        {"rsi = POP", "r11 = POP"}}},
      {"win64cc",
       R"(
declare win64cc void @g(ptr, ...)
define win64cc double @f(i64 %a, double %b, i64 %c, i64 %d, i64 %e) {
  call win64cc void (ptr, ...) @g(ptr null, double %b, i64 %e)
  ret double %b
})",
       {{"r8 = MOV64rm [rsp + 272]", "r8 = MOV64rm [rsp + 264]"},
        {"rdx = MOVSDto64rr xmm1", "rdx = MOVSDto64rr xmm2"},
        {"xmm6 = MOVUPSrm [rsp + 48]", "xmm6 = MOVUPSrm [rsp + 64]"},
        {"MOVSDmr [rsp + 32], xmm1", "MOVSDmr [rsp + 24], xmm1"}}},
      {"variable arguments of win64cc",
       R"(
declare void @llvm.va_start(ptr)
declare void @g(ptr)
define win64cc void @f(ptr %p, ...) {
  %l = alloca ptr
  call void @llvm.va_start(ptr %l)
  call win64cc void @g(ptr %l)
  ret void
})",
       {{"], r8", "], rdx"}, {"], r9", "], r8"}}},
      {"jump to a function with more arguments",
       R"(
declare tailcc i64 @g(i64, i64, i64, i64, i64, i64, i64, i64, i64)
define tailcc i64 @f(i64 %a, i64 %b) {
  %r = musttail call tailcc i64 @g(i64 %b, i64 %a, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %b)
  ret i64 %r
})",
       {{"  MOV64mr [rsp], r11\n", ""},
        {"MOV64mr [rsp + 24], rsi", "MOV64mr [rsp + 24], rdi"},
        {"SUB64ri rsp, 16", "SUB64ri rsp, 24"}}},
      {"call of a function that removes its arguments",
       R"(
declare tailcc i64 @g(i64, i64, i64, i64, i64, i64, i64, i64, i64)
define tailcc i64 @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) {
  %r = call tailcc i64 @g(i64 %b, i64 %a, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %g)
  %s = add i64 %r, %a
  ret i64 %s
})",
       {{"RETi 8", "RETi 24"}, {"MOV64mr [rsp + 16], rax", "MOV64mr [rsp + 24], rax"}}},
      {"Swift errors",
       R"(
declare swiftcc i64 @g(ptr swiftself, ptr swifterror)
define swiftcc i64 @f(ptr swiftself %s, ptr swifterror %e) {
  %r = call swiftcc i64 @g(ptr swiftself %s, ptr swifterror %e)
  %v = load ptr, ptr %e
  %w = ptrtoint ptr %v to i64
  %t = add i64 %r, %w
  ret i64 %t
})",
       {{"MOV64mr [rsp], r12\n  rax = ADD", "MOV64mr [rsp], rax\n  rax = ADD"},
        {"r12 = MOV64rm [rsp]\n  rcx", "r12 = MOV64rr rax\n  rcx"},
        {"r12 = MOV64rm [rsp]\n  rax, r12 = CALL", "r12 = MOV64rr rax\n  rax, r12 = CALL"}}},
      {"guard of the stack",
       R"(
declare void @g(ptr)
define i32 @f() sspstrong {
  %p = alloca [16 x i8]
  call void @g(ptr %p)
  ret i32 1
})",
       {{"rax = MOV64rm fs:[40]\n  MOV", "rax = MOV64rm fs:[48]\n  MOV"},
        {"  MOV64mr [rsp + 16], rax\n", ""},
        {"Jne bb.1", "Je bb.1"},
        {"rax = MOV64rm fs:[40]\n  CMP", "rax = MOV64rm [rsp + 16]\n  CMP"}}},
      {"return address",
       R"(
declare ptr @llvm.returnaddress(i32)
define ptr @f(ptr %p) {
  %r = call ptr @llvm.returnaddress(i32 0)
  store ptr %r, ptr %p
  ret ptr %p
})",
       {{"rcx = MOV64rm [rsp]", "rcx = MOV64rm [rsp + 8]"}}},
      {"frame address",
       R"(
declare ptr @llvm.frameaddress(i32)
define ptr @f() {
  %r = call ptr @llvm.frameaddress(i32 0)
  ret ptr %r
})",
       {{"rax = MOV64rr rbp", "rax = LEA64 [rbp + 8]"}}},
      {"thread-local variables",
       R"(
@x = external thread_local global i32
@y = external thread_local(initialexec) global i32
@z = internal thread_local(localexec) global i32 0
define i32 @f() {
  %v = load i32, ptr @x
  %w = load i32, ptr @y
  %r = sub i32 %v, %w
  store i32 %r, ptr @z
  ret i32 %r
})",
       {{"fs:[tpoff @z]", "[rcx]"},
        {"rcx = MOV64rm fs:[0]", "rcx = MOV32ri 0"},
        {"@x", "@y"},
        {"tpoff @z]", "tpoff @z + 4]"}}},
      {"segments",
       R"(
define i32 @f(ptr addrspace(256) %p) {
  %v = load i32, ptr addrspace(256) %p
  store i32 %v, ptr addrspace(257) null
  ret i32 %v
})",
       {{"gs:[rdi]", "[rdi]"}, {"gs:[rdi]", "fs:[rdi]"}, {"fs:[rcx]", "gs:[rcx]"}}},
      {"numbers of 80 bits",
       R"(
declare x86_fp80 @g(x86_fp80, i32)
define x86_fp80 @f(x86_fp80 %x, double %d, i64 %i, ptr %p) {
  %e = fpext double %d to x86_fp80
  %s = fsub x86_fp80 %x, %e
  %j = sitofp i64 %i to x86_fp80
  %m = fmul x86_fp80 %s, %j
  %q = fdiv x86_fp80 %m, 0xK4000C000000000000000
  %r = call x86_fp80 @g(x86_fp80 %q, i32 3)
  %l = fcmp olt x86_fp80 %r, %x
  %t = select i1 %l, x86_fp80 %r, x86_fp80 %s
  %o = fptosi x86_fp80 %t to i64
  store i64 %o, ptr %p
  %b = getelementptr i8, ptr %p, i64 16
  %u = load x86_fp80, ptr %b
  %y = fsub x86_fp80 %t, %u
  ret x86_fp80 %y
})",
       {{"FSUBP", "FADDP"},
        {"FMULP", "FDIVP"},
        {"FDIVP", "FMULP"},
        {"FILD64m", "FILD32m"},
        {"FLD64m", "FLD32m"},
        {"  FLDCWm [rsp + 88]\n", ""},
        {"CMOVbe64rr", "CMOVa64rr"},
        {"OR32ri rax, 3072", "OR32ri rax, 1024"},
        {"FLD80m [rbx + 16]", "FLD80m [rbx + 24]"}}},
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
