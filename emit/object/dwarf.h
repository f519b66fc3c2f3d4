// Names and encodings of DWARF that the debug sections use.
// Source: DWARF Debugging Information Format, version 5, chapter 7; GNU's extensions as gcc and
// LLVM write them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ir/support/dwarf_names.h"

namespace lilt::object {

inline constexpr uint8_t kAddressSize = 8;  // bytes

enum : uint16_t {
  DW_TAG_array_type = 0x01,
  DW_TAG_class_type = 0x02,
  DW_TAG_enumeration_type = 0x04,
  DW_TAG_formal_parameter = 0x05,
  DW_TAG_imported_declaration = 0x08,
  DW_TAG_label = 0x0a,
  DW_TAG_lexical_block = 0x0b,
  DW_TAG_member = 0x0d,
  DW_TAG_pointer_type = 0x0f,
  DW_TAG_reference_type = 0x10,
  DW_TAG_compile_unit = 0x11,
  DW_TAG_structure_type = 0x13,
  DW_TAG_subroutine_type = 0x15,
  DW_TAG_union_type = 0x17,
  DW_TAG_unspecified_parameters = 0x18,
  DW_TAG_variant = 0x19,
  DW_TAG_inheritance = 0x1c,
  DW_TAG_inlined_subroutine = 0x1d,
  DW_TAG_module = 0x1e,
  DW_TAG_ptr_to_member_type = 0x1f,
  DW_TAG_subrange_type = 0x21,
  DW_TAG_base_type = 0x24,
  DW_TAG_enumerator = 0x28,
  DW_TAG_friend = 0x2a,
  DW_TAG_subprogram = 0x2e,
  DW_TAG_template_type_parameter = 0x2f,
  DW_TAG_template_value_parameter = 0x30,
  DW_TAG_variant_part = 0x33,
  DW_TAG_variable = 0x34,
  DW_TAG_namespace = 0x39,
  DW_TAG_rvalue_reference_type = 0x42,
  DW_TAG_template_alias = 0x43,
  DW_TAG_call_site = 0x48,
  DW_TAG_call_site_parameter = 0x49,
  DW_TAG_GNU_template_template_param = 0x4106,
  DW_TAG_GNU_template_parameter_pack = 0x4107,
};

enum : uint16_t {
  DW_AT_location = 0x02,
  DW_AT_name = 0x03,
  DW_AT_byte_size = 0x0b,
  DW_AT_bit_size = 0x0d,
  DW_AT_stmt_list = 0x10,
  DW_AT_low_pc = 0x11,
  DW_AT_high_pc = 0x12,
  DW_AT_language = 0x13,
  DW_AT_discr = 0x15,
  DW_AT_discr_value = 0x16,
  DW_AT_import = 0x18,
  DW_AT_comp_dir = 0x1b,
  DW_AT_const_value = 0x1c,
  DW_AT_containing_type = 0x1d,
  DW_AT_default_value = 0x1e,
  DW_AT_inline = 0x20,
  DW_AT_lower_bound = 0x22,
  DW_AT_producer = 0x25,
  DW_AT_call_all_tail_calls = 0x7c,
  DW_AT_call_return_pc = 0x7d,
  DW_AT_call_value = 0x7e,
  DW_AT_call_origin = 0x7f,
  DW_AT_call_pc = 0x81,
  DW_AT_call_tail_call = 0x82,
  DW_AT_prototyped = 0x27,
  DW_AT_upper_bound = 0x2f,
  DW_AT_abstract_origin = 0x31,
  DW_AT_accessibility = 0x32,
  DW_AT_artificial = 0x34,
  DW_AT_calling_convention = 0x36,
  DW_AT_count = 0x37,
  DW_AT_data_member_location = 0x38,
  DW_AT_decl_file = 0x3a,
  DW_AT_decl_line = 0x3b,
  DW_AT_declaration = 0x3c,
  DW_AT_encoding = 0x3e,
  DW_AT_external = 0x3f,
  DW_AT_frame_base = 0x40,
  DW_AT_specification = 0x47,
  DW_AT_type = 0x49,
  DW_AT_virtuality = 0x4c,
  DW_AT_vtable_elem_location = 0x4d,
  DW_AT_ranges = 0x55,
  DW_AT_call_column = 0x57,
  DW_AT_call_file = 0x58,
  DW_AT_call_line = 0x59,
  DW_AT_explicit = 0x63,
  DW_AT_object_pointer = 0x64,
  DW_AT_main_subprogram = 0x6a,
  DW_AT_addr_base = 0x73,
  DW_AT_rnglists_base = 0x74,
  DW_AT_loclists_base = 0x8c,
  DW_AT_data_bit_offset = 0x6b,
  DW_AT_enum_class = 0x6d,
  DW_AT_linkage_name = 0x6e,
  DW_AT_reference = 0x77,
  DW_AT_rvalue_reference = 0x78,
  DW_AT_noreturn = 0x87,
  DW_AT_alignment = 0x88,
  DW_AT_export_symbols = 0x89,
  DW_AT_deleted = 0x8a,
  DW_AT_GNU_vector = 0x2107,
  DW_AT_GNU_template_name = 0x2110,
};

enum : uint8_t {
  DW_FORM_addr = 0x01,
  DW_FORM_data2 = 0x05,
  DW_FORM_data4 = 0x06,
  DW_FORM_data8 = 0x07,
  DW_FORM_string = 0x08,
  DW_FORM_data1 = 0x0b,
  DW_FORM_sdata = 0x0d,
  DW_FORM_strp = 0x0e,
  DW_FORM_udata = 0x0f,
  DW_FORM_ref4 = 0x13,
  DW_FORM_sec_offset = 0x17,
  DW_FORM_exprloc = 0x18,
  DW_FORM_flag_present = 0x19,
  DW_FORM_addrx = 0x1b,
  DW_FORM_loclistx = 0x22,
  DW_FORM_rnglistx = 0x23,
};

enum : uint8_t {
  DW_OP_addr = 0x03,
  DW_OP_deref = 0x06,
  DW_OP_const8u = 0x0e,
  DW_OP_constu = 0x10,
  DW_OP_consts = 0x11,
  DW_OP_dup = 0x12,
  DW_OP_and = 0x1a,
  DW_OP_minus = 0x1c,
  DW_OP_plus = 0x22,
  DW_OP_plus_uconst = 0x23,
  DW_OP_lit0 = 0x30,
  DW_OP_reg0 = 0x50,
  DW_OP_breg0 = 0x70,
  DW_OP_fbreg = 0x91,
  DW_OP_piece = 0x93,
  DW_OP_call_frame_cfa = 0x9c,
  DW_OP_bit_piece = 0x9d,
  DW_OP_implicit_value = 0x9e,
  DW_OP_stack_value = 0x9f,
  DW_OP_entry_value = 0xa3,
  DW_OP_GNU_push_tls_address = 0xe0,
};

enum : uint8_t {
  DW_UT_compile = 1,
  DW_RLE_end_of_list = 0,
  DW_RLE_base_addressx = 1,
  DW_RLE_offset_pair = 4,
  DW_RLE_base_address = 5,
  DW_RLE_start_end = 6,
  DW_LLE_end_of_list = 0,
  DW_LLE_base_addressx = 1,
  DW_LLE_offset_pair = 4,
  DW_LLE_base_address = 6,
  DW_ATE_unsigned = 7,
  DW_INL_inlined = 1,
};

enum : uint8_t {
  DW_LNS_advance_pc = 2,
  DW_LNS_advance_line = 3,
  DW_LNS_set_file = 4,
  DW_LNS_set_column = 5,
  DW_LNS_set_prologue_end = 10,
  DW_LNE_end_sequence = 1,
  DW_LNE_set_address = 2,
  DW_LNCT_path = 1,
  DW_LNCT_directory_index = 2,
};

// Little-endian numbers and strings, appended to bytes.
class DwarfWriter {
 public:
  explicit DwarfWriter(std::vector<uint8_t>& bytes) : bytes_(bytes) {}

