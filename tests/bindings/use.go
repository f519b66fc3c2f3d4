// use.py in Go.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"unsafe"

	"lilt.example/lilt"
)

func must[T any](value T, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func text(name string) string {
	return string(must(os.ReadFile(filepath.Join(os.Args[1], name+".ll"))))
}

func parse(context *lilt.Context, name string) *lilt.Module {
	return must(lilt.Parse(context, name, text(name)))
}

func kind(err error) string {
	if err == nil {
		return "none"
	}
	return []string{"input", "system", "internal"}[err.(*lilt.Error).Kind]
}

// What "" stands for.
func none(words string) string {
	if words == "" {
		return "none"
	}
	return words
}

// Whether a call panics because something is closed.
func closed(call func()) (result string) {
	defer func() {
		if thrown := recover(); thrown != nil {
			result = "error"
			if words := fmt.Sprint(thrown); !strings.Contains(words, "closed") && !strings.Contains(words, "removed") {
				result = words
			}
		}
	}()
	call()
	return "none"
}

func errors(context *lilt.Context) {
	_, err := lilt.Parse(context, "broken.ll", text("broken"))
	for _, message := range err.(*lilt.Error).Messages {
		fmt.Printf("%s %s:%d:%d %s\n", kind(err), message.File, message.Line, message.Column, message.Text)
	}
	fmt.Println("options:", kind(lilt.NewOptions().SetLevel(7)))
	_, err = lilt.Read(context, "/no/such/file.ll")
	fmt.Println("file:", kind(err))
	first, second := lilt.NewModule(context, "first"), lilt.NewModule(context, "second")
	function := must(first.CreateFunction("f", lilt.I64(), lilt.I64()))
	entry := function.CreateBlock("entry")
	function.Append(entry)
	builder := lilt.NewBuilder(first)
	builder.AtEnd(entry)
	other := second.CreateGlobal("there", lilt.I64(), second.ConstInt(lilt.I64(), 1))
	builder.Ret(builder.Load(lilt.I64(), other))
	fmt.Println("mistake:", none(first.Mistake()))
	fmt.Println("verify:", kind(first.Verify()))
	must(second.CreateFunction("there", lilt.I64()))
	fmt.Println("taken:", none(second.Mistake()))
	second.ForgetMistake()
	fmt.Println("forgotten:", none(second.Mistake()))
	_, err = must(lilt.NewJit(0)).Add(parse(context, "calls"), nil, 0)
	fmt.Println("undefined:", strings.Contains(err.Error(), "undefined symbol 'twice'"))
}

func lifetimes(context *lilt.Context) {
	module := parse(context, "square")
	function, builder := module.FindFunction("square"), lilt.NewBuilder(module)
	builder.Close()
	fmt.Println("builder closed:", closed(func() { builder.Block() }))
	module.Close()
	fmt.Println("module closed:", closed(func() { module.Print() }), closed(func() { function.Name() }))
	jit := must(lilt.NewJit(0))
	must(jit.Add(parse(context, "square"), nil, 0))
	var square func(int64) int64
	check(jit.Bind("square", &square))
	fmt.Println("called:", square(9))
	jit.Close()
	fmt.Println("jit closed:", closed(func() { square(9) }), closed(func() { jit.Lookup("square") }))
	own := lilt.NewContext()
	left := lilt.NewModule(own, "left")
	own.Close()
	fmt.Println("context closed:", closed(func() { left.Print() }))
	for i := 0; i < 300; i++ { // what nothing refers to ends
		lilt.NewBuilder(parse(context, "square"))
		if i%100 == 0 {
			runtime.GC()
		}
	}
}

func memory(context *lilt.Context) {
	jit := must(lilt.NewJit(0))
	unit := must(jit.Add(parse(context, "square"), nil, 0))
	var square func(int64) int64
	check(jit.Bind("square", &square))
	fmt.Println("memory:", jit.Memory() > 0, jit.Lookup("square") != nil, jit.Lookup("cube") == nil)
	check(jit.Remove(unit))
	fmt.Println("removed:", closed(func() { square(3) }))
	check(jit.DefineFunc("twice", func(x float64) float64 { return 2 * x }))
	check(jit.DefineFunc("odd", func(x int32) bool { return x%2 == 1 }))
	must(jit.Add(parse(context, "calls"), nil, 0))
	var f func(float64) float64
	var parity func(int32) bool
	check(jit.Bind("f", &f))
	check(jit.Bind("parity", &parity))
	fmt.Printf("callback: %.1f %v %v\n", f(21), parity(3), parity(-4))
	options := lilt.NewOptions()
	check(options.SetLevel(0))
	check(options.SetProcessor("x86-64-v3", ""))
	must(jit.Add(parse(context, "many"), options, 0))
	var many func(int32, float64, int64, bool) float64
	check(jit.Bind("many", &many))
	fmt.Println("many:", many(-1, 0.5, 40, true))
	var floats func(float32, unsafe.Pointer) float32
	var small func(int8, uint16) int8
	check(jit.Bind("floats", &floats))
	check(jit.Bind("small", &small))
	fmt.Println("floats:", floats(1.5, jit.Lookup("quarter")))
	fmt.Println("small:", small(-7, 65535))
	var wrong func(string) int
	if jit.Bind("small", &wrong) == nil || jit.Bind("small", wrong) == nil || jit.Bind("missing", &small) == nil {
		panic("no error")
	}
	// A variable in the memory of a unit: C may not keep addresses of Go's.
	must(jit.Add(must(lilt.Parse(context, "variable", "@variable = global i64 6\n")), nil, 0))
	seen := (*int64)(jit.Lookup("variable"))
	jit.SetResolver(func(name string) unsafe.Pointer {
		if name == "seen" {
			return unsafe.Pointer(seen)
		}
		return nil
	})
	must(jit.Add(parse(context, "counter"), nil, lilt.UnitLazy))
	var count func() int64
	check(jit.Bind("count", &count))
	fmt.Println("resolver:", count(), *seen)
	size := lilt.NewOptions()
	check(size.SetLevel('s'))
	compiled := must(parse(context, "square").Compile(size, lilt.Object))
	assembly := must(parse(context, "square").Compile(nil, lilt.Assembly))
	fmt.Println("object:", string(compiled[:4]) == "\x7fELF", strings.Contains(string(assembly), "square:"))
	must(jit.AddObject(compiled))
	check(jit.Bind("square", &square))
	fmt.Println("added object:", square(-8))
}

func reading(context *lilt.Context) {
	module := parse(context, "square")
	function := module.FirstFunction()
	first := function.BlockFirstInstruction(function.FirstBlock())
	fmt.Print("instructions:")
	for instruction := first; !instruction.IsZero(); instruction = module.InstructionNext(instruction) {
		fmt.Print(" ", module.InstructionOpcode(instruction))
	}
	fmt.Println("\nline:", strings.TrimSpace(module.InstructionPrint(first)))
	pair := module.StructType([]lilt.Type{lilt.I8(), lilt.DoubleType()}, false)
	fmt.Println("struct:", module.TypeSize(pair), module.FieldOffset(pair, 1), module.TypeGetKind(pair) == lilt.KindStruct)
	three, _ := module.AsInt(module.ConstInt(lilt.I8(), -3))
	if _, isInt := module.AsInt(module.ConstZero(lilt.DoubleType())); !isInt {
		fmt.Println("constant:", three, "none")
	}
	function.AddAttribute("nounwind")
	module.SetLinkage(function.Address(), lilt.Weak)
	isWeak := module.SymbolLinkage(function.Address()) == lilt.Weak
	fmt.Println("linkage:", isWeak, strings.Contains(module.Print(), "nounwind"))
	if function.Next() == nil {
		fmt.Println("next: none")
	}
}

// A panic in a function that code calls comes out of the call of the code, which is usable afterwards.
func throwing(context *lilt.Context) {
	jit := must(lilt.NewJit(0))
	check(jit.DefineFunc("thrower", func(x float64) float64 {
		if x < 0 {
			panic("closed, says the thrower")
		}
		return x
	}))
	must(jit.Add(parse(context, "throws"), nil, 0))
	var through func(float64) float64
	check(jit.Bind("through", &through))
	fmt.Println("thrown:", closed(func() { through(-1) }), through(2))
}

// A switch over blocks, a loop by variables, an atomic operation.
func building(context *lilt.Context) {
	module := lilt.NewModule(context, "building")
	zero, one := module.ConstInt(lilt.I64(), 0), module.ConstInt(lilt.I64(), 1)
	counter := module.CreateGlobal("counter", lilt.I64(), zero)
	function := must(module.CreateFunction("sum", lilt.I64(), lilt.I64()))
	entry, loop := function.CreateBlock("entry"), function.CreateBlock("loop")
	after, small := function.CreateBlock("after"), function.CreateBlock("small")
	builder, variables, n := lilt.NewBuilder(module), lilt.NewVariables(function), function.Argument(0)
	total, index := variables.Declare(lilt.I64(), "total"), variables.Declare(lilt.I64(), "index")
	for _, block := range []lilt.Block{entry, loop, after, small} {
		function.Append(block)
	}
	builder.AtEnd(entry)
	variables.Define(total, entry, zero)
	variables.Define(index, entry, zero)
	builder.Switch(n, loop, []lilt.Value{zero, one}, []lilt.Block{small, small})
	variables.Seal(entry)
	variables.Seal(small)
	builder.AtEnd(small)
	builder.Ret(n)
	builder.AtEnd(loop)
	nextIndex := builder.Binary(lilt.Add, variables.Use(index, loop), one, lilt.Nsw)
	nextTotal := builder.Binary(lilt.Add, variables.Use(total, loop), nextIndex, 0)
	variables.Define(index, loop, nextIndex)
	variables.Define(total, loop, nextTotal)
	builder.AtomicRmw(lilt.AtomicAdd, counter, one, lilt.SeqCst)
	builder.CondBr(builder.Icmp(lilt.IcmpSlt, nextIndex, n), loop, after)
	variables.Seal(loop)
	variables.Seal(after)
	builder.AtEnd(after)
	builder.Ret(variables.Use(total, after))
	check(module.Verify())
	jit := must(lilt.NewJit(0))
	unit := must(jit.Add(module, nil, 0))
	var sum func(int64) int64
	check(jit.Bind("sum", &sum))
	fmt.Println("sum:", sum(0), sum(1), sum(100))
	fmt.Println("counter:", *(*int64)(jit.LookupIn(unit, "counter")))
}

// A function that cannot be linked when it is first called: the process ends.
func lazy(context *lilt.Context) {
	jit := must(lilt.NewJit(0))
	jit.SetLazyFailure(func(message string) {
		fmt.Println("lazy:", strings.Contains(message, "undefined symbol 'twice'"))
	})
	must(jit.Add(parse(context, "calls"), nil, lilt.UnitLazy))
	var f func(float64) float64
	check(jit.Bind("f", &f))
	f(1)
	fmt.Println("after the end")
}

func main() {
	context := lilt.NewContext()
	for _, part := range []func(*lilt.Context){errors, lifetimes, memory, throwing, reading, building, lazy} {
		part(context)
	}
}
