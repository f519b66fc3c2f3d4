#!/usr/bin/env python3
"""Kaleidoscope, the language of LLVM's tutorial, on lilt from Python: reads a program from standard input and runs it.

A definition is a module of its own, and takes the place of an earlier one for the functions that call it, too.
"""
import ctypes
import dataclasses
import string
import sys
from collections import namedtuple
from typing import NamedTuple, TextIO, Union

import lilt
from lilt import BinaryOp, CastOp, FloatPredicate, double_type


class Location(NamedTuple):
    line: int = 1
    column: int = 0


class Mistake(Exception):
    """A mistake in the program: its location and a message."""


# --- characters to tokens

END, IDENTIFIER, NUMBER = "end", "identifier", "number"  # other tokens are keywords and single characters
KEYWORDS = {"def", "extern", "if", "then", "else", "for", "in", "binary", "unary", "var"}
LETTERS, DIGITS = string.ascii_letters, string.digits


class Lexer:
    def __init__(self, source: TextIO):
        self.source, self.last, self.position = source, " ", Location()
        self.token, self.location = ";", Location()  # the current one, and where it starts
        self.identifier, self.number = "", 0.0

    def next(self) -> None:
        self.token = self.read()

    def advance(self) -> None:
        if self.last == "\n":
            self.position = Location(self.position.line + 1, 0)
        self.last = self.source.read(1)
        self.position = Location(self.position.line, self.position.column + 1)

    def take_while(self, characters: str) -> str:
        taken = ""
        while self.last and self.last in characters:
            taken += self.last
            self.advance()
        return taken

    def read(self) -> str:
        while self.last.isspace():
            self.advance()
        self.location = self.position
        if self.last == "":
            return END
        if self.last in LETTERS:
            self.identifier = self.take_while(LETTERS + DIGITS)
            return self.identifier if self.identifier in KEYWORDS else IDENTIFIER
        if self.last in DIGITS or self.last == ".":
            self.number = leading_number(self.take_while(DIGITS + "."))
            return NUMBER
        if self.last == "#":
            while self.last not in ("", "\n"):
                self.advance()
            return self.read()
        character = self.last
        if character == ";":  # what it ends runs before anything after it is read
            self.last = " "
        else:
            self.advance()
        return character


def leading_number(digits: str) -> float:
    """As C's strtod: what comes before a second point."""
    whole, _, rest = digits.partition(".")
    return float("0" + whole + "." + rest.partition(".")[0] + "0")


# --- the syntax tree

Number = namedtuple("Number", "location value")
Name = namedtuple("Name", "location name")
Binary = namedtuple("Binary", "location op left right")
Call = namedtuple("Call", "location callee arguments")  # of a function, or of an operator that the program defines
If = namedtuple("If", "location condition then otherwise")
For = namedtuple("For", "location variable start end step body")
Var = namedtuple("Var", "location variables body")
Expr = Union[Number, Name, Binary, Call, If, For, Var]


@dataclasses.dataclass
class Prototype:
    """An operator is a function that is called "unary!" or "binary|"."""
    location: Location
    name: str
    parameters: list[str] = dataclasses.field(default_factory=list)
    precedence: int = 0  # of a binary operator


# --- tokens to the tree, by recursive descent

