//! Builds a function, compiles it into memory and calls it.
use lilt::{i64, BinaryOp, Builder, Context, Jit, Module};

fn main() -> lilt::Result<()> {
    let context = Context::new();
    let module = Module::new(&context, "square");
    let square = module.create_function("square", i64(), &[i64()])?;
    let entry = square.create_block(Some("entry"));
    square.append(entry);
    let builder = Builder::new(&module);
    builder.at_end(entry);
    let x = square.argument(0);
    builder.ret(builder.binary(BinaryOp::Mul, x, x, 0));
    let jit = Jit::new(0)?;
    jit.add(&module, None, 0)?;
    let square = unsafe { jit.function::<extern "C" fn(i64) -> i64>("square") };
    println!("{}", square.expect("the module has it")(7));
    Ok(())
}
