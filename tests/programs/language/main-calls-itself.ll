; main is a function like any other.
; exit: 11
@n = global i64 0
define i64 @main() {
  %v = load i64* @n
  %w = add i64 %v, 1
  store i64 %w, i64* @n
  %c = icmp sgt i64 %v, 9
  br i1 %c, label %stop, label %more
stop:
  ret i64 %w
more:
  %r = call i64 @main()
  ret i64 %r
}
