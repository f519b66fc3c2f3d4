; Function pointer types of three shapes, aliases in aliases, used over one array.
; exit: 34
%unary = type i64 (i64)
%predicate = type i1 (i64)*
%binary = type i64 (i64, i64)*
%consumer = type void (i64, i64*)*
@data = global [9 x i64] [ i64 4, i64 -7, i64 12, i64 0, i64 5, i64 9, i64 -2, i64 8, i64 3 ]
define i64 @triple(i64 %x) {
  %r = mul i64 %x, 3
  ret i64 %r
}
define i1 @is_even(i64 %x) {
  %bit = and i64 %x, 1
  %r = icmp eq i64 %bit, 0
  ret i1 %r
}
define i64 @horner(i64 %acc, i64 %x) {
  %m = mul i64 %acc, -5
  %r = add i64 %m, %x
  ret i64 %r
}
define void @count_into(i64 %x, i64* %where) {
  %old = load i64, i64* %where
  %new = add i64 %old, 1
  store i64 %new, i64* %where
  ret void
}
define i64 @pipeline([9 x i64]* %array, %unary* %map, %predicate %keep, %binary %fold, %consumer %tell, i64* %counter, i64 %size) {
  %i = alloca i64
  %acc = alloca i64
  store i64 0, i64* %i
  store i64 1, i64* %acc
  br label %loop
loop:
  %at = load i64, i64* %i
  %more = icmp slt i64 %at, %size
  br i1 %more, label %body, label %end
body:
  %p = getelementptr [9 x i64], [9 x i64]* %array, i32 0, i64 %at
  %value = load i64, i64* %p
  %next = add i64 %at, 1
  store i64 %next, i64* %i
  %kept = call i1 %keep(i64 %value)
  br i1 %kept, label %use, label %loop
use:
  %mapped = call i64 %map(i64 %value)
  call void %tell(i64 %mapped, i64* %counter)
  %old = load i64, i64* %acc
  %new = call i64 %fold(i64 %old, i64 %mapped)
  store i64 %new, i64* %acc
  br label %loop
end:
  %result = load i64, i64* %acc
  ret i64 %result
}
define i64 @main() {
  %counter = alloca i64
  store i64 100, i64* %counter
  %r = call i64 @pipeline([9 x i64]* @data, %unary* @triple, %predicate @is_even, %binary @horner, %consumer @count_into, i64* %counter, i64 9)
  %n = load i64, i64* %counter
  %s = add i64 %r, %n
  ret i64 %s
}
