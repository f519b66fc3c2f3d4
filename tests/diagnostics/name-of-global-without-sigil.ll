; error: 2:1: did you mean '@g'?
g = global i64 1
