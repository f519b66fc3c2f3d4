; What bitcode can say, as LLVM 19 reads it: `lilt dis` prints it as llvm-dis does. Not all of it compiles.
source_filename = "a \22name\22.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm "first: nop"
module asm "second: .asciz \22x\22"

%named = type { i32, %later, ptr }
%later = type <{ i8, [3 x half], <4 x bfloat> }>
%opaque = type opaque
%"odd name" = type { %0, x86_fp80, fp128 }
%0 = type { i1, i7, i128, i999 }

$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$only = comdat nodeduplicate
$same = comdat samesize
$"odd comdat" = comdat any

@any = linkonce_odr constant i32 1, comdat
@exact = weak global i32 2, comdat($exact)
@largest = weak_odr global i32 3, comdat($largest)
@only = global i32 4, comdat($only)
@same = linkonce global i32 5, comdat($same)
@quoted = global i32 6, comdat($"odd comdat")
@0 = private unnamed_addr constant [6 x i8] c"a\00\22\5C\FF\0A", align 1
@1 = internal global i1 true
@outside = external dso_local global %named
@weak_outside = extern_weak hidden global i8
@common = common protected local_unnamed_addr global i64 0, section "a section", align 64
@dll = external dllimport global i32
@tls1 = thread_local global i32 0
@tls2 = thread_local(localdynamic) global i32 0
@tls3 = thread_local(initialexec) global i32 0
@tls4 = thread_local(localexec) global i32 0
@space = addrspace(3) externally_initialized global i32 undef
@model = global i32 0, code_model "large"
@sane = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
@part = global i32 0, partition "a part"
@available = available_externally global i32 9
@appended = appending global [1 x ptr] [ptr @f]
@attributed = global i32 0 #0
@"name with \22 and \\" = global i32 0
@"7" = global i32 7
@$dollar = global i32 0
@wide = global i999 123456789012345678901234567890123456789012345678901234567890
@negative = global i128 -170141183460469231731687303715884105728
@narrow = global i7 -64
@floats = global { float, float, double, double, half, bfloat, x86_fp80, fp128, ppc_fp128, float, double } { float 1.5, float 0x36A0000000000000, double 0.1, double 0xFFF8000000000001, half 0xH7C00, bfloat 0xR7FC0, x86_fp80 0xK4000C8F5C28F5C28F800, fp128 0xL00000000000000004000000000000000, ppc_fp128 0xM400921FB54442D180000000000000000, float 0x7FF4000000000000, double -0.0 }
@zeros = global { float, half, x86_fp80, fp128, bfloat } zeroinitializer
@aggregates = global { [2 x i16], <3 x float>, <{ i8, i32 }>, {}, [0 x i32], [2 x { i8, ptr }], <2 x i1> } { [2 x i16] [i16 -1, i16 2], <3 x float> <float 1.0, float undef, float poison>, <{ i8, i32 }> <{ i8 1, i32 2 }>, {} zeroinitializer, [0 x i32] zeroinitializer, [2 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr null }, { i8, ptr } zeroinitializer], <2 x i1> <i1 true, i1 false> }
@data = global [4 x double] [double 1.0, double 2.0, double 3.0, double 4.0]
@halves = global <4 x half> <half 1.0, half 2.0, half 3.0, half 4.0>
@expressions = global [9 x i64] [i64 ptrtoint (ptr @outside to i64), i64 add (i64 ptrtoint (ptr @1 to i64), i64 5), i64 sub nuw nsw (i64 ptrtoint (ptr @1 to i64), i64 ptrtoint (ptr @0 to i64)), i64 xor (i64 ptrtoint (ptr @1 to i64), i64 -1), i64 trunc (i128 ptrtoint (ptr @1 to i128) to i64), i64 0, i64 mul (i64 ptrtoint (ptr @1 to i64), i64 3), i64 7, i64 bitcast (<2 x i32> <i32 1, i32 ptrtoint (ptr @1 to i32)> to i64)]
@addresses = global [6 x ptr] [ptr getelementptr inbounds (%named, ptr @outside, i64 1, i32 1), ptr getelementptr (i8, ptr @outside, i64 -3), ptr getelementptr inbounds nuw (i8, ptr @outside, i64 8), ptr getelementptr inrange(-8, 24) (i8, ptr @outside, i64 8), ptr inttoptr (i64 4096 to ptr), ptr addrspacecast (ptr addrspace(3) @space to ptr)]
@equivalents = global [2 x ptr] [ptr dso_local_equivalent @f, ptr no_cfi @f]
@blocks = global [3 x ptr] [ptr blockaddress(@jumps, %a), ptr blockaddress(@jumps, %3), ptr blockaddress(@jumps, %"odd block")]

