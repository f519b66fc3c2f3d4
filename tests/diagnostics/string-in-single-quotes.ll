; error: 3:22: a string is written c"..."
; error: 3:23: expected a definition
@s = global [6 x i8] c'hello'
