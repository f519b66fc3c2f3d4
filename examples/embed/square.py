#!/usr/bin/env python3
"""Reads IR, compiles it into memory and calls it: lilt from Python through ctypes. An argument names the library."""
import ctypes
import sys

lilt = ctypes.CDLL(sys.argv[1] if len(sys.argv) > 1 else "liblilt.so.0.1")
lilt.lilt_context_create.restype = ctypes.c_void_p
lilt.lilt_error_text.restype = ctypes.c_char_p
lilt.lilt_jit_lookup.restype = ctypes.c_void_p
for function in (lilt.lilt_module_parse, lilt.lilt_jit_create, lilt.lilt_jit_add):
    function.restype = ctypes.c_void_p  # a lilt_error, or None


def check(error):
    if error:
        sys.exit(lilt.lilt_error_text(ctypes.c_void_p(error)).decode())


text = b"""
define i64 @square(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}
"""
context = ctypes.c_void_p(lilt.lilt_context_create())
module, jit, unit = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_uint64()
check(lilt.lilt_module_parse(context, b"square", text, ctypes.c_size_t(len(text)), ctypes.byref(module)))
check(lilt.lilt_jit_create(0, ctypes.byref(jit)))
check(lilt.lilt_jit_add(jit, module, None, 0, ctypes.byref(unit)))
square = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(lilt.lilt_jit_lookup(jit, b"square"))
print(square(7))
