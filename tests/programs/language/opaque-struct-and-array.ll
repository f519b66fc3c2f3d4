; A whole small program in the opaque age.
; exit: 60
%pt = type { i64, i64 }
@pts = global [2 x %pt] [%pt { i64 10, i64 20 }, %pt { i64 30, i64 40 }]
@which = global ptr getelementptr ([2 x %pt], ptr @pts, i64 0, i64 1)
define i64 @y(ptr %p) {
  %q = getelementptr %pt, ptr %p, i32 0, i32 1
  %v = load i64, ptr %q
  ret i64 %v
}
define i64 @main() {
  %w = load ptr, ptr @which
  %a = call i64 @y(ptr %w)
  %b = call i64 @y(ptr @pts)
  %s = add i64 %a, %b
  ret i64 %s
}
