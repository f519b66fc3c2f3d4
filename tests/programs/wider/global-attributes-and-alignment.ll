; What clang writes around a global and a function is read past.
; exit: 9
source_filename = "attributes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
@g = dso_local global i64 4, align 8
@h = internal unnamed_addr constant i64 5, align 8
define dso_local i64 @main() #0 {
  %a = alloca i64, align 8
  %v = load i64, ptr @g, align 8
  store i64 %v, ptr %a, align 8
  %w = load i64, ptr %a, align 8
  %x = load i64, ptr @h, align 8
  %s = add nsw i64 %w, %x
  ret i64 %s
}
attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" }
!llvm.module.flags = !{!0}
!llvm.ident = !{!1}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"a compiler"}
