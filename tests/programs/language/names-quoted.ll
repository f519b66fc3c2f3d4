; exit: 11
%"type with blanks" = type { i64, i64 }
@"a b" = global %"type with blanks" { i64 5, i64 6 }
define i64 @"function; not a comment"(%"type with blanks"* %"x y") {
  %"1st" = getelementptr %"type with blanks", %"type with blanks"* %"x y", i32 0, i32 0
  %"2nd" = getelementptr %"type with blanks", %"type with blanks"* %"x y", i32 0, i32 1
  %"a, b" = load i64, i64* %"1st"
  %"@g" = load i64, i64* %"2nd"
  br label %"the end"
"the end":
  %"%s" = add i64 %"a, b", %"@g"
  ret i64 %"%s"
}
define i64 @main() {
  %r = call i64 @"function; not a comment"(%"type with blanks"* @"a b")
  ret i64 %r
}
