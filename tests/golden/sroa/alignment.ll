; A slice of bytes is aligned as its first byte was, and accesses of it claim no more than that; a scalar is aligned as its
; type needs.
; lilt: --stop-after=sroa
; bytes: has: alloca [24 x i8], align 8
; bytes: has: load fp128, ptr %v3, align 8
; bytes: lacks: fp128, ptr %4, align 16
; scalar: has: alloca fp128
define fp128 @bytes(fp128 %x, fp128 %y, ptr %t) {
  %o = alloca [48 x i8], align 16
  %p8 = getelementptr i8, ptr %o, i64 8
  %p16 = getelementptr i8, ptr %o, i64 16
  store fp128 %x, ptr %p8, align 8
  store fp128 %y, ptr %p16, align 16
  %z = load fp128, ptr %p16, align 16
  %w = load i64, ptr %o
  store i64 %w, ptr %t
  ret fp128 %z
}

define fp128 @scalar(fp128 %x) {
  %o = alloca [17 x i8], align 1
  %p1 = getelementptr i8, ptr %o, i64 1
  store fp128 %x, ptr %p1, align 1
  %z = load fp128, ptr %p1, align 1
  ret fp128 %z
}
