; Memory that a loop promotes had the indices of other accesses: once they are constants, what these address is promoted
; in the next turn.
; lilt: -O2 --run-pass=register-promotion
; rotate: lacks: load in body
; rotate: lacks: store in body
@i = internal global i64 0
@j = internal global i64 0
@cells = internal global [4 x double] zeroinitializer
define void @rotate(i64 %n) {
entry:
  store i64 1, ptr @i
  store i64 2, ptr @j
  br label %body
body:
  %count = phi i64 [ 0, %entry ], [ %next, %body ]
  %i = load i64, ptr @i
  %j = load i64, ptr @j
  %from = getelementptr inbounds [4 x double], ptr @cells, i64 0, i64 %i
  %to = getelementptr inbounds [4 x double], ptr @cells, i64 0, i64 %j
  %x = load double, ptr %from
  %y = load double, ptr %to
  %sum = fadd double %x, %y
  store double %sum, ptr %to
  store i64 %i, ptr @i
  store i64 %j, ptr @j
  %next = add i64 %count, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %body, label %out
out:
  ret void
}
