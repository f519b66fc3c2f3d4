; The product of an induction variable and a row's size becomes a pointer that the loop advances. Addresses that differ
; by a constant share the pointer; an invariant address is computed once, before the loop.
; lilt: -O2 --disable-pass=loop-vectorize --stop-after=loop-strength-reduce
; column, from_there, structs, wide: lacks: mul in body
; column: has: i64 1920 in body
; column: has: i64 3840 in body
; from_there: count: 1 mul in entry
; structs: count: 1 phi ptr in body
; structs: has: i64 16 in body
; wide: count: 1 mul in entry
; every_level: count: 1 mul
; every_level: has: mul i64 %k, 3 in entry
define i64 @column(ptr %m, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %at = getelementptr inbounds [240 x i64], ptr %m, i64 %i
  %a = load i64, ptr %at
  %j = or disjoint i64 %i, 1
  %at2 = getelementptr inbounds [240 x i64], ptr %m, i64 %j
  %b = load i64, ptr %at2
  %c = add i64 %a, %b
  %more = add i64 %sum, %c
  %next = add nuw nsw i64 %i, 2
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define void @from_there(ptr %m, i64 %first, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ %first, %entry ], [ %next, %body ]
  %at = getelementptr inbounds [240 x i64], ptr %m, i64 %i, i64 7
  store i64 0, ptr %at
  %next = sub i64 %i, 3
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @structs(ptr %s, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %x = getelementptr inbounds { i64, i64, i64 }, ptr %s, i64 %i, i32 1
  store i64 1, ptr %x
  %y = getelementptr inbounds { i64, i64, i64 }, ptr %s, i64 %i, i32 2
  store i64 2, ptr %y
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define i64 @wide(ptr %m, i32 %row, i64 %n) {
entry:
  %r = sext i32 %row to i64
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %at = getelementptr inbounds [240 x i64], ptr %m, i64 %r, i64 %i
  %a = load i64, ptr %at
  %more = add i64 %sum, %a
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define i64 @every_level(ptr %m, i64 %k, i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i2, %end ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j2, %inner ]
  %sum = phi i64 [ 0, %outer ], [ %more, %inner ]
  %at = getelementptr { i64, i64, i64 }, ptr %m, i64 %k, i32 1
  %a = load volatile i64, ptr %at
  %at2 = getelementptr { i64, i64, i64 }, ptr %m, i64 %k, i32 2
  %b = load volatile i64, ptr %at2
  %c = add i64 %a, %b
  %more = add i64 %sum, %c
  %j2 = add i64 %j, 1
  %d = icmp eq i64 %j2, %n
  br i1 %d, label %end, label %inner
end:
  %i2 = add i64 %i, 1
  %e = icmp eq i64 %i2, %n
  br i1 %e, label %out, label %outer
out:
  ret i64 %more
}
