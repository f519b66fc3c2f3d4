; error: 2:18: void
@g = global [3 x void]* null
