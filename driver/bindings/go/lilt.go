// Package lilt builds or reads LLVM IR, compiles it to x86-64 objects, assembly text and executables, and runs it in
// memory.
//
// A Context is the workspace of one goroutine at a time, a Module is IR, a Jit holds compiled modules in memory for all
// goroutines. The methods are the functions of lilt.h by the class of their first parameter:
// lilt_build_ret(builder, value) is builder.Ret(value). What can fail gives an error, an *Error; a mistake in building
// is kept in the module and is the error of what compiles it. Close ends an object; an object that nothing refers to is
// ended, too, when its context creates something. Using what is closed, or a text with a zero in it, is a panic.
package lilt

// #cgo pkg-config: lilt
// #include <lilt/lilt.h>
// #include <stdlib.h>
import "C"
import (
	"runtime"
	"strings"
	"sync"
	"unsafe"
)

// --- errors

// A Message is one message of an error. Lines and columns count from 1; without a place: "", 0, 0.
type Message struct {
	Text, File   string
	Line, Column int
}

// An Error of lilt. Text has all messages with their places, as the command line prints them.
type Error struct {
	Kind     ErrorKind
	Text     string
	Messages []Message
}

func (e *Error) Error() string { return e.Text }

func check(from *C.lilt_error) error {
	if from == nil {
		return nil
	}
	defer C.lilt_error_delete(from)
	result := &Error{Kind: ErrorKind(C.lilt_error_get_kind(from)), Text: C.GoString(C.lilt_error_text(from))}
	for i := C.size_t(0); i < C.lilt_error_count(from); i++ {
		result.Messages = append(result.Messages, Message{C.GoString(C.lilt_error_message(from, i)),
			C.GoString(C.lilt_error_file(from, i)), int(C.lilt_error_line(from, i)), int(C.lilt_error_column(from, i))})
	}
	return result
}

// --- texts and lists

// A copy for C, to be freed.
func text(words string) *C.char {
	if strings.IndexByte(words, 0) >= 0 {
		panic("lilt: a text with a zero in it")
	}
	return C.CString(words)
}

// NULL for "".
func optional(words string) *C.char {
	if words == "" {
		return nil
	}
	return text(words)
}

func free(words *C.char) { C.free(unsafe.Pointer(words)) }

func texts(words []string) []*C.char {
	result := make([]*C.char, len(words))
	for i, word := range words {
		result[i] = text(word)
	}
	return result
}

func freeAll(words []*C.char) {
	for _, word := range words {
		free(word)
	}
}

func pointerTo[T any](list []T) unsafe.Pointer {
	if len(list) == 0 {
		return nil
	}
	return unsafe.Pointer(&list[0])
}

func sameLength(first, second int) {
	if first != second {
		panic("lilt: two lists differ in length")
	}
}

// open panics if an address is that of a closed object.
func open[T any](address *T, what string) *T {
	if address == nil {
		panic("lilt: the " + what + " is closed")
	}
	return address
}

// Version is that of the library: "0.1.0".
func Version() string { return C.GoString(C.lilt_version()) }

// --- contexts and options

// A Context is the workspace of one goroutine at a time; its compiler stays warm from one module to the next.
type Context struct {
	c *C.lilt_context
	// What the collector found. It runs on a thread of its own, so it leaves the deleting to who uses the context.
	mutex   sync.Mutex
	waiting []func()
}

// NewContext makes a context.
func NewContext() *Context {
	context := &Context{c: open(C.lilt_context_create(), "memory")}
	runtime.SetFinalizer(context, (*Context).Close)
	return context
}

// A closed context is used no more, so what belongs to it ends at once.
func (x *Context) leave(end func()) {
	x.mutex.Lock()
	defer x.mutex.Unlock()
	if x.c == nil {
		end()
	} else {
		x.waiting = append(x.waiting, end)
	}
}

func (x *Context) collect() {
	x.mutex.Lock()
	waiting := x.waiting
	x.waiting = nil
	x.mutex.Unlock()
	for _, end := range waiting {
		end()
	}
}

func (x *Context) pointer() *C.lilt_context { return open(x.c, "context") }

// Close ends the context.
func (x *Context) Close() {
	x.mutex.Lock()
	C.lilt_context_delete(x.c)
	x.c = nil
	x.mutex.Unlock()
	x.collect()
}

// Options say how modules are compiled; nil and new ones are lilt.h's defaults.
type Options struct{ c *C.lilt_options }

func optionsOf(c *C.lilt_options) *Options {
	options := &Options{open(c, "memory")}
	runtime.SetFinalizer(options, (*Options).Close)
	return options
}

// NewOptions gives the defaults.
func NewOptions() *Options { return optionsOf(C.lilt_options_create()) }

// Copy gives options of their own.
func (o *Options) Copy() *Options {
	defer runtime.KeepAlive(o)
	return optionsOf(C.lilt_options_copy(o.pointer()))
}

func (o *Options) pointer() *C.lilt_options { return open(o.c, "options object") }

func (o *Options) orNil() *C.lilt_options {
	if o == nil {
		return nil
	}
	return o.pointer()
}

// Close ends the options.
func (o *Options) Close() {
	if o.c != nil {
		C.lilt_options_delete(o.c)
	}
	o.c = nil
}

// --- modules and what belongs to them

