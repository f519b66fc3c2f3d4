; The place and the hint of mistakes that beginners make.
; error: 12:18: undefined type '%n'; if that is the name of a value, its type comes first
; error: 12:21: expected ',' or ')' after a parameter, found 'i64'
; error: 18:23: expected a type, found '"'; a string is the value of a global, written '[3 x i8] c"hi\00"'
; error: 19:8: expected an instruction, found 'ADD'; did you mean 'add'?
; error: 20:12: 'add' works on integers, not on 'i64*'; did you mean 'getelementptr'?
; error: 21:12: 'sub' works on integers, not on 'i64*'; did you mean 'getelementptr'?
; error: 22:12: 'mul' works on integers, not on 'i64*'
; error: 23:17: undefined function '@print'; did you mean '@printf'?
; error: 24:13: expected an instruction or a label, found '#'; comments begin with ';'

define i64 @name(%n i64) {
  ret i64 0
}

define i64 @main() {
  %p = alloca i64
  %a = call i64 @puts("hi")
  %b = ADD i64 1, 2
  %c = add i64* %p, 8
  %d = sub i64* %p, 8
  %e = mul i64* %p, 8
  %f = call i64 @print(i64 5)
  ret i64 0 # the end
}
