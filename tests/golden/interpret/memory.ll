; Objects, distances in them and the bytes that library functions read and write; values that are undefined in part or as
; a whole; vectors and structs; an instruction that is not finished when the program is stopped.
; lilt: interpret --trace
; message: %first = heap#1+8
; message: reads @text (6 bytes: "seven\00"), writes heap#1+8 (6 bytes: "seven\00")
; message: %twice = <2, 4, 6, 8>
; message: %pair = {undef, 0.5}
; message: %again = heap#1+8 (freed)
; message: %"odd name" = @main
@text = private constant [6 x i8] c"seven\00"
@numbers = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare ptr @malloc(i64)
declare void @free(ptr)
declare ptr @strcpy(ptr, ptr)
declare void @llvm.lifetime.start.p0(i64, ptr)

define i32 @main() {
  %cell = alloca ptr
  call void @llvm.lifetime.start.p0(i64 8, ptr %cell)
  %heap = call ptr @malloc(i64 24)
  %first = getelementptr i8, ptr %heap, i64 8
  %copied = call ptr @strcpy(ptr %first, ptr @text)
  store ptr %first, ptr %cell
  %kept = load ptr, ptr %cell
  %half = load i64, ptr %kept
  %all = load <4 x i32>, ptr @numbers
  %twice = add <4 x i32> %all, %all
  store <4 x i32> %twice, ptr @numbers
  %pair = insertvalue { i32, double } undef, double 5.0e-1, 1
  %wide = zext i32 7 to i128
  %old = atomicrmw add ptr @numbers, i32 5 seq_cst
  %"odd name" = select i1 true, ptr @main, ptr null
  %number = inttoptr i64 4096 to ptr
  call void @free(ptr %heap)
  %again = getelementptr i8, ptr %kept, i64 0
  %late = load i8, ptr %again
  ret i32 0
}
