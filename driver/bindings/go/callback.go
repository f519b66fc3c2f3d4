package lilt

// #include <stdint.h>
import "C"
import (
	"os"
	"reflect"
	"runtime/cgo"
	"unsafe"
)

// What C calls. These are apart because the C text of a file that exports has declarations only.

//export liltGoResolve
func liltGoResolve(name *C.char, handle C.uintptr_t) unsafe.Pointer {
	return cgo.Handle(handle).Value().(func(string) unsafe.Pointer)(C.GoString(name))
}

//export liltGoFail
func liltGoFail(message *C.char, handle C.uintptr_t) {
	cgo.Handle(handle).Value().(func(string))(C.GoString(message))
	os.Exit(1)
}

//export liltGoCallback
func liltGoCallback(handle C.uintptr_t, slots *C.uint64_t) {
	function := cgo.Handle(handle).Value().(reflect.Value)
	arguments := make([]reflect.Value, function.Type().NumIn())
	words := unsafe.Slice((*uint64)(slots), len(arguments)+1)
	for i := range arguments {
		arguments[i] = load(&words[i], function.Type().In(i))
	}
	for _, result := range function.Call(arguments) {
		store(&words[0], result)
	}
}
