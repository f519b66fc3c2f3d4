; Bytes that are loaded one by one and put together are one load, and a swap of bytes if the first is
; the highest. What may be written in between, or is not next to the others, stays.
; lilt: --stop-after=dce
; little, half: has: load i32
; big, indexed: has: call i32 @llvm.bswap.i32
; signed_index: has: call i16 @llvm.bswap.i16
; halves: has: load i64
; twice: has: load i16
; written, wraps, volatile: lacks: load i16
; gap: lacks: load i32
define i32 @little(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %p3 = getelementptr i8, ptr %p, i64 3
  %b0 = load i8, ptr %p
  %b1 = load i8, ptr %p1
  %b2 = load i8, ptr %p2
  %b3 = load i8, ptr %p3
  %z0 = zext i8 %b0 to i32
  %z1 = zext i8 %b1 to i32
  %z2 = zext i8 %b2 to i32
  %z3 = zext i8 %b3 to i32
  %s1 = shl i32 %z1, 8
  %s2 = shl i32 %z2, 16
  %s3 = shl i32 %z3, 24
  %o1 = or i32 %z0, %s1
  %o2 = or i32 %o1, %s2
  %o3 = or i32 %o2, %s3
  ret i32 %o3
}
define i32 @big(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %p3 = getelementptr i8, ptr %p, i64 3
  %b0 = load i8, ptr %p
  %z0 = zext i8 %b0 to i32
  %s0 = shl i32 %z0, 8
  %b1 = load i8, ptr %p1
  %z1 = zext i8 %b1 to i32
  %o1 = or i32 %s0, %z1
  %s1 = shl i32 %o1, 8
  %b2 = load i8, ptr %p2
  %z2 = zext i8 %b2 to i32
  %o2 = or i32 %s1, %z2
  %s2 = shl i32 %o2, 8
  %b3 = load i8, ptr %p3
  %z3 = zext i8 %b3 to i32
  %o3 = or i32 %s2, %z3
  ret i32 %o3
}
define i32 @indexed(ptr %p, i64 %i) {
  %i0 = shl i64 %i, 2
  %i1 = or disjoint i64 %i0, 1
  %i2 = or disjoint i64 %i0, 2
  %i3 = or disjoint i64 %i0, 3
  %p0 = getelementptr i8, ptr %p, i64 %i0
  %p1 = getelementptr i8, ptr %p, i64 %i1
  %p2 = getelementptr i8, ptr %p, i64 %i2
  %p3 = getelementptr i8, ptr %p, i64 %i3
  %b0 = load i8, ptr %p0
  %b1 = load i8, ptr %p1
  %b2 = load i8, ptr %p2
  %b3 = load i8, ptr %p3
  %z0 = zext i8 %b0 to i32
  %z1 = zext i8 %b1 to i32
  %z2 = zext i8 %b2 to i32
  %z3 = zext i8 %b3 to i32
  %s0 = shl nuw i32 %z0, 24
  %s1 = shl i32 %z1, 16
  %s2 = shl i32 %z2, 8
  %o1 = or i32 %s0, %s1
  %o2 = or i32 %o1, %s2
  %o3 = or i32 %o2, %z3
  ret i32 %o3
}
define i16 @signed_index(ptr %p, i32 %i) {
  %i1 = add nsw i32 %i, 1
  %e0 = sext i32 %i to i64
  %e1 = sext i32 %i1 to i64
  %p0 = getelementptr i8, ptr %p, i64 %e0
  %p1 = getelementptr i8, ptr %p, i64 %e1
  %b0 = load i8, ptr %p0
  %b1 = load i8, ptr %p1
  %z0 = zext i8 %b0 to i16
  %z1 = zext i8 %b1 to i16
  %s0 = shl i16 %z0, 8
  %o = or i16 %s0, %z1
  ret i16 %o
}
define i64 @halves(ptr %p) {
  %q = getelementptr [4 x i32], ptr %p, i64 1
  %p0 = getelementptr i32, ptr %q, i64 -3
  %p1 = getelementptr i32, ptr %q, i64 -2
  %h1 = load i32, ptr %p1
  %h0 = load i32, ptr %p0
  %z0 = zext i32 %h0 to i64
  %z1 = zext i32 %h1 to i64
  %s1 = shl i64 %z1, 32
  %o = or i64 %s1, %z0
  ret i64 %o
}
; The lower half of a result.
define i64 @half(ptr %p) {
  %p1 = getelementptr i16, ptr %p, i64 1
  %h0 = load i16, ptr %p, align 2
  %h1 = load i16, ptr %p1, align 2
  %z0 = zext i16 %h0 to i64
  %z1 = zext i16 %h1 to i64
  %s1 = shl i64 %z1, 16
  %o = or i64 %s1, %z0
  ret i64 %o
}
define i16 @written(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %b0 = load i8, ptr %p
  store i8 7, ptr %p1
  %b1 = load i8, ptr %p1
  %z0 = zext i8 %b0 to i16
  %z1 = zext i8 %b1 to i16
  %s1 = shl i16 %z1, 8
  %o = or i16 %s1, %z0
  ret i16 %o
}
define i32 @gap(ptr %p) {
  %p2 = getelementptr i8, ptr %p, i64 2
  %b0 = load i8, ptr %p
  %b2 = load i8, ptr %p2
  %z0 = zext i8 %b0 to i32
  %z2 = zext i8 %b2 to i32
  %s2 = shl i32 %z2, 16
  %o = or i32 %s2, %z0
  ret i32 %o
}
define i16 @wraps(ptr %p, i32 %i) {
  %i1 = add i32 %i, 1
  %e0 = zext i32 %i to i64
  %e1 = zext i32 %i1 to i64
  %p0 = getelementptr i8, ptr %p, i64 %e0
  %p1 = getelementptr i8, ptr %p, i64 %e1
  %b0 = load i8, ptr %p0
  %b1 = load i8, ptr %p1
  %z0 = zext i8 %b0 to i16
  %z1 = zext i8 %b1 to i16
  %s1 = shl i16 %z1, 8
  %o = or i16 %s1, %z0
  ret i16 %o
}
define i16 @volatile(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %b0 = load volatile i8, ptr %p
  %b1 = load i8, ptr %p1
  %z0 = zext i8 %b0 to i16
  %z1 = zext i8 %b1 to i16
  %s1 = shl i16 %z1, 8
  %o = or i16 %s1, %z0
  ret i16 %o
}
; The same index, computed twice.
define i16 @twice(ptr %p, i32 %i) {
  %i0 = shl nsw i32 %i, 1
  %j0 = shl nsw i32 %i, 1
  %i1 = add nsw i32 %j0, 1
  %e0 = sext i32 %i0 to i64
  %e1 = sext i32 %i1 to i64
  %p0 = getelementptr i8, ptr %p, i64 %e0
  %p1 = getelementptr i8, ptr %p, i64 %e1
  %b0 = load i8, ptr %p0
  %b1 = load i8, ptr %p1
  %z0 = zext i8 %b0 to i16
  %z1 = zext i8 %b1 to i16
  %s1 = shl i16 %z1, 8
  %o = or i16 %s1, %z0
  ret i16 %o
}
