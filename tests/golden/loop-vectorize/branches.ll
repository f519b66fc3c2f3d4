; A load or a store that some iterations go without, and that no mask makes (SSE2), has a branch around it for each lane,
; and one around all of them: no memory is read or written that the loop would not read or write.
; lilt: -O2 --stop-after=loop-vectorize --remarks
; sometimes: has: bitcast <4 x i1>
; sometimes: has: load <4 x float>
; sometimes: count: 6 store float
; sometimes: count: 1 store <4 x float>
; masked: has: llvm.masked.store
; masked: lacks: bitcast
; loaded: has: bitcast <4 x i1>
; loaded: count: 4 insertelement <4 x float>
; short: lacks: x float>
define void @sometimes(ptr noalias %a, ptr noalias %b, ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %at
  %square = fmul float %x, %x
  %y = fsub float %square, 2.0
  %to = getelementptr float, ptr %a, i64 %i
  store float %y, ptr %to
  %is_negative = fcmp olt float %y, 0.0
  br i1 %is_negative, label %negative, label %join
negative:
  %also = getelementptr float, ptr %b, i64 %i
  store float %square, ptr %also
  br label %join
join:
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @masked(ptr noalias %a, ptr noalias %b, ptr %p, i64 %n) "target-cpu"="x86-64-v3" {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %at
  %is_negative = fcmp olt float %x, 0.0
  br i1 %is_negative, label %negative, label %join
negative:
  %also = getelementptr float, ptr %b, i64 %i
  store float %x, ptr %also
  br label %join
join:
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @loaded(ptr noalias %a, ptr noalias %b, ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %at
  %square = fmul float %x, %x
  %cube = fmul float %square, %x
  %more = fadd float %cube, %square
  %less = fsub float %more, 3.0
  %to = getelementptr float, ptr %a, i64 %i
  store float %less, ptr %to
  %is_negative = fcmp olt float %x, 0.0
  br i1 %is_negative, label %negative, label %join
negative:
  %also = getelementptr float, ptr %b, i64 %i
  %old = load float, ptr %also
  br label %join
join:
  %z = phi float [ %x, %body ], [ %old, %negative ]
  store float %z, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @short(ptr noalias %a, ptr noalias %b, ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr float, ptr %p, i64 %i
  %x = load float, ptr %at
  %square = fmul float %x, %x
  %to = getelementptr float, ptr %a, i64 %i
  store float %square, ptr %to
  %is_negative = fcmp olt float %x, 0.0
  br i1 %is_negative, label %negative, label %join
negative:
  %also = getelementptr float, ptr %b, i64 %i
  %old = load float, ptr %also
  %new = fadd float %old, 1.0
  store float %new, ptr %also
  br label %join
join:
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
