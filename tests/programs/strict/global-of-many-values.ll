; Each value of a block is a node of a tree: blocks beyond the machine's memory are errors at once.
; strict: error 4: out-of-memory
@small = global [1000 x i64] zeroinitializer
@many = global [4611686018 x [30 x i64]] zeroinitializer

define i64 @main() {
  %p = getelementptr [1000 x i64]* @small, i64 0, i64 7
  %v = load i64* %p
  ret i64 %v
}
