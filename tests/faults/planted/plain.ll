; What `lilt bisect` finds planted miscompiles in: a function for each step of legalization.
@format = private constant [6 x i8] c"%lld\0A\00"
@numbers = global [8 x i32] [i32 3, i32 1, i32 4, i32 1, i32 5, i32 9, i32 2, i32 6]
@cell = global i64 7
@calls = global i64 0
@real = global float 1.5

declare i32 @printf(ptr, ...)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)

; Loops, addresses, a critical edge, a constant.
define i64 @loops(i32 %n, i64 %k) noinline {
entry:
  %sum = alloca i64
  store i64 0, ptr %sum
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %done
body:
  %wide = sext i32 %i to i64
  %at = getelementptr [8 x i32], ptr @numbers, i64 0, i64 %wide
  %number = load i32, ptr %at
  %value = sext i32 %number to i64
  %scaled = mul i64 %value, %k
  %odd = and i32 %number, 1
  %is.odd = icmp eq i32 %odd, 1
  br i1 %is.odd, label %add, label %latch
add:
  %old = load i64, ptr %sum
  %other = xor i64 %scaled, 81985529216486895
  %new = add i64 %old, %other
  store i64 %new, ptr %sum
  br label %latch
latch:
  %next = add i32 %i, 1
  br label %head
done:
  %result = load i64, ptr %sum
  %fits = icmp sgt i64 %result, 1000
  %shown = select i1 %fits, i64 %result, i64 1000
  ret i64 %shown
}

define i64 @switches(i32 %n, i64 %x) noinline {
entry:
  switch i32 %n, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %one
    i32 4, label %zero
    i32 5, label %five
  ]
zero:
  %a = add i64 %x, 11
  ret i64 %a
one:
  %b = mul i64 %x, 3
  ret i64 %b
two:
  %c = sub i64 %x, 5
  ret i64 %c
five:
  %d = xor i64 %x, 255
  ret i64 %d
other:
  ret i64 %x
}

define i64 @constants(i64 %x) noinline {
  %second = load i32, ptr getelementptr ([8 x i32], ptr @numbers, i64 0, i64 1)
  %place = add i64 %x, sub (i64 ptrtoint (ptr getelementptr ([8 x i32], ptr @numbers, i64 0, i64 5) to i64), i64 ptrtoint (ptr @numbers to i64))
  %wide = sext i32 %second to i64
  %sum = add i64 %place, %wide
  ret i64 %sum
}

define i64 @atomics(i64 %x) noinline {
  %old = atomicrmw nand ptr @cell, i64 %x seq_cst
  %real = atomicrmw fadd ptr @real, float 2.5 seq_cst
  %whole = fptosi float %real to i64
  %sum = add i64 %old, %whole
  ret i64 %sum
}

define i64 @intrinsics(i32 %x, i32 %y) noinline {
  %most = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  %ones = call i32 @llvm.ctpop.i32(i32 %x)
  %turned = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 5)
  %a = add i32 %most, %ones
  %b = sub i32 %turned, %a
  %wide = sext i32 %b to i64
  ret i64 %wide
}

define { i64, [3 x i64] } @signatures({ i32, i64 } %pair, i64 %x) noinline {
  %first = extractvalue { i32, i64 } %pair, 0
  %second = extractvalue { i32, i64 } %pair, 1
  %wide = zext i32 %first to i64
  %sum = add i64 %wide, %second
  %product = mul i64 %sum, %x
  %a = insertvalue { i64, [3 x i64] } undef, i64 %sum, 0
  %b = insertvalue { i64, [3 x i64] } %a, i64 %product, 1, 0
  %c = insertvalue { i64, [3 x i64] } %b, i64 5, 1, 1
  %d = insertvalue { i64, [3 x i64] } %c, i64 6, 1, 2
  ret { i64, [3 x i64] } %d
}

