; ÿş Ã(  any bytes may stand in a comment
define i64 @f() {
  ret i64 1 ; ğŸ‰ €
}
