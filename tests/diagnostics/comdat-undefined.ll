; error: 2:27: $g
@a = global i32 0, comdat($g)
@p = global ptr @a