define i64 @odd_types(i37 %x, i37 %y, <4 x i32> %v) noinline {
  %sum = add i37 %x, %y
  %product = mul i37 %sum, 12345
  %shifted = ashr i37 %product, 3
  %doubled = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
  %lane = extractelement <4 x i32> %doubled, i32 2
  %lane.wide = sext i32 %lane to i64
  %wide = sext i37 %shifted to i64
  %result = add i64 %wide, %lane.wide
  ret i64 %result
}

define i64 @remainders(double %x, double %y) noinline {
  %rest = frem double %x, %y
  %scaled = fmul double %rest, 1.0e3
  %more = fadd double %scaled, 4.0
  %whole = fptosi double %more to i64
  %sum = add i64 %whole, 3
  ret i64 %sum
}

define i64 @x87(x86_fp80 %x, i1 %c) noinline {
entry:
  br i1 %c, label %then, label %join
then:
  %twice = fadd x86_fp80 %x, %x
  br label %join
join:
  %value = phi x86_fp80 [ %x, %entry ], [ %twice, %then ]
  %chosen = select i1 %c, x86_fp80 %value, x86_fp80 %x
  %whole = fptosi x86_fp80 %chosen to i64
  %sum = add i64 %whole, 3
  ret i64 %sum
}

define i64 @indirect(i64 %n, i64 %x) noinline {
entry:
  %c = icmp eq i64 %n, 0
  %to = select i1 %c, ptr blockaddress(@indirect, %first), ptr blockaddress(@indirect, %second)
  indirectbr ptr %to, [label %first, label %second]
first:
  %a = add i64 %x, 17
  %d = icmp ugt i64 %a, 100
  %again = select i1 %d, ptr blockaddress(@indirect, %second), ptr blockaddress(@indirect, %third)
  indirectbr ptr %again, [label %second, label %third]
second:
  %b = phi i64 [ %x, %entry ], [ %a, %first ]
  %e = mul i64 %b, 9
  ret i64 %e
third:
  %f = sub i64 %a, 4
  ret i64 %f
}

define i64 @musttail_target(i64 %x, i64 %y) noinline {
  %sum = sub i64 %x, %y
  ret i64 %sum
}
define i64 @musttail(i64 %x, i64 %y) noinline {
  %more = add i64 %x, 100
  %r = musttail call i64 @musttail_target(i64 %y, i64 %more)
  ret i64 %r
}

define i64 @returned_twice(i64 %x) noinline {
entry:
  %c = icmp sgt i64 %x, 10
  br i1 %c, label %one, label %two
one:
  %a = tail call i64 @musttail_target(i64 %x, i64 1)
  br label %end
two:
  %y = mul i64 %x, 7
  %b = tail call i64 @musttail_target(i64 %y, i64 2)
  br label %end
end:
  %r = phi i64 [ %a, %one ], [ %b, %two ]
  ret i64 %r
}

; Many values that live across a loop: registers do not suffice.
define i64 @pressure(i64 %a, i64 %b, i64 %n) noinline {
entry:
  %v1 = mul i64 %a, 3
  %v2 = mul i64 %b, 5
  %v3 = xor i64 %v1, %v2
  %v4 = add i64 %v1, %b
  %v5 = sub i64 %v2, %a
  %v6 = mul i64 %v3, %v4
  %v7 = add i64 %v5, %v6
  %v8 = xor i64 %v7, %v1
  %v9 = sub i64 %v8, %v2
  %v10 = mul i64 %v9, %v3
  %v11 = add i64 %v10, %v4
  %v12 = xor i64 %v11, %v5
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %t = phi i64 [ %v12, %entry ], [ %t12, %loop ]
  %t1 = add i64 %t, %v1
  %t2 = xor i64 %t1, %v2
  %t3 = add i64 %t2, %v3
  %t4 = xor i64 %t3, %v4
  %t5 = sub i64 %t4, %v5
  %t6 = xor i64 %t5, %v6
  %t7 = add i64 %t6, %v7
  %t8 = xor i64 %t7, %v8
  %t9 = add i64 %t8, %v9
  %t10 = xor i64 %t9, %v10
  %t11 = sub i64 %t10, %v11
  %t12 = xor i64 %t11, %v12
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  %r = xor i64 %t12, %v6
  ret i64 %r
}

