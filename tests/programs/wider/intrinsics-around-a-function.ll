; What is around a function: registers, the thread, the frame, the floating-point environment, trampolines' addresses.
; exit: 31
; interpret-error: 18: unsupported
source_filename = "t"
target triple = "x86_64-pc-linux-gnu"

@vtable = constant { i64, ptr, i32 } { i64 7, ptr @vtable, i32 -8 }, !type !1

declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
declare { ptr, i1 } @llvm.type.checked.load.relative(ptr, i32, metadata)
declare void @llvm.assume(i1)

define i32 @main() {
  %p = load volatile ptr, ptr getelementptr (i8, ptr @vtable, i64 8)
  %fits = call i1 @llvm.type.test(ptr %p, metadata !"type")
  call void @llvm.assume(i1 %fits)
  %public = call i1 @llvm.public.type.test(ptr %p, metadata !"type")
  %loaded = call { ptr, i1 } @llvm.type.checked.load(ptr %p, i32 8, metadata !"type")
  %function = extractvalue { ptr, i1 } %loaded, 0
  %good = extractvalue { ptr, i1 } %loaded, 1
  call void @llvm.assume(i1 %good)
  %near = call { ptr, i1 } @llvm.type.checked.load.relative(ptr %p, i32 16, metadata !"type")
  %before = extractvalue { ptr, i1 } %near, 0
  %start = getelementptr i8, ptr %before, i64 8
  %a1 = icmp eq ptr %function, @vtable
  %a2 = icmp eq ptr %start, @vtable
  %a3 = and i1 %a1, %a2
  %a = and i1 %a3, %public

  %stack = call i64 @llvm.read_register.i64(metadata !0)
  %saved = call ptr @llvm.stacksave()
  %saved.number = ptrtoint ptr %saved to i64
  %b = icmp eq i64 %stack, %saved.number

  %thread = call ptr @llvm.thread.pointer()
  %itself = load ptr, ptr %thread
  %c = icmp eq ptr %thread, %itself

  %frame = call ptr @llvm.eh.dwarf.cfa(i32 0)
  %return = call ptr @llvm.addressofreturnaddress()
  %above = getelementptr i8, ptr %return, i64 8
  %d = icmp eq ptr %frame, %above

  %mode = call i64 @llvm.get.fpmode.i64()
  call void @llvm.set.rounding(i32 0)
  %rounding = call i32 @llvm.get.rounding()
  call void @llvm.set.fpmode.i64(i64 %mode)
  %usual = call i32 @llvm.get.rounding()
  %environment = call i256 @llvm.get.fpenv.i256()
  call void @llvm.set.rounding(i32 2)
  call void @llvm.set.fpenv.i256(i256 %environment)
  %again = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 3)
  call void @llvm.reset.fpmode()
  %third = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 3)
  call void @llvm.reset.fpenv()
  %last = call i32 @llvm.get.rounding()
  %e1 = mul i32 %usual, %again
  %e2 = mul i32 %third, %last
  %e3 = mul i32 %e1, %e2
  %e4 = add i32 %e3, %rounding
  %e = icmp eq i32 %e4, 1

  %a.bit = zext i1 %a to i32
  %b.bit = select i1 %b, i32 2, i32 0
  %c.bit = select i1 %c, i32 4, i32 0
  %d.bit = select i1 %d, i32 8, i32 0
  %e.bit = select i1 %e, i32 16, i32 0
  %s1 = or i32 %a.bit, %b.bit
  %s2 = or i32 %c.bit, %d.bit
  %s3 = or i32 %s1, %s2
  %sum = or i32 %s3, %e.bit
  ret i32 %sum
}

!0 = !{!"rsp"}
!1 = !{i64 0, !"type"}
