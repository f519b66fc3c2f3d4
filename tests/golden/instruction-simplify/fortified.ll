; Calls of fortified functions become the plain ones where the object is large enough, or its size is unknown; those
; whose check may fail, or whose flag asks for more checks, stay.
; lilt: --stop-after=instruction-simplify
; copies: lacks: _chk
; copies: count: 1 call void @llvm.memcpy
; copies: count: 1 call void @llvm.memmove
; copies: count: 1 call void @llvm.memset
; strings: lacks: _chk
; strings: count: 1 call ptr @strcpy
; strings: count: 1 call ptr @stpcpy
; strings: count: 1 call ptr @strcat
; prints: count: 1 call i32 @vsnprintf
; prints: count: 1 call i32 @__vsnprintf_chk
; stay: count: 5 _chk
; own: count: 1 call ptr @__strcpy_chk
source_filename = "x"
@five = private constant [6 x i8] c"12345\00"
declare ptr @__memcpy_chk(ptr, ptr, i64, i64)
declare ptr @__memmove_chk(ptr, ptr, i64, i64)
declare ptr @__memset_chk(ptr, i32, i64, i64)
declare ptr @__strcpy_chk(ptr, ptr, i64)
declare ptr @__stpcpy_chk(ptr, ptr, i64)
declare ptr @__strcat_chk(ptr, ptr, i64)
declare ptr @__strncpy_chk(ptr, ptr, i64, i64)
declare i32 @__vsnprintf_chk(ptr, i64, i32, i64, ptr, ptr)
define ptr @copies(ptr %p, ptr %q, i64 %n) {
  %a = call ptr @__memcpy_chk(ptr %p, ptr %q, i64 16, i64 16)
  %b = call ptr @__memmove_chk(ptr %a, ptr %q, i64 %n, i64 -1)
  %c = call ptr @__memset_chk(ptr %b, i32 300, i64 %n, i64 %n)
  ret ptr %c
}
define ptr @strings(ptr %p, ptr %q) {
  %a = call ptr @__strcpy_chk(ptr %p, ptr @five, i64 6)
  %b = call ptr @__stpcpy_chk(ptr %a, ptr %q, i64 -1)
  %c = call ptr @__strcat_chk(ptr %b, ptr %q, i64 -1)
  ret ptr %c
}
define i32 @prints(ptr %p, ptr %list) {
  %a = call i32 @__vsnprintf_chk(ptr %p, i64 8, i32 0, i64 8, ptr @five, ptr %list)
  %b = call i32 @__vsnprintf_chk(ptr %p, i64 8, i32 1, i64 8, ptr @five, ptr %list)
  %c = add i32 %a, %b
  ret i32 %c
}
define void @stay(ptr %p, ptr %q, i64 %n) {
  %a = call ptr @__memcpy_chk(ptr %p, ptr %q, i64 17, i64 16)
  %b = call ptr @__memset_chk(ptr %p, i32 0, i64 %n, i64 16)
  %c = call ptr @__strcpy_chk(ptr %p, ptr @five, i64 5)
  %d = call ptr @__strcat_chk(ptr %p, ptr @five, i64 100)
  %e = call ptr @__strncpy_chk(ptr %p, ptr %q, i64 9, i64 8)
  ret void
}
define void @own(ptr %p) "no-builtins" {
  %a = call ptr @__strcpy_chk(ptr %p, ptr @five, i64 -1)
  ret void
}
