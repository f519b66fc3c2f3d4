; A fault in another thread.
; exit: 139
; error: 8:3: an access to address 0x0, where there is no memory, in @work
; machine: error: @work: another thread calls it
source_filename = "in-a-thread.c"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define ptr @work(ptr %p) {
  %v = load volatile i64, ptr %p
  ret ptr %p
}
declare i32 @pthread_join(i64, ptr)
define i64 @main() {
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @work, ptr null)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i64 0
}
