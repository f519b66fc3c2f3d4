; A global that is `constant` may be read only.
; strict: error 8: read-only: store to the constant '@limit'
; note: 4: it is defined here
@limit = constant i64 10
@count = global i64 10
define i64 @main() {
  store i64 11, i64* @count
  store i64 11, i64* @limit
  ret i64 0
}
