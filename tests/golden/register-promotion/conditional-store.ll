; An element of the function's own array, which the block before the loop writes, becomes a value though the loop stores
; it in some iterations only: the store after the loop harms nobody. Of memory that others see it stays, and where nothing
; shows that the element is there.
; lilt: -O2 -fno-vectorize --stop-after=register-promotion
; own: lacks: store in join
; own: lacks: load in hit
; shared, elsewhere: count: 1 store in hit
declare void @look(ptr)
define i32 @own(ptr readonly %p, i64 %k, i32 %n) {
entry:
  %a = alloca [16 x i32]
  %at = getelementptr [16 x i32], ptr %a, i64 0, i64 %k
  store i32 0, ptr %at
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %w = sext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %w
  %x = load i32, ptr %q
  %c = icmp eq i32 %x, -1
  br i1 %c, label %join, label %hit
hit:
  %old = load i32, ptr %at
  %new = udiv i32 %old, %x
  store i32 %new, ptr %at
  br label %join
join:
  %next = add nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %head, label %out
out:
  %first = load i32, ptr %a
  %there = load i32, ptr %at
  %r = add i32 %first, %there
  ret i32 %r
}
define i32 @shared(ptr readonly %p, i64 %k, i32 %n) {
entry:
  %a = alloca [16 x i32]
  call void @look(ptr %a)
  %at = getelementptr [16 x i32], ptr %a, i64 0, i64 %k
  store i32 0, ptr %at
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %w = sext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %w
  %x = load i32, ptr %q
  %c = icmp eq i32 %x, -1
  br i1 %c, label %join, label %hit
hit:
  %old = load i32, ptr %at
  %new = udiv i32 %old, %x
  store i32 %new, ptr %at
  br label %join
join:
  %next = add nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %head, label %out
out:
  %there = load i32, ptr %at
  ret i32 %there
}
define i32 @elsewhere(ptr readonly %p, i64 %k, i64 %m, i32 %n) {
entry:
  %a = alloca [16 x i32]
  %near = getelementptr [16 x i32], ptr %a, i64 0, i64 %m
  store i32 0, ptr %near
  %at = getelementptr [16 x i32], ptr %a, i64 0, i64 %k
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %w = sext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %w
  %x = load i32, ptr %q
  %c = icmp eq i32 %x, -1
  br i1 %c, label %join, label %hit
hit:
  %old = load i32, ptr %at
  %new = udiv i32 %old, %x
  store i32 %new, ptr %at
  br label %join
join:
  %next = add nsw i32 %i, 1
  %d = icmp slt i32 %next, %n
  br i1 %d, label %head, label %out
out:
  %there = load i32, ptr %near
  ret i32 %there
}
