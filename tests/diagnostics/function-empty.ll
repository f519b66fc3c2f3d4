; error: 2:12: @main
define i64 @main() {
}
