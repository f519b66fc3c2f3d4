; error: 2:16: 2
@g = global i1 2
