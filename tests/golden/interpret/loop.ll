; Each turn of a loop tells the edge that it came by and what the phis take. A trace of chosen functions names variables of
; the others, too.
; lilt: interpret --trace
; lilt: interpret --trace --filter-print-funcs=exchange
; message: loop:                                       ; from %entry
; message: [ %a, %loop ] ; %b = 0
; message: @exchange(ptr %left = @main#1:%x, ptr %right = @main#1:%y)
; message: reads untraced %x (4 bytes)
define i32 @turn(i32 %count) {
entry:
  br label %loop
loop:
  %a = phi i32 [ 0, %entry ], [ %b, %loop ]
  %b = phi i32 [ 1, %entry ], [ %a, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  switch i32 %next, label %loop [
    i32 2, label %out
    i32 9, label %never
  ]
out:
  ret i32 %a
never:
  unreachable
}

define void @exchange(ptr %left, ptr %right) {
  %old = load i32, ptr %left
  %new = load i32, ptr %right
  store i32 %new, ptr %left
  store i32 %old, ptr %right
  ret void
}

define i32 @main() {
  %x = alloca i32
  %y = alloca i32
  %one = call i32 @turn(i32 2)
  store i32 %one, ptr %x
  store i32 0, ptr %y
  call void @exchange(ptr %x, ptr %y)
  %zero = load i32, ptr %x
  ret i32 %zero
}
