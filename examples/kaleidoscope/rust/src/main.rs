//! Kaleidoscope, the language of LLVM's tutorial, on lilt from Rust: reads a program from standard input and runs it.
//! A definition is a module of its own, and takes the place of an earlier one for the functions that call it, too.

use lilt::{BinaryOp, Block, Builder, CastOp, Context, FloatPredicate, Function, Jit, Module, Value};
use std::collections::HashMap;
use std::io::{Bytes, Read, Stdin, Write};

type Location = (u32, u32); // line and column

type Parsed<T> = Result<T, (Location, String)>; // or a mistake in the program

fn mistake<T>(location: Location, message: impl ToString) -> Parsed<T> {
    Err((location, message.to_string()))
}

const KEYWORDS: [&str; 10] = ["def", "extern", "if", "then", "else", "for", "in", "binary", "unary", "var"];

/// Characters to tokens, and these to the tree, by recursive descent.
struct Parser {
    source: Bytes<Stdin>,
    last: Option<char>,
    position: Location,
    token: String, // the current one: a keyword, a character, "identifier" or "number"; empty at the end
    location: Location, // where it starts
    identifier: String,
    number: f64,
    precedences: HashMap<char, i32>, // of binary operators; programs add to them
}

struct Expr {
    location: Location,
    node: Node,
}

enum Node {
    Number(f64),
    Name(String),
    Binary(char, Box<[Expr; 2]>),
    Call(String, Vec<Expr>), // of a function, or of an operator that the program defines
    If(Box<[Expr; 3]>),
    For(String, Box<[Expr; 4]>),
    Var(Vec<(String, Expr)>, Box<Expr>),
}

/// An operator is a function that is called "unary!" or "binary|".
struct Prototype {
    location: Location,
    name: String,
    parameters: Vec<String>,
    precedence: i32, // of a binary operator
}

impl Parser {
    fn next(&mut self) {
        self.token = self.read();
    }

    fn advance(&mut self) {
        if self.last == Some('\n') {
            self.position = (self.position.0 + 1, 0);
        }
        self.last = self.source.next().and_then(|byte| byte.ok()).map(char::from);
        self.position.1 += 1;
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let mut taken = String::new();
        while let Some(character) = self.last.filter(|&character| wanted(character)) {
            taken.push(character);
            self.advance();
        }
        taken
    }

    fn read(&mut self) -> String {
        self.take_while(char::is_whitespace);
        self.location = self.position;
        let character = self.last.unwrap_or('\0');
        if self.last.is_none() {
            return String::new();
        } else if character.is_ascii_alphabetic() {
            self.identifier = self.take_while(|it| it.is_ascii_alphanumeric());
            let keyword = KEYWORDS.contains(&self.identifier.as_str());
            return if keyword { self.identifier.clone() } else { "identifier".to_string() };
        } else if character.is_ascii_digit() || character == '.' {
            let digits = self.take_while(|it| it.is_ascii_digit() || it == '.');
            let second = digits.match_indices('.').nth(1).map_or(digits.len(), |(place, _)| place);
            self.number = format!("0{}", &digits[..second]).parse().unwrap_or(0.0);
            return "number".to_string();
        } else if character == '#' {
            self.take_while(|it| it != '\n');
            return self.read();
        } else if character == ';' {
            self.last = Some(' '); // what it ends runs before anything after it is read
        } else {
            self.advance();
        }
        character.to_string()
    }
}

// --- tokens to the tree, by recursive descent

impl Parser {
    fn take(&mut self, token: &str) -> bool {
        let found = self.token == token;
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, token: &str, what: &str) -> Parsed<()> {
        self.take(token).then_some(()).ok_or_else(|| (self.location, format!("expected {}", what)))
    }

    fn after(&mut self, token: &str, what: &str) -> Parsed<Expr> {
        self.expect(token, what)?;
        self.expression()
    }

