//! lilt: builds or reads LLVM IR, compiles it to x86-64 objects, assembly text and executables, and runs it in memory.
//!
//! A [`Context`] is the workspace of one thread, a [`Module`] is IR, a [`Jit`] holds compiled modules in memory for all
//! threads. The methods are the functions of lilt.h by the class of their first parameter:
//! `lilt_build_ret(builder, value)` is `builder.ret(value)`. A module borrows its context, a builder its module, so
//! nothing is used after its end. What can fail gives a [`Result`]; a mistake in building is kept in the module and is
//! the error of what compiles it. A text with a zero in it is a panic.
//!
//! ```compile_fail,E0505
//! let context = lilt::Context::new();
//! let module = lilt::Module::new(&context, "m");
//! drop(context); // a module borrows it
//! module.print();
//! ```
//! ```compile_fail,E0505
//! let context = lilt::Context::new();
//! let module = lilt::Module::new(&context, "m");
//! let function = module.create_function("f", lilt::i64(), &[]).unwrap();
//! drop(module); // so does a function its module
//! function.name();
//! ```
//! ```compile_fail,E0502
//! let mut jit = lilt::Jit::new(0).unwrap();
//! let f = unsafe { jit.function::<extern "C" fn()>("f") };
//! jit.remove(lilt::Unit::default()).unwrap(); // and a function in memory the Jit
//! f.unwrap()();
//! ```

#[rustfmt::skip] // made by the generator
mod methods;

pub use lilt_sys as sys;
pub use methods::*;
use std::ffi::{CStr, CString};
use std::fmt;
use std::marker::PhantomData;
use std::os::raw::{c_char, c_void};
use std::ptr::null;
use std::sync::Mutex;

pub type Type = sys::lilt_type;
pub type Value = sys::lilt_value;
pub type Block = sys::lilt_block;
pub type Unit = sys::lilt_unit;

// --- errors

/// One message of an error. Lines and columns count from 1; without a place: None, 0, 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub text: String,
    pub file: Option<String>,
    pub line: u32,
    pub column: u32,
}

/// An error of lilt. Displayed, it has all messages with their places, as the command line prints them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub kind: ErrorKind,
    pub text: String,
    pub messages: Vec<Message>,
}

pub type Result<T> = std::result::Result<T, Error>;

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl std::error::Error for Error {}

impl Error {
    fn of_mistake(text: String) -> Error {
        let message = Message { text: text.clone(), file: None, line: 0, column: 0 };
        Error { kind: ErrorKind::Input, text, messages: vec![message] }
    }
}

fn check(error: *mut sys::lilt_error) -> Result<()> {
    if error.is_null() {
        return Ok(());
    }
    unsafe {
        let message = |index| Message {
            text: string(sys::lilt_error_message(error, index)).unwrap_or_default(),
            file: string(sys::lilt_error_file(error, index)),
            line: sys::lilt_error_line(error, index),
            column: sys::lilt_error_column(error, index),
        };
        let result = Error {
            kind: ErrorKind::of(sys::lilt_error_get_kind(error)),
            text: string(sys::lilt_error_text(error)).unwrap_or_default(),
            messages: (0..sys::lilt_error_count(error)).map(message).collect(),
        };
        sys::lilt_error_delete(error);
        Err(result)
    }
}

// --- texts

fn text(words: &str) -> CString {
    CString::new(words).expect("a text for lilt has no zero in it")
}

fn optional(words: &Option<CString>) -> *const c_char {
    words.as_ref().map_or(null(), |words| words.as_ptr())
}

struct Texts {
    pointers: Vec<*const c_char>,
    _owners: Vec<CString>,
}

fn texts(words: &[&str]) -> Texts {
    let owners: Vec<CString> = words.iter().map(|word| text(word)).collect();
    Texts { pointers: owners.iter().map(|word| word.as_ptr()).collect(), _owners: owners }
}

fn bytes_of<T>(bytes: &[u8]) -> *const T {
    bytes.as_ptr().cast()
}

