; A small array that loops of constant rounds index becomes a scalar for each element: more instructions may come in than
; for other loops. An array whose address escapes is no reason.
; lilt: -O2 --stop-after=loop-unroll
; sums: lacks: alloca
; sums: lacks: br i1
; sums: count: 12 load
; escapes: count: 2 br i1
declare void @use(ptr)
define void @sums(ptr %p, ptr %q) {
entry:
  %x = alloca [12 x i64]
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i2, %first ]
  %from = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %from
  %in = getelementptr [12 x i64], ptr %x, i64 0, i64 %i
  store i64 %a, ptr %in
  %i2 = add i64 %i, 1
  %c = icmp ult i64 %i2, 12
  br i1 %c, label %first, label %second
second:
  %j = phi i64 [ 11, %first ], [ %j2, %second ]
  %s = phi i64 [ 0, %first ], [ %t, %second ]
  %out = getelementptr [12 x i64], ptr %x, i64 0, i64 %j
  %b = load i64, ptr %out
  %t = sub i64 %b, %s
  %u = xor i64 %t, %j
  %v = mul i64 %u, %b
  %w = lshr i64 %v, 7
  %to = getelementptr i64, ptr %q, i64 %j
  store i64 %w, ptr %to
  %j2 = add i64 %j, -1
  %d = icmp sgt i64 %j, 0
  br i1 %d, label %second, label %done
done:
  ret void
}
define void @escapes(ptr %p, ptr %q) {
entry:
  %x = alloca [16 x i64]
  call void @use(ptr %x)
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i2, %first ]
  %s = phi i64 [ 0, %entry ], [ %t, %first ]
  %from = getelementptr i64, ptr %p, i64 %i
  %a = load i64, ptr %from
  %a1 = mul i64 %a, %s
  %a2 = lshr i64 %a1, 7
  %a3 = add i64 %a2, %a
  %a4 = mul i64 %a3, %a1
  %a5 = xor i64 %a4, %i
  %a6 = sub i64 %a5, %a2
  %t = mul i64 %a6, %a3
  %in = getelementptr [16 x i64], ptr %x, i64 0, i64 %i
  store i64 %t, ptr %in
  %to = getelementptr i64, ptr %q, i64 %i
  store i64 %a1, ptr %to
  %i2 = add i64 %i, 1
  %c = icmp ult i64 %i2, 16
  br i1 %c, label %first, label %out
out:
  %at = getelementptr [16 x i64], ptr %x, i64 0, i64 15
  %b = load i64, ptr %at
  %d = icmp eq i64 %b, 0
  br i1 %d, label %zero, label %done
zero:
  store i64 0, ptr %q
  br label %done
done:
  ret void
}
