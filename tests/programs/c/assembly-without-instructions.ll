; Inline assembly that does nothing: values pass through it by number or by the name of a register,
; written with any of its widths; `nop` and `pause` count as nothing.
; exit: 42
target triple = "x86_64-pc-linux-gnu"

define i64 @by_name(i64 %a, i64 %b) noinline {
  %r = call { i64, i64 } asm sideeffect "", "={rdi},={rsi},{rsi},{rdi},~{memory}"(i64 %a, i64 %b)
  %first = extractvalue { i64, i64 } %r, 0
  %second = extractvalue { i64, i64 } %r, 1
  %scaled = mul i64 %first, 10
  %sum = add i64 %scaled, %second
  ret i64 %sum
}

define i32 @by_width(i32 %a, ptr %place) noinline {
  %r = call { i32, i32 } asm sideeffect "nop\0A\09rep; nop # nothing", "=*m,={r9d},={eax},r,{ax},{r9}"(ptr elementtype(i32) %place, i32 7, i32 %a, i64 3)
  %first = extractvalue { i32, i32 } %r, 0
  %second = extractvalue { i32, i32 } %r, 1
  %sum = mul i32 %first, %second
  ret i32 %sum
}

define double @by_vector_register(double %x) noinline {
  %r = call double asm "pause", "={xmm3},{xmm3}"(double %x)
  ret double %r
}

define i32 @main() {
  %place = alloca i32
  store i32 4, ptr %place
  %a = call i64 @by_name(i64 2, i64 1)
  %b = call i32 @by_width(i32 5, ptr %place)
  %c = call double @by_vector_register(double 11.0)
  %kept = load i32, ptr %place
  %a32 = trunc i64 %a to i32
  %c32 = fptosi double %c to i32
  %ab = add i32 %a32, %b
  %abc = add i32 %ab, %c32
  %all = add i32 %abc, %kept
  ret i32 %all
}
