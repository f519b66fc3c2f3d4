; Data: strings, structs with padding, references with offsets, zeros, constants, private names. `@unused` is left out.
; lilt: -S
; id: instructions: 2
%s = type { i8, i64, i16 }
@text = global [5 x i8] c"\22a\0A\00\FF"
@struct = global %s { i8 1, i64 -2, i16 3 }
@reference = global i8* getelementptr ([5 x i8], [5 x i8]* @text, i64 0, i64 2)
@function = global i64 (i64)* @id
@zeros = global [100 x i64] zeroinitializer
@flags = global [3 x i1] [i1 1, i1 0, i1 1]
@.str = private unnamed_addr constant [3 x i8] c"hi\00", align 1
@fixed = internal constant i64 42
@pointer_to_fixed = global i64* @fixed
@unused = internal constant i64 43
@pointer_in_constant = constant i8* getelementptr ([3 x i8], [3 x i8]* @.str, i64 0, i64 0)
define i64 @id(i64 %x) {
  ret i64 %x
}