// A Module is IR: built, or parsed, read, changed and built on.
type Module struct {
	c       *C.lilt_module
	context *Context
}

func moduleOf(context *Context, c *C.lilt_module) *Module {
	module := &Module{open(c, "memory"), context}
	runtime.SetFinalizer(module, func(m *Module) { m.context.leave(m.Close) })
	return module
}

// NewModule makes an empty module; the name is that of the source file in the IR.
func NewModule(context *Context, name string) *Module {
	context.collect()
	nameC := text(name)
	defer free(nameC)
	return moduleOf(context, C.lilt_module_create(context.pointer(), nameC))
}

// Parse reads LLVM IR: text or bitcode. Every error of the whole text is reported.
func Parse(context *Context, name string, ir string) (*Module, error) {
	context.collect()
	nameC, irC := text(name), C.CString(ir)
	defer free(nameC)
	defer free(irC)
	var module *C.lilt_module
	if err := check(C.lilt_module_parse(context.pointer(), nameC, irC, C.size_t(len(ir)), &module)); err != nil {
		return nil, err
	}
	return moduleOf(context, module), nil
}

// Read reads a file; "-" is standard input.
func Read(context *Context, path string) (*Module, error) {
	context.collect()
	pathC := text(path)
	defer free(pathC)
	var module *C.lilt_module
	if err := check(C.lilt_module_read(context.pointer(), pathC, &module)); err != nil {
		return nil, err
	}
	return moduleOf(context, module), nil
}

func (m *Module) pointer() *C.lilt_module {
	m.context.pointer()
	return open(m.c, "module")
}

func (m *Module) owner() *Module { return m }

// Close ends the module. What was compiled from it stays.
func (m *Module) Close() {
	C.lilt_module_delete(m.c)
	m.c = nil
}

// CreateFunction makes a declaration, until it gets its first block. A name that a function of the same type has gives
// that one.
func (m *Module) CreateFunction(name string, result Type, parameters ...Type) (*Function, error) {
	defer runtime.KeepAlive(m)
	nameC := text(name)
	defer free(nameC)
	function := C.lilt_function_create(m.pointer(), nameC, m.FunctionType(result, parameters, false).c)
	if function == nil {
		mistake := m.Mistake()
		return nil, &Error{ErrorInput, mistake, []Message{{Text: mistake}}}
	}
	return functionOf(m, function), nil
}

// AsInt gives the value, sign-extended, of an integer constant of up to 64 bits, and whether it is one.
func (m *Module) AsInt(value Value) (int64, bool) {
	defer runtime.KeepAlive(m)
	var result C.int64_t
	found := C.lilt_value_as_int(m.pointer(), value.c, &result)
	return int64(result), bool(found)
}

// Compile gives an ELF object, or text for the GNU assembler.
func (m *Module) Compile(options *Options, kind OutputKind) ([]byte, error) {
	defer runtime.KeepAlive(m)
	defer runtime.KeepAlive(options)
	var output *C.lilt_output
	if err := check(C.lilt_compile(m.pointer(), options.orNil(), C.lilt_output_kind(kind), &output)); err != nil {
		return nil, err
	}
	defer C.lilt_output_delete(output)
	return C.GoBytes(C.lilt_output_bytes(output), C.int(C.lilt_output_size(output))), nil
}

// A Function of a module.
type Function struct {
	c      *C.lilt_function
	Module *Module
}

// functionOf gives nil for NULL.
func functionOf(module *Module, c *C.lilt_function) *Function {
	if c == nil {
		return nil
	}
	return &Function{c, module}
}

func (f *Function) pointer() *C.lilt_function {
	f.Module.pointer()
	return f.c
}

func (f *Function) owner() *Module { return f.Module }

// A Builder inserts instructions into the functions of a module.
type Builder struct {
	c      *C.lilt_builder
	Module *Module
}

// NewBuilder makes a builder without an insertion point.
func NewBuilder(module *Module) *Builder {
	module.context.collect()
	builder := &Builder{open(C.lilt_builder_create(module.pointer()), "memory"), module}
	runtime.SetFinalizer(builder, func(b *Builder) { b.Module.context.leave(b.Close) })
	return builder
}

func (b *Builder) pointer() *C.lilt_builder {
	b.Module.pointer()
	return open(b.c, "builder")
}

func (b *Builder) owner() *Module { return b.Module }

// Close ends the builder.
func (b *Builder) Close() {
	if b.c != nil {
		C.lilt_builder_delete(b.c)
	}
	b.c = nil
}

// Variables are SSA form for a front end's variables, while a function is built (Braun et al., CC 2013).
type Variables struct {
	c      *C.lilt_variables
	module *Module
}

// NewVariables makes those of a function.
func NewVariables(function *Function) *Variables {
	function.Module.context.collect()
	variables := &Variables{open(C.lilt_variables_create(function.pointer()), "memory"), function.Module}
	runtime.SetFinalizer(variables, func(v *Variables) { v.module.context.leave(v.Close) })
	return variables
}

func (v *Variables) pointer() *C.lilt_variables {
	v.module.pointer()
	return open(v.c, "variables object")
}

// Close ends the variables.
func (v *Variables) Close() {
	if v.c != nil {
		C.lilt_variables_delete(v.c)
	}
	v.c = nil
}
