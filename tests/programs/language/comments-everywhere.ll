;; a comment with two semicolons
; exit: 5
; "quotes @in %comments { ( [ do not matter
;
define ; between
  i64    ; tokens
  @main  ; of a
  (      ; definition
  )      ; header
{        ; open
  ; alone on its line
  %a = add i64 2, ; in an instruction
               3
  ret i64 %a;no space
}        ; close
; at the end without newline