@alias = weak hidden alias i32, ptr @any
@shifted = internal unnamed_addr alias i8, getelementptr inbounds (i8, ptr @data, i64 4)
@tls_alias = thread_local(localexec) alias i32, ptr @tls1
@chosen = dso_local ifunc i32 (i32), ptr @resolver

define ptr @resolver() { ret ptr @f }
define i32 @f(i32 %x) !dbg !20 { ret i32 %x, !dbg !22 }

declare !kind !{!"of a declaration"} void @declared(i32 noundef signext, i8 zeroext inreg, ptr nocapture noalias nonnull readonly align 8 dereferenceable(16), ptr dereferenceable_or_null(4) writeonly, ...)
declare void @places(ptr byval(%named) align 4, ptr sret(i32), ptr nest, ptr swiftself, ptr swifterror, ptr swiftasync)
declare void @more(ptr inalloca(i32))
declare void @most(ptr preallocated(i64), ptr byref(i32), i32, ptr allocptr, i64 allocalign)
declare noundef nofpclass(nan inf nzero) float @classes(float nofpclass(all), float nofpclass(snan pnorm psub))
declare range(i32 -5, 10) i32 @ranges(i128 range(i128 0, 18446744073709551616), ptr initializes((0, 4), (8, 12)) writable dead_on_unwind)
declare i32 @word(i64, i64) allocsize(0,1) allockind("alloc,zeroed,aligned") "alloc-family"="malloc" vscale_range(1,16) uwtable(sync) alignstack(16) "plain" "key"="a \22value\22"
declare void @memory() memory(none)
declare void @memory1() memory(read, argmem: readwrite, inaccessiblemem: none)
declare void @memory2() memory(argmem: write)
declare fastcc void @cc8()
declare coldcc void @cc9()
declare ghccc void @cc10()
declare cc 11 void @cc11()
declare preserve_mostcc void @cc14()
declare swifttailcc void @cc20()
declare x86_vectorcallcc void @cc80()
declare win64cc void @cc79()
declare x86_64_sysvcc void @cc78()
declare intel_ocl_bicc void @cc77()
declare cc 1023 void @cc1023()

define weak_odr protected dllexport i32 @everything(i32 %0, i32 %named, i32 %1) local_unnamed_addr #1 section "text section" comdat($any) align 32 gc "a collector" prefix i32 7 prologue i8 -112 personality ptr @f {
  ret i32 %named
}

