; error: 2:19: fast
@a = thread_local(fast) global i32 0
@p = global ptr null
