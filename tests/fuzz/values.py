"""Integers of any width: as bits, with a sign, and as text."""


def mask(bits):
    return (1 << bits) - 1


def signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) else value


def constant(bits, value):
    return "true" if bits == 1 and value else "false" if bits == 1 else str(signed(value, bits))