class Parser:
    def __init__(self, lexer: Lexer):
        self.lexer = lexer
        self.precedences = {"=": 2, "<": 10, "+": 20, "-": 20, "*": 40}  # programs add to them

    def take(self, token: str) -> bool:
        if self.lexer.token != token:
            return False
        self.lexer.next()
        return True

    def expect(self, token: str, what: str) -> None:
        if not self.take(token):
            raise Mistake(self.lexer.location, "expected " + what)

    def expect_identifier(self, what: str) -> str:
        name = self.lexer.identifier
        self.expect(IDENTIFIER, what)
        return name

    def expression(self) -> Expr:
        """expression ::= unary ( operator unary )*"""
        return self.operators(1, self.unary())

    def prototype(self) -> Prototype:
        """prototype ::= identifier '(' identifier* ')'
                     ::= 'unary' character '(' identifier ')'
                     ::= 'binary' character number? '(' identifier identifier ')'"""
        result = Prototype(self.lexer.location, "")
        operands = 1 if self.take("unary") else 2 if self.take("binary") else 0
        op = self.lexer.token
        if operands == 0:
            result.name = self.expect_identifier("the name of a function")
        else:
            result.name = ("unary" if operands == 1 else "binary") + op
            self.expect(op if is_operator(op) else "+", "the character of an operator")
        if operands == 2:
            result.precedence = self.precedence_number()
        self.expect("(", "'(' and parameters")
        while self.lexer.token == IDENTIFIER:
            result.parameters.append(self.expect_identifier(""))
        self.expect(")", "')' after the parameters")
        if operands not in (0, len(result.parameters)):
            raise Mistake(result.location, "the operator has the wrong number of operands")
        return result

    def precedence_number(self) -> int:
        if self.lexer.token != NUMBER:
            return 30
        number = self.lexer.number
        self.lexer.next()
        if not 1 <= number <= 100:
            raise Mistake(self.lexer.location, "a precedence is a number from 1 to 100")
        return int(number)

    def precedence(self) -> int:
        return self.precedences.get(self.lexer.token, 0)

    def operators(self, minimum: int, left: Expr) -> Expr:
        """Takes operators that bind at least as tightly as `minimum`."""
        while self.precedence() >= minimum:
            own, op, location = self.precedence(), self.lexer.token, self.lexer.location
            self.lexer.next()
            right = self.unary()
            if self.precedence() > own:
                right = self.operators(own + 1, right)
            left = Binary(location, op, left, right)
        return left

    def unary(self) -> Expr:
        """unary ::= primary | character unary"""
        op, location = self.lexer.token, self.lexer.location
        if not is_operator(op) or op in "(),;":
            return self.primary()
        self.lexer.next()
        return Call(location, "unary" + op, [self.unary()])

    def primary(self) -> Expr:
        location, name, number = self.lexer.location, self.lexer.identifier, self.lexer.number
        if self.take(NUMBER):
            return Number(location, number)
        if self.take(IDENTIFIER):
            return self.call(location, name) if self.take("(") else Name(location, name)
        for keyword, rule in (("if", self.if_), ("for", self.for_), ("var", self.var)):
            if self.take(keyword):
                return rule(location)
        self.expect("(", "an expression")
        inner = self.expression()
        self.expect(")", "')'")
        return inner

    def call(self, location: Location, name: str) -> Expr:
        """identifier '(' ( expression ( ',' expression )* )? ')'"""
        arguments: list[Expr] = []
        while not self.take(")"):
            if arguments:
                self.expect(",", "')' or ',' after an argument")
            arguments.append(self.expression())
        return Call(location, name, arguments)

    def if_(self, location: Location) -> Expr:
        """'if' expression 'then' expression 'else' expression"""
        condition = self.expression()
        self.expect("then", "'then'")
        then = self.expression()
        self.expect("else", "'else'")
        return If(location, condition, then, self.expression())

    def for_(self, location: Location) -> Expr:
        """'for' identifier '=' expression ',' expression ( ',' expression )? 'in' expression"""
        variable = self.expect_identifier("a variable after 'for'")
        self.expect("=", "'=' and the first value")
        start = self.expression()
        self.expect(",", "',' and a condition")
        end = self.expression()
        step = self.expression() if self.take(",") else Number(location, 1.0)
        self.expect("in", "'in' and the body of the loop")
        return For(location, variable, start, end, step, self.expression())

    def var(self, location: Location) -> Expr:
        """'var' identifier ( '=' expression )? ( ',' identifier ( '=' expression )? )* 'in' expression"""
        variables: list[tuple[str, Expr]] = []
        while not variables or self.take(","):
            name = self.expect_identifier("a variable after 'var'")
            variables.append((name, self.expression() if self.take("=") else Number(location, 0.0)))
        self.expect("in", "'in' and an expression")
        return Var(location, variables, self.expression())


def is_operator(token: str) -> bool:
    return len(token) == 1 and token in string.punctuation


# --- the tree to LLVM IR

ARITHMETIC = {"+": BinaryOp.FADD, "-": BinaryOp.FSUB, "*": BinaryOp.FMUL}


