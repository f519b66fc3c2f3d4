; error: 2:13: %missing
@g = global %missing* null
