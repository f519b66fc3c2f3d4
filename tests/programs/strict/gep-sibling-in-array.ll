; "indexing into a sibling … is only legal if sibling nodes are allocated as part of an array": here they are.
; strict: exit 30
@a = global [3 x i64] [i64 10, i64 20, i64 30]
define i64 @main() {
  %p = getelementptr [3 x i64]* @a, i32 0, i32 0
  %q = getelementptr i64* %p, i32 2
  %v = load i64* %q
  ret i64 %v
}