define swiftcc i64 @swift_errors(i64 %x, ptr swifterror %error) noinline {
entry:
  %c = icmp ugt i64 %x, 10
  br i1 %c, label %fails, label %works
fails:
  store ptr @cell, ptr %error
  ret i64 1
works:
  %r = mul i64 %x, 11
  ret i64 %r
}
define i64 @catches(i64 %x) noinline {
  %error = alloca swifterror ptr
  store ptr null, ptr %error
  %r = call swiftcc i64 @swift_errors(i64 %x, ptr swifterror %error)
  %e = load ptr, ptr %error
  %failed = icmp ne ptr %e, null
  %wide = select i1 %failed, i64 1000, i64 0
  %sum = add i64 %r, %wide
  ret i64 %sum
}

define void @entered() noinline {
  %old = load i64, ptr @calls
  %new = add i64 %old, 1
  store i64 %new, ptr @calls
  ret void
}
define i64 @instruments(i64 %x) noinline "instrument-function-entry-inlined"="entered" {
  %sum = add i64 %x, 3
  ret i64 %sum
}

define void @show(i64 %x) noinline {
  %p = call i32 (ptr, ...) @printf(ptr @format, i64 %x)
  ret void
}

define i32 @main() {
  %1 = call i64 @loops(i32 8, i64 3)
  call void @show(i64 %1)
  %2 = call i64 @switches(i32 2, i64 50)
  call void @show(i64 %2)
  %3 = call i64 @switches(i32 5, i64 50)
  call void @show(i64 %3)
  %4 = call i64 @switches(i32 1, i64 50)
  call void @show(i64 %4)
  %5 = call i64 @constants(i64 4)
  call void @show(i64 %5)
  %6 = call i64 @atomics(i64 12)
  call void @show(i64 %6)
  %7 = load i64, ptr @cell
  call void @show(i64 %7)
  %8 = call i64 @intrinsics(i32 1234567, i32 -45)
  call void @show(i64 %8)
  %9 = call { i64, [3 x i64] } @signatures({ i32, i64 } { i32 7, i64 90 }, i64 12)
  %10 = extractvalue { i64, [3 x i64] } %9, 0
  call void @show(i64 %10)
  %11 = extractvalue { i64, [3 x i64] } %9, 1, 0
  call void @show(i64 %11)
  %12 = call i64 @odd_types(i37 1234567, i37 -9, <4 x i32> <i32 5, i32 6, i32 7, i32 8>)
  call void @show(i64 %12)
  %13 = call i64 @remainders(double 17.5, double 4.25)
  call void @show(i64 %13)
  %14 = call i64 @x87(x86_fp80 0xK4002C000000000000000, i1 true)
  call void @show(i64 %14)
  %15 = call i64 @indirect(i64 0, i64 60)
  call void @show(i64 %15)
  %16 = call i64 @indirect(i64 0, i64 90)
  call void @show(i64 %16)
  %17 = call i64 @musttail(i64 5, i64 700)
  call void @show(i64 %17)
  %18 = call i64 @returned_twice(i64 6)
  call void @show(i64 %18)
  %19 = call i64 @returned_twice(i64 16)
  call void @show(i64 %19)
  %20 = call i64 @pressure(i64 12, i64 34, i64 9)
  call void @show(i64 %20)
  %21 = call i64 @catches(i64 4)
  call void @show(i64 %21)
  %22 = call i64 @catches(i64 14)
  call void @show(i64 %22)
  %23 = call i64 @instruments(i64 14)
  call void @show(i64 %23)
  ret i32 0
}
