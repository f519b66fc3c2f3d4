; Copies and fills of memory as LLVM wrote them before version 7, with the alignment as an operand.
; exit: 42
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
declare void @llvm.memmove.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
declare void @llvm.memset.p0i8.i64(i8*, i8, i64, i32, i1)

@source = global [4 x i64] [i64 1, i64 2, i64 3, i64 36]

define i64 @main() {
  %to = alloca [4 x i64]
  %bytes = bitcast [4 x i64]* %to to i8*
  %from = bitcast [4 x i64]* @source to i8*
  call void @llvm.memset.p0i8.i64(i8* %bytes, i8 -1, i64 32, i32 8, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %bytes, i8* %from, i64 32, i32 8, i1 false)
  %second = getelementptr [4 x i64], [4 x i64]* %to, i64 0, i64 1
  %part = bitcast i64* %second to i8*
  call void @llvm.memmove.p0i8.p0i8.i64(i8* %part, i8* %bytes, i64 16, i32 1, i1 true)
  %a = load i64, i64* %second
  %third = getelementptr [4 x i64], [4 x i64]* %to, i64 0, i64 2
  %b = load i64, i64* %third
  %last = getelementptr [4 x i64], [4 x i64]* %to, i64 0, i64 3
  %c = load i64, i64* %last
  %ab = mul i64 %a, %b
  %four = mul i64 %ab, 3
  %sum = add i64 %four, %c
  ret i64 %sum
}