class Generator:
    """Generates a function. It may call functions of other modules that have a prototype."""

    def __init__(self, module: lilt.Module, prototypes: dict[str, Prototype]):
        self.module, self.prototypes = module, prototypes
        self.builder = lilt.Builder(self.module)
        self.variables: dict[str, lilt.Value] = {}

    def define(self, prototype: Prototype, body: Expr) -> None:
        self.function = self.declare(prototype)
        self.entry = self.begin(self.function.create_block("entry"))
        self.variables = {}
        for index, name in enumerate(prototype.parameters):
            self.variables[name] = self.create_variable(self.function.argument(index))
        self.builder.ret(self.generate(body))

    def declare(self, prototype: Prototype) -> lilt.Function:
        return self.module.create_function(prototype.name, double_type, [double_type] * len(prototype.parameters))

    def begin(self, block: lilt.Block) -> lilt.Block:
        """Appends the block; what is built from now on goes to it."""
        self.function.append(block)
        self.builder.at_end(block)
        return block

    def number(self, value: float) -> lilt.Value:
        return self.module.const_real(double_type, value)

    def create_variable(self, value: lilt.Value) -> lilt.Value:
        """A variable in the entry block's frame; lilt's mem2reg gives it a register."""
        with lilt.Builder(self.module) as at_start:
            at_start.at_start(self.entry)
            variable = at_start.alloca(double_type, lilt.Value())
        self.builder.store(value, variable)
        return variable

    def find_variable(self, location: Location, name: str) -> lilt.Value:
        if name not in self.variables:
            raise Mistake(location, "unknown variable '%s'" % name)
        return self.variables[name]

    def is_true(self, value: lilt.Value) -> lilt.Value:
        return self.builder.fcmp(FloatPredicate.ONE, value, self.number(0))

    def call(self, location: Location, callee: str, arguments: list[lilt.Value]) -> lilt.Value:
        target = self.module.find_function(callee)
        if target is None and callee in self.prototypes:
            target = self.declare(self.prototypes[callee])
        if target is None:
            raise Mistake(location, "unknown function '%s'" % callee)
        if target.parameter_count() != len(arguments):
            raise Mistake(location, "wrong number of arguments for '%s'" % callee)
        return self.builder.call(target, arguments)

    def generate(self, expr: Expr) -> lilt.Value:
        return getattr(self, "generate_" + type(expr).__name__.lower())(expr)

    def generate_number(self, expr: Number) -> lilt.Value:
        return self.number(expr.value)

    def generate_name(self, expr: Name) -> lilt.Value:
        return self.builder.load(double_type, self.find_variable(expr.location, expr.name))

    def generate_binary(self, expr: Binary) -> lilt.Value:
        if expr.op == "=":
            return self.generate_assignment(expr)
        left, right = self.generate(expr.left), self.generate(expr.right)
        if expr.op in ARITHMETIC:
            return self.builder.binary(ARITHMETIC[expr.op], left, right)
        if expr.op != "<":
            return self.call(expr.location, "binary" + expr.op, [left, right])
        is_less = self.builder.fcmp(FloatPredicate.ULT, left, right)
        return self.builder.cast(CastOp.UITOFP, is_less, double_type)

    def generate_assignment(self, expr: Binary) -> lilt.Value:
        if not isinstance(expr.left, Name):
            raise Mistake(expr.location, "only a variable can stand on the left of '='")
        value = self.generate(expr.right)
        self.builder.store(value, self.find_variable(expr.left.location, expr.left.name))
        return value

    def generate_call(self, expr: Call) -> lilt.Value:
        arguments = [self.generate(argument) for argument in expr.arguments]
        return self.call(expr.location, expr.callee, arguments)

    def generate_if(self, expr: If) -> lilt.Value:
        arms = [self.function.create_block("then"), self.function.create_block("else")]
        merge = self.function.create_block("merge")
        self.builder.cond_br(self.is_true(self.generate(expr.condition)), *arms)
        incoming = []
        for block, arm in zip(arms, (expr.then, expr.otherwise)):
            self.begin(block)
            value = self.generate(arm)
            incoming.append((value, self.builder.block()))  # which may be another block by now
            self.builder.br(merge)
        self.begin(merge)
        phi = self.builder.phi(double_type)
        for value, block in incoming:
            self.module.phi_add_incoming(phi, value, block)
        return phi

    def generate_for(self, expr: For) -> lilt.Value:
        """The body runs before the condition is tested, and the condition before the step is added."""
        variable = self.create_variable(self.generate(expr.start))
        outer = dict(self.variables)  # the variable may hide one of them
        self.variables[expr.variable] = variable
        loop, after = self.function.create_block("loop"), self.function.create_block("after")
        self.builder.br(loop)
        self.begin(loop)
        self.generate(expr.body)
        step, end = self.generate(expr.step), self.generate(expr.end)
        current = self.builder.load(double_type, variable)
        self.builder.store(self.builder.binary(BinaryOp.FADD, current, step), variable)
        self.builder.cond_br(self.is_true(end), loop, after)
        self.begin(after)
        self.variables = outer
        return self.number(0)

    def generate_var(self, expr: Var) -> lilt.Value:
        outer = dict(self.variables)
        for name, initializer in expr.variables:
            self.variables[name] = self.create_variable(self.generate(initializer))
        result = self.generate(expr.body)
        self.variables = outer
        return result


