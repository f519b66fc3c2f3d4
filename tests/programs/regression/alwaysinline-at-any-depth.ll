; An alwaysinline call that came in with four bodies stayed, though its body is nowhere else; so did others that LLVM takes in.
; exit: 0
; output: 42 5050 12 7 9 120 3 15 24 8
declare i32 @printf(ptr, ...)
@fmt = private constant [31 x i8] c"%d %d %d %d %d %d %d %d %d %d\0A\00"

; Deeper than other calls come in; the last body is nowhere else.
define linkonce_odr i32 @f1(i32 %x) { %r = call i32 @f2(i32 %x) ret i32 %r }
define linkonce_odr i32 @f2(i32 %x) { %r = call i32 @f3(i32 %x) ret i32 %r }
define linkonce_odr i32 @f3(i32 %x) { %r = call i32 @f4(i32 %x) ret i32 %r }
define linkonce_odr i32 @f4(i32 %x) { %r = call i32 @a5(i32 %x) ret i32 %r }
define available_externally i32 @a5(i32 %x) alwaysinline { %r = call i32 @a6(i32 %x) ret i32 %r }
define available_externally i32 @a6(i32 %x) alwaysinline { %r = call i32 @a7(i32 %x) ret i32 %r }
define available_externally i32 @a7(i32 %x) alwaysinline { %r = add i32 %x, 2 ret i32 %r }

; A frame of its own, larger than others bring with them.
define available_externally i32 @large_frame(i32 %n) alwaysinline {
  %buffer = alloca [2000 x i32]
  br label %fill
fill:
  %i = phi i32 [ 0, %0 ], [ %j, %fill ]
  %j = add i32 %i, 1
  %p = getelementptr [2000 x i32], ptr %buffer, i32 0, i32 %i
  store i32 %j, ptr %p
  %c = icmp slt i32 %j, %n
  br i1 %c, label %fill, label %sum
sum:
  %k = phi i32 [ 0, %fill ], [ %l, %sum ]
  %s = phi i32 [ 0, %fill ], [ %t, %sum ]
  %q = getelementptr [2000 x i32], ptr %buffer, i32 0, i32 %k
  %v = load i32, ptr %q
  %t = add i32 %s, %v
  %l = add i32 %k, 1
  %d = icmp slt i32 %l, %n
  br i1 %d, label %sum, label %out
out:
  ret i32 %t
}

; The stack that it takes is given back: the caller's loop would need gigabytes.
define available_externally i32 @dynamic_frame(i32 %n) alwaysinline {
  %buffer = alloca i32, i32 %n
  store volatile i32 %n, ptr %buffer
  %c = icmp sgt i32 %n, 5
  br i1 %c, label %more, label %less
more:
  %again = alloca i32, i32 %n
  store volatile i32 4, ptr %again
  %v = load volatile i32, ptr %again
  ret i32 %v
less:
  %w = load volatile i32, ptr %buffer
  ret i32 %w
}
define i32 @loop() {
  br label %next
next:
  %i = phi i32 [ 0, %0 ], [ %j, %next ]
  %s = phi i32 [ 0, %0 ], [ %t, %next ]
  %r = call i32 @dynamic_frame(i32 100000)
  %t = add i32 %s, %r
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 30000
  br i1 %c, label %next, label %out
out:
  %q = udiv i32 %t, 10000
  ret i32 %q
}

; `musttail` calls of it, in it, and both.
declare i32 @abs(i32)
define available_externally i32 @plain(i32 %x) alwaysinline { %r = add i32 %x, 3 ret i32 %r }
define i32 @jump_to_plain(i32 %x) { %r = musttail call i32 @plain(i32 %x) ret i32 %r }
define available_externally i32 @jumps(i32 %x) alwaysinline {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %zero, label %other
zero:
  ret i32 9
other:
  %r = musttail call i32 @abs(i32 %x)
  ret i32 %r
}
define available_externally i32 @jumps_at_once(i32 %x) alwaysinline {
  %o = alloca i32
  store volatile i32 %x, ptr %o
  %n = load volatile i32, ptr %o
  %r = musttail call i32 @abs(i32 %n)
  ret i32 %r
}
define i32 @jump_to_jumps_at_once(i32 %x) { %r = musttail call i32 @jumps_at_once(i32 %x) ret i32 %r }
define i32 @jump_to_jumps(i32 %x) { %r = musttail call i32 @jumps(i32 %x) ret i32 %r }
define internal i32 @call_of_jumps(i32 %x) noinline {
  %r = call i32 @jumps(i32 %x)
  %s = sub i32 %r, 6
  ret i32 %s
}

; Recursion ends it: @product is in itself once at most.
define i32 @product(i32 %n) alwaysinline {
  %c = icmp sle i32 %n, 1
  br i1 %c, label %one, label %more
one:
  ret i32 1
more:
  %m = sub i32 %n, 1
  %p = call i32 @other_product(i32 %m)
  %q = mul i32 %n, %p
  ret i32 %q
}
define i32 @other_product(i32 %n) alwaysinline {
  %r = call i32 @product(i32 %n)
  ret i32 %r
}

; Variable arguments that nothing takes; another definition might take its place; features of the processor.
define available_externally i32 @variable(i32 %x, ...) alwaysinline { ret i32 %x }
define available_externally i32 @with_avx(i32 %x) alwaysinline "target-features"="+avx" { %r = mul i32 %x, 3 ret i32 %r }
define weak i32 @replaceable(i32 %x) alwaysinline { %r = mul i32 %x, 4 ret i32 %r }

; At the call.
define available_externally i32 @at_the_call(i32 %x) noinline { %r = add i32 %x, 1 ret i32 %r }

define i32 @main() {
  %a = call i32 @f1(i32 40)
  %b = call i32 @large_frame(i32 100)
  %c = call i32 @loop()
  %d = call i32 @jump_to_plain(i32 4)
  %e.0 = call i32 @jump_to_jumps(i32 0)
  %e.1 = call i32 @jump_to_jumps_at_once(i32 %e.0)
  %e.2 = sub i32 0, %e.1
  %e.3 = call i32 @jumps_at_once(i32 %e.2)
  %e = call i32 @jump_to_jumps(i32 %e.3)
  %f = call i32 @product(i32 5)
  %g = call i32 @call_of_jumps(i32 -9)
  %h = call i32 @with_avx(i32 5)
  %i = call i32 @replaceable(i32 6)
  %v = call i32 (i32, ...) @variable(i32 7, i32 1)
  %j = call i32 @at_the_call(i32 %v) alwaysinline
  %r = call i32 (ptr, ...) @printf(ptr @fmt, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %i, i32 %j)
  ret i32 0
}
