; A call that only reads leaves loads of the loop as they are. It may not return: what stands after it may not run, so that
; stays, but for what is known to be there. What the loop stores stays too, as the call may read it.
; lilt: -O2 --run-pass=licm
; before, variable: lacks: load in body
; after, writer: has: load in body
@g = internal global i64 5
declare i64 @length(ptr) memory(read)
declare i64 @note(ptr)
define i64 @before(ptr %p, ptr %s) {
entry:
  br label %preheader
preheader:
  br label %body
body:
  %i = phi i64 [ 0, %preheader ], [ %next, %body ]
  %v = load i64, ptr %p
  %n = call i64 @length(ptr %s)
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %v
}
define i64 @after(ptr %p, ptr %s) {
entry:
  br label %preheader
preheader:
  br label %body
body:
  %i = phi i64 [ 0, %preheader ], [ %next, %body ]
  %n = call i64 @length(ptr %s)
  %v = load i64, ptr %p
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %v
}
define i64 @variable(ptr %s) {
entry:
  br label %preheader
preheader:
  br label %body
body:
  %i = phi i64 [ 0, %preheader ], [ %next, %body ]
  %n = call i64 @length(ptr %s)
  %v = load i64, ptr @g
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %v
}
define i64 @writer(ptr %s) {
entry:
  br label %preheader
preheader:
  br label %body
body:
  %i = phi i64 [ 0, %preheader ], [ %next, %body ]
  %n = call i64 @note(ptr %s)
  %v = load i64, ptr @g
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %v
}