    fn identifier(&mut self, what: &str) -> Parsed<String> {
        let name = self.identifier.clone();
        self.expect("identifier", what).map(|_| name)
    }

    /// The current token if it may be an operator.
    fn operator(&self) -> Option<char> {
        self.token.chars().next().filter(|op| self.token.len() == 1 && op.is_ascii_punctuation())
    }

    /// expression ::= unary ( operator unary )*
    fn expression(&mut self) -> Parsed<Expr> {
        let first = self.unary()?;
        self.operators(1, first)
    }

    /// prototype ::= ( identifier | 'unary' character | 'binary' character number? ) '(' identifier* ')'
    fn prototype(&mut self) -> Parsed<Prototype> {
        let (location, mut precedence, mut parameters) = (self.location, 0, Vec::new());
        let operands = if self.take("unary") { 1 } else { 2 * self.take("binary") as usize };
        let name = match self.operator() {
            _ if operands == 0 => self.identifier("the name of a function")?,
            Some(op) => format!("{}{}", ["unary", "binary"][operands - 1], op),
            None => return mistake(self.location, "expected the character of an operator"),
        };
        if operands != 0 {
            self.next();
        }
        if operands == 2 {
            precedence = if self.token == "number" { self.number as i32 } else { 30 };
            if self.take("number") && !(1..=100).contains(&precedence) {
                return mistake(self.location, "a precedence is a number from 1 to 100");
            }
        }
        self.expect("(", "'(' and parameters")?;
        while self.token == "identifier" {
            parameters.push(self.identifier("")?);
        }
        self.expect(")", "')' after the parameters")?;
        if operands != 0 && operands != parameters.len() {
            return mistake(location, "the operator has the wrong number of operands");
        }
        Ok(Prototype { location, name, parameters, precedence })
    }

    fn precedence(&self) -> i32 {
        self.operator().and_then(|op| self.precedences.get(&op).copied()).unwrap_or(0)
    }

    /// Takes operators that bind at least as tightly as `minimum`.
    fn operators(&mut self, minimum: i32, mut left: Expr) -> Parsed<Expr> {
        while self.precedence() >= minimum {
            let (own, op, location) = (self.precedence(), self.operator().unwrap_or(' '), self.location);
            self.next();
            let mut right = self.unary()?;
            if self.precedence() > own {
                right = self.operators(own + 1, right)?;
            }
            left = Expr { location, node: Node::Binary(op, Box::new([left, right])) };
        }
        Ok(left)
    }

    /// unary ::= primary | character unary
    fn unary(&mut self) -> Parsed<Expr> {
        let location = self.location;
        if let Some(op) = self.operator().filter(|op| !"(),;".contains(*op)) {
            self.next();
            return Ok(Expr { location, node: Node::Call(format!("unary{}", op), vec![self.unary()?]) });
        }
        self.primary()
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let (location, number, name) = (self.location, self.number, self.identifier.clone());
        let node = match self.token.as_str() {
            _ if self.take("number") => Node::Number(number),
            _ if self.take("identifier") => self.name_or_call(name)?,
            _ if self.take("if") => self.if_()?,
            _ if self.take("for") => self.for_(location)?,
            _ if self.take("var") => self.var(location)?,
            _ => {
                let inner = self.after("(", "an expression")?;
                return self.expect(")", "')'").map(|_| inner);
            }
        };
        Ok(Expr { location, node })
    }

    /// identifier ( '(' ( expression ( ',' expression )* )? ')' )?
    fn name_or_call(&mut self, name: String) -> Parsed<Node> {
        if !self.take("(") {
            return Ok(Node::Name(name));
        }
        let mut arguments = Vec::new();
        while !self.take(")") {
            if !arguments.is_empty() {
                self.expect(",", "')' or ',' after an argument")?;
            }
            arguments.push(self.expression()?);
        }
        Ok(Node::Call(name, arguments))
    }

