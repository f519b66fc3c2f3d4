// Kaleidoscope, the language of LLVM's tutorial, on lilt from Go: reads a program from standard input and runs it.
// A definition is a module of its own, and takes the place of an earlier one for the functions that call it, too.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"lilt.example/lilt"
)

type location struct{ line, column int }

// A mistake in the program; thrown by panic.
type mistake string

func fail(at location, format string, arguments ...any) {
	panic(mistake(fmt.Sprintf("%d:%d: ", at.line, at.column) + fmt.Sprintf(format, arguments...)))
}

func check(at location, err error) {
	if err != nil {
		fail(at, "%v", err)
	}
}

// --- characters to tokens

const end, identifier, number = "", "identifier", "number" // other tokens are keywords and single characters
const keywords = " def extern if then else for in binary unary var "
const letters, digits = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"

// A program as it is read and run.
type program struct {
	source      *bufio.Reader
	last        byte // 0 at the end
	position    location
	token       string   // the current one
	location    location // where it starts
	identifier  string
	number      float64
	precedences map[string]int // of binary operators; programs add to them
	prototypes  map[string]prototype
	expressions int
	context     *lilt.Context
	jit         *lilt.Jit
	out         *bufio.Writer
}

func (p *program) advance() {
	if p.last == '\n' {
		p.position = location{p.position.line + 1, 0}
	}
	p.last, _ = p.source.ReadByte()
	p.position.column++
}

func (p *program) takeWhile(wanted string) (taken string) {
	for ; p.last != 0 && strings.IndexByte(wanted, p.last) >= 0; p.advance() {
		taken += string(rune(p.last))
	}
	return taken
}

func (p *program) next() { p.token = p.read() }
func (p *program) read() string {
	p.takeWhile(" \t\r\n\v\f")
	p.location = p.position
	switch c := p.last; {
	case c == 0:
		return end
	case strings.IndexByte(letters, c) >= 0:
		p.identifier = p.takeWhile(letters + digits)
		if strings.Contains(keywords, " "+p.identifier+" ") {
			return p.identifier
		}
		return identifier
	case strings.IndexByte(digits+".", c) >= 0:
		fmt.Sscanf("0"+p.takeWhile(digits+"."), "%f", &p.number)
		return number
	case c == '#':
		for p.last != 0 && p.last != '\n' {
			p.advance()
		}
		return p.read()
	case c == ';': // what it ends runs before anything after it is read
		p.last = ' '
		return ";"
	default:
		p.advance()
		return string(rune(c))
	}
}

// --- the syntax tree

type expr struct {
	at    location
	kind  string // number, identifier, "operator", "call", "if", "for" or "var"
	name  string
	value float64
	names []string // of variables
	parts []expr   // in the order of the text
}

// An operator is a function that is called "unary!" or "binary|".
type prototype struct {
	location   location
	name       string
	parameters []string
	precedence int // of a binary operator
}

// --- tokens to the tree, by recursive descent

func (p *program) take(token string) bool {
	found := p.token == token
	if found {
		p.next()
	}
	return found
}

func (p *program) expect(token, what string) {
	if !p.take(token) {
		fail(p.location, "expected %s", what)
	}
}

func (p *program) expectIdentifier(what string) string {
	name := p.identifier
	p.expect(identifier, what)
	return name
}

func (p *program) after(token, what string) expr {
	p.expect(token, what)
	return p.expression()
}

func (p *program) isOperator() bool {
	return len(p.token) == 1 && strings.Contains("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~", p.token)
}

// expression ::= unary ( operator unary )*
func (p *program) expression() expr { return p.operators(1, p.unary()) }

