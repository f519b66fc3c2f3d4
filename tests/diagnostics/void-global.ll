; error: 2:13: void
@g = global void null