    /// 'if' expression 'then' expression 'else' expression
    fn if_(&mut self) -> Parsed<Node> {
        Ok(Node::If(Box::new([self.expression()?, self.after("then", "'then'")?, self.after("else", "'else'")?])))
    }

    /// 'for' identifier '=' expression ',' expression ( ',' expression )? 'in' expression
    fn for_(&mut self, location: Location) -> Parsed<Node> {
        let variable = self.identifier("a variable after 'for'")?;
        let start = self.after("=", "'=' and the first value")?;
        let end = self.after(",", "',' and a condition")?;
        let one = Expr { location, node: Node::Number(1.0) };
        let step = if self.take(",") { self.expression()? } else { one };
        Ok(Node::For(variable, Box::new([start, end, step, self.after("in", "'in' and the body of the loop")?])))
    }

    /// 'var' identifier ( '=' expression )? ( ',' identifier ( '=' expression )? )* 'in' expression
    fn var(&mut self, location: Location) -> Parsed<Node> {
        let mut variables = Vec::new();
        while variables.is_empty() || self.take(",") {
            let name = self.identifier("a variable after 'var'")?;
            let zero = Expr { location, node: Node::Number(0.0) };
            variables.push((name, if self.take("=") { self.expression()? } else { zero }));
        }
        Ok(Node::Var(variables, Box::new(self.after("in", "'in' and an expression")?)))
    }
}

// --- the tree to LLVM IR

type Prototypes = HashMap<String, Prototype>;

fn declare<'m>(module: &'m Module<'_>, prototype: &Prototype) -> Parsed<Function<'m>> {
    let doubles = vec![lilt::double_type(); prototype.parameters.len()];
    module
        .create_function(&prototype.name, lilt::double_type(), &doubles)
        .or_else(|error| mistake(prototype.location, error))
}

/// Generates a function. It may call functions of other modules that have a prototype.
struct Generator<'m> {
    module: &'m Module<'m>,
    function: Function<'m>,
    builder: Builder<'m>,
    prototypes: &'m Prototypes,
    entry: Block,
    variables: HashMap<String, Value>,
}

impl<'m> Generator<'m> {
    fn define(module: &'m Module<'m>, prototypes: &'m Prototypes, prototype: &Prototype, body: &Expr) -> Parsed<()> {
        let (function, builder) = (declare(module, prototype)?, Builder::new(module));
        let (entry, variables) = (function.create_block(Some("entry")), HashMap::new());
        let mut generator = Generator { module, function, builder, prototypes, entry, variables };
        generator.begin(entry);
        for (index, name) in prototype.parameters.iter().enumerate() {
            let variable = generator.create_variable(function.argument(index as u32));
            generator.variables.insert(name.clone(), variable);
        }
        let result = generator.generate(body)?;
        generator.builder.ret(result);
        Ok(())
    }

    fn begin(&self, block: Block) {
        self.function.append(block);
        self.builder.at_end(block);
    }

    fn number(&self, value: f64) -> Value {
        self.module.const_real(lilt::double_type(), value)
    }

    /// A variable in the entry block's frame; lilt's mem2reg gives it a register.
    fn create_variable(&self, value: Value) -> Value {
        let at_start = Builder::new(self.module);
        at_start.at_start(self.entry);
        let variable = at_start.alloca(lilt::double_type(), Value::default());
        self.builder.store(value, variable);
        variable
    }

    fn find_variable(&self, location: Location, name: &str) -> Parsed<Value> {
        self.variables.get(name).copied().map_or_else(|| mistake(location, format!("unknown variable '{}'", name)), Ok)
    }

    fn branch(&self, condition: Value, if_true: Block, if_false: Block) {
        let is_true = self.builder.fcmp(FloatPredicate::One, condition, self.number(0.0));
        self.builder.cond_br(is_true, if_true, if_false);
    }