fn string(words: *const c_char) -> Option<String> {
    if words.is_null() {
        return None;
    }
    Some(unsafe { CStr::from_ptr(words) }.to_string_lossy().into_owned())
}

fn pointer_of(options: Option<&Options>) -> *const sys::lilt_options {
    options.map_or(null(), |options| options.raw)
}

/// The version of the library: "0.1.0".
pub fn version() -> String {
    string(unsafe { sys::lilt_version() }).unwrap_or_default()
}

// --- contexts, options, modules

fn created<T>(raw: *mut T) -> *mut T {
    assert!(!raw.is_null(), "lilt: out of memory");
    raw
}

/// The workspace of one thread; its compiler stays warm from one module to the next.
pub struct Context {
    raw: *mut sys::lilt_context,
}

impl Context {
    pub fn new() -> Context {
        Context { raw: created(unsafe { sys::lilt_context_create() }) }
    }
}

impl Default for Context {
    fn default() -> Context {
        Context::new()
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        unsafe { sys::lilt_context_delete(self.raw) }
    }
}

/// How modules are compiled; the defaults are those of lilt.h.
pub struct Options {
    raw: *mut sys::lilt_options,
}

impl Options {
    pub fn new() -> Options {
        Options { raw: created(unsafe { sys::lilt_options_create() }) }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options::new()
    }
}

impl Clone for Options {
    fn clone(&self) -> Options {
        Options { raw: created(unsafe { sys::lilt_options_copy(self.raw) }) }
    }
}

impl Drop for Options {
    fn drop(&mut self) {
        unsafe { sys::lilt_options_delete(self.raw) }
    }
}

/// IR: built, or parsed, read, changed and built on.
pub struct Module<'c> {
    raw: *mut sys::lilt_module,
    _context: PhantomData<&'c Context>,
}

impl<'c> Module<'c> {
    pub fn new(context: &'c Context, name: &str) -> Module<'c> {
        let raw = unsafe { sys::lilt_module_create(context.raw, text(name).as_ptr()) };
        Module { raw: created(raw), _context: PhantomData }
    }

    /// Reads LLVM IR: text or bitcode. Every error of the whole text is reported.
    pub fn parse(context: &'c Context, name: &str, ir: impl AsRef<[u8]>) -> Result<Module<'c>> {
        let (ir, mut raw) = (ir.as_ref(), std::ptr::null_mut());
        let name = text(name);
        check(unsafe { sys::lilt_module_parse(context.raw, name.as_ptr(), bytes_of(ir), ir.len(), &mut raw) })?;
        Ok(Module { raw, _context: PhantomData })
    }

    /// Reads a file; "-" is standard input.
    pub fn read(context: &'c Context, path: &str) -> Result<Module<'c>> {
        let mut raw = std::ptr::null_mut();
        check(unsafe { sys::lilt_module_read(context.raw, text(path).as_ptr(), &mut raw) })?;
        Ok(Module { raw, _context: PhantomData })
    }

    /// A declaration until it gets its first block. A name that a function of the same type has gives that one.
    pub fn create_function(&self, name: &str, result: Type, parameters: &[Type]) -> Result<Function<'_>> {
        let function_type = self.function_type(result, parameters, false);
        Function::of(unsafe { sys::lilt_function_create(self.raw, text(name).as_ptr(), function_type) })
            .ok_or_else(|| Error::of_mistake(self.mistake().unwrap_or_else(|| format!("'{}' is not created", name))))
    }

    /// The value, sign-extended, of an integer constant of up to 64 bits.
    pub fn as_int(&self, value: Value) -> Option<i64> {
        let mut result = 0;
        unsafe { sys::lilt_value_as_int(self.raw, value, &mut result) }.then_some(result)
    }

    /// An ELF object, or text for the GNU assembler.
    pub fn compile(&self, options: Option<&Options>, kind: OutputKind) -> Result<Vec<u8>> {
        let mut output = std::ptr::null_mut();
        check(unsafe { sys::lilt_compile(self.raw, pointer_of(options), kind as u32, &mut output) })?;
        unsafe {
            let bytes = sys::lilt_output_bytes(output).cast::<u8>();
            let result = std::slice::from_raw_parts(bytes, sys::lilt_output_size(output)).to_vec();
            sys::lilt_output_delete(output);
            Ok(result)
        }
    }
}

impl Drop for Module<'_> {
    fn drop(&mut self) {
        unsafe { sys::lilt_module_delete(self.raw) }
    }
}

/// A function of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Function<'m> {
    raw: *mut sys::lilt_function,
    _module: PhantomData<&'m Module<'m>>,
}

