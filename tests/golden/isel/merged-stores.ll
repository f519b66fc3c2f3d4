; Merging of stores: constants stored side by side become one wider constant, zeros of 16 bytes a
; register of zeros, also in elements of arrays. A store stays where a load may read its bytes first, where it is volatile,
; behind a call, and where no immediate holds the wider constant.
; lilt: -O2 -S
; members: count: 2 mov
; members: count: 1 movups
; members: count: 1 $50594305
; zeros: count: 2 movups
; read_between: count: 2 $0
; other_object: count: 1 $0
; is_volatile: count: 2 movl
; call_between: count: 2 movl
; too_wide: count: 2 movl
; kernel: count: 2 movq
; element: count: 1 movl
; two_elements: count: 2 movb
declare void @called()
define void @members(ptr %p) {
  store i64 0, ptr %p
  %a = getelementptr i8, ptr %p, i64 8
  store ptr null, ptr %a
  %b = getelementptr i8, ptr %p, i64 19
  store i8 3, ptr %b
  %c = getelementptr i8, ptr %p, i64 16
  store i16 513, ptr %c
  %d = getelementptr i8, ptr %p, i64 18
  store i8 4, ptr %d
  ret void
}
define void @zeros(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 32, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @read_between(ptr %p, ptr %q) {
  store i32 0, ptr %p
  %x = load i32, ptr %q
  %a = getelementptr i8, ptr %p, i64 4
  store i32 0, ptr %a
  ret i32 %x
}
define i32 @other_object(ptr %q) {
  %p = alloca { i32, i32 }
  store i32 0, ptr %p
  %x = load i32, ptr %q
  %a = getelementptr i8, ptr %p, i64 4
  store i32 0, ptr %a
  call void @use(ptr %p)
  ret i32 %x
}
declare void @use(ptr nocapture)
define void @is_volatile(ptr %p) {
  store volatile i32 0, ptr %p
  %a = getelementptr i8, ptr %p, i64 4
  store i32 0, ptr %a
  ret void
}
define void @call_between(ptr %p) {
  store i32 0, ptr %p
  call void @called()
  %a = getelementptr i8, ptr %p, i64 4
  store i32 0, ptr %a
  ret void
}
define void @too_wide(ptr %p) {
  store i32 1, ptr %p
  %a = getelementptr i8, ptr %p, i64 4
  store i32 2, ptr %a
  ret void
}
define void @kernel(ptr %p) noimplicitfloat {
  store i64 0, ptr %p
  %a = getelementptr i8, ptr %p, i64 8
  store i64 0, ptr %a
  ret void
}
define void @element(ptr %array, i64 %i) {
  %p = getelementptr { i8, i8, i16 }, ptr %array, i64 %i
  store i8 1, ptr %p
  %c = getelementptr i8, ptr %p, i64 2
  store i16 3, ptr %c
  %b = getelementptr i8, ptr %p, i64 1
  store i8 2, ptr %b
  ret void
}
define void @two_elements(ptr %array, i64 %i, i64 %j) {
  %p = getelementptr { i8, i8, i16 }, ptr %array, i64 %i
  %q = getelementptr { i8, i8, i16 }, ptr %array, i64 %j
  store i8 1, ptr %p
  %b = getelementptr i8, ptr %q, i64 1
  store i8 2, ptr %b
  ret void
}
