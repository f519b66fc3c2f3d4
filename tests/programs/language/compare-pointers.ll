; eq and ne on data, function and null pointers.
; exit: 63
@a = global i64 0
@b = global i64 0
define i64 @f() {
  ret i64 1
}
define i64 @g() {
  ret i64 2
}
define i64 @bit(i1 %c, i64 %w) {
  br i1 %c, label %t, label %e
t:
  ret i64 %w
e:
  ret i64 0
}
define i64 @main() {
  %p = alloca i64
  %c1 = icmp ne i64* @a, @b
  %c2 = icmp eq i64* @a, @a
  %c3 = icmp ne i64* %p, null
  %c4 = icmp ne i64 ()* @f, @g
  %c5 = icmp eq i64 ()* @f, @f
  %c6 = icmp eq i64* null, null
  %w1 = call i64 @bit(i1 %c1, i64 1)
  %w2 = call i64 @bit(i1 %c2, i64 2)
  %w3 = call i64 @bit(i1 %c3, i64 4)
  %w4 = call i64 @bit(i1 %c4, i64 8)
  %w5 = call i64 @bit(i1 %c5, i64 16)
  %w6 = call i64 @bit(i1 %c6, i64 32)
  %s1 = or i64 %w1, %w2
  %s2 = or i64 %s1, %w3
  %s3 = or i64 %s2, %w4
  %s4 = or i64 %s3, %w5
  %s5 = or i64 %s4, %w6
  ret i64 %s5
}