// prototype ::= ( identifier | 'unary' character | 'binary' character number? ) '(' identifier* ')'
func (p *program) prototype() prototype {
	result, operands := prototype{location: p.location}, 0
	if p.take("unary") {
		result.name, operands = "unary"+p.token, 1
	} else if p.take("binary") {
		result.name, operands = "binary"+p.token, 2
	} else {
		result.name = p.expectIdentifier("the name of a function")
	}
	if operands != 0 && !p.isOperator() {
		fail(p.location, "expected the character of an operator")
	} else if operands != 0 {
		p.next()
	}
	if operands == 2 {
		result.precedence = 30
		if value := p.number; p.take(number) {
			result.precedence = int(value)
		}
		if result.precedence < 1 || result.precedence > 100 {
			fail(p.location, "a precedence is a number from 1 to 100")
		}
	}
	p.expect("(", "'(' and parameters")
	for p.token == identifier {
		result.parameters = append(result.parameters, p.expectIdentifier(""))
	}
	p.expect(")", "')' after the parameters")
	if operands != 0 && operands != len(result.parameters) {
		fail(result.location, "the operator has the wrong number of operands")
	}
	return result
}

// Takes operators that bind at least as tightly as the minimum.
func (p *program) operators(minimum int, left expr) expr {
	for p.precedences[p.token] >= minimum {
		own, op, at := p.precedences[p.token], p.token, p.location
		p.next()
		right := p.unary()
		if p.precedences[p.token] > own {
			right = p.operators(own+1, right)
		}
		left = expr{at: at, kind: "operator", name: op, parts: []expr{left, right}}
	}
	return left
}

// unary ::= primary | character unary
func (p *program) unary() expr {
	if op, at := p.token, p.location; p.isOperator() && !strings.Contains("(),;", op) {
		p.next()
		return expr{at: at, kind: "call", name: "unary" + op, parts: []expr{p.unary()}}
	}
	return p.primary()
}

func (p *program) primary() expr {
	result := expr{at: p.location, kind: p.token, name: p.identifier, value: p.number}
	switch {
	case p.take(number):
	case p.take(identifier):
		p.arguments(&result)
	case p.take("if"): // 'if' expression 'then' expression 'else' expression
		result.parts = []expr{p.expression(), p.after("then", "'then'"), p.after("else", "'else'")}
	case p.take("for"):
		p.forLoop(&result)
	case p.take("var"):
		p.variables(&result)
	default:
		result = p.after("(", "an expression")
		p.expect(")", "')'")
	}
	return result
}

// ( '(' ( expression ( ',' expression )* )? ')' )?
func (p *program) arguments(result *expr) {
	if !p.take("(") {
		return
	}
	for result.kind = "call"; !p.take(")"); result.parts = append(result.parts, p.expression()) {
		if len(result.parts) != 0 {
			p.expect(",", "')' or ',' after an argument")
		}
	}
}

// 'for' identifier '=' expression ',' expression ( ',' expression )? 'in' expression
func (p *program) forLoop(result *expr) {
	result.name = p.expectIdentifier("a variable after 'for'")
	result.parts = []expr{p.after("=", "'=' and the first value"), p.after(",", "',' and a condition")}
	step := expr{kind: number, value: 1}
	if p.take(",") {
		step = p.expression()
	}
	result.parts = append(result.parts, step, p.after("in", "'in' and the body of the loop"))
}

// 'var' identifier ( '=' expression )? ( ',' identifier ( '=' expression )? )* 'in' expression
func (p *program) variables(result *expr) {
	for len(result.names) == 0 || p.take(",") {
		result.names = append(result.names, p.expectIdentifier("a variable after 'var'"))
		value := expr{kind: number}
		if p.take("=") {
			value = p.expression()
		}
		result.parts = append(result.parts, value)
	}
	result.parts = append(result.parts, p.after("in", "'in' and an expression"))
}

// --- the tree to LLVM IR

// Generates a function into a module. It may call functions of other modules that have a prototype.
type generator struct {
	module     *lilt.Module
	function   *lilt.Function
	builder    *lilt.Builder
	atStart    *lilt.Builder
	entry      lilt.Block
	variables  map[string]lilt.Value
	prototypes map[string]prototype
}

var double = lilt.DoubleType()
var arithmetic = map[string]lilt.BinaryOp{"+": lilt.Fadd, "-": lilt.Fsub, "*": lilt.Fmul}

