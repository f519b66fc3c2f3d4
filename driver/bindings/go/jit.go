package lilt

// #include <lilt/lilt.h>
// #include <stdlib.h>
// // Handles of Go's functions go through C as numbers.
// void *liltGoResolve(char *name, uintptr_t handle);
// void liltGoFail(char *message, uintptr_t handle);
// void liltGoCallback(uintptr_t handle, uint64_t *slots);
// static void *lilt_go_resolve(const char *name, void *user) { return liltGoResolve((char *)name, (uintptr_t)user); }
// static void lilt_go_fail(const char *message, void *user) { liltGoFail((char *)message, (uintptr_t)user); }
// static void lilt_go_set_resolver(lilt_jit *jit, uintptr_t handle) {
//   lilt_jit_set_resolver(jit, lilt_go_resolve, (void *)handle);
// }
// static void lilt_go_set_lazy_failure(lilt_jit *jit, uintptr_t handle) {
//   lilt_jit_set_lazy_failure(jit, lilt_go_fail, (void *)handle);
// }
// static uintptr_t lilt_go_callback_address(void) { return (uintptr_t)liltGoCallback; }
// static void lilt_go_call(void *adapter, void *function, uint64_t *slots) {
//   ((void (*)(void *, uint64_t *))adapter)(function, slots);
// }
import "C"
import (
	"fmt"
	"reflect"
	"runtime"
	"runtime/cgo"
	"strings"
	"sync"
	"unsafe"
)

// A Jit holds compiled modules in memory. Any goroutine may use it.
//
// Go calls code of any signature through an adapter, which lilt compiles: it loads the arguments from slots of 8 bytes,
// calls the function, and stores the result into the first slot. Code calls a function of Go through a thunk that does
// the reverse.
type Jit struct {
	c        *C.lilt_jit
	mutex    sync.Mutex // of what follows
	removals int        // of units
	handles  []cgo.Handle
	adapting sync.Mutex // of the context
	context  *Context   // of adapters and thunks
}

// NewJit makes a Jit; facilities: JitPerfMap, JitDump, JitGdb, joined by |.
func NewJit(facilities uint) (*Jit, error) {
	jit := &Jit{context: NewContext()}
	if err := check(C.lilt_jit_create(C.uint(facilities), &jit.c)); err != nil {
		return nil, err
	}
	runtime.SetFinalizer(jit, (*Jit).Close)
	return jit, nil
}

func (j *Jit) pointer() *C.lilt_jit { return open(j.c, "jit") }

// Close frees all code. Nobody may be in it.
func (j *Jit) Close() {
	j.noteRemoval()
	C.lilt_jit_delete(j.c)
	j.c = nil
	for _, handle := range j.handles {
		handle.Delete()
	}
	j.handles = nil
}

func (j *Jit) noteRemoval() {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	j.removals++
}

func (j *Jit) countRemovals() int {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	return j.removals
}

// A number that C gives back, for a function of Go.
func (j *Jit) handle(function any) C.uintptr_t {
	handle := cgo.NewHandle(function)
	j.mutex.Lock()
	defer j.mutex.Unlock()
	j.handles = append(j.handles, handle)
	return C.uintptr_t(handle)
}

// Add compiles the module, puts it in memory and runs its constructors; it may be closed afterwards. Flags:
// UnitReplaceable, UnitReplaces, UnitLazy, joined by |.
func (j *Jit) Add(module *Module, options *Options, flags uint) (Unit, error) {
	defer runtime.KeepAlive(j)
	defer runtime.KeepAlive(module)
	defer runtime.KeepAlive(options)
	var unit Unit
	err := check(C.lilt_jit_add(j.pointer(), module.pointer(), options.orNil(), C.uint(flags), &unit.c))
	return unit, err
}

// AddObject puts an ELF object in memory and runs its constructors.
func (j *Jit) AddObject(object []byte) (Unit, error) {
	defer runtime.KeepAlive(j)
	var unit Unit
	err := check(C.lilt_jit_add_object(j.pointer(), pointerTo(object), C.size_t(len(object)), &unit.c))
	return unit, err
}

// Remove frees the unit. Nobody may be in its code, and no code of other units may call it later.
func (j *Jit) Remove(unit Unit) error {
	defer runtime.KeepAlive(j)
	j.noteRemoval()
	return check(C.lilt_jit_remove(j.pointer(), unit.c))
}

