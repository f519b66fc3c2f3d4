// The initialiser of a variable as bytes and relocations.
//
// An explicit stack walks the constant. Bytes are allocated when the first nonzero byte is stored,
// so a large zero array costs nothing.
#include "emit/object/data.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "emit/object/layout.h"
#include "emit/object/object_writer.h"

namespace lilt::object {

namespace {

using ssa::ConstantId;
using ssa::ConstantKind;

static_assert(std::endian::native == std::endian::little);

class VariableLayout {
 public:
  VariableLayout(const ssa::Module& module, uint64_t size, DataImage& image)
      : module_(module), types_(module.types()), size_(size), image_(image) {}

  // Returns false with a reason if some part cannot be expressed.
  bool lay_out(ConstantId initializer) {
    if (!place({initializer, 0})) return false;
    while (!stack_.empty()) {
      Part part = stack_.back();
      stack_.pop_back();
      if (!place(part)) return false;
    }
    std::sort(image_.pointers.begin(), image_.pointers.end(),
              [](const auto& a, const auto& b) { return a.offset < b.offset; });
    if (image_.bytes.empty()) image_.zero_size = size_;
    return true;
  }

  const std::string& reason() const { return reason_; }

 private:
  struct Part {
    ConstantId constant;
    uint64_t offset;
  };

  bool place(const Part& part) {
    const ssa::Constant& constant = module_.constants()[part.constant];
    switch (constant.kind) {
      case ConstantKind::Integer:
        return store(part.offset, &constant.bits, scalar_size(constant.type));
      case ConstantKind::WideInteger:
        return store_words(part.constant, part.offset);
      case ConstantKind::Floating:
        if (scalar_size(constant.type) > 8) return store_words(part.constant, part.offset);
        return store(part.offset, &constant.bits, scalar_size(constant.type));
      case ConstantKind::String: {
        std::string_view bytes = module_.constants().bytes(part.constant);
        return store(part.offset, bytes.data(), bytes.size());
      }
      case ConstantKind::Aggregate:
        return place_elements(part);
      case ConstantKind::Expression:
        if (types_.kind(constant.type) == ssa::TypeKind::Vector) return place_lanes(part);
        [[fallthrough]];
      case ConstantKind::Symbol:
      case ConstantKind::BlockAddress:
      case ConstantKind::InlineAssembly:
      case ConstantKind::Metadata:
        return place_address(part, 0, constant.type, 0);
      case ConstantKind::Null:
      case ConstantKind::Undef:
      case ConstantKind::Poison:
      case ConstantKind::Zero:
        return true;
    }
    return false;
  }

  uint64_t scalar_size(ssa::TypeId type) const { return types_.store_size(type); }

  bool store(uint64_t offset, const void* source, size_t count) {
    const char* bytes = static_cast<const char*>(source);
    if (std::all_of(bytes, bytes + count, [](char byte) { return byte == 0; })) return true;
    if (offset > size_ || count > size_ - offset) return outside();
    if (image_.bytes.empty()) image_.bytes.resize(size_);
    std::memcpy(image_.bytes.data() + offset, bytes, count);
    return true;
  }

  bool outside() {
    reason_ = "it has more elements than its type";
    return false;
  }

  bool store_words(ConstantId id, uint64_t offset) {
    auto words = module_.constants().words(id);
    size_t count = std::min<size_t>(words.size_bytes(), scalar_size(module_.constants()[id].type));
    return store(offset, words.data(), count);
  }

  bool place_elements(const Part& part) {
    ssa::TypeId type = types_.erased(module_.constants()[part.constant].type);
    auto elements = module_.constants().elements(part.constant);
    if (types_.kind(type) == ssa::TypeKind::Struct)
      return place_fields(type, elements, part.offset);
    ssa::TypeId element = types_.erased(types_[type].element);
    if (types_.kind(type) == ssa::TypeKind::Vector && types_.is_integer(element) &&
        types_.integer_bits(element) % 8 != 0) {
      std::vector<ConstantId> lanes;
      for (ssa::Value value : elements) lanes.push_back(value.constant());
      return place_bits(lanes, types_.integer_bits(element), part.offset);
    }
    uint64_t stride =
        types_.kind(type) == ssa::TypeKind::Vector ? scalar_size(element) : types_.size_of(element);
    if (stride == 0) return true;
    uint64_t offset = part.offset;
    for (ssa::Value value : elements) {
      if (!place_element(value, offset)) return false;
      offset += stride;
    }
    return true;
  }

  bool place_fields(ssa::TypeId type, std::span<const ssa::Value> elements, uint64_t base) {
    uint64_t offset = 0;
    for (size_t i = 0; i < elements.size() && i < types_[type].member_count; ++i) {
      ssa::TypeId field = types_.erased(types_.member(type, i));
      uint64_t align = types_[type].packed ? 1 : types_.align_of(field);
      offset = (offset + align - 1) / align * align;
      uint64_t size = types_.size_of(field);
      if (size != 0 && !place_element(elements[i], base + offset)) return false;
      offset += size;
    }
    return true;
  }

  // Aggregates wait on the stack, scalars are stored immediately.
  bool place_element(ssa::Value value, uint64_t offset) {
    Part part{value.constant(), offset};
    if (module_.constants()[part.constant].kind != ConstantKind::Aggregate) return place(part);
    stack_.push_back(part);
    return true;
  }

  // An expression of a vector type, of lanes up to 64 bits.
  bool place_lanes(const Part& part) {
    const ssa::Type& type = types_[module_.constants()[part.constant].type];
    const ssa::TypeId element = types_.erased(type.element);
    if (types_.is_integer(element) && types_.integer_bits(element) % 8 != 0) {
      const std::vector<ConstantId> lanes(type.count, part.constant);
      return place_bits(lanes, types_.integer_bits(element), part.offset);
    }
    for (uint64_t lane = 0; lane < type.count; ++lane)
      if (!place_address(part, lane * scalar_size(element), element, lane)) return false;
    return true;
  }

