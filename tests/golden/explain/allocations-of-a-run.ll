; Memory that a run allocates has a name. What a function returns that a tail call goes to is not memory, nor is what
; malloc returns when it fails; memory that a tail call allocates is. A place that no function has is an error.
; lilt: explain --text --run --filter-print-funcs=number,wrapped,fails,main -O1 --disable-pass=inline
; lilt: explain --text --run --at=99 --filter-print-funcs=number,fails -O1 --disable-pass=inline
; message: error: the record has no call 99 of '@number', but 1 call
; message: error: the record has no call 99 of '@fails', but 1 call
@text = global [3 x i8] c"40\00"
declare ptr @malloc(i64)
declare i64 @atol(ptr)
define i64 @number(i64 %n) {
  %p = call ptr @malloc(i64 16)
  store volatile i64 %n, ptr %p
  %r = tail call i64 @atol(ptr @text)
  ret i64 %r
}
define ptr @wrapped(i64 %size) {
  %p = tail call ptr @malloc(i64 %size)
  ret ptr %p
}
define ptr @fails(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  ret ptr %p
}
define i32 @main() {
  %n = call i64 @number(i64 5)
  %more = add i64 %n, 2
  %p = call ptr @wrapped(i64 8)
  store volatile i64 %more, ptr %p
  %none = call ptr @fails(i64 -1)
  %r = trunc i64 %more to i32
  ret i32 %r
}