// Define gives a name to an address of C.
func (j *Jit) Define(name string, address unsafe.Pointer) error {
	defer runtime.KeepAlive(j)
	nameC := text(name)
	defer free(nameC)
	return check(C.lilt_jit_define(j.pointer(), nameC, address))
}

// Lookup gives the address of a function or a variable; nil if nothing has the name.
func (j *Jit) Lookup(name string) unsafe.Pointer {
	defer runtime.KeepAlive(j)
	nameC := text(name)
	defer free(nameC)
	return C.lilt_jit_lookup(j.pointer(), nameC)
}

// LookupIn does the same in one unit, internal names included.
func (j *Jit) LookupIn(unit Unit, name string) unsafe.Pointer {
	defer runtime.KeepAlive(j)
	nameC := text(name)
	defer free(nameC)
	return C.lilt_jit_lookup_in(j.pointer(), unit.c, nameC)
}

// SetResolver sets who is asked for the addresses of names that no unit defines, before the process's own symbols.
func (j *Jit) SetResolver(resolver func(name string) unsafe.Pointer) {
	defer runtime.KeepAlive(j)
	C.lilt_go_set_resolver(j.pointer(), j.handle(resolver))
}

// SetLazyFailure sets who is called with the message when a lazy function cannot be compiled; the process ends
// afterwards, status 1.
func (j *Jit) SetLazyFailure(handler func(message string)) {
	defer runtime.KeepAlive(j)
	C.lilt_go_set_lazy_failure(j.pointer(), j.handle(handler))
}

// --- calls

// The types of IR for those of Go, with an attribute behind them.
var irTypes = map[reflect.Kind]string{
	reflect.Bool: "i1 zeroext", reflect.Int8: "i8 signext", reflect.Uint8: "i8 zeroext", reflect.Int16: "i16 signext",
	reflect.Uint16: "i16 zeroext", reflect.Int32: "i32", reflect.Uint32: "i32", reflect.Int64: "i64",
	reflect.Uint64: "i64", reflect.Int: "i64", reflect.Uint: "i64", reflect.Uintptr: "i64", reflect.Float32: "float",
	reflect.Float64: "double", reflect.UnsafePointer: "ptr"}

// A signature of a function of Go in IR.
type signature struct {
	parameters []string
	result     string // "void" if there is none
}

func signatureOf(function reflect.Type) (signature, error) {
	result := signature{result: "void"}
	if function.Kind() != reflect.Func || function.IsVariadic() || function.NumOut() > 1 {
		return result, fmt.Errorf("lilt: %v is not a function with at most one result", function)
	}
	for i := 0; i < function.NumIn(); i++ {
		result.parameters = append(result.parameters, irTypes[function.In(i).Kind()])
	}
	if function.NumOut() == 1 {
		result.result = irTypes[function.Out(0).Kind()]
	}
	for _, word := range append(result.parameters, result.result) {
		if word == "" {
			return result, fmt.Errorf("lilt: %v has a parameter or a result that compiled code lacks", function)
		}
	}
	return result, nil
}

// The type without its attribute.
func bare(irType string) string {
	word, _, _ := strings.Cut(irType, " ")
	return word
}

// A result, whose attribute comes first.
func (s signature) returned() string {
	word, attribute, _ := strings.Cut(s.result, " ")
	return strings.TrimSpace(attribute + " " + word)
}

// The parameters with names: "double %v0, i1 zeroext %v1".
func (s signature) named() string {
	var words []string
	for i, parameter := range s.parameters {
		words = append(words, fmt.Sprintf("%s %%v%d", parameter, i))
	}
	return strings.Join(words, ", ")
}

func (s signature) adapter(name string) string {
	ir := fmt.Sprintf("define void @\"%s\"(ptr %%function, ptr %%slots) {\n", name)
	for i, parameter := range s.parameters {
		ir += fmt.Sprintf("  %%p%d = getelementptr i64, ptr %%slots, i64 %d\n", i, i)
		ir += fmt.Sprintf("  %%v%d = load %s, ptr %%p%d\n", i, bare(parameter), i)
	}
	if s.result == "void" {
		return ir + fmt.Sprintf("  call void %%function(%s)\n  ret void\n}\n", s.named())
	}
	ir += fmt.Sprintf("  %%result = call %s %%function(%s)\n", s.returned(), s.named())
	return ir + fmt.Sprintf("  store %s %%result, ptr %%slots\n  ret void\n}\n", bare(s.result))
}