  // Vectors of odd widths are packed bit by bit. Lane i is that of elements[i], if it is a vector.
  bool place_bits(std::span<const ConstantId> elements, uint32_t width, uint64_t offset) {
    std::vector<uint8_t> packed((elements.size() * width + 7) / 8);
    std::vector<uint64_t> words;
    for (size_t i = 0; i < elements.size(); ++i) {
      if (!find_words(elements[i], i, words)) return false;
      for (uint32_t bit = 0; bit < width && bit / 64 < words.size(); ++bit)
        if (words[bit / 64] >> bit % 64 & 1)
          packed[(i * width + bit) / 8] |= 1 << (i * width + bit) % 8;
    }
    return store(offset, packed.data(), packed.size());
  }

  // The words of an integer whose value is known here, none for zero.
  bool find_words(ConstantId id, uint64_t lane, std::vector<uint64_t>& words) {
    words.clear();
    const ssa::Constant& constant = module_.constants()[id];
    if (constant.kind == ConstantKind::Undef || constant.kind == ConstantKind::Poison) return true;
    if (constant.kind == ConstantKind::WideInteger) {
      std::span<const uint64_t> known = module_.constants().words(id);
      words.assign(known.begin(), known.end());
      return true;
    }
    auto number = reduce_constant(module_.constants(), module_.types(), id, reason_, lane);
    if (!number) return false;
    if (!number->is_number()) {
      reason_ = "an address does not fit its type";
      return false;
    }
    words.push_back(number->offset);
    return true;
  }

  // A scalar, or a lane of a vector that is `distance` bytes after its start.
  bool place_address(const Part& part, uint64_t distance, ssa::TypeId type, uint64_t lane) {
    auto address =
        reduce_constant(module_.constants(), module_.types(), part.constant, reason_, lane);
    if (!address) return false;
    const uint64_t width = scalar_size(type), offset = part.offset + distance;
    if (address->is_number()) return store(offset, &address->offset, width);
    if (width != 8 && !(address->minus.valid() && std::has_single_bit(width))) {
      reason_ = "an address does not fit its type";
      return false;
    }
    if (offset > size_ || size_ - offset < width) return outside();
    if (image_.bytes.empty()) image_.bytes.resize(size_);
    auto addend = static_cast<int64_t>(address->offset);
    uint64_t unused_bits = 64 - 8 * width;  // it wraps, like the field
    addend = static_cast<int64_t>(address->offset << unused_bits) >> unused_bits;
    image_.pointers.push_back(
        {offset, address->base, addend, address->minus, static_cast<uint8_t>(width)});
    return true;
  }

  const ssa::Module& module_;
  const ssa::TypeTable& types_;
  uint64_t size_;
  DataImage& image_;
  std::vector<Part> stack_;
  std::string reason_;
};

}  // namespace

void report_at_symbol(const ssa::Module& module, ssa::SymbolId symbol, std::string message,
                      Diagnostics& diagnostics) {
  if (module.source() == nullptr) {
    diagnostics.error(std::move(message));
    return;
  }
  SourceOffset offset = symbol.valid() ? module[symbol].offset : kNoOffset;
  diagnostics.error(*module.source(), offset, std::move(message));
}

namespace {

// The contents of a symbol or of what belongs to it, which messages call `what`; none(): zeros.
bool lay_out(const ssa::Module& module, ssa::SymbolId id, std::string_view what, ssa::TypeId type,
             uint64_t align, ssa::ConstantId contents, DataImage& image, Diagnostics& diagnostics) {
  image.bytes.clear();
  image.pointers.clear();
  const ssa::Symbol& symbol = module[id];
  auto refuse = [&](const std::string& reason) {
    report_at_symbol(
        module, id,
        "cannot lay out " + std::string(what) + "'@" + std::string(symbol.name) + "': " + reason,
        diagnostics);
    return false;
  };
  const ssa::TypeTable& types = module.types();
  if (symbol.linkage == ssa::Linkage::Appending) return refuse("lists like this are not supported");
  if (!types.is_sized(type)) return refuse("its type has no size");
  const uint64_t size = types.size_of(type);
  if (size > kMaximumSectionSize) return refuse("it is larger than 2 GiB");
  if (align == 0) align = ssa::alignment_of(symbol, types);
  if (align > kMaximumAlignment) return refuse("its alignment is larger than 256 MiB");
  image.align = static_cast<uint32_t>(align);
  image.writable = !symbol.is_constant;
  image.zero_size = contents.valid() ? 0 : size;
  if (!contents.valid()) return true;
  VariableLayout layout(module, size, image);
  return layout.lay_out(contents) || refuse(layout.reason());
}

}  // namespace

bool layout_variable(const ssa::Module& module, ssa::SymbolId variable, DataImage& image,
                     Diagnostics& diagnostics) {
  const ssa::Symbol& symbol = module[variable];
  return lay_out(module, variable, "", module.types().erased(symbol.type), 0, symbol.initializer,
                 image, diagnostics);
}

bool layout_function_data(const ssa::Module& module, ssa::SymbolId function,
                          ssa::ConstantId contents, DataImage& image, Diagnostics& diagnostics) {
  const bool is_prefix = contents == module[function].initializer;
  return lay_out(module, function, is_prefix ? "the prefix of " : "the prologue of ",
                 module.types().erased(module.constants()[contents].type), 1, contents, image,
                 diagnostics);
}

}  // namespace lilt::object