  void byte(uint64_t value) { bytes_.push_back(static_cast<uint8_t>(value)); }
  // Bytes beyond 8 are zeros.
  void number(uint64_t value, unsigned width) {
    for (unsigned i = 0; i < width; ++i) byte(i < 8 ? value >> 8 * i & 255 : 0);
  }
  void string(std::string_view text) {
    bytes(text);
    byte(0);
  }
  void bytes(std::string_view text) { bytes_.insert(bytes_.end(), text.begin(), text.end()); }
  void bytes(std::span<const uint8_t> more) {
    bytes_.insert(bytes_.end(), more.begin(), more.end());
  }
  void unsigned_leb(uint64_t value) {
    for (; value >= 128; value >>= 7) byte((value & 127) | 128);
    byte(value);
  }
  void signed_leb(int64_t value) {
    for (; value < -64 || value > 63; value >>= 7) byte((static_cast<uint64_t>(value) & 127) | 128);
    byte(static_cast<uint64_t>(value) & 127);
  }
  // A length of 4 bytes, filled in by `close` after the counted bytes are written.
  size_t open() {
    number(0, 4);
    return bytes_.size();
  }
  void close(size_t start) {
    const uint64_t length = bytes_.size() - start;
    for (unsigned i = 0; i < 4; ++i) bytes_[start - 4 + i] = static_cast<uint8_t>(length >> 8 * i);
  }
  size_t size() const { return bytes_.size(); }

 private:
  std::vector<uint8_t>& bytes_;
};

}  // namespace lilt::object
