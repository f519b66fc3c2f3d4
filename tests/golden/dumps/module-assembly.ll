; `module asm` is part of each section of --print-after, which is an input by itself.
; lilt: -O0 --print-after=isel --filetype=null
source_filename = "module-assembly.c"

module asm ".globl answer"
module asm "answer: movl $42, %eax"
module asm "ret"

declare i32 @answer()

define i32 @main() {
  %1 = call i32 @answer()
  ret i32 %1
}
