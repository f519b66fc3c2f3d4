; A getelementptr does not follow pointers.
; error: 5:48: %n*
%n = type { i64, %n* }
define i64 @f(%n* %p) {
  %q = getelementptr %n* %p, i32 0, i32 1, i32 0
  ret i64 0
}
