; Chained buckets on the heap: 100 insertions, some with the same key, then look-ups.
; exit: 7
; output: 40960422663
%entry = type { i64, i64, %entry* }
@buckets = global [16 x %entry*] [%entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null, %entry* null]
@made = global i64 0
define %entry** @bucket(i64 %key) {
  %a = mul i64 %key, -7046029254386353131
  %b = lshr i64 %a, 60
  %p = getelementptr [16 x %entry*]* @buckets, i32 0, i64 %b
  ret %entry** %p
}
define %entry* @find(i64 %key) {
  %cur = alloca %entry*
  %b = call %entry** @bucket(i64 %key)
  %h = load %entry** %b
  store %entry* %h, %entry** %cur
  br label %loop
loop:
  %e = load %entry** %cur
  %n = icmp eq %entry* %e, null
  br i1 %n, label %out, label %look
look:
  %kp = getelementptr %entry* %e, i32 0, i32 0
  %k = load i64* %kp
  %same = icmp eq i64 %k, %key
  br i1 %same, label %out, label %on
on:
  %np = getelementptr %entry* %e, i32 0, i32 2
  %x = load %entry** %np
  store %entry* %x, %entry** %cur
  br label %loop
out:
  ret %entry* %e
}
define void @add(i64 %key, i64 %value) {
  %e = call %entry* @find(i64 %key)
  %n = icmp eq %entry* %e, null
  br i1 %n, label %make, label %update
make:
  %raw = call i8* @ll_malloc(i64 3, i64 8)
  %new = bitcast i8* %raw to %entry*
  %b = call %entry** @bucket(i64 %key)
  %old = load %entry** %b
  %f0 = getelementptr %entry* %new, i32 0, i32 0
  store i64 %key, i64* %f0
  %f1 = getelementptr %entry* %new, i32 0, i32 1
  store i64 %value, i64* %f1
  %f2 = getelementptr %entry* %new, i32 0, i32 2
  store %entry* %old, %entry** %f2
  store %entry* %new, %entry** %b
  %m = load i64* @made
  %m1 = add i64 %m, 1
  store i64 %m1, i64* @made
  ret void
update:
  %vp = getelementptr %entry* %e, i32 0, i32 1
  %v = load i64* %vp
  %w = add i64 %v, %value
  store i64 %w, i64* %vp
  ret void
}
define i64 @get(i64 %key) {
  %e = call %entry* @find(i64 %key)
  %n = icmp eq %entry* %e, null
  br i1 %n, label %no, label %yes
no:
  ret i64 -1
yes:
  %vp = getelementptr %entry* %e, i32 0, i32 1
  %v = load i64* %vp
  ret i64 %v
}
define i64 @main() {
  %i = alloca i64
  store i64 0, i64* %i
  br label %fill
fill:
  %n = load i64* %i
  %k0 = mul i64 %n, 37
  %k = and i64 %k0, 63
  %v = mul i64 %n, %n
  call void @add(i64 %k, i64 %v)
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 100
  br i1 %c, label %fill, label %use
use:
  %a = call i64 @get(i64 0)
  %b = call i64 @get(i64 37)
  %d = call i64 @get(i64 64)
  %e = load i64* @made
  %s1 = mul i64 %a, 100000
  %s2 = add i64 %s1, %b
  %s3 = mul i64 %s2, 100
  %s4 = add i64 %s3, %e
  %s5 = add i64 %s4, %d
  %str = call i8* @ll_ltoa(i64 %s5)
  call void @ll_puts(i8* %str)
  ret i64 %s5
}
declare i8* @ll_malloc(i64, i64)
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
