; `tail call void @llvm.dbg.value` and its like leave nothing behind.
; exit: 42
source_filename = "debug"
declare void @llvm.dbg.value(metadata, metadata, metadata)
define i32 @main() !dbg !1 {
  tail call void @llvm.dbg.value(metadata i32 7, metadata !2, metadata !DIExpression()), !dbg !3
  %x = add i32 40, 2
  notail call void @llvm.dbg.value(metadata i32 %x, metadata !2, metadata !DIExpression()) #1
  ret i32 %x
}
attributes #1 = { nounwind }
!1 = !{}
!2 = !{}
!3 = !{}
