; error: 18:17: attribute 'signext' does not fit type 'double'
; error: 19:17: attribute 'nest' does not fit type 'i64'
; error: 20:17: attribute 'noalias' does not fit type '%pair'
; error: 21:17: attribute 'zeroext' does not fit type '[2 x i64]'
; error: 22:28: attribute 'byval' does not apply to results
; error: 23:17: attributes 'zeroext' and 'signext' exclude each other
; error: 24:32: attribute 'swiftself' is at two parameters
; error: 25:27: attribute 'sret' is at the first or second parameter
; error: 26:16: a 'returned' parameter has the type of the result, 'i64'
; error: 27:16: a function with an 'sret' parameter returns void
; error: 28:17: attribute 'range' is of another type than 'i32'
; error: 29:17: an object passed by value has an alignment of at most 16384
; error: 30:19: attribute 'nest' is not one of a function
; error: 34:27: attribute 'nest' does not fit type 'double'
; error: 35:21: attribute 'signext' does not fit type 'ptr'
; errors: 15
source_filename = "attributes.c"
declare void @a(double signext)
declare void @b(i64 nest)
declare void @c(%pair noalias)
declare void @d([2 x i64] zeroext)
declare zeroext byval(i64) i64 @e()
declare void @f(i8 zeroext signext)
declare void @g(ptr swiftself, ptr swiftself)
declare void @h(ptr, ptr, ptr sret(i64))
declare i64 @i(i32 returned)
declare i64 @j(ptr sret(i64))
declare void @k(i32 range(i64 0, 9))
declare void @l(ptr byval(i64) align 32768)
declare void @m() nest
%pair = type { i64, ptr }
declare ptr @p(double)
define void @calls(double %x) {
  %r = call ptr @p(double nest %x)
  %s = call signext ptr @p(double %x)
  ret void
}
