; error: 2:18: @later
@p = global i64* @later
