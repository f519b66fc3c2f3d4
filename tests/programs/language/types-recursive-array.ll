; %t = type [2 x %t*]: a cycle through an array, broken by a pointer.
; exit: 3
%t = type [2 x %t*]
@a = global %t [%t* @b, %t* null]
@b = global %t [%t* @c, %t* null]
@c = global %t [%t* null, %t* @a]
define i64 @depth(%t* %p, i64 %d) {
  %end = icmp eq %t* %p, null
  br i1 %end, label %stop, label %more
stop:
  ret i64 %d
more:
  %q = getelementptr %t* %p, i32 0, i32 0
  %n = load %t** %q
  %e = add i64 %d, 1
  %r = call i64 @depth(%t* %n, i64 %e)
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @depth(%t* @a, i64 0)
  ret i64 %r
}
