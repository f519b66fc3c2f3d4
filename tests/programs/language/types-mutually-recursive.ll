; exit: 6
%expr = type { i64, %list* }
%list = type { %expr*, %list* }
@one = global %expr { i64 1, %list* null }
@two = global %expr { i64 2, %list* null }
@top = global %expr { i64 3, %list* @l1 }
@l1 = global %list { %expr* @one, %list* @l2 }
@l2 = global %list { %expr* @two, %list* null }
define i64 @total(%expr* %e) {
  %vp = getelementptr %expr* %e, i32 0, i32 0
  %v = load i64* %vp
  %lp = getelementptr %expr* %e, i32 0, i32 1
  %l = load %list** %lp
  %r = call i64 @totals(%list* %l)
  %s = add i64 %v, %r
  ret i64 %s
}
define i64 @totals(%list* %l) {
  %end = icmp eq %list* %l, null
  br i1 %end, label %none, label %some
none:
  ret i64 0
some:
  %hp = getelementptr %list* %l, i32 0, i32 0
  %h = load %expr** %hp
  %x = call i64 @total(%expr* %h)
  %tp = getelementptr %list* %l, i32 0, i32 1
  %t = load %list** %tp
  %y = call i64 @totals(%list* %t)
  %z = add i64 %x, %y
  ret i64 %z
}
define i64 @main() {
  %r = call i64 @total(%expr* @top)
  ret i64 %r
}
