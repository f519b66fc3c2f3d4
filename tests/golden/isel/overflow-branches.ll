; A branch reads the flags of an operation with overflow that can be the last of its block; an operation whose result
; the block itself needs, or that a call follows, leaves a bit.
; lilt: --stop-after=isel --disable-pass=mark-tail-calls
; sum, product, of_phi, wide_product: has: Jo
; difference, negated: has: Jb
; sum, difference, product, negated, of_phi, wide_product: lacks: SET
; sum, difference, product, negated, of_phi, wide_product: lacks: TEST
; stored, called, two_readers, two_bits: has: SETor
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64)
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare void @trap()
define i32 @sum(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  br i1 %o, label %bad, label %good
bad:
  call void @trap()
  ret i32 0
good:
  ret i32 %v
}
define i64 @difference(i64 %a) {
  %r = call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %a, i64 7)
  %o = extractvalue { i64, i1 } %r, 1
  br i1 %o, label %bad, label %good
bad:
  call void @trap()
  ret i64 0
good:
  %v = extractvalue { i64, i1 } %r, 0
  ret i64 %v
}
define i16 @product(i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
  %v = extractvalue { i16, i1 } %r, 0
  %o = extractvalue { i16, i1 } %r, 1
  br i1 %o, label %bad, label %good
bad:
  call void @trap()
  ret i16 0
good:
  ret i16 %v
}
define i8 @negated(i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  %o = extractvalue { i8, i1 } %r, 1
  %n = xor i1 %o, true
  %v = extractvalue { i8, i1 } %r, 0
  br i1 %n, label %good, label %bad
bad:
  call void @trap()
  ret i8 0
good:
  ret i8 %v
}
define i32 @of_phi(i32 %a) {
start:
  br label %loop
loop:
  %s = phi i32 [ %a, %start ], [ %v, %loop ]
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %s, i32 %a)
  %v = extractvalue { i32, i1 } %r, 0
  %o = extractvalue { i32, i1 } %r, 1
  br i1 %o, label %end, label %loop
end:
  ret i32 %s
}
define i64 @wide_product(i64 %a, i64 %b, ptr %p) {
  %r = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  %v = extractvalue { i64, i1 } %r, 0
  %o = extractvalue { i64, i1 } %r, 1
  store i64 %a, ptr %p
  br i1 %o, label %bad, label %good
bad:
  call void @trap()
  ret i64 0
good:
  ret i64 %v
}
define void @stored(i32 %a, i32 %b, ptr %p) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  store i32 %v, ptr %p
  %o = extractvalue { i32, i1 } %r, 1
  br i1 %o, label %bad, label %good
bad:
  call void @trap()
  ret void
good:
  ret void
}
define i32 @called(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %o = extractvalue { i32, i1 } %r, 1
  call void @trap()
  br i1 %o, label %bad, label %good
bad:
  ret i32 0
good:
  ret i32 1
}
define i1 @two_readers(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %o = extractvalue { i32, i1 } %r, 1
  br i1 %o, label %bad, label %good
bad:
  call void @trap()
  br label %good
good:
  ret i1 %o
}
define i1 @two_bits(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %o = extractvalue { i32, i1 } %r, 1
  br i1 %o, label %bad, label %good
bad:
  call void @trap()
  br label %good
good:
  %p = extractvalue { i32, i1 } %r, 1
  ret i1 %p
}
