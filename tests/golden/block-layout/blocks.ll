; Block layout: rotated loops, short returns copied, conditions inverted to fall through.
; lilt: --stop-after=block-layout --disable-pass=mark-tail-calls,shrink-wrap
; while_loop: lacks: JMP bb.1 in body
; if_then: lacks: JMP
; copied_return: count: 2 RET
declare void @f()
define i64 @while_loop(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ %n, %entry ], [ %next, %body ]
  %1 = icmp sgt i64 %i, 0
  br i1 %1, label %body, label %done
body:
  call void @f()
  %next = sub i64 %i, 1
  br label %head
done:
  ret i64 %i
}
define i64 @early_return(i64* %p) {
  %1 = icmp eq i64* %p, null
  br i1 %1, label %none, label %some
none:
  ret i64 0
some:
  %2 = load i64, i64* %p
  ret i64 %2
}
define void @if_then(i64 %a) {
  %1 = icmp slt i64 %a, 5
  br i1 %1, label %then, label %join
then:
  call void @f()
  br label %join
join:
  call void @f()
  ret void
}
define i64 @nested(i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i2, %outer_end ]
  %s = phi i64 [ 0, %entry ], [ %s3, %outer_end ]
  %1 = icmp slt i64 %i, %n
  br i1 %1, label %inner, label %done
inner:
  %j = phi i64 [ 0, %outer ], [ %j2, %inner_body ]
  %s2 = phi i64 [ %s, %outer ], [ %s3b, %inner_body ]
  %2 = icmp slt i64 %j, %m
  br i1 %2, label %inner_body, label %outer_end
inner_body:
  %3 = mul i64 %i, %j
  %s3b = add i64 %s2, %3
  %j2 = add i64 %j, 1
  br label %inner
outer_end:
  %s3 = phi i64 [ %s2, %inner ]
  %i2 = add i64 %i, 1
  br label %outer
done:
  ret i64 %s
}
define i64 @copied_return(i64 %a) {
  %1 = icmp slt i64 %a, 5
  br i1 %1, label %less, label %more
less:
  call void @f()
  br label %join
more:
  %2 = mul i64 %a, 3
  br label %join
join:
  %3 = phi i64 [ 1, %less ], [ %2, %more ]
  ret i64 %3
}