func declare(module *lilt.Module, from prototype) *lilt.Function {
	var doubles []lilt.Type
	for range from.parameters {
		doubles = append(doubles, double)
	}
	function, err := module.CreateFunction(from.name, double, doubles...)
	check(from.location, err)
	return function
}

func define(module *lilt.Module, prototypes map[string]prototype, from prototype, body expr) {
	g := &generator{module: module, function: declare(module, from), builder: lilt.NewBuilder(module),
		atStart: lilt.NewBuilder(module), variables: map[string]lilt.Value{}, prototypes: prototypes}
	g.entry = g.function.CreateBlock("entry")
	g.begin(g.entry)
	for i, name := range from.parameters {
		g.variables[name] = g.createVariable(g.function.Argument(uint32(i)))
	}
	g.builder.Ret(g.generate(body))
}

func (g *generator) begin(block lilt.Block) {
	g.function.Append(block)
	g.builder.AtEnd(block)
}

// A variable in the entry block's frame; lilt's mem2reg gives it a register.
func (g *generator) createVariable(value lilt.Value) lilt.Value {
	g.atStart.AtStart(g.entry)
	variable := g.atStart.Alloca(double, lilt.Value{})
	g.builder.Store(value, variable)
	return variable
}

func (g *generator) find(at location, name string) lilt.Value {
	variable, found := g.variables[name]
	if !found {
		fail(at, "unknown variable '%s'", name)
	}
	return variable
}

// Hides variables until the returned function is called.
func (g *generator) scope() func() {
	outer := g.variables
	g.variables = map[string]lilt.Value{}
	for name, variable := range outer {
		g.variables[name] = variable
	}
	return func() { g.variables = outer }
}

func (g *generator) branch(condition lilt.Value, ifTrue, ifFalse lilt.Block) {
	g.builder.CondBr(g.builder.Fcmp(lilt.FcmpOne, condition, g.module.ConstReal(double, 0)), ifTrue, ifFalse)
}

func (g *generator) call(at location, callee string, arguments []lilt.Value) lilt.Value {
	target := g.module.FindFunction(callee)
	if from, known := g.prototypes[callee]; target == nil && known {
		target = declare(g.module, from)
	}
	if target == nil {
		fail(at, "unknown function '%s'", callee)
	} else if int(target.ParameterCount()) != len(arguments) {
		fail(at, "wrong number of arguments for '%s'", callee)
	}
	return g.builder.Call(target, arguments)
}

func (g *generator) generate(e expr) lilt.Value {
	switch e.kind {
	case number:
		return g.module.ConstReal(double, e.value)
	case identifier:
		return g.builder.Load(double, g.find(e.at, e.name))
	case "operator":
		return g.operator(e, e.parts[0], e.parts[1])
	case "if":
		return g.ifElse(e.parts[0], e.parts[1:])
	case "for":
		return g.forLoop(e.name, e.parts[0], e.parts[1], e.parts[2], e.parts[3])
	case "var":
		defer g.scope()()
		for i, name := range e.names {
			g.variables[name] = g.createVariable(g.generate(e.parts[i]))
		}
		return g.generate(e.parts[len(e.names)])
	}
	var arguments []lilt.Value
	for _, argument := range e.parts {
		arguments = append(arguments, g.generate(argument))
	}
	return g.call(e.at, e.name, arguments)
}

func (g *generator) operator(e, target, value expr) lilt.Value {
	if e.name == "=" {
		if target.kind != identifier {
			fail(e.at, "only a variable can stand on the left of '='")
		}
		result := g.generate(value)
		g.builder.Store(result, g.find(target.at, target.name))
		return result
	}
	left, right := g.generate(target), g.generate(value)
	if op, known := arithmetic[e.name]; known {
		return g.builder.Binary(op, left, right, 0)
	} else if e.name == "<" {
		return g.builder.Cast(lilt.Uitofp, g.builder.Fcmp(lilt.FcmpUlt, left, right), double)
	}
	return g.call(e.at, "binary"+e.name, []lilt.Value{left, right})
}

