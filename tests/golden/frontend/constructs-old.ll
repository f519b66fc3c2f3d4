; The oldest syntax: no result type in load and getelementptr, typed pointers, i32 indices, an unlabelled entry.
; lilt: -O0 --stop-after=mem2reg
; lacks: i8*
; lacks: %list*
target triple = "x86_64-unknown-linux"
%pair = type { i64, %list* }
%list = type { %pair, [2 x i8], i1 }
@text = global [6 x i8] c"a\22\5Cb\0A\00"
@next = global %list* @cell
@cell = global %list { %pair { i64 -1, %list* null }, [2 x i8] c"xy", i1 true }
@callback = global i64 (i64)* @twice
@other = external global i64

define i64 @twice(i64 %x) {
  %1 = shl i64 %x, 1
  ret i64 %1
}

define void @main_part(%list* %l, i8** %argv) {
  %p = getelementptr %list* %l, i32 0, i32 0, i32 1
  %q = load %list** %p
  %same = icmp eq %list* %q, %l
  br i1 %same, label %out, label %in
in:
  %f = load i64 (i64)** @callback
  %7 = call i64 %f(i64 3)
  %b = bitcast %list* %l to i8*
  call void @ll_puts(i8* %b)
  store i64 %7, i64* @other
  br label %out
out:
  ret void
}
declare void @ll_puts(i8*)
