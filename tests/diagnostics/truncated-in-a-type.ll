; error: 2:17: end of
@g = global [3 x