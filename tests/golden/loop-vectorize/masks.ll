; Accesses that iterations may go without: a load of an object that has the elements of all iterations; a store to where
; another one stores anyway, which writes back what is there; with AVX2, any by a mask.
; lilt: -O2 --disable-pass=simplify-cfg --stop-after=loop-vectorize
; of_array: has: load <4 x i32>, ptr %
; two_sides: has: select <4 x i1>
; two_sides: has: store <4 x i32>
; masked: has: @llvm.masked.store.v8i32.p0
; masked: has: @llvm.masked.load.v8i32.p0
; Lanes with accesses of their own, where the arithmetic is worth it.
; columns: has: insertelement <4 x float>
; columns: has: extractelement <4 x float>
; What iterations may overlap is compared by the distance of the accesses, which may be of one array.
; shifted: count: 1 icmp ule ptr
@array = global [64 x i32] zeroinitializer
define void @of_array(ptr %p) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, 60
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %is_positive = icmp sgt i32 %x, 0
  br i1 %is_positive, label %positive, label %join
positive:
  %from = getelementptr [64 x i32], ptr @array, i64 0, i64 %i
  %z = load i32, ptr %from
  br label %join
join:
  %y = phi i32 [ %x, %body ], [ %z, %positive ]
  store i32 %y, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @two_sides(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %is_positive = icmp sgt i32 %x, 0
  br i1 %is_positive, label %positive, label %other
positive:
  %double = shl i32 %x, 1
  store i32 %double, ptr %at
  br label %join
other:
  %negated = sub i32 0, %x
  store i32 %negated, ptr %at
  br label %join
join:
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @masked(ptr %p, ptr noalias %q, i64 %n) "target-features"="+avx,+avx2" {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %is_positive = icmp sgt i32 %x, 0
  br i1 %is_positive, label %positive, label %join
positive:
  %from = getelementptr i32, ptr %q, i64 %i
  %z = load i32, ptr %from
  %sum = add i32 %x, %z
  store i32 %sum, ptr %from
  br label %join
join:
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @columns(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr [9 x float], ptr %p, i64 %i
  %x = load float, ptr %at
  %x2 = fmul float %x, %x
  %x3 = fmul float %x2, %x
  %s2 = fadd float %x3, %x2
  %s3 = fadd float %s2, 1.0
  %s4 = fdiv float %s3, %x
  %s5 = fsub float %s4, %x2
  %s6 = fdiv float %s5, 3.0
  store float %s6, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @shifted(ptr %p, i64 %k, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from.index = add nsw i64 %i, %k
  %from = getelementptr i32, ptr %p, i64 %from.index
  %x = load i32, ptr %from
  %y = xor i32 %x, 3
  %at = getelementptr i32, ptr %p, i64 %i
  store i32 %y, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
