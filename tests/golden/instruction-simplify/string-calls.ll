; Calls of C's functions for text and strings, where strings, formats or sizes are known: one character is written by
; fputc or putchar, a string by fwrite, a copy of a known string is a copy of bytes, and what is asked of a known string is
; known. A call whose result is read still writes as it did; so does one in a function without builtins.
; lilt: -O2 --stop-after=split-conditions
; one_byte: has: call i32 @fputc
; one_character: has: call i32 @putchar(i32 120)
; line: has: call i32 @puts
; plain: has: call i64 @fwrite(ptr @text, i64 5, i64 1, ptr %file)
; plain_for_size: has: @fputs
; result_is_read: has: @printf
; own_meaning: has: @printf
; formatted: has: call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @text, i64 6, i1 false)
; formatted: has: ret i32 5
; too_long: has: @snprintf
; copied: lacks: @strcpy
; appended: has: call i64 @strlen
; appended: lacks: @strcat
; is_empty: lacks: @strlen
; equal: has: ret i32 0
; greater: has: ret i32 1
; found: has: getelementptr i8, ptr @text, i64 2
; missing: has: ret ptr null
; squared: has: fmul double %x, %x
; unknown: has: call i32 @strcmp
@text = private constant [6 x i8] c"plain\00"
@x = private constant [2 x i8] c"x\00"
@c = private constant [3 x i8] c"%c\00"
@s = private constant [4 x i8] c"%s\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @fprintf(ptr, ptr, ...)
declare i32 @fputs(ptr, ptr)
declare i64 @fwrite(ptr, i64, i64, ptr)
declare i32 @sprintf(ptr, ptr, ...)
declare i32 @snprintf(ptr, i64, ptr, ...)
declare ptr @strcpy(ptr, ptr)
declare ptr @strcat(ptr, ptr)
declare i64 @strlen(ptr)
declare i32 @strcmp(ptr, ptr)
declare i32 @strncmp(ptr, ptr, i64)
declare ptr @strchr(ptr, i32)
declare double @pow(double, double)

define void @one_byte(ptr %p, ptr %file) {
  %n = call i64 @fwrite(ptr %p, i64 1, i64 1, ptr %file)
  ret void
}
define void @one_character() {
  %n = call i32 (ptr, ...) @printf(ptr @x)
  ret void
}
define void @line(ptr %p) {
  %n = call i32 (ptr, ...) @printf(ptr @s, ptr %p)
  ret void
}
define void @plain(ptr %file) {
  %n = call i32 (ptr, ptr, ...) @fprintf(ptr %file, ptr @text)
  ret void
}
define void @plain_for_size(ptr %file) optsize {
  %n = call i32 @fputs(ptr @text, ptr %file)
  ret void
}
define i32 @result_is_read() {
  %n = call i32 (ptr, ...) @printf(ptr @x)
  ret i32 %n
}
define void @own_meaning() "no-builtin-printf" {
  %n = call i32 (ptr, ...) @printf(ptr @x)
  ret void
}
define i32 @formatted(ptr %to) {
  %n = call i32 (ptr, ptr, ...) @sprintf(ptr %to, ptr @text)
  ret i32 %n
}
define i32 @too_long(ptr %to) {
  %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %to, i64 5, ptr @text)
  ret i32 %n
}
define ptr @copied(ptr %to) {
  %p = call ptr @strcpy(ptr %to, ptr @text)
  ret ptr %p
}
define ptr @appended(ptr %to) {
  %p = call ptr @strcat(ptr %to, ptr @text)
  ret ptr %p
}
define i1 @is_empty(ptr %p) {
  %n = call i64 @strlen(ptr %p)
  %is_zero = icmp eq i64 %n, 0
  ret i1 %is_zero
}
define i32 @equal(ptr %p) {
  %n = call i32 @strncmp(ptr @text, ptr %p, i64 0)
  ret i32 %n
}
define i32 @greater() {
  %n = call i32 @strcmp(ptr @x, ptr @text)
  ret i32 %n
}
define ptr @found() {
  %p = call ptr @strchr(ptr @text, i32 97)
  ret ptr %p
}
define ptr @missing() {
  %p = call ptr @strchr(ptr @text, i32 98)
  ret ptr %p
}
define double @squared(double %x) {
  %y = call double @pow(double %x, double 2.0)
  ret double %y
}
define i32 @unknown(ptr %p) {
  %n = call i32 @strcmp(ptr %p, ptr @text)
  ret i32 %n
}