    fn call(&self, location: Location, callee: &str, arguments: &[Value]) -> Parsed<Value> {
        let target = match (self.module.find_function(callee), self.prototypes.get(callee)) {
            (Some(function), _) => function,
            (None, Some(prototype)) => declare(self.module, prototype)?,
            (None, None) => return mistake(location, format!("unknown function '{}'", callee)),
        };
        if target.parameter_count() as usize != arguments.len() {
            return mistake(location, format!("wrong number of arguments for '{}'", callee));
        }
        Ok(self.builder.call(target, arguments))
    }

    fn generate(&mut self, expr: &Expr) -> Parsed<Value> {
        let double = lilt::double_type();
        match &expr.node {
            Node::Number(value) => Ok(self.number(*value)),
            Node::Name(name) => Ok(self.builder.load(double, self.find_variable(expr.location, name)?)),
            Node::Binary('=', parts) => {
                if let Node::Name(name) = &parts[0].node {
                    let value = self.generate(&parts[1])?;
                    self.builder.store(value, self.find_variable(parts[0].location, name)?);
                    return Ok(value);
                }
                mistake(expr.location, "only a variable can stand on the left of '='")
            }
            Node::Binary(op, parts) => {
                let (left, right) = (self.generate(&parts[0])?, self.generate(&parts[1])?);
                Ok(match op {
                    '+' => self.builder.binary(BinaryOp::Fadd, left, right, 0),
                    '-' => self.builder.binary(BinaryOp::Fsub, left, right, 0),
                    '*' => self.builder.binary(BinaryOp::Fmul, left, right, 0),
                    '<' => {
                        let is_less = self.builder.fcmp(FloatPredicate::Ult, left, right);
                        self.builder.cast(CastOp::Uitofp, is_less, double)
                    }
                    _ => return self.call(expr.location, &format!("binary{}", op), &[left, right]),
                })
            }
            Node::Call(callee, arguments) => {
                let values = arguments.iter().map(|argument| self.generate(argument)).collect::<Parsed<Vec<_>>>()?;
                self.call(expr.location, callee, &values)
            }
            Node::If(parts) => self.generate_if(parts),
            Node::For(variable, parts) => self.generate_for(variable, parts),
            Node::Var(variables, body) => {
                let outer = self.variables.clone();
                for (name, initializer) in variables {
                    let value = self.generate(initializer)?;
                    let variable = self.create_variable(value);
                    self.variables.insert(name.clone(), variable);
                }
                let result = self.generate(body);
                self.variables = outer;
                result
            }
        }
    }

    fn generate_if(&mut self, [condition, then, otherwise]: &[Expr; 3]) -> Parsed<Value> {
        let blocks = ["then", "else", "merge"].map(|name| self.function.create_block(Some(name)));
        let condition = self.generate(condition)?;
        self.branch(condition, blocks[0], blocks[1]);
        let mut incoming = Vec::new();
        for (block, arm) in blocks.into_iter().zip([then, otherwise]) {
            self.begin(block);
            incoming.push((self.generate(arm)?, self.builder.block())); // which may be another block by now
            self.builder.br(blocks[2]);
        }
        self.begin(blocks[2]);
        let phi = self.builder.phi(lilt::double_type());
        incoming.iter().for_each(|(value, block)| self.module.phi_add_incoming(phi, *value, *block));
        Ok(phi)
    }

    /// The body runs before the condition is tested, and the condition before the step is added.
    fn generate_for(&mut self, name: &str, [start, end, step, body]: &[Expr; 4]) -> Parsed<Value> {
        let start = self.generate(start)?;
        let variable = self.create_variable(start);
        let outer = self.variables.clone(); // the variable may hide one of them
        self.variables.insert(name.to_string(), variable);
        let [repeat, after] = ["loop", "after"].map(|name| self.function.create_block(Some(name)));
        self.builder.br(repeat);
        self.begin(repeat);
        self.generate(body)?;
        let (step, end) = (self.generate(step)?, self.generate(end)?);
        let current = self.builder.load(lilt::double_type(), variable);
        self.builder.store(self.builder.binary(BinaryOp::Fadd, current, step, 0), variable);
        self.branch(end, repeat, after);
        self.begin(after);
        self.variables = outer;
        Ok(self.number(0.0))
    }
}