impl Function<'_> {
    fn of<'m>(raw: *mut sys::lilt_function) -> Option<Function<'m>> {
        (!raw.is_null()).then_some(Function { raw, _module: PhantomData })
    }
}

/// Inserts instructions into the functions of a module.
pub struct Builder<'m> {
    raw: *mut sys::lilt_builder,
    _module: PhantomData<&'m Module<'m>>,
}

impl<'m> Builder<'m> {
    pub fn new(module: &'m Module<'_>) -> Builder<'m> {
        Builder { raw: created(unsafe { sys::lilt_builder_create(module.raw) }), _module: PhantomData }
    }
}

impl Drop for Builder<'_> {
    fn drop(&mut self) {
        unsafe { sys::lilt_builder_delete(self.raw) }
    }
}

/// SSA form for a front end's variables, while a function is built (Braun et al., CC 2013).
pub struct Variables<'m> {
    raw: *mut sys::lilt_variables,
    _module: PhantomData<&'m Module<'m>>,
}

impl<'m> Variables<'m> {
    pub fn new(function: Function<'m>) -> Variables<'m> {
        Variables { raw: created(unsafe { sys::lilt_variables_create(function.raw) }), _module: PhantomData }
    }
}

impl Drop for Variables<'_> {
    fn drop(&mut self) {
        unsafe { sys::lilt_variables_delete(self.raw) }
    }
}

// --- code in memory

type Resolver = dyn Fn(&str) -> Option<*mut c_void> + Send + Sync;
type Failure = dyn Fn(&str) + Send + Sync;

/// Compiled modules in memory. Any thread may use it.
pub struct Jit {
    raw: *mut sys::lilt_jit,
    // What its code calls; it goes after the code. C has the addresses of the inner boxes.
    resolvers: Mutex<Vec<Box<Box<Resolver>>>>,
    failures: Mutex<Vec<Box<Box<Failure>>>>,
}

unsafe impl Send for Jit {}
unsafe impl Sync for Jit {}

/// A function or a variable in memory. It borrows the Jit, whose units are not removed meanwhile.
#[derive(Clone, Copy)]
pub struct Symbol<'j, F> {
    value: F,
    _jit: PhantomData<&'j Jit>,
}

impl<F> std::ops::Deref for Symbol<'_, F> {
    type Target = F;

    fn deref(&self) -> &F {
        &self.value
    }
}

impl Jit {
    /// `facilities`: JIT_PERF_MAP, JIT_DUMP, JIT_GDB, joined by `|`.
    pub fn new(facilities: u32) -> Result<Jit> {
        let mut raw = std::ptr::null_mut();
        check(unsafe { sys::lilt_jit_create(facilities, &mut raw) })?;
        Ok(Jit { raw, resolvers: Mutex::default(), failures: Mutex::default() })
    }

    /// Compiles the module, puts it in memory and runs its constructors; it may end afterwards. `flags`:
    /// UNIT_REPLACEABLE, UNIT_REPLACES, UNIT_LAZY, joined by `|`.
    pub fn add(&self, module: &Module<'_>, options: Option<&Options>, flags: u32) -> Result<Unit> {
        let mut unit = Unit::default();
        check(unsafe { sys::lilt_jit_add(self.raw, module.raw, pointer_of(options), flags, &mut unit) })?;
        Ok(unit)
    }

