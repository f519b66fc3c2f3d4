; A phi without values, as LLVM prints it in a block without predecessors, at the end of its line and before metadata.
; exit: 5
source_filename = "phi-without-values.c"

define i32 @main() {
entry:
  ret i32 5

dead:                                             ; No predecessors!
  %x = phi i32 
  %y = phi ptr, !note !0
  store i32 %x, ptr %y
  br label %behind

behind:
  %z = phi i32 [ %x, %dead ]
  ret i32 %z
}

!0 = !{!"int"}