// --- functions that programs may declare by `extern`, besides those of the C library

extern "C" fn putchard(character: f64) -> f64 {
    std::io::stdout().write_all(&[character as u8]).map_or(1.0, |_| 0.0)
}

extern "C" fn printd(value: f64) -> f64 {
    println!("{:.6}", value);
    0.0
}

// --- the loop

struct Program {
    parser: Parser,
    prototypes: Prototypes,
    expressions: u32,
    jit: Jit, // before the context: it ends first
    context: Context,
}

impl Program {
    /// Compiles each item in memory and runs expressions. Returns whether there was no mistake.
    fn run(&mut self) -> bool {
        let mut correct = true;
        while !self.parser.token.is_empty() {
            let _ = std::io::stdout().flush();
            if let Err(((line, column), message)) = self.item() {
                correct = false;
                let _ = std::io::stdout().flush();
                eprintln!("Error: {}:{}: {}", line, column, message);
                while !["def", "extern", ";", ""].contains(&self.parser.token.as_str()) {
                    self.parser.next();
                }
            }
        }
        correct
    }

    /// item ::= 'def' prototype expression | 'extern' prototype | expression | ';'
    fn item(&mut self) -> Parsed<()> {
        self.expressions += 1;
        let location = self.parser.location;
        if self.parser.take(";") {
            return Ok(());
        }
        let is_extern = self.parser.take("extern");
        if !is_extern && !self.parser.take("def") {
            let name = format!("__expression{}", self.expressions);
            let prototype = Prototype { location, name, parameters: Vec::new(), precedence: 0 };
            let body = self.parser.expression()?;
            let unit = self.add(&prototype, &body, 0)?;
            let expression = unsafe { self.jit.function::<extern "C" fn() -> f64>(&prototype.name) };
            println!("Evaluated to {:.6}", expression.expect("the unit has it")());
            return self.jit.remove(unit).or_else(|error| mistake(location, error));
        }
        let prototype = self.parser.prototype()?;
        let earlier = self.prototypes.get(&prototype.name); // its callers are compiled already
        if earlier.map_or(false, |earlier| earlier.parameters.len() != prototype.parameters.len()) {
            return mistake(prototype.location, format!("'{}' had other parameters before", prototype.name));
        }
        if !is_extern {
            let body = self.parser.expression()?;
            self.add(&prototype, &body, lilt::UNIT_REPLACEABLE | lilt::UNIT_REPLACES)?;
        }
        if prototype.precedence != 0 {
            self.parser.precedences.extend(prototype.name.chars().last().map(|op| (op, prototype.precedence)));
        }
        self.prototypes.insert(prototype.name.clone(), prototype);
        Ok(())
    }

    fn add(&self, prototype: &Prototype, body: &Expr, flags: u32) -> Parsed<lilt::Unit> {
        let module = Module::new(&self.context, "kaleidoscope");
        Generator::define(&module, &self.prototypes, prototype, body)?;
        self.jit.add(&module, None, flags).or_else(|error| mistake(prototype.location, error))
    }
}

fn main() -> lilt::Result<()> {
    let jit = Jit::new(0)?;
    jit.define("putchard", putchard as *const _)?;
    jit.define("printd", printd as *const _)?;
    let (position, token, location) = ((1, 0), ";".to_string(), (1, 0));
    let (source, identifier) = (std::io::stdin().bytes(), String::new());
    let precedences = [('=', 2), ('<', 10), ('+', 20), ('-', 20), ('*', 40)].into();
    let parser = Parser { source, last: Some(' '), position, token, location, identifier, number: 0.0, precedences };
    let mut program = Program { parser, prototypes: HashMap::new(), expressions: 0, jit, context: Context::new() };
    std::process::exit(if program.run() { 0 } else { 1 })
}
