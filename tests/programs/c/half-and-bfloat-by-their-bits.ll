; Signs of half and bfloat are changed on the bits (a signalling NaN stays one), atomic accesses move
; the bits; frexp of half and of vectors; classes of long doubles in a vector.
; exit: 0
; output: fd01 7d01 fd01 7d01 7d01
; output: ff81 7f81 ff81 7f81 7f81
; output: 3c00 4000 c000
; output: 4200 3 3a00 2 b800 -2
; output: 1 0 0 1
@format3 = constant [10 x i8] c"%x %x %x\0A\00"
@format4 = constant [13 x i8] c"%d %d %d %d\0A\00"
@format5 = constant [16 x i8] c"%x %x %x %x %x\0A\00"
@format6 = constant [19 x i8] c"%x %d %x %d %x %d\0A\00"
@pair = global <2 x half> <half -0.125, half 3.0>
@place = global half 1.0
declare i32 @printf(ptr, ...)
declare half @llvm.fabs.f16(half)
declare bfloat @llvm.fabs.bf16(bfloat)
declare half @llvm.copysign.f16(half, half)
declare bfloat @llvm.copysign.bf16(bfloat, bfloat)
declare { half, i32 } @llvm.frexp.f16.i32(half)
declare { <2 x half>, <2 x i16> } @llvm.frexp.v2f16.v2i16(<2 x half>)
declare { <2 x float>, <2 x i32> } @llvm.frexp.v2f32.v2i32(<2 x float>)
declare <4 x i1> @llvm.is.fpclass.v4f80(<4 x x86_fp80>, i32)

define i32 @half_bits(half %h) {
  %i = bitcast half %h to i16
  %r = zext i16 %i to i32
  ret i32 %r
}
define i32 @bfloat_bits(bfloat %h) {
  %i = bitcast bfloat %h to i16
  %r = zext i16 %i to i32
  ret i32 %r
}

define void @half_signs(i16 %bits) noinline {
  %h = bitcast i16 %bits to half
  %a = call half @llvm.fabs.f16(half %h)
  %n = fneg half %a
  %c = call half @llvm.copysign.f16(half %n, half 1.0)
  %d = call half @llvm.copysign.f16(half %c, half 0xHFC01)
  %x1 = call i32 @half_bits(half %h)
  %x2 = call i32 @half_bits(half %a)
  %x3 = call i32 @half_bits(half %n)
  %x4 = call i32 @half_bits(half %c)
  %m = fneg half %d
  %x5 = call i32 @half_bits(half %m)
  %r = call i32 (ptr, ...) @printf(ptr @format5, i32 %x1, i32 %x2, i32 %x3, i32 %x4, i32 %x5)
  ret void
}
define void @bfloat_signs(i16 %bits) noinline {
  %h = bitcast i16 %bits to bfloat
  %a = call bfloat @llvm.fabs.bf16(bfloat %h)
  %n = fneg bfloat %a
  %c = call bfloat @llvm.copysign.bf16(bfloat %n, bfloat 1.0)
  %d = call bfloat @llvm.copysign.bf16(bfloat %c, bfloat 0xRFF81)
  %x1 = call i32 @bfloat_bits(bfloat %h)
  %x2 = call i32 @bfloat_bits(bfloat %a)
  %x3 = call i32 @bfloat_bits(bfloat %n)
  %x4 = call i32 @bfloat_bits(bfloat %c)
  %m = fneg bfloat %d
  %x5 = call i32 @bfloat_bits(bfloat %m)
  %r = call i32 (ptr, ...) @printf(ptr @format5, i32 %x1, i32 %x2, i32 %x3, i32 %x4, i32 %x5)
  ret void
}
define void @atomics(ptr %p) noinline {
  %a = load atomic half, ptr %p seq_cst, align 2
  %b = fadd half %a, %a
  store atomic half %b, ptr %p seq_cst, align 2
  %c = load atomic volatile half, ptr %p acquire, align 2
  %d = load atomic bfloat, ptr %p monotonic, align 2
  %n = fneg bfloat %d
  store atomic bfloat %n, ptr %p release, align 2
  %e = load half, ptr %p
  %x = call i32 @half_bits(half %a)
  %y = call i32 @half_bits(half %c)
  %z = call i32 @half_bits(half %e)
  %r = call i32 (ptr, ...) @printf(ptr @format3, i32 %x, i32 %y, i32 %z)
  ret void
}
define void @fractions(half %h, ptr %p) noinline {
  %v = load <2 x half>, ptr %p
  %w = fpext <2 x half> %v to <2 x float>
  %s = call { half, i32 } @llvm.frexp.f16.i32(half %h)
  %t = call { <2 x half>, <2 x i16> } @llvm.frexp.v2f16.v2i16(<2 x half> %v)
  %u = call { <2 x float>, <2 x i32> } @llvm.frexp.v2f32.v2i32(<2 x float> %w)
  %s0 = extractvalue { half, i32 } %s, 0
  %s1 = extractvalue { half, i32 } %s, 1
  %s2 = fmul half %s0, 4.0
  %t0 = extractvalue { <2 x half>, <2 x i16> } %t, 0
  %t1 = extractvalue { <2 x half>, <2 x i16> } %t, 1
  %t2 = extractelement <2 x half> %t0, i32 1
  %t3 = extractelement <2 x i16> %t1, i32 1
  %t4 = sext i16 %t3 to i32
  %u0 = extractvalue { <2 x float>, <2 x i32> } %u, 0
  %u1 = extractvalue { <2 x float>, <2 x i32> } %u, 1
  %u2 = extractelement <2 x float> %u0, i32 0
  %u3 = extractelement <2 x i32> %u1, i32 0
  %u4 = fptrunc float %u2 to half
  %x = call i32 @half_bits(half %s2)
  %y = call i32 @half_bits(half %t2)
  %z = call i32 @half_bits(half %u4)
  %r = call i32 (ptr, ...) @printf(ptr @format6, i32 %x, i32 %s1, i32 %y, i32 %t4, i32 %z, i32 %u3)
  ret void
}
define void @classes(ptr %p) noinline {
  %v = load <4 x x86_fp80>, ptr %p
  %c = call <4 x i1> @llvm.is.fpclass.v4f80(<4 x x86_fp80> %v, i32 516)
  %b = zext <4 x i1> %c to <4 x i32>
  %b0 = extractelement <4 x i32> %b, i32 0
  %b1 = extractelement <4 x i32> %b, i32 1
  %b2 = extractelement <4 x i32> %b, i32 2
  %b3 = extractelement <4 x i32> %b, i32 3
  %r = call i32 (ptr, ...) @printf(ptr @format4, i32 %b0, i32 %b1, i32 %b2, i32 %b3)
  ret void
}

define i32 @main() {
  %p = alloca <4 x x86_fp80>
  call void @half_signs(i16 64769)
  call void @bfloat_signs(i16 65409)
  call void @atomics(ptr @place)
  call void @fractions(half 6.0, ptr @pair)
  store <4 x x86_fp80> <x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK7FFFC000000000000000, x86_fp80 0xKFFFF8000000000000000>, ptr %p
  call void @classes(ptr %p)
  ret i32 0
}