# --- functions that programs may declare by `extern`, besides those of the C library

def putchard(character: float) -> float:
    sys.stdout.write(chr(int(character)))
    return 0


def printd(value: float) -> float:
    print("%f" % value)
    return 0


# --- the loop

class Program:
    def __init__(self, source: TextIO):
        self.lexer = Lexer(source)
        self.parser = Parser(self.lexer)
        self.context, self.jit, self.prototypes = lilt.Context(), lilt.Jit(), dict[str, Prototype]()
        for function in (putchard, printd):
            self.jit.define_function(function.__name__, function, ctypes.c_double, ctypes.c_double)
        self.expressions = 0

    def run(self, prompts: bool) -> bool:
        """Compiles each item in memory and runs expressions. Returns whether there was no mistake."""
        correct = True
        while self.lexer.token != END:
            if prompts and self.lexer.token == ";":
                print("ready> ", end="")
            sys.stdout.flush()
            location = self.lexer.location
            try:
                self.read_item()
            except (Mistake, lilt.Error) as mistake:
                correct = False
                sys.stdout.flush()
                at, message = mistake.args if isinstance(mistake, Mistake) else (location, mistake)
                print("Error: %d:%d: %s" % (*at, message), file=sys.stderr)
                while self.lexer.token not in ("def", "extern", ";", END):
                    self.lexer.next()
        return correct

    def read_item(self) -> None:
        """item ::= 'def' prototype expression | 'extern' prototype | expression | ';'"""
        self.expressions += 1
        prototype = Prototype(self.lexer.location, "__expression%d" % self.expressions)
        if self.parser.take(";"):
            return
        is_extern = self.parser.take("extern")
        if not is_extern and not self.parser.take("def"):
            return self.evaluate(prototype, self.parser.expression())
        prototype = self.parser.prototype()
        earlier = self.prototypes.get(prototype.name)  # its callers are compiled already
        if earlier and len(earlier.parameters) != len(prototype.parameters):
            raise Mistake(prototype.location, "'%s' had other parameters before" % prototype.name)
        if not is_extern:
            self.add(prototype, self.parser.expression(), lilt.UNIT_REPLACEABLE | lilt.UNIT_REPLACES)
        if prototype.precedence:
            self.parser.precedences[prototype.name[-1]] = prototype.precedence
        self.prototypes[prototype.name] = prototype

    def add(self, prototype: Prototype, body: Expr, flags: int) -> lilt.Unit:
        with lilt.Module(self.context, "kaleidoscope") as module:
            Generator(module, self.prototypes).define(prototype, body)
            return self.jit.add(module, flags=flags)

    def evaluate(self, prototype: Prototype, body: Expr) -> None:
        unit = self.add(prototype, body, 0)
        print("Evaluated to %f" % self.jit.function(prototype.name, ctypes.c_double)())
        self.jit.remove(unit)


if __name__ == "__main__":
    sys.exit(0 if Program(sys.stdin).run(sys.stdin.isatty()) else 1)
