; A nest of short loops goes whole: the middle one is short enough once the inner one has gone, and so the outer one. The
; numbers of a constant variable, which a copy brings into an array, are constants then.
; lilt: -O2 --stop-after=dce
; sum_of_products: lacks: phi
; sum_of_products: lacks: load
; sum_of_products: lacks: alloca
; sum_of_products: has: ret i32 249
@numbers = private constant [3 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6], [3 x i32] [i32 7, i32 8, i32 9]]
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @sum_of_products() {
entry:
  %a = alloca [3 x [3 x i32]]
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @numbers, i64 36, i1 false)
  br label %rows
rows:
  %i = phi i32 [ 0, %entry ], [ %i2, %next.row ]
  %s = phi i32 [ 0, %entry ], [ %t, %next.row ]
  %ci = icmp ult i32 %i, 3
  br i1 %ci, label %columns, label %done
columns:
  %j = phi i32 [ 0, %rows ], [ %j2, %next.column ]
  %t = phi i32 [ %s, %rows ], [ %u, %next.column ]
  %cj = icmp ult i32 %j, 3
  br i1 %cj, label %terms, label %next.row
terms:
  %k = phi i32 [ 0, %columns ], [ %k2, %term ]
  %u = phi i32 [ %t, %columns ], [ %sum, %term ]
  %ck = icmp ult i32 %k, 3
  br i1 %ck, label %term, label %next.column
term:
  %at = getelementptr [3 x [3 x i32]], ptr %a, i64 0, i32 %i, i32 %k
  %x = load i32, ptr %at
  %other = getelementptr [3 x [3 x i32]], ptr %a, i64 0, i32 %k, i32 %j
  %y = load i32, ptr %other
  %p = mul i32 %x, %y
  %is.zero = icmp eq i32 %k, %j
  %part = select i1 %is.zero, i32 %p, i32 0
  %sum = add i32 %u, %part
  %k2 = add i32 %k, 1
  br label %terms
next.column:
  %j2 = add i32 %j, 1
  br label %columns
next.row:
  %i2 = add i32 %i, 1
  br label %rows
done:
  ret i32 %s
}