    /// Puts an ELF object in memory and runs its constructors.
    pub fn add_object(&self, object: &[u8]) -> Result<Unit> {
        let mut unit = Unit::default();
        check(unsafe { sys::lilt_jit_add_object(self.raw, bytes_of(object), object.len(), &mut unit) })?;
        Ok(unit)
    }

    /// Frees the unit; symbols that were looked up have ended before. No code of other units may call it later.
    pub fn remove(&mut self, unit: Unit) -> Result<()> {
        check(unsafe { sys::lilt_jit_remove(self.raw, unit) })
    }

    /// Gives a name to an address of the program, such as `f as *const c_void` of an `extern "C" fn`.
    pub fn define(&self, name: &str, address: *const c_void) -> Result<()> {
        check(unsafe { sys::lilt_jit_define(self.raw, text(name).as_ptr(), address as *mut c_void) })
    }

    /// Asked for the addresses of names that no unit defines, before the process's own symbols. A panic in it ends the
    /// process.
    pub fn set_resolver(&self, resolver: impl Fn(&str) -> Option<*mut c_void> + Send + Sync + 'static) {
        unsafe extern "C" fn ask(name: *const c_char, user: *mut c_void) -> *mut c_void {
            let resolver = &*(user as *const Box<Resolver>);
            let name = string(name).unwrap_or_default();
            let answer = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| resolver(&name)));
            answer.unwrap_or_else(|_| std::process::abort()).unwrap_or(std::ptr::null_mut())
        }
        let kept: Box<Box<Resolver>> = Box::new(Box::new(resolver));
        let user = &*kept as *const Box<Resolver> as *mut c_void;
        self.resolvers.lock().unwrap().push(kept);
        unsafe { sys::lilt_jit_set_resolver(self.raw, Some(ask), user) }
    }

    /// Called with the message when a lazy function cannot be compiled; the process ends afterwards, status 1.
    pub fn set_lazy_failure(&self, handler: impl Fn(&str) + Send + Sync + 'static) {
        unsafe extern "C" fn end(message: *const c_char, user: *mut c_void) {
            let handler = &*(user as *const Box<Failure>);
            let message = string(message).unwrap_or_default();
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| handler(&message)));
            std::process::exit(1)
        }
        let kept: Box<Box<Failure>> = Box::new(Box::new(handler));
        let user = &*kept as *const Box<Failure> as *mut c_void;
        self.failures.lock().unwrap().push(kept);
        unsafe { sys::lilt_jit_set_lazy_failure(self.raw, Some(end), user) }
    }

    /// The address of a function or a variable.
    pub fn lookup(&self, name: &str) -> Option<*mut c_void> {
        let address = unsafe { sys::lilt_jit_lookup(self.raw, text(name).as_ptr()) };
        (!address.is_null()).then_some(address)
    }

    /// The same in one unit, internal names included.
    pub fn lookup_in(&self, unit: Unit, name: &str) -> Option<*mut c_void> {
        let address = unsafe { sys::lilt_jit_lookup_in(self.raw, unit, text(name).as_ptr()) };
        (!address.is_null()).then_some(address)
    }

    /// A function to call, as `jit.function::<extern "C" fn(i64) -> i64>("square")`.
    ///
    /// # Safety
    /// `F` is a type of pointers to functions, and what the function's parameters and result are.
    pub unsafe fn function<F: Copy>(&self, name: &str) -> Option<Symbol<'_, F>> {
        assert_eq!(std::mem::size_of::<F>(), std::mem::size_of::<*mut c_void>(), "F is not a pointer");
        let address = self.lookup(name)?;
        Some(Symbol { value: std::mem::transmute_copy(&address), _jit: PhantomData })
    }
}

impl Drop for Jit {
    fn drop(&mut self) {
        unsafe { sys::lilt_jit_delete(self.raw) }
    }
}
