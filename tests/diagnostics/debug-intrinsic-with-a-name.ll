; error: 3:3: result
define i64 @main() {
  %x = tail call void @llvm.dbg.label(metadata !1)
  ret i64 0
}