define i32 @arithmetic(i32 %a, i32 %b, float %x, <4 x float> %v, i64 %w, ptr %p) {
entry:
  %0 = add nuw nsw i32 %a, %b
  %1 = sub nsw i32 %0, 7
  %2 = mul nuw i32 %1, -3
  %3 = udiv exact i32 %2, %b
  %4 = sdiv i32 %3, %b
  %5 = urem i32 %4, %b
  %6 = srem i32 %5, %b
  %7 = shl nuw nsw i32 %6, 3
  %8 = lshr exact i32 %7, 1
  %9 = ashr i32 %8, 1
  %10 = and i32 %9, %a
  %11 = or disjoint i32 %10, %a
  %12 = xor i32 %11, -1
  %13 = fadd fast float %x, 1.0
  %14 = fsub nnan ninf nsz float %13, %x
  %15 = fmul reassoc arcp contract afn float %14, %x
  %16 = fdiv float %15, %x
  %17 = frem float %16, 0x3FB99999A0000000
  %18 = fneg nsz float %17
  %19 = trunc nuw nsw i64 %w to i32
  %20 = zext nneg i32 %19 to i64
  %21 = sext i32 %19 to i64
  %22 = fptoui float %18 to i8
  %23 = fptosi <4 x float> %v to <4 x i32>
  %24 = uitofp nneg i32 %19 to double
  %25 = sitofp i32 %19 to double
  %26 = fptrunc double %25 to half
  %27 = fpext half %26 to fp128
  %28 = ptrtoint ptr %p to i64
  %29 = inttoptr i64 %28 to ptr
  %30 = bitcast <4 x float> %v to i128
  %31 = addrspacecast ptr %29 to ptr addrspace(5)
  %32 = icmp ult i32 %0, %1
  %33 = icmp sge <4 x i32> %23, <i32 1, i32 2, i32 3, i32 4>
  %34 = fcmp nnan olt float %x, %18
  %35 = fcmp uno <4 x float> %v, zeroinitializer
  %36 = select fast i1 %34, float %x, float %18
  %37 = select <4 x i1> %33, <4 x i32> %23, <4 x i32> poison
  %38 = extractelement <4 x float> %v, i32 2
  %39 = insertelement <4 x float> %v, float %38, i64 1
  %40 = shufflevector <4 x float> %39, <4 x float> %v, <8 x i32> <i32 0, i32 poison, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %41 = shufflevector <vscale x 4 x i32> poison, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %42 = insertvalue { i32, [2 x i8] } undef, i8 3, 1, 1
  %43 = extractvalue { i32, [2 x i8] } %42, 1, 0
  %44 = freeze i8 %43
  %45 = getelementptr inbounds %named, ptr %p, i64 %w, i32 1, i32 1, i64 2
  %46 = getelementptr nusw nuw i8, ptr %p, i64 4
  %47 = getelementptr i32, ptr %p, <2 x i64> <i64 1, i64 2>
  %48 = load volatile i32, ptr %45, align 2, !nontemporal !{i32 1}
  %49 = load atomic i32, ptr %p syncscope("a scope") acquire, align 4
  store i32 %48, ptr %46, align 1
  store atomic volatile i64 %w, ptr %p release, align 8
  fence seq_cst
  fence syncscope("singlethread") acq_rel
  %50 = atomicrmw volatile umax ptr %p, i32 5 monotonic, align 4
  %51 = atomicrmw fadd ptr %p, float 1.0 syncscope("a scope") acq_rel, align 16
  %52 = atomicrmw uinc_wrap ptr %p, i32 5 seq_cst, align 4
  %53 = cmpxchg weak volatile ptr %p, i32 1, i32 2 acq_rel monotonic, align 4
  %54 = extractvalue { i32, i1 } %53, 1
  %55 = alloca inalloca i32, align 4
  %56 = alloca [3 x i64], i64 %w, align 4294967296
  %57 = alloca swifterror ptr, align 8
  %58 = alloca i8, align 1, addrspace(7)
  %59 = va_arg ptr %p, double
  ret i32 %12
}

define void @jumps(i32 %0, ptr %1) {
  switch i32 %0, label %3 [
    i32 1, label %a
    i32 -7, label %"odd block"
  ]
3:
  %x = phi nnan double [ 1.0, %a ], [ 2.5, %2 ]
  %y = phi i32 [ %later, %a ], [ 0, %2 ]
  br i1 undef, label %a, label %"odd block"
a:
  %later = add i32 %0, 1
  indirectbr ptr %1, [label %a, label %3]
"odd block":
  callbr void asm sideeffect "jmp ${0:l}", "!i,~{flags}"() to label %last [label %last]
last:
  unreachable
}

define void @calls(ptr %p, i32 %x) personality ptr @f {
  tail call void @declared(i32 noundef signext %x, i8 zeroext inreg 1, ptr %p, ptr %p) #2
  %1 = call i32 (ptr, ...) @printf(ptr nonnull %p, i64 signext 5, double 1.0)
  ret void
}

define i32 @jump(i32 %x) {
  %2 = musttail call i32 @f(i32 %x)
  ret i32 %2
}

