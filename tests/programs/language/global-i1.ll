; exit: 5
@t = global i1 true
@f = global i1 false
@one = global i1 1
@zero = global i1 0
define i64 @main() {
  %t = load i1* @t
  %f = load i1* @f
  %o = load i1* @one
  %z = load i1* @zero
  %a = icmp eq i1 %t, %o
  %b = icmp eq i1 %f, %z
  %c = icmp ne i1 %t, %f
  br i1 %a, label %n1, label %bad
n1:
  br i1 %b, label %n2, label %bad
n2:
  br i1 %c, label %n3, label %bad
n3:
  ret i64 5
bad:
  ret i64 0
}
