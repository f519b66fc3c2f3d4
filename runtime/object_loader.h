// Relocatable ELF objects in memory, such as a C compiler makes: a language's runtime in a JIT.
//
// Idea. The sections that have memory go into one mapping, in three parts of pages: code with a
// stub for each symbol, data that is written, data that is only read. Names that the object lacks
// are reached through stubs and a table of addresses, so they may be anywhere; code that needs them
// nearer, which is what compilers make without -fPIC, is an error. Pages of code are not writable
// once they are filled. Source: System V ABI, AMD64 supplement, chapter 4.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lilt::runtime {

class LoadedObject {
 public:
  // What other code can name.
  struct Symbol {
    std::string name;
    void* address = nullptr;
    bool is_weak = false;
  };
  // What others know, and what they get to know.
  struct Names {
    // The address of a name that the object defines weakly, if another definition is there.
    std::function<void*(std::string_view)> known;
    // The address of a name that it refers to; null: unknown. It may load further objects.
    std::function<void*(std::string_view)> resolve;
    // Told of the object's names before it asks for others. False, and the reason, if one of them
    // must not be.
    std::function<bool(const std::vector<Symbol>&, std::string& error)> publish;
  };
  // Null, and the reason, if the object cannot be loaded: of no use are the names then that were
  // published. Constructors are not called.
  static std::unique_ptr<LoadedObject> load(std::string_view bytes, const Names& names,
                                            std::string& error);
  // Frees the code and the data.
  ~LoadedObject();
  LoadedObject(const LoadedObject&) = delete;
  LoadedObject& operator=(const LoadedObject&) = delete;

  const std::vector<Symbol>& symbols() const { return symbols_; }
  // To call before the code is used, and before it is freed, in this order.
  const std::vector<void*>& initializers() const { return initializers_; }
  const std::vector<void*>& finalizers() const { return finalizers_; }
  size_t size() const { return size_; }

 private:
  friend class ObjectLoading;
  LoadedObject() = default;

  uint8_t* memory_ = nullptr;
  size_t size_ = 0;
  std::vector<void*> unwind_tables_;  // registered
  std::vector<Symbol> symbols_;
  std::vector<void*> initializers_, finalizers_;
};

// The names that an object defines for others; empty if it is not one.
std::vector<std::string> names_of_object(std::string_view bytes);

}  // namespace lilt::runtime
