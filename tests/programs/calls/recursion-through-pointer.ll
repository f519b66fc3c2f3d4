; A function that is called by a pointer to itself, the fixed-point way.
; exit: 120
%self = type i64 (i8*, i64)*
define i64 @fact(i8* %me, i64 %n) {
  %z = icmp sle i64 %n, 1
  br i1 %z, label %one, label %more
one:
  ret i64 1
more:
  %f = bitcast i8* %me to i64 (i8*, i64)*
  %m = sub i64 %n, 1
  %r = call i64 %f(i8* %me, i64 %m)
  %s = mul i64 %n, %r
  ret i64 %s
}
define i64 @main() {
  %me = bitcast i64 (i8*, i64)* @fact to i8*
  %r = call i64 @fact(i8* %me, i64 5)
  ret i64 %r
}
