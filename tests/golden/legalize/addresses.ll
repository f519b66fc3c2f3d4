; A getelementptr becomes single steps: constants in bytes, variables times an element of 1, 2, 4 or 8 bytes.
; lilt: -O0 --stop-after=legalize
; lacks: %node
; fields: count: 3 getelementptr
; constant, expression: count: 1 getelementptr
%node = type { i64, [10 x i32], %node* }
@table = global [3 x %node] zeroinitializer
define i32* @fields(%node* %n, i64 %i, i64 %j) {
  %1 = getelementptr %node, %node* %n, i64 %i, i32 1, i64 %j
  ret i32* %1
}
define %node** @constant(%node* %n) {
  %1 = getelementptr %node, %node* %n, i64 2, i32 2
  ret %node** %1
}
define i32 @expression() {
  %1 = load i32, i32* getelementptr ([3 x %node], [3 x %node]* @table, i64 0, i64 1, i32 1, i64 2)
  ret i32 %1
}
