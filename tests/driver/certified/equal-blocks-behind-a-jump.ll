; The code of three equal blocks is one, and its end is that of others, too. One of the three is entered through a block
; that only jumps, so that what it computes begins with the edge to that end; and its numbers are undefined where the
; shift is too far.
define ptr @place(ptr %t, ptr %key, i32 %kind) noinline optnone "target-features"="+bmi2" {
entry:
  switch i32 %kind, label %other [
    i32 0, label %first
    i32 1, label %second
    i32 2, label %masked
    i32 3, label %other
    i32 4, label %other
    i32 5, label %plain
  ]
first:
  %first.x = load i64, ptr %key, align 8
  %first.p = getelementptr i8, ptr %t, i64 24
  %first.n = load ptr, ptr %first.p, align 8
  %first.h = trunc i64 %first.x to i32
  %first.q = getelementptr i8, ptr %t, i64 11
  %first.b = load i8, ptr %first.q, align 1
  %first.w = zext i8 %first.b to i32
  %first.s = shl i32 1, %first.w
  %first.m = add nsw i32 %first.s, -1
  %first.o = or i32 %first.m, 1
  %first.r = urem i32 %first.h, %first.o
  %first.i = zext i32 %first.r to i64
  %first.a = getelementptr [24 x i8], ptr %first.n, i64 %first.i
  br label %end

masked:
  %masked.k = load ptr, ptr %key, align 8
  %masked.p = getelementptr i8, ptr %t, i64 24
  %masked.n = load ptr, ptr %masked.p, align 8
  %masked.e = getelementptr i8, ptr %masked.k, i64 12
  %masked.h = load i32, ptr %masked.e, align 4
  %masked.q = getelementptr i8, ptr %t, i64 11
  %masked.b = load i8, ptr %masked.q, align 1
  %masked.w = zext i8 %masked.b to i32
  %masked.s = shl i32 1, %masked.w
  %masked.m = add nsw i32 %masked.s, -1
  %masked.r = and i32 %masked.h, %masked.m
  %masked.i = sext i32 %masked.r to i64
  %masked.a = getelementptr [24 x i8], ptr %masked.n, i64 %masked.i
  br label %end

second:
  %second.x = load i64, ptr %key, align 8
  %second.p = getelementptr i8, ptr %t, i64 24
  %second.n = load ptr, ptr %second.p, align 8
  %second.h = trunc i64 %second.x to i32
  %second.q = getelementptr i8, ptr %t, i64 11
  %second.b = load i8, ptr %second.q, align 1
  %second.w = zext i8 %second.b to i32
  %second.s = shl i32 1, %second.w
  %second.m = add nsw i32 %second.s, -1
  %second.o = or i32 %second.m, 1
  %second.r = urem i32 %second.h, %second.o
  %second.i = zext i32 %second.r to i64
  %second.a = getelementptr [24 x i8], ptr %second.n, i64 %second.i
  br label %end

other:
  %other.x = load i64, ptr %key, align 8
  %other.p = getelementptr i8, ptr %t, i64 24
  %other.n = load ptr, ptr %other.p, align 8
  %other.h = trunc i64 %other.x to i32
  %other.q = getelementptr i8, ptr %t, i64 11
  %other.b = load i8, ptr %other.q, align 1
  %other.w = zext i8 %other.b to i32
  %other.s = shl i32 1, %other.w
  %other.m = add nsw i32 %other.s, -1
  %other.o = or i32 %other.m, 1
  %other.r = urem i32 %other.h, %other.o
  %other.i = zext i32 %other.r to i64
  %other.a = getelementptr [24 x i8], ptr %other.n, i64 %other.i
  br label %end

plain:
  %p.p = getelementptr i8, ptr %t, i64 24
  %p.n = load ptr, ptr %p.p, align 8
  br label %end
end:
  %r = phi ptr [ %first.a, %first ], [ %second.a, %second ], [ %masked.a, %masked ], [ %other.a, %other ], [ %p.n, %plain ]
  ret ptr %r
}
