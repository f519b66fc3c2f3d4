; A short block with assembly in front of a computed jump: its label is there once, however many ways lead to it.
; exit: 6
source_filename = "assembly-before-computed-goto"
target triple = "x86_64-pc-linux-gnu"
@table = private constant [3 x ptr] [ptr blockaddress(@main, %one), ptr blockaddress(@main, %two), ptr blockaddress(@main, %end)]
define i32 @main() {
entry:
  br label %dispatch
one:
  %a = add i64 %at, 1
  %x = add i32 %sum, 2
  br label %dispatch
two:
  %b = add i64 %at, 1
  %y = add i32 %sum, 4
  br label %dispatch
dispatch:
  %at = phi i64 [ 0, %entry ], [ %a, %one ], [ %b, %two ]
  %sum = phi i32 [ 0, %entry ], [ %x, %one ], [ %y, %two ]
  call void asm sideeffect ".Lonce: nopw (%rax)", "~{memory}"()
  %place = getelementptr ptr, ptr @table, i64 %at
  %target = load ptr, ptr %place
  indirectbr ptr %target, [label %one, label %two, label %end]
end:
  ret i32 %sum
}
