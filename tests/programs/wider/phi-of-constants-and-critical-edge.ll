; An edge from a block with two successors to one with two predecessors.
; exit: 173
define i64 @f(i64 %n) {
entry:
  %c = icmp slt i64 %n, 10
  br i1 %c, label %join, label %big
big:
  %d = icmp slt i64 %n, 100
  br i1 %d, label %join, label %huge
join:
  %v = phi i64 [ 1, %entry ], [ %n, %big ]
  %w = phi i64 [ %n, %entry ], [ 2, %big ]
  %s = add i64 %v, %w
  ret i64 %s
huge:
  ret i64 99
}
define i64 @main() {
  %a = call i64 @f(i64 5)
  %b = call i64 @f(i64 66)
  %c = call i64 @f(i64 1000)
  %s = add i64 %a, %b
  %t = add i64 %s, %c
  ret i64 %t
}