func (g *generator) ifElse(condition expr, arms []expr) lilt.Value {
	blocks := []lilt.Block{g.function.CreateBlock("then"), g.function.CreateBlock("else")}
	merge := g.function.CreateBlock("merge")
	g.branch(g.generate(condition), blocks[0], blocks[1])
	g.builder.AtEnd(merge)
	phi := g.builder.Phi(double)
	for i, arm := range arms {
		g.begin(blocks[i])
		g.module.PhiAddIncoming(phi, g.generate(arm), g.builder.Block()) // which may be another block by now
		g.builder.Br(merge)
	}
	g.begin(merge)
	return phi
}

// The body runs before the condition is tested, and the condition before the step is added.
func (g *generator) forLoop(name string, start, end, step, body expr) lilt.Value {
	variable := g.createVariable(g.generate(start))
	defer g.scope()()
	g.variables[name] = variable // which may hide another one
	loop, after := g.function.CreateBlock("loop"), g.function.CreateBlock("after")
	g.builder.Br(loop)
	g.begin(loop)
	g.generate(body)
	increment, condition := g.generate(step), g.generate(end)
	current := g.builder.Load(double, variable)
	g.builder.Store(g.builder.Binary(lilt.Fadd, current, increment, 0), variable)
	g.branch(condition, loop, after)
	g.begin(after)
	return g.module.ConstReal(double, 0)
}

// --- the loop

// Compiles an item in memory and runs it if it is an expression. Returns whether there was no mistake.
// item ::= 'def' prototype expression | 'extern' prototype | expression | ';'
func (p *program) item() (correct bool) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case mistake:
			p.out.Flush()
			fmt.Fprintln(os.Stderr, "Error: "+thrown)
			for !strings.Contains(" def extern ;  ", " "+p.token+" ") {
				p.next()
			}
		default:
			panic(thrown)
		}
	}()
	p.expressions++
	at := p.location
	if p.take(";") {
		return true
	}
	isExtern := p.take("extern")
	if !isExtern && !p.take("def") {
		name := fmt.Sprint("__expression", p.expressions)
		unit := p.add(prototype{location: at, name: name}, p.expression(), 0)
		var expression func() float64
		check(at, p.jit.Bind(name, &expression))
		fmt.Fprintf(p.out, "Evaluated to %f\n", expression())
		check(at, p.jit.Remove(unit))
		return true
	}
	from := p.prototype()
	if earlier, known := p.prototypes[from.name]; known && len(earlier.parameters) != len(from.parameters) {
		fail(from.location, "'%s' had other parameters before", from.name)
	}
	if !isExtern {
		p.add(from, p.expression(), lilt.UnitReplaceable|lilt.UnitReplaces)
	}
	if from.precedence != 0 {
		p.precedences[from.name[len("binary"):]] = from.precedence
	}
	p.prototypes[from.name] = from
	return true
}

func (p *program) add(from prototype, body expr, flags uint) lilt.Unit {
	module := lilt.NewModule(p.context, "kaleidoscope")
	defer module.Close()
	define(module, p.prototypes, from, body)
	unit, err := p.jit.Add(module, nil, flags)
	check(from.location, err)
	return unit
}

func main() {
	jit, err := lilt.NewJit(0)
	check(location{}, err)
	out := bufio.NewWriter(os.Stdout)
	// Functions that programs may declare by `extern`, besides those of the C library.
	check(location{}, jit.DefineFunc("putchard", func(x float64) float64 { out.WriteByte(byte(x)); return 0 }))
	check(location{}, jit.DefineFunc("printd", func(x float64) float64 { fmt.Fprintf(out, "%f\n", x); return 0 }))
	p := &program{bufio.NewReader(os.Stdin), ' ', location{1, 0}, ";", location{}, "", 0,
		map[string]int{"=": 2, "<": 10, "+": 20, "-": 20, "*": 40}, map[string]prototype{}, 0, lilt.NewContext(), jit, out}
	status := 0
	for p.token != end {
		if !p.item() {
			status = 1
		}
		out.Flush()
	}
	os.Exit(status)
}
