; error: 2:18: element of a vector
@v = global <3 x { i32 }> zeroinitializer
@p = global ptr null
