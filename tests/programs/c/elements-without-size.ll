; Values of as many empty elements as there can be take no time: no leaf, no part.
; exit: 7
%nothing = type { [70368744177664 x {}], [4294967296 x [0 x i64]], [1000000000 x { {}, [0 x i8] }] }
@g = global [70368744177664 x %nothing] zeroinitializer
define i64 @main() {
  %x = alloca [70368744177664 x {}]
  store [70368744177664 x {}] zeroinitializer, ptr %x
  %v = load %nothing, ptr @g
  store %nothing %v, ptr %x
  %w = insertvalue { %nothing, i64 } undef, i64 7, 1
  %m = extractvalue { %nothing, i64 } %w, 0
  store %nothing %m, ptr %x
  %y = extractvalue { %nothing, i64 } %w, 1
  %p = getelementptr [70368744177664 x {}], ptr %x, i64 0, i64 70368744177663
  %c = icmp eq ptr %p, %x
  %r = select i1 %c, i64 %y, i64 0
  ret i64 %r
}
