; A call that only reads may read what the loop stores: the store stays, a load of it need not.
; lilt: -O2 --run-pass=register-promotion
; lacks: load in body
; has: store in body
@g = internal global i64 5
declare i64 @length(ptr) memory(read)
define i64 @counted(ptr %s) {
entry:
  br label %preheader
preheader:
  br label %body
body:
  %i = phi i64 [ 0, %preheader ], [ %next, %body ]
  %v = load i64, ptr @g
  %w = add i64 %v, 1
  store i64 %w, ptr @g
  %n = call i64 @length(ptr %s)
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %w
}
