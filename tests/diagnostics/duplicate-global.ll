; error: 4:1: @g
; note: 3: @g
@g = global i64 1
@g = global i64 1
