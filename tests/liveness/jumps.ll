; Blocks that leave by several jumps, each of which needs other values.
declare i32 @made(i32)
declare i32 @__gxx_personality_v0(...)

define i32 @two_ways(i32 %number, i32 %left, i32 %right) {
entry:
  %is.low = icmp slt i32 %number, 5
  br i1 %is.low, label %low, label %high

low:
  ret i32 %left

high:
  ret i32 %right
}

; Two conditional jumps to one block, and one to the other.
define i32 @unordered(double %a, double %b, i32 %same, i32 %other) {
entry:
  %is.same = fcmp oeq double %a, %b
  br i1 %is.same, label %equal, label %different

equal:
  ret i32 %same

different:
  ret i32 %other
}

; A call that leaves to its landing pad.
define i32 @invoked(i32 %a, i32 %kept, i32 %lost) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @made(i32 %a) to label %done unwind label %thrown

done:
  %sum = add i32 %r, %kept
  ret i32 %sum

thrown:
  %caught = landingpad { ptr, i32 } cleanup
  %again = call i32 @made(i32 %lost)
  ret i32 %again
}

; A jump through a table behind a comparison.
define i32 @table(i32 %number, i32 %b, i32 %c, i32 %d) {
entry:
  switch i32 %number, label %none [
    i32 0, label %first
    i32 1, label %second
    i32 2, label %third
    i32 3, label %none
    i32 4, label %first
    i32 5, label %second
  ]

none:
  ret i32 %b

first:
  ret i32 %c

second:
  ret i32 %d

third:
  ret i32 %number
}

; Phis read on one edge of two.
define i64 @loop(i64 %count, i64 %start, i64 %step, i64 %bias) {
entry:
  br label %again

again:
  %n = phi i64 [ %count, %entry ], [ %fewer, %again ]
  %sum = phi i64 [ %start, %entry ], [ %next, %again ]
  %next = add i64 %sum, %step
  %fewer = sub i64 %n, 1
  %more = icmp sgt i64 %fewer, 0
  br i1 %more, label %again, label %done

done:
  %result = xor i64 %sum, %bias
  ret i64 %result
}