func (s signature) thunk(name string, handle C.uintptr_t) string {
	ir := fmt.Sprintf("define %s @\"%s\"(%s) {\n", s.returned(), name, s.named())
	ir += fmt.Sprintf("  %%slots = alloca [%d x i64]\n", len(s.parameters)+1)
	for i, parameter := range s.parameters {
		ir += fmt.Sprintf("  %%p%d = getelementptr i64, ptr %%slots, i64 %d\n", i, i)
		ir += fmt.Sprintf("  store %s %%v%d, ptr %%p%d\n", bare(parameter), i, i)
	}
	ir += fmt.Sprintf("  %%callback = inttoptr i64 %d to ptr\n", uint64(C.lilt_go_callback_address()))
	ir += fmt.Sprintf("  call void %%callback(i64 %d, ptr %%slots)\n", uint64(handle))
	if s.result == "void" {
		return ir + "  ret void\n}\n"
	}
	return ir + fmt.Sprintf("  %%result = load %s, ptr %%slots\n  ret %s %%result\n}\n", bare(s.result), bare(s.result))
}

// Compiles a text that defines a function.
func (j *Jit) addText(ir string) error {
	j.adapting.Lock()
	defer j.adapting.Unlock()
	module, err := Parse(j.context, "go", ir)
	if err != nil {
		return err
	}
	defer module.Close()
	_, err = j.Add(module, nil, 0)
	return err
}

// The adapter's name is its signature, so each is made once.
func (j *Jit) adapterFor(s signature) (unsafe.Pointer, error) {
	name := fmt.Sprintf("lilt.call %s(%s)", s.result, strings.Join(s.parameters, ", "))
	if found := j.Lookup(name); found != nil {
		return found, nil
	}
	if err := j.addText(s.adapter(name)); err != nil && j.Lookup(name) == nil { // another goroutine may have been first
		return nil, err
	}
	return j.Lookup(name), nil
}

func store(slot *uint64, value reflect.Value) {
	address := unsafe.Pointer(slot)
	reflect.NewAt(value.Type(), address).Elem().Set(value)
}

func load(slot *uint64, as reflect.Type) reflect.Value {
	return reflect.NewAt(as, unsafe.Pointer(slot)).Elem()
}

// Bind makes a function in memory callable: function is the address of a variable such as var square func(int64) int64.
// The variable's call panics once the Jit is closed or the function's unit was removed.
func (j *Jit) Bind(name string, function any) error {
	variable := reflect.ValueOf(function)
	if variable.Kind() != reflect.Pointer {
		return fmt.Errorf("lilt: %T is not the address of a variable", function)
	}
	goType := variable.Type().Elem()
	s, err := signatureOf(goType)
	if err != nil {
		return err
	}
	adapter, err := j.adapterFor(s)
	if err != nil {
		return err
	}
	removals := j.countRemovals()
	address := j.Lookup(name)
	if address == nil {
		return fmt.Errorf("lilt: no function '%s' is in memory", name)
	}
	variable.Elem().Set(reflect.MakeFunc(goType, func(arguments []reflect.Value) []reflect.Value {
		now := address
		if j.countRemovals() != removals {
			now = j.Lookup(name)
		}
		if now == nil {
			panic("lilt: the unit of '" + name + "' was removed")
		}
		return j.call(adapter, now, goType, arguments)
	}))
	return nil
}

func (j *Jit) call(adapter, function unsafe.Pointer, goType reflect.Type, arguments []reflect.Value) []reflect.Value {
	defer runtime.KeepAlive(j)
	slots := make([]uint64, len(arguments)+1)
	for i, argument := range arguments {
		store(&slots[i], argument)
	}
	C.lilt_go_call(adapter, function, (*C.uint64_t)(pointerTo(slots)))
	if goType.NumOut() == 0 {
		return nil
	}
	return []reflect.Value{load(&slots[0], goType.Out(0))}
}

// DefineFunc gives compiled code a function of Go by a name. Its panics pass through compiled code to who called that.
func (j *Jit) DefineFunc(name string, function any) error {
	s, err := signatureOf(reflect.TypeOf(function))
	if err != nil {
		return err
	}
	return j.addText(s.thunk(name, j.handle(reflect.ValueOf(function))))
}
