// How modules are compiled.
#pragma once

#include "backend/pipeline.h"
#include "emit/object/object_writer.h"
#include "emit/x86/gas_printer.h"

namespace lilt::backend {

struct CompileOptions {
  PipelineOptions pipeline;
  x86::AsmSyntax syntax = x86::AsmSyntax::Att;
  object::SectionOptions sections;
  bool trace_allocation = false;
  bool chooses_assembly = false;  // text of the functions alone that pipeline.shows
  // CompiledFunction::code, for `lilt interpret --machine`; with texts, for its trace.
  bool locates_code = false;
  bool makes_records = false;  // CompiledFunction::record, for `lilt explain`
  bool records_end_only =
      false;  // of the stages, the last of SSA IR and those of the finished code
  // Modules without debug information get places in their own text as debug information.
  bool describes_text = false;
  bool counts_code = false;  // moves and bytes of frames, for --stats
  // Of every function definition besides its own, but not of `optnone` ones: -Os and -Oz.
  ssa::FunctionAttributes size_attributes = 0;
  // Of the processor, besides those that a function definition requests itself.
  FeatureRequest features = {};
  unsigned threads = 1;  // 0: as many as are useful, of the processors that are free
};

}  // namespace lilt::backend
