//! Finds liblilt.so: in the folder that LILT_LIB_DIR names, else where pkg-config says, else where the linker looks.
use std::process::Command;

fn folders() -> Vec<String> {
    if let Ok(folder) = std::env::var("LILT_LIB_DIR") {
        return vec![folder];
    }
    let asked = Command::new("pkg-config").args(["--libs-only-L", "lilt"]).output();
    let words = asked.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    words.split_whitespace().map(|word| word.trim_start_matches("-L").to_string()).collect()
}

fn main() {
    println!("cargo:rerun-if-env-changed=LILT_LIB_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    for folder in folders() {
        println!("cargo:rustc-link-search=native={}", folder);
    }
    println!("cargo:rustc-link-lib=dylib=lilt");
}
