; Bytes of a string need not be UTF-8: four of them here.
@s = global [4 x i8] c"ÿÃ(\00"
