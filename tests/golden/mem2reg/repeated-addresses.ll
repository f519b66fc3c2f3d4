; An alloca becomes a value also if it is accessed through casts of its address and through
; getelementptrs with indices 0, as front ends with typed pointers print them.
; lilt: -O1 --stop-after=mem2reg
; f: lacks: alloca
; f: instructions: 2
; half: has: alloca
declare void @llvm.lifetime.start.p0i8(i64, i8*)
define i64 @f(i64 %x) {
  %a = alloca i64
  %b = bitcast i64* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %b)
  %c = bitcast i8* %b to i64*
  store i64 %x, i64* %c
  %v = load i64, i64* %a
  %z = getelementptr i64, i64* %a, i64 0
  %w = load i64, i64* %z
  %r = add i64 %v, %w
  ret i64 %r
}
; Another element is another place.
define i64 @half(i64 %x, i64 %i) {
  %a = alloca i64
  store i64 %x, i64* %a
  %z = getelementptr i64, i64* %a, i64 %i
  %w = load i64, i64* %z
  ret i64 %w
}
