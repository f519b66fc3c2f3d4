; Loads of an element's parts move before a loop that stores to other parts of the same element. Those stay where the
; element is another one in each round, where the parts overlap, and where the store writes another pointer's memory.
; lilt: -O2 --run-pass=licm
; filter: has: load float in before
; rows, overlapping, other_pointer: lacks: load float in before
%section = type { float, float, float }
define void @filter(ptr %sections, i64 %k, ptr noalias %p, i64 %n) {
before:
  br label %round
round:
  %i = phi i64 [ 0, %before ], [ %next, %round ]
  %section = getelementptr %section, ptr %sections, i64 %k
  %factor = load float, ptr %section
  %at = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %at
  %y = fmul float %factor, %x
  %state = getelementptr %section, ptr %section, i32 0, i32 2
  store float %y, ptr %state
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %round, label %end
end:
  ret void
}
define void @rows(ptr %sections, i64 %n) {
before:
  br label %round
round:
  %i = phi i64 [ 0, %before ], [ %next, %round ]
  %section = getelementptr %section, ptr %sections, i64 %i
  %factor = load float, ptr %section
  %y = fmul float %factor, 0.5
  %state = getelementptr %section, ptr %section, i32 0, i32 2
  store float %y, ptr %state
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %round, label %end
end:
  ret void
}
define void @overlapping(ptr %sections, i64 %k, i64 %n) {
before:
  br label %round
round:
  %i = phi i64 [ 0, %before ], [ %next, %round ]
  %section = getelementptr %section, ptr %sections, i64 %k
  %factor = load float, ptr %section
  %near = getelementptr i8, ptr %section, i64 2
  %bits = bitcast float %factor to i32
  store i32 %bits, ptr %near
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %round, label %end
end:
  ret void
}
define void @other_pointer(ptr %sections, ptr %p, i64 %k, i64 %n) {
before:
  br label %round
round:
  %i = phi i64 [ 0, %before ], [ %next, %round ]
  %section = getelementptr %section, ptr %sections, i64 %k
  %factor = load float, ptr %section
  %y = fmul float %factor, 0.5
  %state = getelementptr %section, ptr %p, i32 0, i32 2
  store float %y, ptr %state
  %next = add i64 %i, 1
  %c = icmp slt i64 %next, %n
  br i1 %c, label %round, label %end
end:
  ret void
}
