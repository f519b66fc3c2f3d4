; error: 2:6: variable
@g = variable i64 1
