; A field of a struct at null: the offset makes it no less null.
; interpret-error: 8: null-pointer
%node = type { i64, i64, %node* }
@head = global %node* null
define i64 @main() {
  %n = load %node** @head
  %p = getelementptr %node* %n, i32 0, i32 1
  store i64 1, i64* %p
  ret i64 0
}
