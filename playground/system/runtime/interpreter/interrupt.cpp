// Nobody interrupts: the program's worker is ended.
#include "runtime/interpreter/interrupt.h"

namespace lilt::runtime {

namespace {

constexpr std::atomic<bool> kNever = false;

}  // namespace

Interruption::Interruption(bool) : request_(&kNever) {}

Interruption::~Interruption() {}

void Interruption::add(Code&) {}

}  // namespace lilt::runtime
