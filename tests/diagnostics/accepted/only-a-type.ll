%t = type { i64, %t* }
