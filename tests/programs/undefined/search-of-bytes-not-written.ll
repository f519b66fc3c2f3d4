; memchr reaches bytes that were not written before it finds the wanted one.
; interpret-error: 8: uninitialised
declare ptr @malloc(i64)
declare ptr @memchr(ptr, i32, i64)
define i32 @main() {
  %block = call ptr @malloc(i64 300)
  store i32 1684234849, ptr %block
  %found = call ptr @memchr(ptr %block, i32 101, i64 300)
  ret i32 0
}
