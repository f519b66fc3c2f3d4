// Small functions, each with something that code and its source may differ in.
#pragma once

#include <string_view>

namespace lilt::certify::testing {

struct SampleFunction {
  std::string_view name, text;
};

inline constexpr SampleFunction kSamples[] = {
    {"straight line", R"(
define i64 @f(i64 %a, i64 %b) {
  %sum = add i64 %a, %b
  %product = mul i64 %sum, %a
  %shifted = lshr i64 %product, 7
  %result = xor i64 %shifted, %b
  ret i64 %result
})"},
    {"branch", R"(
declare void @g(i64)
define i64 @f(i64 %a, i64 %b) {
entry:
  %less = icmp slt i64 %a, %b
  br i1 %less, label %then, label %else
then:
  call void @g(i64 %a)
  br label %end
else:
  call void @g(i64 %b)
  br label %end
end:
  %result = phi i64 [ 1, %then ], [ %a, %else ]
  ret i64 %result
})"},
    {"loop with two phis", R"(
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %a = phi i64 [ 0, %entry ], [ %b, %loop ]
  %b = phi i64 [ 1, %entry ], [ %sum, %loop ]
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = add i64 %a, %b
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret i64 %a
})"},
    {"jump table", R"(
declare void @g(i32)
define void @f(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
    i32 4, label %four
    i32 5, label %one
  ]
zero:
  call void @g(i32 10)
  ret void
one:
  call void @g(i32 11)
  ret void
two:
  call void @g(i32 12)
  ret void
three:
  call void @g(i32 13)
  ret void
four:
  call void @g(i32 14)
  ret void
other:
  call void @g(i32 %x)
  ret void
})"},
    {"arguments on the stack", R"(
declare i64 @g(i64, i64, i64, i64, i64, i64, i64, i64)
define i64 @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %r = call i64 @g(i64 %h, i64 %g, i64 %f, i64 %e, i64 %d, i64 %c, i64 %b, i64 7)
  %s = add i64 %r, %a
  ret i64 %s
})"},
    {"callee-saved registers and spills", R"(
declare i64 @g(i64)
define i64 @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %t = mul i64 %a, %b
  %u = mul i64 %c, %d
  %v = mul i64 %e, %f
  %r = call i64 @g(i64 %t)
  %s = call i64 @g(i64 %r)
  %1 = sub i64 %s, %a
  %2 = xor i64 %1, %b
  %3 = sub i64 %2, %c
  %4 = xor i64 %3, %d
  %5 = sub i64 %4, %e
  %6 = xor i64 %5, %f
  %7 = sub i64 %6, %u
  %8 = xor i64 %7, %v
  ret i64 %8
})"},
    {"stores that may alias", R"(
define i32 @f(ptr %p, ptr %q) {
  store i32 1, ptr %p
  store i32 2, ptr %q
  %v = load i32, ptr %p
  %next = getelementptr i8, ptr %q, i64 4
  store i32 %v, ptr %next
  ret i32 %v
})"},
    {"variables in the frame", R"(
declare void @g(ptr)
define i32 @f(i32 %x) {
  %p = alloca i32
  %q = alloca i32
  store i32 %x, ptr %p
  store i32 5, ptr %q
  call void @g(ptr %p)
  %v = load i32, ptr %p
  %w = load i32, ptr %q
  %sum = add i32 %v, %w
  ret i32 %sum
})"},
    {"select", R"(
define i64 @f(i64 %a, i64 %b) {
  %above = icmp ugt i64 %a, %b
  %chosen = select i1 %above, i64 %a, i64 %b
  ret i64 %chosen
})"},
    {"narrow numbers", R"(
define signext i8 @f(i8 zeroext %a, i1 zeroext %b, ptr %p) {
  %stored = load i8, ptr %p
  %wide = zext i8 %stored to i32
  %doubled = add i32 %wide, %wide
  %narrow = trunc i32 %doubled to i8
  %one = sext i1 %b to i8
  %mixed = xor i8 %narrow, %one
  %result = sub i8 %mixed, %a
  ret i8 %result
})"},
    {"floating-point numbers", R"(
define double @f(double %a, float %b, i32 %c) {
  %wide = fpext float %b to double
  %sum = fadd double %a, %wide
  %number = sitofp i32 %c to double
  %less = fcmp olt double %sum, %number
  %chosen = select i1 %less, double %sum, double %number
  %result = fmul double %chosen, 2.5
  ret double %result
})"},
    {"vectors", R"(
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b, ptr %p) {
  %sum = add <4 x i32> %a, %b
  store <4 x i32> %sum, ptr %p
  %turned = shufflevector <4 x i32> %sum, <4 x i32> %b, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %result = xor <4 x i32> %turned, %a
  ret <4 x i32> %result
})"},
    {"tail call", R"(
declare i64 @g(i64, i64)
define i64 @f(i64 %a, i64 %b) {
  %c = add i64 %a, 3
  %r = tail call i64 @g(i64 %b, i64 %c)
  ret i64 %r
})"},
    {"critical edge", R"(
declare void @g(i64)
define i64 @f(i64 %a, i64 %n) {
entry:
  %is_zero = icmp eq i64 %n, 0
  br i1 %is_zero, label %end, label %more
more:
  call void @g(i64 %a)
  %is_small = icmp ult i64 %n, 10
  br i1 %is_small, label %end, label %last
last:
  call void @g(i64 %n)
  br label %end
end:
  %result = phi i64 [ %a, %entry ], [ 17, %more ], [ %n, %last ]
  ret i64 %result
})"},
    {"two variables", R"(
@x = internal global i64 1
@y = internal global i64 2
define i64 @f() {
  %a = load i64, ptr @x
  %b = load i64, ptr @y
  %twice = mul i64 %b, %b
  %result = sub i64 %a, %twice
  ret i64 %result
})"},
    {"two callees", R"(
declare i64 @g(i64)
declare i64 @h(i64)
define i64 @f(i64 %a) {
  %b = call i64 @g(i64 %a)
  %c = call i64 @h(i64 %b)
  %result = add i64 %c, 1
  ret i64 %result
})"},
    {"elements", R"(
define i64 @f(ptr %p, i64 %i, i64 %j) {
  %first = getelementptr i64, ptr %p, i64 %i
  %second = getelementptr i64, ptr %p, i64 %j
  %a = load i64, ptr %first
  %b = load i64, ptr %second
  %result = sub i64 %a, %b
  ret i64 %result
})"},
    {"accesses that overlap", R"(
define i32 @f(ptr %p, i8 %x) {
  %byte = getelementptr i8, ptr %p, i64 1
  store i8 %x, ptr %byte
  %whole = load i32, ptr %p
  ret i32 %whole
})"},
    {"loop that leaves in its middle", R"(
declare i1 @g(i64)
declare void @h(i64)
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %more ]
  %goes_on = call zeroext i1 @g(i64 %i)
  br i1 %goes_on, label %more, label %end
