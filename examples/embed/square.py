#!/usr/bin/env python3
"""Builds a function, compiles it into memory and calls it."""
import ctypes

import lilt

with lilt.Context() as context, lilt.Jit() as jit:
    module = lilt.Module(context, "square")
    square = module.create_function("square", lilt.i64, [lilt.i64])
    entry = square.create_block("entry")
    square.append(entry)
    builder = lilt.Builder(module)
    builder.at_end(entry)
    x = square.argument(0)
    builder.ret(builder.binary(lilt.BinaryOp.MUL, x, x))
    jit.add(module)
    print(jit.function("square", ctypes.c_int64, ctypes.c_int64)(7))
