; Calls that stay: of recursive functions, large ones, those that another definition may replace, `noinline`, `optnone`
; and `naked` ones, calls that are `noinline` or `musttail`, into `optnone` functions; of bodies that ask for their own
; frame or have computed jumps.
; lilt: --stop-after=inline --filter-print-funcs=recursive,large,weak,preemptible,attributes,sites,inside,frames,jumps
; recursive: count: 1 call i32 @down
; large: count: 1 call
; weak: count: 1 call
; preemptible: count: 1 call
; attributes: count: 3 call
; sites: count: 1 call
; inside: count: 1 call
; frames: count: 2 call
; jumps: count: 1 call
declare ptr @llvm.frameaddress.p0(i32)

define internal i32 @down(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @down(i32 %m)
  ret i32 %r
end:
  ret i32 0
}

define i32 @recursive(i32 %n) {
  %r = call i32 @down(i32 %n)
  ret i32 %r
}

define internal i64 @long(ptr %p) {
  %v0 = load i64, ptr %p
  %v1 = mul i64 %v0, %v0
  %v2 = mul i64 %v1, %v1
  %v3 = mul i64 %v2, %v2
  %v4 = mul i64 %v3, %v3
  %v5 = mul i64 %v4, %v4
  %v6 = mul i64 %v5, %v5
  %v7 = mul i64 %v6, %v6
  %v8 = mul i64 %v7, %v7
  %v9 = mul i64 %v8, %v8
  %v10 = mul i64 %v9, %v9
  %v11 = mul i64 %v10, %v10
  %v12 = mul i64 %v11, %v11
  %v13 = mul i64 %v12, %v12
  %v14 = mul i64 %v13, %v13
  %v15 = mul i64 %v14, %v14
  %v16 = mul i64 %v15, %v15
  %v17 = mul i64 %v16, %v16
  %v18 = mul i64 %v17, %v17
  %v19 = mul i64 %v18, %v18
  %v20 = mul i64 %v19, %v19
  %v21 = mul i64 %v20, %v20
  %v22 = mul i64 %v21, %v21
  %v23 = mul i64 %v22, %v22
  %v24 = mul i64 %v23, %v23
  %v25 = mul i64 %v24, %v24
  %v26 = mul i64 %v25, %v25
  %v27 = mul i64 %v26, %v26
  %v28 = mul i64 %v27, %v27
  %v29 = mul i64 %v28, %v28
  %v30 = mul i64 %v29, %v29
  %v31 = mul i64 %v30, %v30
  %v32 = mul i64 %v31, %v31
  %v33 = mul i64 %v32, %v32
  %v34 = mul i64 %v33, %v33
  %v35 = mul i64 %v34, %v34
  %v36 = mul i64 %v35, %v35
  %v37 = mul i64 %v36, %v36
  %v38 = mul i64 %v37, %v37
  %v39 = mul i64 %v38, %v38
  %v40 = mul i64 %v39, %v39
  %v41 = mul i64 %v40, %v40
  %v42 = mul i64 %v41, %v41
  %v43 = mul i64 %v42, %v42
  %v44 = mul i64 %v43, %v43
  %v45 = mul i64 %v44, %v44
  %v46 = mul i64 %v45, %v45
  %v47 = mul i64 %v46, %v46
  %v48 = mul i64 %v47, %v47
  %v49 = mul i64 %v48, %v48
  ret i64 %v49
}

define i64 @large(ptr %p) {
  %r = call i64 @long(ptr %p)
  ret i64 %r
}

define i64 @large_again(ptr %p) {
  %r = call i64 @long(ptr %p)
  ret i64 %r
}

define weak i32 @changed() {
  ret i32 1
}

define i32 @weak() {
  %r = call i32 @changed()
  ret i32 %r
}

define i32 @exported() {
  ret i32 1
}

define i32 @preemptible() {
  %r = call i32 @exported()
  ret i32 %r
}

define internal i32 @kept() noinline {
  ret i32 1
}

define internal i32 @untouched() noinline optnone {
  ret i32 1
}

define internal i32 @bare() naked {
  call void asm sideeffect "movl $$1, %eax; ret", ""()
  unreachable
}

define i32 @attributes() {
  %a = call i32 @kept()
  %b = call i32 @untouched()
  %c = call i32 @bare()
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  ret i32 %t
}

define internal i32 @one() {
  ret i32 1
}

define i32 @sites() {
  %a = call i32 @one() noinline
  %b = call i32 @one()
  %s = add i32 %a, %b
  ret i32 %s
}

define i32 @inside() noinline optnone {
  %a = call i32 @one()
  ret i32 %a
}

define internal ptr @own_frame() {
  %f = call ptr @llvm.frameaddress.p0(i32 0)
  ret ptr %f
}

define internal ptr @large_frame() {
  %a = alloca [2000 x i8]
  ret ptr %a
}

define void @frames(ptr %p) {
  %f = call ptr @own_frame()
  store ptr %f, ptr %p
  %g = call ptr @large_frame()
  store ptr %g, ptr %p
  ret void
}

define internal void @jump(ptr %p) {
  indirectbr ptr %p, [label %a]
a:
  ret void
}

define void @jumps(ptr %p) {
  call void @jump(ptr %p)
  ret void
}