more:
  call void @h(i64 %i)
  %next = add i64 %i, 1
  %is_last = icmp eq i64 %next, %n
  br i1 %is_last, label %other, label %loop
other:
  ret i64 -1
end:
  ret i64 %i
})"},
    {"variadic call", R"(
declare i32 @g(ptr, ...)
define i32 @f(ptr %p, double %a) {
  %r = call i32 (ptr, ...) @g(ptr %p, double %a, i32 3)
  %result = add i32 %r, 1
  ret i32 %result
})"},
    {"three blocks that lead to one another", R"(
declare zeroext i1 @g(i64)
define void @f(i1 zeroext %first) {
entry:
  br i1 %first, label %a, label %b
a:
  %in_a = call zeroext i1 @g(i64 1)
  br i1 %in_a, label %b, label %c
b:
  %in_b = call zeroext i1 @g(i64 2)
  br i1 %in_b, label %a, label %c
c:
  %in_c = call zeroext i1 @g(i64 3)
  br i1 %in_c, label %a, label %b
})"},
    {"exceptions", R"(
@type = external constant ptr
declare i32 @g(i32)
declare void @h(ptr)
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.eh.typeid.for(ptr)
define i32 @f(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @g(i32 %x) to label %returned unwind label %thrown
returned:
  %sum = add i32 %r, %x
  ret i32 %sum
thrown:
  %pad = landingpad { ptr, i32 } cleanup catch ptr @type
  %object = extractvalue { ptr, i32 } %pad, 0
  %selector = extractvalue { ptr, i32 } %pad, 1
  %wanted = call i32 @llvm.eh.typeid.for(ptr @type)
  %is_caught = icmp eq i32 %selector, %wanted
  br i1 %is_caught, label %catch, label %resume
catch:
  call void @h(ptr %object)
  ret i32 %x
resume:
  resume { ptr, i32 } %pad
})"},
    {"pointers that are loaded volatile", R"(
define void @f(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %more, %loop ]
  %next = load volatile ptr, ptr %q
  %more = add i64 %i, 1
  %done = icmp eq i64 %more, %n
  br i1 %done, label %end, label %loop
end:
  ret void
})"},
    {"a number in a half of a slot", R"(
declare void @g()
define float @f(float %x) {
entry:
  %is_one = fcmp oeq float %x, 1.0
  br i1 %is_one, label %one, label %end
one:
  call void @g()
  br label %end
end:
  %r = fadd float %x, 2.0
  ret float %r
})"},
    {"a phi that is undefined on an edge", R"(
declare void @g()
define i64 @f(ptr %p, i64 %x) {
entry:
  %is_less = icmp slt i64 %x, 5
  br i1 %is_less, label %less, label %other
less:
  %v = load i64, ptr %p
  br label %end
other:
  call void @g()
  br label %end
end:
  %r = phi i64 [ %v, %less ], [ undef, %other ]
  ret i64 %r
})"},
    {"loads that several blocks have in common", R"(
define i64 @f(ptr %p, ptr %q, i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
    i32 4, label %four
    i32 5, label %one
  ]
zero:
  %a = load i64, ptr %p
  %b = load i64, ptr %q
  %ab = udiv i64 %a, %b
  br label %end
one:
  br label %other
two:
  %e = load i64, ptr %p
  %g = load i64, ptr %q
  %eg = udiv i64 %e, %g
  br label %end
three:
  br label %end
four:
  %h = load i64, ptr %p
  %w = icmp ult i64 %h, 2147483648
  br i1 %w, label %zero2, label %end
zero2:
  %i = load i64, ptr %q
  %hi = udiv i64 %h, %i
  br label %end
other:
  %c = load i64, ptr %p
  %d = load i64, ptr %q
  %cd = udiv i64 %c, %d
  br label %end
end:
  %r = phi i64 [ %ab, %zero ], [ %cd, %other ], [ %eg, %two ], [ 1, %three ], [ 9, %four ], [ %hi, %zero2 ]
  ret i64 %r
})"},
};

}  // namespace lilt::certify::testing
