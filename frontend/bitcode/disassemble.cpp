#include "frontend/bitcode/disassemble.h"

#include "frontend/bitcode/bitcode_module.h"
#include "frontend/bitcode/module_printer.h"

namespace lilt::bitcode {

namespace {

// The blocks of a file: which is the module, and the table of its names, which comes later.
BitCursor::Place find_module(Module& module) {
  constexpr std::string_view kStart("BC\xC0\xDE", 4);
  if (!module.bytes.starts_with(kStart)) throw Damage{0, "the wrapper does not hold bitcode"};
  BitCursor cursor(module.bytes, module.block_info);
  BitCursor::Place found;
  for (;;) {
    const BitCursor::Entry entry = cursor.next();
    if (entry.kind == BitCursor::Kind::End) break;
    if (entry.kind == BitCursor::Kind::Record) cursor.fail("a record outside all blocks");
    if (entry.id == kModuleBlock) {
      if (found.end != 0)
        cursor.fail("the file holds several modules, as -fsplit-lto-unit makes them");
      found = cursor.block();
    }
    if (entry.id == kStringTableBlock && module.string_table.empty()) {
      cursor.enter();
      while (cursor.next().kind == BitCursor::Kind::Record)
        if (module.string_table.empty()) module.string_table = cursor.blob();
    } else {
      cursor.skip();
    }
  }
  if (found.end == 0) cursor.fail("the file holds no module");
  return found;
}

}  // namespace

Disassembly disassemble(std::string_view bitcode) {
  Disassembly made;
  Module module;
  module.bytes = bitcode;
  try {
    const BitCursor::Place place = find_module(module);
    // The search took abbreviations of blocks that other blocks may define anew.
    module.block_info.clear();
    read_module(module, place);
    print_module(module, made.text);
  } catch (const Damage& damage) {
    made.error = {damage.bit, damage.message};
  }
  return made;
}

}  // namespace lilt::bitcode
