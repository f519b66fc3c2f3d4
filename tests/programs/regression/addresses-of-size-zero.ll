; Elements of size 0 lie all at one address, whatever the index: `{}`, arrays of none, arrays of what has no size.
; exit: 0
; output: 1000 1000 1000 1000
; output: 1007 1024 1003 1048
; output: 1 0
source_filename = "addresses-of-size-zero"

%empty = type {}
%nested = type { %empty, [0 x i64], [4 x %empty] }
%mixed = type { i64, [3 x %empty], [2 x i64], %nested }

@format = constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
@short = constant [9 x i8] c"%ld %ld\0A\00"
@nothing = global [8 x %empty] zeroinitializer
@pointer = global ptr getelementptr (%empty, ptr @short, i64 5)

declare i32 @printf(ptr, ...)

define i64 @of_empty(ptr %p, i64 %i) {
  %a = getelementptr %empty, ptr %p, i64 %i
  %r = ptrtoint ptr %a to i64
  ret i64 %r
}

define i64 @of_no_elements(ptr %p, i32 %i) {
  %a = getelementptr [0 x i64], ptr %p, i32 %i
  %r = ptrtoint ptr %a to i64
  ret i64 %r
}

define i64 @of_empty_elements(ptr %p, i64 %i, i16 %j) {
  %a = getelementptr [4 x %empty], ptr %p, i64 %i, i16 %j
  %r = ptrtoint ptr %a to i64
  ret i64 %r
}

define i64 @of_nested(ptr %p, i64 %i, i64 %j) {
  %s = add nsw i64 %i, 3
  %a = getelementptr %nested, ptr %p, i64 %s, i32 2, i64 %j
  %r = ptrtoint ptr %a to i64
  ret i64 %r
}

define i64 @then_bytes(ptr %p, i64 %i) {
  %a = getelementptr %empty, ptr %p, i64 %i
  %b = getelementptr i8, ptr %a, i64 %i
  %r = ptrtoint ptr %b to i64
  ret i64 %r
}

define i64 @then_words(ptr %p, i64 %i) {
  %a = getelementptr [0 x i64], ptr %p, i64 %i, i64 3
  %r = ptrtoint ptr %a to i64
  ret i64 %r
}

define i64 @bytes_before(ptr %p, i64 %i) {
  %a = getelementptr i8, ptr %p, i64 3
  %b = getelementptr [2 x %empty], ptr %a, i64 %i, i64 %i
  %r = ptrtoint ptr %b to i64
  ret i64 %r
}

define i64 @in_mixed(ptr %p, i64 %i, i64 %j) {
  %a = getelementptr %mixed, ptr %p, i64 1, i32 1, i64 %i
  %b = getelementptr %empty, ptr %a, i64 %j
  %c = getelementptr [2 x i64], ptr %b, i64 0, i64 2
  %r = ptrtoint ptr %c to i64
  ret i64 %r
}

define i32 @main() {
  %p = inttoptr i64 1000 to ptr
  %a = call i64 @of_empty(ptr %p, i64 7)
  %b = call i64 @of_no_elements(ptr %p, i32 -7)
  %c = call i64 @of_empty_elements(ptr %p, i64 7, i16 3)
  %d = call i64 @of_nested(ptr %p, i64 7, i64 5)
  call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b, i64 %c, i64 %d)
  %e = call i64 @then_bytes(ptr %p, i64 7)
  %f = call i64 @then_words(ptr %p, i64 7)
  %g = call i64 @bytes_before(ptr %p, i64 7)
  %h = call i64 @in_mixed(ptr %p, i64 2, i64 9)
  call i32 (ptr, ...) @printf(ptr @format, i64 %e, i64 %f, i64 %g, i64 %h)
  %q = load ptr, ptr @pointer
  %same = icmp eq ptr %q, @short
  %i = zext i1 %same to i64
  %n = ptrtoint ptr getelementptr ([8 x %empty], ptr null, i64 1, i64 3) to i64
  call i32 (ptr, ...) @printf(ptr @short, i64 %i, i64 %n)
  ret i32 0
}
