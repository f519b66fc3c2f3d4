; error: 7:33: 'i32' is not a vector type
; error: 8:59: index has type 'float', expected an integer
; error: 9:82: an element of the mask is not an index into the two vectors
; error: 10:56: element has type 'i64', expected 'i32'
; error: 11:17: 'extractelement' has type 'i32', expected 'i64'
source_filename = "lanes-of-constants"
@a = global i32 extractelement (i32 3, i32 1)
@b = global i32 extractelement (<2 x i32> <i32 3, i32 4>, float 1.0)
@c = global <2 x i32> shufflevector (<2 x i32> <i32 3, i32 4>, <2 x i32> poison, <2 x i32> <i32 9, i32 0>)
@d = global <2 x i32> insertelement (<2 x i32> poison, i64 5, i32 0)
@e = global i64 extractelement (<2 x i32> <i32 3, i32 4>, i32 1)
