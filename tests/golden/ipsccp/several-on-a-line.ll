; Lines mean nothing: what is before a name on its line may be another instruction, and a comment may end an argument. All
; of these variables are written, or their addresses go elsewhere; the argument varies.
; lilt: -O2 --stop-after=instruction-simplify
; reads: has: load i32, ptr @stored
; reads: has: load i32, ptr @returned
; reads: has: load i32, ptr @number
; reads: has: load i32, ptr @added
; commented: has: add i32 %x, 1
@stored = internal global i32 1
@returned = internal global i32 1
@number = internal global i32 1
@added = internal global i32 1
@other = global i32 1

define ptr @writes(ptr %p, ptr %q) {
  %a = load i32, ptr @other store i32 %a, ptr @stored
  %b = load i32, ptr %p %c = atomicrmw add ptr @added, i32 4 seq_cst
  %d = load ptr, ptr %q %e = ptrtoint ptr @number to i64 store i64 %e, ptr %q
  %f = load i32, ptr @returned ret ptr @returned
}
define i32 @reads() {
  %a = load i32, ptr @stored
  %b = load i32, ptr @returned
  %c = load i32, ptr @number
  %d = load i32, ptr @added
  %s0 = add i32 %a, %b
  %s1 = add i32 %s0, %c
  %s2 = add i32 %s1, %d
  ret i32 %s2
}
define internal i32 @commented(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @calls(i32 %n) {
  %a = call i32 @commented(i32 3)
  %b = call i32 @commented(i32 %n ; now 3
  )
  %r = add i32 %a, %b
  ret i32 %r
}
