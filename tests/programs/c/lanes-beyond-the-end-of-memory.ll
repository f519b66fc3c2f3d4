; Vectors whose last lanes are beyond the end of memory, which a mask leaves out: nothing accesses them.
; exit: 30
target triple = "x86_64-pc-linux-gnu"

@count = global i32 5

declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @mprotect(ptr, i64, i32)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr, i32, <16 x i1>)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr, i32, <16 x i1>, <16 x i32>)
declare <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x i32>)
declare i32 @llvm.vector.reduce.add.v16i32(<16 x i32>)

define i32 @main() "min-legal-vector-width"="512" "prefer-vector-width"="512" {
  %pages = call ptr @mmap(ptr null, i64 8192, i32 3, i32 34, i32 -1, i64 0)
  %end = getelementptr i8, ptr %pages, i64 4096
  %r = call i32 @mprotect(ptr %end, i64 4096, i32 0)
  %place = getelementptr i8, ptr %end, i64 -20
  %n = load volatile i32, ptr @count
  %first = insertelement <16 x i32> poison, i32 %n, i64 0
  %all = shufflevector <16 x i32> %first, <16 x i32> poison, <16 x i32> zeroinitializer
  %mask = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %all
  call void @llvm.masked.store.v16i32.p0(<16 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16>, ptr %place, i32 4, <16 x i1> %mask)
  %loaded = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr %place, i32 4, <16 x i1> %mask, <16 x i32> zeroinitializer)
  %places = getelementptr i32, ptr %place, <16 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %gathered = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> %places, i32 4, <16 x i1> %mask, <16 x i32> zeroinitializer)
  %sum = add <16 x i32> %loaded, %gathered
  %total = call i32 @llvm.vector.reduce.add.v16i32(<16 x i32> %sum)
  ret i32 %total
}