define void @calls2(ptr %p, i32 %x) personality ptr @f {
  %1 = notail call fastcc nofpclass(nan) float @classes(float 1.0, float 2.0) [ "deopt"(i32 1, ptr %p), "a bundle"() ]
  %2 = call fast float @llvm.sqrt.f32(float %1), !fpmath !{float 2.5}
  %3 = call addrspace(0) i32 asm sideeffect alignstack inteldialect unwind "mov $0, \22$1\22", "=r,r,~{memory}"(i32 %x) nounwind
  invoke void %p(i32 %3) [ "deopt"() ] to label %ok unwind label %bad
ok:
  ret void
bad:
  %4 = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @f]
  resume { ptr, i32 } %4
}

define void @pads() personality ptr @f {
  invoke void @memory() to label %done unwind label %dispatch
dispatch:
  %s = catchswitch within none [label %handler, label %other] unwind label %clean
handler:
  %h = catchpad within %s [ptr @f, i32 0]
  catchret from %h to label %done
other:
  %o = catchpad within %s []
  unreachable
clean:
  %c = cleanuppad within none [i8 1]
  cleanupret from %c unwind to caller
done:
  ret void
}

declare i32 @printf(ptr, ...)
declare float @llvm.sqrt.f32(float)
declare i64 @llvm.read_register.i64(metadata)

define i64 @debug(i32 %x) !dbg !21 {
    #dbg_value(i32 %x, !23, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !24)
    #dbg_declare(ptr @1, !23, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !24)
    #dbg_value(!DIArgList(i32 %x, i32 5), !23, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_convert, 32, DW_ATE_signed), !24)
    #dbg_assign(i32 %x, !23, !DIExpression(), !25, ptr @1, !DIExpression(DW_OP_deref), !24)
    #dbg_label(!26, !24)
    #dbg_value(!{}, !23, !DIExpression(), !24)
  %r = call i64 @llvm.read_register.i64(metadata !{!"rsp"}), !dbg !24, !annotation !{!"b"}, !odd\20kind !{}
  store i32 0, ptr @1, !DIAssignID !25, !dbg !DILocation(line: 3, column: 4, scope: !27, inlinedAt: !28, isImplicitCode: true)
  ret i64 %r
}

