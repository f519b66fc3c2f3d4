//! use.py in Rust.
use lilt::*;
use std::fs::read_to_string;
use std::os::raw::c_void;

fn text(name: &str) -> String {
    let folder = std::env::args().nth(1).expect("the folder of the texts");
    read_to_string(format!("{}/{}.ll", folder, name)).expect("the text")
}

fn parse<'c>(context: &'c Context, name: &str) -> Module<'c> {
    Module::parse(context, name, text(name)).unwrap_or_else(|error| panic!("{}", error))
}

fn kind<T>(result: Result<T>) -> String {
    result.map_or_else(|error| format!("{:?}", error.kind).to_lowercase(), |_| "none".to_string())
}

fn none(value: Option<impl ToString>) -> String {
    value.map_or("none".to_string(), |value| value.to_string())
}

fn errors(context: &Context) -> Result<()> {
    if let Err(error) = Module::parse(context, "broken.ll", text("broken")) {
        for message in &error.messages {
            let file = message.file.clone().unwrap_or_default();
            let kind = format!("{:?}", error.kind).to_lowercase();
            println!("{} {}:{}:{} {}", kind, file, message.line, message.column, message.text);
        }
    }
    println!("options: {}", kind(Options::new().set_level(7)));
    println!("file: {}", kind(Module::read(context, "/no/such/file.ll")));
    let (first, second) = (Module::new(context, "first"), Module::new(context, "second"));
    let function = first.create_function("f", i64(), &[i64()])?;
    let entry = function.create_block(Some("entry"));
    function.append(entry);
    let builder = Builder::new(&first);
    builder.at_end(entry);
    let other = second.create_global("there", i64(), second.const_int(i64(), 1));
    builder.ret(builder.load(i64(), other));
    println!("mistake: {}", none(first.mistake()));
    println!("verify: {}", kind(first.verify()));
    second.create_function("there", i64(), &[])?;
    println!("taken: {}", none(second.mistake()));
    second.forget_mistake();
    println!("forgotten: {}", none(second.mistake()));
    let failure =
        Jit::new(0)?.add(&parse(context, "calls"), None, 0).map_or_else(|error| error.text, |_| String::new());
    println!("undefined: {}", failure.contains("undefined symbol 'twice'"));
    Ok(())
}

fn lifetimes(context: &Context) -> Result<()> {
    let jit = Jit::new(0)?;
    jit.add(&parse(context, "square"), None, 0)?;
    let square = unsafe { jit.function::<extern "C" fn(i64) -> i64>("square") };
    println!("called: {}", square.expect("a function")(9));
    Ok(())
}

extern "C" fn twice(x: f64) -> f64 {
    2.0 * x
}

extern "C" fn odd(x: i32) -> bool {
    x.rem_euclid(2) == 1
}

fn memory(context: &Context) -> Result<()> {
    let mut jit = Jit::new(0)?;
    let unit = jit.add(&parse(context, "square"), None, 0)?;
    println!("memory: {} {} {}", jit.memory() > 0, jit.lookup("square").is_some(), jit.lookup("cube").is_none());
    jit.remove(unit)?;
    println!("removed: {}", if jit.lookup("square").is_none() { "error" } else { "none" });
    jit.define("twice", twice as *const c_void)?;
    jit.define("odd", odd as *const c_void)?;
    jit.add(&parse(context, "calls"), None, 0)?;
    let parity = unsafe { jit.function::<extern "C" fn(i32) -> bool>("parity") }.expect("parity");
    let doubled = unsafe { jit.function::<extern "C" fn(f64) -> f64>("f") }.expect("f")(21.0);
    println!("callback: {:?} {} {}", doubled, parity(3), parity(-4));
    let options = Options::new();
    options.set_level(0)?;
    options.set_processor(Some("x86-64-v3"), None)?;
    jit.add(&parse(context, "many"), Some(&options), 0)?;
    let many = unsafe { jit.function::<extern "C" fn(i32, f64, i64, bool) -> f64>("many") }.expect("many");
    println!("many: {:?}", many(-1, 0.5, 40, true));
    let floats = unsafe { jit.function::<extern "C" fn(f32, *mut c_void) -> f32>("floats") }.expect("floats");
    println!("floats: {}", floats(1.5, jit.lookup("quarter").expect("quarter")));
    let small = unsafe { jit.function::<extern "C" fn(i8, u16) -> i8>("small") }.expect("small");
    println!("small: {}", small(-7, 65535));
    let seen = Box::leak(Box::new(6i64)) as *mut i64 as usize;
    jit.set_resolver(move |name| (name == "seen").then(|| seen as *mut c_void));
    jit.add(&parse(context, "counter"), None, UNIT_LAZY)?;
    let count = unsafe { jit.function::<extern "C" fn() -> i64>("count") }.expect("count");
    println!("resolver: {} {}", count(), unsafe { *(seen as *const i64) });
    let size = Options::new();
    size.set_level('s' as i32)?;
    let compiled = parse(context, "square").compile(Some(&size), OutputKind::Object)?;
    let assembly = parse(context, "square").compile(None, OutputKind::Assembly)?;
    println!("object: {} {}", compiled.starts_with(b"\x7fELF"), String::from_utf8_lossy(&assembly).contains("square:"));
    jit.add_object(&compiled)?;
    println!("added object: {}", unsafe { jit.function::<extern "C" fn(i64) -> i64>("square") }.expect("it")(-8));
    Ok(())
}

