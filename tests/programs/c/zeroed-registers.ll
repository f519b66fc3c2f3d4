; A vector that lives across vzeroall, and one of 32 bytes across vzeroupper (_mm256_zeroall, _mm256_zeroupper), which
; destroy what registers hold.
; needs: avx
; exit: 0
; output: 1 4
; output: 11 18
@format = constant [7 x i8] c"%d %d\0A\00"
@short = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@long = global <8 x i32> <i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18>
declare i32 @printf(ptr, ...)
declare void @llvm.x86.avx.vzeroall()
declare void @llvm.x86.avx.vzeroupper()

define void @across(ptr %p, ptr %q) noinline "target-features"="+avx" {
  %x = load <4 x i32>, ptr %p
  call void @llvm.x86.avx.vzeroall()
  store <4 x i32> %x, ptr %p
  %y = load <8 x i32>, ptr %q
  call void @llvm.x86.avx.vzeroupper()
  store <8 x i32> %y, ptr %q
  ret void
}

define i32 @main() {
  call void @across(ptr @short, ptr @long)
  %a = load i32, ptr @short
  %b = load i32, ptr getelementptr (i8, ptr @short, i64 12)
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b)
  %c = load i32, ptr @long
  %d = load i32, ptr getelementptr (i8, ptr @long, i64 28)
  %m = call i32 (ptr, ...) @printf(ptr @format, i32 %c, i32 %d)
  ret i32 0
}
