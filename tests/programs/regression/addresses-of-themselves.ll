; In a block that no path reaches an address may be computed from itself: passes that look for what it points to end.
; exit: 7
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @first(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @main() {
entry:
  %pair = alloca { i32, i32 }
  store i32 7, ptr %pair
  %x = call i32 @first(ptr %pair)
  ret i32 %x
dead:
  %p = getelementptr i8, ptr %p, i64 1
  %y = call i32 @first(ptr %p)
  call void @llvm.memcpy.p0.p0.i64(ptr %pair, ptr %p, i64 4, i1 false)
  br label %dead
}
