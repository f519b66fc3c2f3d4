; The register of a PHI goes along a chain of commutable instructions and back to the PHI: the loop
; copies the value once, for the shift.
; lilt: --stop-after=regalloc
; hash: max-moves: 1
; mixed: max-moves: 1
; read_after: max-moves: 0 in loops
define void @hash(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %h = phi i32 [ 5381, %entry ], [ %h2, %loop ]
  %m = mul i32 %h, 33
  %q = getelementptr i8, ptr %p, i64 %i
  %c = load i8, ptr %q
  %x = zext i8 %c to i32
  %h2 = xor i32 %m, %x
  %i2 = add i64 %i, 1
  %d = icmp eq i64 %i2, %n
  br i1 %d, label %out, label %loop
out:
  store i32 %h2, ptr %p
  ret void
}
define void @mixed(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %h = phi i32 [ 1, %entry ], [ %h3, %loop ]
  %m = mul i32 %h, 33
  %q = getelementptr i8, ptr %p, i64 %i
  %c = load i8, ptr %q
  %x = zext i8 %c to i32
  %h2 = add i32 %m, %x
  %h3 = or i32 %h2, 4096
  %i2 = add i64 %i, 1
  %d = icmp eq i64 %i2, %n
  br i1 %d, label %out, label %loop
out:
  store i32 %h3, ptr %p
  ret void
}
; A sum that is read after a loop which tests at its top: two operations an iteration, and no copy.
define i64 @read_after(ptr %p, i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i2, %body ]
  %s = phi i64 [ 0, %entry ], [ %s2, %body ]
  %d = icmp slt i64 %i, %n
  br i1 %d, label %body, label %out
body:
  %q = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %q
  %xw = sext i32 %x to i64
  %s1 = xor i64 %xw, %s
  %r = getelementptr i8, ptr %q, i64 4
  %y = load i32, ptr %r
  %yw = sext i32 %y to i64
  %s2 = add i64 %yw, %s1
  %i2 = add i64 %i, 2
  br label %head
out:
  ret i64 %s
}
