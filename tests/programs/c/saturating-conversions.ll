; Conversions to integers that saturate, from every format; minimum, maximum and canonicalize.
; exit: 0
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff7f
; output: 0 0000000000000000
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 ffffffffffffffff
; output: 7fffffffffffffff ffffffffffffffff
; output: ffffffffffffffff ffffffffffffffff
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 81103d0000000000
; output: 0 81103d0000000000
; output: 0 81103d0000000000
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 81103cb9fb220000
; output: 0 81103cb9fb220000
; output: 0 81103cb9fb220000
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 81103cb9fb220000
; output: 0 81103cb9fb220000
; output: 0 81103cb9fb220000
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 81103cb9fb220000
; output: 0 81103cb9fb220000
; output: 0 81103cb9fb220000
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 ffffffffffffffff
; output: 7fffffffffffffff ffffffffffffffff
; output: ffffffffffffffff ffffffffffffffff
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 ffffffffffffffff
; output: 7fffffffffffffff ffffffffffffffff
; output: ffffffffffffffff ffffffffffffffff
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 ffffffffffffffff
; output: 7fffffffffffffff ffffffffffffffff
; output: ffffffffffffffff ffffffffffffffff
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 ffffffffffffffff
; output: 7fffffffffffffff ffffffffffffffff
; output: ffffffffffffffff ffffffffffffffff
; output: 0 000000000000007f
; output: 0 00000000000000ff
; output: 0 0000000000000fff
; output: 0 0000000000001fff
; output: 0 7fffffffffffffff
; output: 0 ffffffffffffffff
; output: 7fffffffffffffff ffffffffffffffff
; output: ffffffffffffffff ffffffffffffffff
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff fffffffffffff000
; output: 0 0000000000000000
; output: ffffffffffffffff 8000000000000000
; output: 0 0000000000000000
; output: 8000000000000000 0000000000000000
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff fffffffffffff000
; output: 0 0000000000000000
; output: ffffffffffffffff 8000000000000000
; output: 0 0000000000000000
; output: 8000000000000000 0000000000000000
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff fffffffffffff000
; output: 0 0000000000000000
; output: ffffffffffffffff 8000000000000000
; output: 0 0000000000000000
; output: 8000000000000000 0000000000000000
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff fffffffffffff000
; output: 0 0000000000000000
; output: ffffffffffffffff 8000000000000000
; output: 0 0000000000000000
; output: 8000000000000000 0000000000000000
; output: 0 0000000000000000
; output: ffffffffffffffff ffffffffffffff80
; output: 0 0000000000000000
; output: ffffffffffffffff fffffffffffff000
; output: 0 0000000000000000
; output: ffffffffffffffff 8000000000000000
; output: 0 0000000000000000
; output: 8000000000000000 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0 0000000000000000
; output: 0
; output: 0
; output: 0
; output: 999
; output: 0
; output: -0
; output: -0
; output: 999
; output: 0
; output: -0
; output: -0.75
; output: 999
; output: 999
; output: 999
; output: 999
; output: 999
; output: 0
; output: -0
; output: -0.75
; output: 999
; output: -0
; output: -0
; output: -0.75
; output: 999
; output: -0.75
; output: -0.75
; output: -0.75
; output: 999
; output: 999
; output: 999
; output: 999
; output: 999
; output: 0
; output: 0
; output: 0
; output: 999
; output: 0
; output: -0
; output: -0
; output: 999
; output: 0
; output: -0
; output: -0.75
; output: 999
; output: 999
; output: 999
; output: 999
; output: 999
; output: 0
; output: -0
; output: -0.75
; output: 999
; output: -0
; output: -0
; output: -0.75
; output: 999
; output: -0.75
; output: -0.75
; output: -0.75
; output: 999
; output: 999
; output: 999
; output: 999
; output: 999
; output: 0
; output: 0
; output: 0
; output: 999
; output: 0
; output: -0
; output: -0
; output: 999
; output: 0
; output: -0
; output: -0.75
; output: 999
; output: 999
; output: 999
; output: 999
; output: 999
; output: 0
; output: -0
; output: -0.75
; output: 999
; output: -0
; output: -0
; output: -0.75
; output: 999
; output: -0.75
; output: -0.75
; output: -0.75
; output: 999
; output: 999
; output: 999
; output: 999
; output: 999
source_filename = "saturating-conversions.ll"
target triple = "x86_64-pc-linux-gnu"
@fmt = private constant [12 x i8] c"%lx %016lx\0A\00"
@fm2 = private constant [4 x i8] c"%g\0A\00"
declare i32 @printf(ptr, ...)
declare i8 @llvm.fptosi.sat.i8.f16(half)
define void @cs8f16(double %d) noinline {
  %x = fptrunc double %d to half
  %r = call i8 @llvm.fptosi.sat.i8.f16(half %x)
  %w = sext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i8 @llvm.fptoui.sat.i8.f16(half)
define void @cu8f16(double %d) noinline {
  %x = fptrunc double %d to half
  %r = call i8 @llvm.fptoui.sat.i8.f16(half %x)
  %w = zext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptosi.sat.i13.f16(half)
define void @cs13f16(double %d) noinline {
  %x = fptrunc double %d to half
  %r = call i13 @llvm.fptosi.sat.i13.f16(half %x)
  %w = sext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptoui.sat.i13.f16(half)
define void @cu13f16(double %d) noinline {
  %x = fptrunc double %d to half
  %r = call i13 @llvm.fptoui.sat.i13.f16(half %x)
  %w = zext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptosi.sat.i64.f16(half)
define void @cs64f16(double %d) noinline {
  %x = fptrunc double %d to half
  %r = call i64 @llvm.fptosi.sat.i64.f16(half %x)
  %w = sext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptoui.sat.i64.f16(half)
define void @cu64f16(double %d) noinline {
  %x = fptrunc double %d to half
  %r = call i64 @llvm.fptoui.sat.i64.f16(half %x)
  %w = zext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptosi.sat.i128.f16(half)
define void @cs128f16(double %d) noinline {
  %x = fptrunc double %d to half
  %r = call i128 @llvm.fptosi.sat.i128.f16(half %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptoui.sat.i128.f16(half)
define void @cu128f16(double %d) noinline {
  %x = fptrunc double %d to half
  %r = call i128 @llvm.fptoui.sat.i128.f16(half %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i8 @llvm.fptosi.sat.i8.f32(float)
define void @cs8f32(double %d) noinline {
  %x = fptrunc double %d to float
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %x)
  %w = sext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i8 @llvm.fptoui.sat.i8.f32(float)
define void @cu8f32(double %d) noinline {
  %x = fptrunc double %d to float
  %r = call i8 @llvm.fptoui.sat.i8.f32(float %x)
  %w = zext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptosi.sat.i13.f32(float)
define void @cs13f32(double %d) noinline {
  %x = fptrunc double %d to float
  %r = call i13 @llvm.fptosi.sat.i13.f32(float %x)
  %w = sext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptoui.sat.i13.f32(float)
define void @cu13f32(double %d) noinline {
  %x = fptrunc double %d to float
  %r = call i13 @llvm.fptoui.sat.i13.f32(float %x)
  %w = zext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptosi.sat.i64.f32(float)
define void @cs64f32(double %d) noinline {
  %x = fptrunc double %d to float
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %x)
  %w = sext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptoui.sat.i64.f32(float)
define void @cu64f32(double %d) noinline {
  %x = fptrunc double %d to float
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %x)
  %w = zext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptosi.sat.i128.f32(float)
define void @cs128f32(double %d) noinline {
  %x = fptrunc double %d to float
  %r = call i128 @llvm.fptosi.sat.i128.f32(float %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptoui.sat.i128.f32(float)
define void @cu128f32(double %d) noinline {
  %x = fptrunc double %d to float
  %r = call i128 @llvm.fptoui.sat.i128.f32(float %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i8 @llvm.fptosi.sat.i8.f64(double)
define void @cs8f64(double %d) noinline {
  %x = fadd double %d, 0.0
  %r = call i8 @llvm.fptosi.sat.i8.f64(double %x)
  %w = sext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i8 @llvm.fptoui.sat.i8.f64(double)
define void @cu8f64(double %d) noinline {
  %x = fadd double %d, 0.0
  %r = call i8 @llvm.fptoui.sat.i8.f64(double %x)
  %w = zext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptosi.sat.i13.f64(double)
define void @cs13f64(double %d) noinline {
  %x = fadd double %d, 0.0
  %r = call i13 @llvm.fptosi.sat.i13.f64(double %x)
  %w = sext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptoui.sat.i13.f64(double)
define void @cu13f64(double %d) noinline {
  %x = fadd double %d, 0.0
  %r = call i13 @llvm.fptoui.sat.i13.f64(double %x)
  %w = zext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptosi.sat.i64.f64(double)
define void @cs64f64(double %d) noinline {
  %x = fadd double %d, 0.0
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %x)
  %w = sext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptoui.sat.i64.f64(double)
define void @cu64f64(double %d) noinline {
  %x = fadd double %d, 0.0
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %x)
  %w = zext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptosi.sat.i128.f64(double)
define void @cs128f64(double %d) noinline {
  %x = fadd double %d, 0.0
  %r = call i128 @llvm.fptosi.sat.i128.f64(double %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptoui.sat.i128.f64(double)
define void @cu128f64(double %d) noinline {
  %x = fadd double %d, 0.0
  %r = call i128 @llvm.fptoui.sat.i128.f64(double %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i8 @llvm.fptosi.sat.i8.f80(x86_fp80)
define void @cs8f80(double %d) noinline {
  %x = fpext double %d to x86_fp80
  %r = call i8 @llvm.fptosi.sat.i8.f80(x86_fp80 %x)
  %w = sext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i8 @llvm.fptoui.sat.i8.f80(x86_fp80)
define void @cu8f80(double %d) noinline {
  %x = fpext double %d to x86_fp80
  %r = call i8 @llvm.fptoui.sat.i8.f80(x86_fp80 %x)
  %w = zext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptosi.sat.i13.f80(x86_fp80)
define void @cs13f80(double %d) noinline {
  %x = fpext double %d to x86_fp80
  %r = call i13 @llvm.fptosi.sat.i13.f80(x86_fp80 %x)
  %w = sext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptoui.sat.i13.f80(x86_fp80)
define void @cu13f80(double %d) noinline {
  %x = fpext double %d to x86_fp80
  %r = call i13 @llvm.fptoui.sat.i13.f80(x86_fp80 %x)
  %w = zext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptosi.sat.i64.f80(x86_fp80)
define void @cs64f80(double %d) noinline {
  %x = fpext double %d to x86_fp80
  %r = call i64 @llvm.fptosi.sat.i64.f80(x86_fp80 %x)
  %w = sext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptoui.sat.i64.f80(x86_fp80)
define void @cu64f80(double %d) noinline {
  %x = fpext double %d to x86_fp80
  %r = call i64 @llvm.fptoui.sat.i64.f80(x86_fp80 %x)
  %w = zext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptosi.sat.i128.f80(x86_fp80)
define void @cs128f80(double %d) noinline {
  %x = fpext double %d to x86_fp80
  %r = call i128 @llvm.fptosi.sat.i128.f80(x86_fp80 %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptoui.sat.i128.f80(x86_fp80)
define void @cu128f80(double %d) noinline {
  %x = fpext double %d to x86_fp80
  %r = call i128 @llvm.fptoui.sat.i128.f80(x86_fp80 %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i8 @llvm.fptosi.sat.i8.f128(fp128)
define void @cs8f128(double %d) noinline {
  %x = fpext double %d to fp128
  %r = call i8 @llvm.fptosi.sat.i8.f128(fp128 %x)
  %w = sext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i8 @llvm.fptoui.sat.i8.f128(fp128)
define void @cu8f128(double %d) noinline {
  %x = fpext double %d to fp128
  %r = call i8 @llvm.fptoui.sat.i8.f128(fp128 %x)
  %w = zext i8 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptosi.sat.i13.f128(fp128)
define void @cs13f128(double %d) noinline {
  %x = fpext double %d to fp128
  %r = call i13 @llvm.fptosi.sat.i13.f128(fp128 %x)
  %w = sext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i13 @llvm.fptoui.sat.i13.f128(fp128)
define void @cu13f128(double %d) noinline {
  %x = fpext double %d to fp128
  %r = call i13 @llvm.fptoui.sat.i13.f128(fp128 %x)
  %w = zext i13 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptosi.sat.i64.f128(fp128)
define void @cs64f128(double %d) noinline {
  %x = fpext double %d to fp128
  %r = call i64 @llvm.fptosi.sat.i64.f128(fp128 %x)
  %w = sext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i64 @llvm.fptoui.sat.i64.f128(fp128)
define void @cu64f128(double %d) noinline {
  %x = fpext double %d to fp128
  %r = call i64 @llvm.fptoui.sat.i64.f128(fp128 %x)
  %w = zext i64 %r to i128
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptosi.sat.i128.f128(fp128)
define void @cs128f128(double %d) noinline {
  %x = fpext double %d to fp128
  %r = call i128 @llvm.fptosi.sat.i128.f128(fp128 %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare i128 @llvm.fptoui.sat.i128.f128(fp128)
define void @cu128f128(double %d) noinline {
  %x = fpext double %d to fp128
  %r = call i128 @llvm.fptoui.sat.i128.f128(fp128 %x)
  %w = or i128 %r, 0
  %lo = trunc i128 %w to i64
  %s = lshr i128 %w, 64
  %hi = trunc i128 %s to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %hi, i64 %lo)
  ret void
}
declare float @llvm.maximum.f32(float, float)
define void @mmaximumf32(double %d, double %e) noinline {
  %x = fptrunc double %d to float
  %y = fptrunc double %e to float
  %r0 = call float @llvm.maximum.f32(float %x, float %y)
  %r = call float @llvm.canonicalize.f32(float %r0)
  %q = fpext float %r to double
  %u = fcmp uno double %q, 0.0
  %p = select i1 %u, double 999.0, double %q
  call i32 (ptr, ...) @printf(ptr @fm2, double %p)
  ret void
}
declare float @llvm.canonicalize.f32(float)
declare float @llvm.minimum.f32(float, float)
define void @mminimumf32(double %d, double %e) noinline {
  %x = fptrunc double %d to float
  %y = fptrunc double %e to float
  %r = call float @llvm.minimum.f32(float %x, float %y)
  %q = fpext float %r to double
  %u = fcmp uno double %q, 0.0
  %p = select i1 %u, double 999.0, double %q
  call i32 (ptr, ...) @printf(ptr @fm2, double %p)
  ret void
}
declare double @llvm.maximum.f64(double, double)
define void @mmaximumf64(double %d, double %e) noinline {
  %x = fsub double %d, 0.0
  %y = fsub double %e, 0.0
  %r0 = call double @llvm.maximum.f64(double %x, double %y)
  %r = call double @llvm.canonicalize.f64(double %r0)
  %q = fsub double %r, 0.0
  %u = fcmp uno double %q, 0.0
  %p = select i1 %u, double 999.0, double %q
  call i32 (ptr, ...) @printf(ptr @fm2, double %p)
  ret void
}
declare double @llvm.canonicalize.f64(double)
declare double @llvm.minimum.f64(double, double)
define void @mminimumf64(double %d, double %e) noinline {
  %x = fsub double %d, 0.0
  %y = fsub double %e, 0.0
  %r = call double @llvm.minimum.f64(double %x, double %y)
  %q = fsub double %r, 0.0
  %u = fcmp uno double %q, 0.0
  %p = select i1 %u, double 999.0, double %q
  call i32 (ptr, ...) @printf(ptr @fm2, double %p)
  ret void
}
declare x86_fp80 @llvm.maximum.f80(x86_fp80, x86_fp80)
define void @mmaximumf80(double %d, double %e) noinline {
  %x = fpext double %d to x86_fp80
  %y = fpext double %e to x86_fp80
  %r0 = call x86_fp80 @llvm.maximum.f80(x86_fp80 %x, x86_fp80 %y)
  %r = call x86_fp80 @llvm.canonicalize.f80(x86_fp80 %r0)
  %q = fptrunc x86_fp80 %r to double
  %u = fcmp uno double %q, 0.0
  %p = select i1 %u, double 999.0, double %q
  call i32 (ptr, ...) @printf(ptr @fm2, double %p)
  ret void
}
declare x86_fp80 @llvm.canonicalize.f80(x86_fp80)
declare x86_fp80 @llvm.minimum.f80(x86_fp80, x86_fp80)
define void @mminimumf80(double %d, double %e) noinline {
  %x = fpext double %d to x86_fp80
  %y = fpext double %e to x86_fp80
  %r = call x86_fp80 @llvm.minimum.f80(x86_fp80 %x, x86_fp80 %y)
  %q = fptrunc x86_fp80 %r to double
  %u = fcmp uno double %q, 0.0
  %p = select i1 %u, double 999.0, double %q
  call i32 (ptr, ...) @printf(ptr @fm2, double %p)
  ret void
}
define void @all(double %v) noinline {
  call void @cs8f16(double %v)
  call void @cu8f16(double %v)
  call void @cs13f16(double %v)
  call void @cu13f16(double %v)
  call void @cs64f16(double %v)
  call void @cu64f16(double %v)
  call void @cs128f16(double %v)
  call void @cu128f16(double %v)
  call void @cs8f32(double %v)
  call void @cu8f32(double %v)
  call void @cs13f32(double %v)
  call void @cu13f32(double %v)
  call void @cs64f32(double %v)
  call void @cu64f32(double %v)
  call void @cs128f32(double %v)
  call void @cu128f32(double %v)
  call void @cs8f64(double %v)
  call void @cu8f64(double %v)
  call void @cs13f64(double %v)
  call void @cu13f64(double %v)
  call void @cs64f64(double %v)
  call void @cu64f64(double %v)
  call void @cs128f64(double %v)
  call void @cu128f64(double %v)
  call void @cs8f80(double %v)
  call void @cu8f80(double %v)
  call void @cs13f80(double %v)
  call void @cu13f80(double %v)
  call void @cs64f80(double %v)
  call void @cu64f80(double %v)
  call void @cs128f80(double %v)
  call void @cu128f80(double %v)
  call void @cs8f128(double %v)
  call void @cu8f128(double %v)
  call void @cs13f128(double %v)
  call void @cu13f128(double %v)
  call void @cs64f128(double %v)
  call void @cu64f128(double %v)
  call void @cs128f128(double %v)
  call void @cu128f128(double %v)
  ret void
}
define i32 @main() {
  call void @all(double 0xBFE8000000000000)
  call void @all(double 0xC060200000000000)
  call void @all(double 0x43E02207973F6440)
  call void @all(double 0x7E37E43C8800759C)
  call void @all(double 0xFFF0000000000000)
  call void @all(double 0x7FF8000000000000)
  call void @mmaximumf32(double 0x0000000000000000, double 0x0000000000000000)
  call void @mmaximumf32(double 0x0000000000000000, double 0x8000000000000000)
  call void @mmaximumf32(double 0x0000000000000000, double 0xBFE8000000000000)
  call void @mmaximumf32(double 0x0000000000000000, double 0x7FF8000000000000)
  call void @mmaximumf32(double 0x8000000000000000, double 0x0000000000000000)
  call void @mmaximumf32(double 0x8000000000000000, double 0x8000000000000000)
  call void @mmaximumf32(double 0x8000000000000000, double 0xBFE8000000000000)
  call void @mmaximumf32(double 0x8000000000000000, double 0x7FF8000000000000)
  call void @mmaximumf32(double 0xBFE8000000000000, double 0x0000000000000000)
  call void @mmaximumf32(double 0xBFE8000000000000, double 0x8000000000000000)
  call void @mmaximumf32(double 0xBFE8000000000000, double 0xBFE8000000000000)
  call void @mmaximumf32(double 0xBFE8000000000000, double 0x7FF8000000000000)
  call void @mmaximumf32(double 0x7FF8000000000000, double 0x0000000000000000)
  call void @mmaximumf32(double 0x7FF8000000000000, double 0x8000000000000000)
  call void @mmaximumf32(double 0x7FF8000000000000, double 0xBFE8000000000000)
  call void @mmaximumf32(double 0x7FF8000000000000, double 0x7FF8000000000000)
  call void @mminimumf32(double 0x0000000000000000, double 0x0000000000000000)
  call void @mminimumf32(double 0x0000000000000000, double 0x8000000000000000)
  call void @mminimumf32(double 0x0000000000000000, double 0xBFE8000000000000)
  call void @mminimumf32(double 0x0000000000000000, double 0x7FF8000000000000)
  call void @mminimumf32(double 0x8000000000000000, double 0x0000000000000000)
  call void @mminimumf32(double 0x8000000000000000, double 0x8000000000000000)
  call void @mminimumf32(double 0x8000000000000000, double 0xBFE8000000000000)
  call void @mminimumf32(double 0x8000000000000000, double 0x7FF8000000000000)
  call void @mminimumf32(double 0xBFE8000000000000, double 0x0000000000000000)
  call void @mminimumf32(double 0xBFE8000000000000, double 0x8000000000000000)
  call void @mminimumf32(double 0xBFE8000000000000, double 0xBFE8000000000000)
  call void @mminimumf32(double 0xBFE8000000000000, double 0x7FF8000000000000)
  call void @mminimumf32(double 0x7FF8000000000000, double 0x0000000000000000)
  call void @mminimumf32(double 0x7FF8000000000000, double 0x8000000000000000)
  call void @mminimumf32(double 0x7FF8000000000000, double 0xBFE8000000000000)
  call void @mminimumf32(double 0x7FF8000000000000, double 0x7FF8000000000000)
  call void @mmaximumf64(double 0x0000000000000000, double 0x0000000000000000)
  call void @mmaximumf64(double 0x0000000000000000, double 0x8000000000000000)
  call void @mmaximumf64(double 0x0000000000000000, double 0xBFE8000000000000)
  call void @mmaximumf64(double 0x0000000000000000, double 0x7FF8000000000000)
  call void @mmaximumf64(double 0x8000000000000000, double 0x0000000000000000)
  call void @mmaximumf64(double 0x8000000000000000, double 0x8000000000000000)
  call void @mmaximumf64(double 0x8000000000000000, double 0xBFE8000000000000)
  call void @mmaximumf64(double 0x8000000000000000, double 0x7FF8000000000000)
  call void @mmaximumf64(double 0xBFE8000000000000, double 0x0000000000000000)
  call void @mmaximumf64(double 0xBFE8000000000000, double 0x8000000000000000)
  call void @mmaximumf64(double 0xBFE8000000000000, double 0xBFE8000000000000)
  call void @mmaximumf64(double 0xBFE8000000000000, double 0x7FF8000000000000)
  call void @mmaximumf64(double 0x7FF8000000000000, double 0x0000000000000000)
  call void @mmaximumf64(double 0x7FF8000000000000, double 0x8000000000000000)
  call void @mmaximumf64(double 0x7FF8000000000000, double 0xBFE8000000000000)
  call void @mmaximumf64(double 0x7FF8000000000000, double 0x7FF8000000000000)
  call void @mminimumf64(double 0x0000000000000000, double 0x0000000000000000)
  call void @mminimumf64(double 0x0000000000000000, double 0x8000000000000000)
  call void @mminimumf64(double 0x0000000000000000, double 0xBFE8000000000000)
  call void @mminimumf64(double 0x0000000000000000, double 0x7FF8000000000000)
  call void @mminimumf64(double 0x8000000000000000, double 0x0000000000000000)
  call void @mminimumf64(double 0x8000000000000000, double 0x8000000000000000)
  call void @mminimumf64(double 0x8000000000000000, double 0xBFE8000000000000)
  call void @mminimumf64(double 0x8000000000000000, double 0x7FF8000000000000)
  call void @mminimumf64(double 0xBFE8000000000000, double 0x0000000000000000)
  call void @mminimumf64(double 0xBFE8000000000000, double 0x8000000000000000)
  call void @mminimumf64(double 0xBFE8000000000000, double 0xBFE8000000000000)
  call void @mminimumf64(double 0xBFE8000000000000, double 0x7FF8000000000000)
  call void @mminimumf64(double 0x7FF8000000000000, double 0x0000000000000000)
  call void @mminimumf64(double 0x7FF8000000000000, double 0x8000000000000000)
  call void @mminimumf64(double 0x7FF8000000000000, double 0xBFE8000000000000)
  call void @mminimumf64(double 0x7FF8000000000000, double 0x7FF8000000000000)
  call void @mmaximumf80(double 0x0000000000000000, double 0x0000000000000000)
  call void @mmaximumf80(double 0x0000000000000000, double 0x8000000000000000)
  call void @mmaximumf80(double 0x0000000000000000, double 0xBFE8000000000000)
  call void @mmaximumf80(double 0x0000000000000000, double 0x7FF8000000000000)
  call void @mmaximumf80(double 0x8000000000000000, double 0x0000000000000000)
  call void @mmaximumf80(double 0x8000000000000000, double 0x8000000000000000)
  call void @mmaximumf80(double 0x8000000000000000, double 0xBFE8000000000000)
  call void @mmaximumf80(double 0x8000000000000000, double 0x7FF8000000000000)
  call void @mmaximumf80(double 0xBFE8000000000000, double 0x0000000000000000)
  call void @mmaximumf80(double 0xBFE8000000000000, double 0x8000000000000000)
  call void @mmaximumf80(double 0xBFE8000000000000, double 0xBFE8000000000000)
  call void @mmaximumf80(double 0xBFE8000000000000, double 0x7FF8000000000000)
  call void @mmaximumf80(double 0x7FF8000000000000, double 0x0000000000000000)
  call void @mmaximumf80(double 0x7FF8000000000000, double 0x8000000000000000)
  call void @mmaximumf80(double 0x7FF8000000000000, double 0xBFE8000000000000)
  call void @mmaximumf80(double 0x7FF8000000000000, double 0x7FF8000000000000)
  call void @mminimumf80(double 0x0000000000000000, double 0x0000000000000000)
  call void @mminimumf80(double 0x0000000000000000, double 0x8000000000000000)
  call void @mminimumf80(double 0x0000000000000000, double 0xBFE8000000000000)
  call void @mminimumf80(double 0x0000000000000000, double 0x7FF8000000000000)
  call void @mminimumf80(double 0x8000000000000000, double 0x0000000000000000)
  call void @mminimumf80(double 0x8000000000000000, double 0x8000000000000000)
  call void @mminimumf80(double 0x8000000000000000, double 0xBFE8000000000000)
  call void @mminimumf80(double 0x8000000000000000, double 0x7FF8000000000000)
  call void @mminimumf80(double 0xBFE8000000000000, double 0x0000000000000000)
  call void @mminimumf80(double 0xBFE8000000000000, double 0x8000000000000000)
  call void @mminimumf80(double 0xBFE8000000000000, double 0xBFE8000000000000)
  call void @mminimumf80(double 0xBFE8000000000000, double 0x7FF8000000000000)
  call void @mminimumf80(double 0x7FF8000000000000, double 0x0000000000000000)
  call void @mminimumf80(double 0x7FF8000000000000, double 0x8000000000000000)
  call void @mminimumf80(double 0x7FF8000000000000, double 0xBFE8000000000000)
  call void @mminimumf80(double 0x7FF8000000000000, double 0x7FF8000000000000)
  ret i32 0
}
