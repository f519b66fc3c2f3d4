; What LLVM 20 to 23 added for integers and memory: conditional and saturating updates, products without carries, sums of
; parts of a vector, vectors that are interleaved by three.
; exit: 0
; output: 8397571636638193616 168 27 6148914691236517205
; output: 17432363407011198383 12271067051072941581
; output: 168 27
; output: 10 7 7 2
; output: 3 0 0 18446744073709551615
; output: 11 21 31 12
; output: 22 32 13 23
; output: 1 4 2 5
target triple = "x86_64-pc-linux-gnu"

@four = private constant [17 x i8] c"%lu %lu %lu %lu\0A\00"
@two = private constant [9 x i8] c"%lu %lu\0A\00"
@lanes = private constant [13 x i8] c"%d %d %d %d\0A\00"

declare i32 @printf(ptr, ...)

define void @products(i64 %a, i64 %b, i8 %c, i8 %d, i7 %e, i7 %f, i128 %g, i128 %h) noinline {
  %1 = call i64 @llvm.clmul.i64(i64 %a, i64 %b)
  %2 = call i8 @llvm.clmul.i8(i8 %c, i8 %d)
  %3 = call i7 @llvm.clmul.i7(i7 %e, i7 %f)
  %4 = call i64 @llvm.clmul.i64(i64 -1, i64 -1)
  %w2 = zext i8 %2 to i64
  %w3 = zext i7 %3 to i64
  call i32 (ptr, ...) @printf(ptr @four, i64 %1, i64 %w2, i64 %w3, i64 %4)
  %5 = call i128 @llvm.clmul.i128(i128 %g, i128 %h)
  %upper = lshr i128 %5, 64
  %u = trunc i128 %upper to i64
  %l = trunc i128 %5 to i64
  call i32 (ptr, ...) @printf(ptr @two, i64 %u, i64 %l)
  %v0 = insertelement <2 x i8> poison, i8 %c, i64 0
  %v = insertelement <2 x i8> %v0, i8 5, i64 1
  %w0 = insertelement <2 x i8> poison, i8 %d, i64 0
  %w = insertelement <2 x i8> %w0, i8 7, i64 1
  %6 = call <2 x i8> @llvm.clmul.v2i8(<2 x i8> %v, <2 x i8> %w)
  %p = extractelement <2 x i8> %6, i64 0
  %q = extractelement <2 x i8> %6, i64 1
  %wp = zext i8 %p to i64
  %wq = zext i8 %q to i64
  call i32 (ptr, ...) @printf(ptr @two, i64 %wp, i64 %wq)
  ret void
}

define void @updates(ptr %p, ptr %q) noinline {
  store i64 10, ptr %p
  store i8 5, ptr %q
  %1 = atomicrmw usub_cond ptr %p, i64 3 seq_cst
  %2 = atomicrmw usub_cond ptr %p, i64 8 seq_cst
  %3 = load i64, ptr %p
  %4 = atomicrmw usub_cond ptr %q, i8 3 seq_cst
  %5 = load i8, ptr %q
  %w5 = zext i8 %5 to i64
  call i32 (ptr, ...) @printf(ptr @four, i64 %1, i64 %2, i64 %3, i64 %w5)
  store i64 3, ptr %p
  %6 = atomicrmw usub_sat ptr %p, i64 8 monotonic
  %7 = load i64, ptr %p
  %8 = atomicrmw usub_sat ptr %p, i64 1 monotonic
  store i64 -1, ptr %p
  %9 = atomicrmw usub_sat ptr %p, i64 -1 monotonic
  call i32 (ptr, ...) @printf(ptr @four, i64 %6, i64 %7, i64 %8, i64 %9)
  ret void
}

define void @interleaved(<3 x i32> %a, <3 x i32> %b, <3 x i32> %c) noinline {
  %three = call <9 x i32> @llvm.vector.interleave3.v9i32(<3 x i32> %a, <3 x i32> %b, <3 x i32> %c)
  %e0 = extractelement <9 x i32> %three, i64 0
  %e1 = extractelement <9 x i32> %three, i64 1
  %e2 = extractelement <9 x i32> %three, i64 2
  %e3 = extractelement <9 x i32> %three, i64 3
  %e4 = extractelement <9 x i32> %three, i64 4
  %e5 = extractelement <9 x i32> %three, i64 5
  %e6 = extractelement <9 x i32> %three, i64 6
  %e7 = extractelement <9 x i32> %three, i64 7
  call i32 (ptr, ...) @printf(ptr @lanes, i32 %e0, i32 %e1, i32 %e2, i32 %e3)
  call i32 (ptr, ...) @printf(ptr @lanes, i32 %e4, i32 %e5, i32 %e6, i32 %e7)
  ret void
}

define void @taken_apart(<6 x i32> %v) noinline {
  %parts = call { <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave3.v6i32(<6 x i32> %v)
  %first = extractvalue { <2 x i32>, <2 x i32>, <2 x i32> } %parts, 0
  %second = extractvalue { <2 x i32>, <2 x i32>, <2 x i32> } %parts, 1
  %a = extractelement <2 x i32> %first, i64 0
  %b = extractelement <2 x i32> %first, i64 1
  %c = extractelement <2 x i32> %second, i64 0
  %d = extractelement <2 x i32> %second, i64 1
  call i32 (ptr, ...) @printf(ptr @lanes, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}

define i32 @main() {
  %p = alloca i64
  %q = alloca i8
  call void @products(i64 1311768467463790320, i64 -81985529216486889, i8 -56, i8 77, i7 5, i7 7, i128 -1, i128 24197857203266734881846307747534221847)
  call void @updates(ptr %p, ptr %q)
  call void @interleaved(<3 x i32> <i32 11, i32 12, i32 13>, <3 x i32> <i32 21, i32 22, i32 23>, <3 x i32> <i32 31, i32 32, i32 33>)
  call void @taken_apart(<6 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>)
  ret i32 0
}
