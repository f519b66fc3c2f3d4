// Builds a function, compiles it into memory and calls it.
package main

import (
	"fmt"
	"log"

	"lilt.example/lilt"
)

func main() {
	module := lilt.NewModule(lilt.NewContext(), "square")
	square, err := module.CreateFunction("square", lilt.I64(), lilt.I64())
	if err != nil {
		log.Fatal(err)
	}
	entry := square.CreateBlock("entry")
	square.Append(entry)
	builder := lilt.NewBuilder(module)
	builder.AtEnd(entry)
	x := square.Argument(0)
	builder.Ret(builder.Binary(lilt.Mul, x, x, 0))
	jit, err := lilt.NewJit(0)
	if err != nil {
		log.Fatal(err)
	}
	if _, err := jit.Add(module, nil, 0); err != nil {
		log.Fatal(err)
	}
	var call func(int64) int64
	if err := jit.Bind("square", &call); err != nil {
		log.Fatal(err)
	}
	fmt.Println(call(7))
}