attributes #0 = { "bss-section"="x" }
attributes #1 = { alwaysinline cold convergent hot inlinehint  minsize mustprogress naked nobuiltin nocallback nocf_check noduplicate nofree noimplicitfloat nomerge noprofile norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind nonlazybind null_pointer_is_valid optforfuzzing optsize presplitcoroutine returns_twice safestack sanitize_address sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_thread shadowcallstack skipprofile speculatable speculative_load_hardening ssp strictfp uwtable willreturn fn_ret_thunk_extern disable_sanitizer_instrumentation coro_only_destroy_when_complete sanitize_numerical_stability "target-cpu"="x86-64" }
attributes #2 = { noinline nounwind optnone sspstrong sspreq }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1, !2}
!odd\22name = !{!3}
!nodes = !{!30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !48, !49, !50, !51, !52, !53, !54, !55, !56}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !4, producer: "p", isOptimized: true, flags: "-O2", runtimeVersion: 2, splitDebugFilename: "s.dwo", emissionKind: LineTablesOnly, enums: !5, retainedTypes: !5, globals: !5, imports: !5, macros: !5, dwoId: 77, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "s")
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{!"text \22 \\ \00", i1 true, float 2.5, null, ptr @f, !3, [2 x i8] c"ab"}
!4 = !DIFile(filename: "a.c", directory: "/d", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f", source: "int a;\0A")
!5 = !{}
!20 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !4, file: !4, line: 1, type: !6, scopeLine: 2, containingType: !10, virtualIndex: 3, thisAdjustment: -8, flags: DIFlagPrototyped | DIFlagPublic | DIFlagLValueReference, spFlags: DISPFlagVirtual | DISPFlagDefinition | DISPFlagOptimized, unit: !0, templateParams: !5, retainedNodes: !5, thrownTypes: !5, annotations: !5, targetFuncName: "t")
!6 = !DISubroutineType(flags: DIFlagRValueReference, cc: DW_CC_pass_by_value, types: !7)
!7 = !{null, !8}
!8 = !DIBasicType(name: "int", size: 32, align: 32, encoding: DW_ATE_signed, flags: DIFlagBigEndian)
!9 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!10 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", scope: !11, file: !4, line: 4, size: 64, align: 64, offset: 0, flags: DIFlagTypePassByReference | DIFlagNonTrivial | DIFlagVirtualInheritance, elements: !12, runtimeLang: DW_LANG_C_plus_plus, vtableHolder: !10, templateParams: !13, identifier: "_ZTS1C", annotations: !5)
!11 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!12 = !{!14, !15}
!13 = !{!16, !17, !18}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !10, file: !4, line: 5, baseType: !8, size: 3, offset: 5, flags: DIFlagBitField | DIFlagPrivate, extraData: i64 0)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 1)
!16 = !DITemplateTypeParameter(name: "T", type: !8, defaulted: true)
!17 = !DITemplateValueParameter(name: "N", type: !8, value: i32 3)
!18 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "W", value: !"std::vector")
!21 = distinct !DISubprogram(name: "debug", scope: null, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0)
!22 = !DILocation(line: 1, scope: !20)
!23 = !DILocalVariable(name: "v", arg: 1, scope: !21, file: !4, line: 2, type: !8, flags: DIFlagArtificial, align: 64, annotations: !5)
!24 = !DILocation(line: 2, column: 3, scope: !21)
!25 = distinct !DIAssignID()
!26 = !DILabel(scope: !21, name: "l", file: !4, line: 9)
!27 = distinct !DILexicalBlock(scope: !20, file: !4, line: 3, column: 9)
!28 = distinct !DILocation(line: 9, column: 1, scope: !29)
!29 = !DILexicalBlockFile(scope: !21, file: !4, discriminator: 2)
!30 = !DISubrange(count: 5, lowerBound: -1)
!31 = !DISubrange(lowerBound: !DIExpression(DW_OP_push_object_address), upperBound: 9, stride: 4)
!32 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 3), upperBound: !23, stride: !DIExpression(DW_OP_constu, 1))
!33 = !DIEnumerator(name: "e", value: -5)
!34 = !DIEnumerator(name: "u", value: 18446744073709551615, isUnsigned: true)
!35 = !DIEnumerator(name: "w", value: 340282366920938463463374607431768211455, isUnsigned: true)
!36 = !DIStringType(name: "s", stringLength: !23, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(DW_OP_deref), size: 64, align: 8, encoding: DW_ATE_ASCII)
!37 = !DIModule(scope: null, name: "M", configMacros: "-DX", includePath: "/i", apinotes: "a", file: !4, line: 4, isDecl: true)
!38 = !DIMacro(type: DW_MACINFO_define, line: 7, name: "A", value: "1")
!39 = !DIMacroFile(line: 0, file: !4, nodes: !40)
!40 = !{!38, !41}
!41 = !DIMacro(type: DW_MACINFO_undef, name: "B")
!42 = !DICommonBlock(scope: !21, declaration: !43, name: "c", file: !4, line: 4)
!43 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !11, file: !4, line: 3, type: !8, isLocal: false, isDefinition: true, declaration: !14, templateParams: !5, align: 32, annotations: !5)
!44 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression(DW_OP_constu, 42, DW_OP_stack_value))
!45 = !DIObjCProperty(name: "o", file: !4, line: 7, setter: "set", getter: "get", attributes: 7, type: !8)
!46 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "i", scope: !0, entity: !11, file: !4, line: 7, elements: !5)
!47 = !GenericDINode(tag: DW_TAG_variable, header: "h\00x", operands: {!"a", !5, null})
!48 = distinct !{!48, !49}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !5, dataLocation: !DIExpression(DW_OP_deref), associated: !23, allocated: !23, rank: 3)
!51 = !DICompositeType(tag: DW_TAG_variant_part, elements: !5, discriminator: !14)
!52 = !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_breg7, 16, DW_OP_regx, 5, DW_OP_LLVM_tag_offset, 3, DW_OP_swap, DW_OP_xderef)
!53 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !8, size: 64, extraData: !10)
!54 = !{!9}
!55 = distinct !DILexicalBlock(scope: !20, file: !4)
!56 = !DILocation(line: 0, scope: !55)