fn reading(context: &Context) -> Result<()> {
    let module = parse(context, "square");
    let function = module.first_function().expect("a function");
    let first = function.block_first_instruction(function.first_block());
    let (mut instruction, mut opcodes) = (first, String::new());
    while instruction != Value::default() {
        opcodes += &format!(" {}", module.instruction_opcode(instruction));
        instruction = module.instruction_next(instruction);
    }
    println!("instructions:{}", opcodes);
    println!("line: {}", module.instruction_print(first).trim());
    let pair = module.struct_type(&[i8(), double_type()], false);
    let is_struct = module.type_get_kind(pair) == TypeKind::Struct;
    println!("struct: {} {} {}", module.type_size(pair), module.field_offset(pair, 1), is_struct);
    let zero = module.as_int(module.const_zero(double_type()));
    println!("constant: {} {}", none(module.as_int(module.const_int(i8(), -3))), none(zero));
    function.add_attribute("nounwind");
    module.set_linkage(function.address(), Linkage::Weak);
    let is_weak = module.symbol_linkage(function.address()) == Linkage::Weak;
    println!("linkage: {} {}", is_weak, module.print().contains("nounwind"));
    println!("next: {}", none(function.next().map(|it| it.name())));
    Ok(())
}

/// A switch over blocks, a loop by variables, an atomic operation.
fn building(context: &Context) -> Result<()> {
    let module = Module::new(context, "building");
    let counter = module.create_global("counter", i64(), module.const_int(i64(), 0));
    let function = module.create_function("sum", i64(), &[i64()])?;
    let blocks = ["entry", "loop", "after", "small"].map(|name| function.create_block(Some(name)));
    let [entry, repeat, after, small] = blocks;
    let (builder, variables, n) = (Builder::new(&module), Variables::new(function), function.argument(0));
    let [total, index] = ["total", "index"].map(|name| variables.declare(i64(), name));
    let (zero, one) = (module.const_int(i64(), 0), module.const_int(i64(), 1));
    blocks.iter().for_each(|block| function.append(*block));
    builder.at_end(entry);
    variables.define(total, entry, zero);
    variables.define(index, entry, zero);
    builder.switch(n, repeat, &[zero, one], &[small, small]);
    variables.seal(entry);
    variables.seal(small);
    builder.at_end(small);
    builder.ret(n);
    builder.at_end(repeat);
    let next_index = builder.binary(BinaryOp::Add, variables.use_(index, repeat), one, NSW);
    let next_total = builder.binary(BinaryOp::Add, variables.use_(total, repeat), next_index, 0);
    variables.define(index, repeat, next_index);
    variables.define(total, repeat, next_total);
    builder.atomic_rmw(AtomicOp::Add, counter, one, Ordering::SeqCst);
    builder.cond_br(builder.icmp(IntPredicate::Slt, next_index, n), repeat, after);
    variables.seal(repeat);
    variables.seal(after);
    builder.at_end(after);
    builder.ret(variables.use_(total, after));
    module.verify()?;
    let jit = Jit::new(0)?;
    let unit = jit.add(&module, None, 0)?;
    let sum = unsafe { jit.function::<extern "C" fn(i64) -> i64>("sum") }.expect("sum");
    println!("sum: {} {} {}", sum(0), sum(1), sum(100));
    println!("counter: {}", unsafe { *(jit.lookup_in(unit, "counter").expect("counter") as *const i64) });
    Ok(())
}

/// A function that cannot be linked when it is first called: the process ends.
fn lazy(context: &Context) -> Result<()> {
    let jit = Jit::new(0)?;
    jit.set_lazy_failure(|message| println!("lazy: {}", message.contains("undefined symbol 'twice'")));
    jit.add(&parse(context, "calls"), None, UNIT_LAZY)?;
    unsafe { jit.function::<extern "C" fn(f64) -> f64>("f") }.expect("f")(1.0);
    println!("after the end");
    Ok(())
}

fn main() -> Result<()> {
    let context = Context::new();
    [errors, lifetimes, memory, reading, building, lazy].iter().try_for_each(|part| part(&context))
}
