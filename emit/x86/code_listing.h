// Where the code of each instruction is; the dump of a function after its encoding, machine IR with
// the bytes of each instruction.
#pragma once

#include <string>
#include <vector>

#include "emit/x86/encoder.h"
#include "emit/x86/gas_printer.h"
#include "ir/mir/machine_function.h"

namespace lilt::x86 {

// Appends the function as mir::print does; after each instruction a comment has the offset and the
// bytes of its code, and the relocations in it:
//
//   rax = CALL @g, rdi                        ; 001a  e8 00 00 00 00  plt32 @g - 4
//
// So the text reads back as the machine function. Encodes the function once more, with other
// origins, which are put back.
//   requires: a function that `encoder` encodes
void print_listing(std::string& out, mir::MachineFunction& function, Encoder& encoder);

// The text of the function as `-S` writes it, without the directives of its unwind table, and the
// origin of each of its lines; kNoOffset for lines that are not an instruction's.
struct AssemblyLines {
  std::string text;
  std::vector<SourceOffset> origins;
};

//   requires: as print_gas, whose function number and syntax these are
AssemblyLines assembly_lines(const mir::MachineFunction& function, uint32_t function_number,
                             AsmSyntax syntax);

// Encodes while the origin of each instruction is its index in `instructions`, which the image's
// lines then have; the function and the problem have their origins again.
//   requires: as Encoder::encode, which it calls
Encoder::Problem encode_numbered(mir::MachineFunction& function, Encoder& encoder,
                                 object::CodeImage& image);

// Where each instruction's code starts, by its place in the layout, and where the code ends.
//   requires: as Encoder::encode, which it calls; changes nothing in the function
std::vector<uint32_t> find_code_offsets(mir::MachineFunction& function, Encoder& encoder);

}  // namespace lilt::x86
