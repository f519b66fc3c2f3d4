#include "ir/ssa/type.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace lilt::ssa {
namespace {

TEST(Types, FixedIdsAreWhatTheyAreCalled) {
  TypeTable types;
  EXPECT_EQ(types.to_string(kVoid), "void");
  EXPECT_EQ(types.to_string(kI1), "i1");
  EXPECT_EQ(types.to_string(kI128), "i128");
  EXPECT_EQ(types.to_string(kBFloat), "bfloat");
  EXPECT_EQ(types.to_string(kFp128), "fp128");
  EXPECT_EQ(types.to_string(kPtr), "ptr");
}

TEST(Types, EqualStructureGivesEqualId) {
  TypeTable types;
  EXPECT_EQ(types.integer(64), kI64);
  EXPECT_EQ(types.integer(33), types.integer(33));
  EXPECT_EQ(types.pointer(), kPtr);
  EXPECT_NE(types.pointer(3), kPtr);
  std::array fields{kI64, kPtr};
  EXPECT_EQ(types.literal_struct(fields, false), types.literal_struct(fields, false));
  EXPECT_NE(types.literal_struct(fields, false), types.literal_struct(fields, true));
  EXPECT_NE(types.function(kI64, fields, false), types.function(kI64, fields, true));
  EXPECT_EQ(types.typed_pointer(kI64), types.typed_pointer(kI64));
  EXPECT_NE(types.typed_pointer(kI64), types.typed_pointer(kI64, 1));
  EXPECT_NE(types.array(2, kI8), types.vector(2, kI8));
}

TEST(Types, MembersOfTheTableItselfMayBePassedBack) {
  TypeTable types;
  std::vector<TypeId> many(100, kI64);
  TypeId literal = types.literal_struct(many, false);
  for (int i = 0; i < 20; ++i) types.function(kVoid, types.members(literal), i % 2 == 0);
  TypeId packed = types.literal_struct(types.members(literal), true);
  EXPECT_EQ(types.members(packed).size(), 100u);
  EXPECT_EQ(types.member(packed, 99), kI64);
}

TEST(Types, RecursiveStructHasAnErasedTwin) {
  TypeTable types;
  TypeId list = types.named("list");
  TypeId pair = types.array(2, list);  // created before the body is known
  std::array fields{kI64, types.typed_pointer(list)};
  types.set_struct_body(list, fields, false);
  types.finish_named();
  TypeId twin = types.erased(list);
  EXPECT_NE(twin, list);
  EXPECT_EQ(types.erased(twin), twin);
  EXPECT_EQ(types.to_string(twin), "%list");
  EXPECT_EQ(types.member(twin, 1), kPtr);
  EXPECT_EQ(types.erased(pair), types.array(2, twin));
  EXPECT_EQ(types.erased(types.typed_pointer(list)), kPtr);
  EXPECT_EQ(types.named_types(), std::vector<TypeId>{list});
  size_t count = types.size();
  types.finish_named();
  EXPECT_EQ(types.size(), count);
  EXPECT_EQ(types.erased(list), twin);
  // Types created afterwards are erased immediately.
  EXPECT_EQ(types.erased(types.array(7, list)), types.array(7, twin));
}

TEST(Types, StructWithoutTypedPointersIsItsOwnTwin) {
  TypeTable types;
  TypeId point = types.named("point");
  types.set_struct_body(point, std::array{kI64, kPtr}, false);
  TypeId outer = types.named("outer");
  types.set_struct_body(outer, std::array{point, point}, false);
  types.finish_named();
  EXPECT_EQ(types.erased(point), point);
  EXPECT_EQ(types.erased(outer), outer);
  EXPECT_EQ(types.size_of(outer), 32u);
}

TEST(Types, AliasesAreReplacedWhenErased) {
  TypeTable types;
  TypeId name = types.named("name");
  TypeId other = types.named("other");
  types.set_alias_body(other, name);
  types.set_alias_body(name, types.array(3, types.typed_pointer(kI8)));
  types.finish_named();
  EXPECT_EQ(types.erased(name), types.array(3, kPtr));
  EXPECT_EQ(types.erased(other), types.array(3, kPtr));
  EXPECT_EQ(types.size_of(other), 24u);
  EXPECT_TRUE(types.equivalent(name, other));
}

TEST(Types, AliasOfItselfStaysOpaque) {
  TypeTable types;
  TypeId a = types.named("a");
  TypeId b = types.named("b");
  types.set_alias_body(a, b);
  types.set_alias_body(b, a);
  types.finish_named();
  EXPECT_TRUE(types[b].opaque);
  EXPECT_EQ(types.resolve(a), b);
}

TEST(Types, EquivalenceSeesThroughNamesAndRecursion) {
  TypeTable types;
  TypeId a = types.named("a");
  TypeId b = types.named("b");
  TypeId c = types.named("c");
  // a = {i64, a*}   b = {i64, {i64, b*}*}   c = {i64, {i1, c*}*}
  types.set_struct_body(a, std::array{kI64, types.typed_pointer(a)}, false);
  auto unrolled = [&](TypeId head, TypeId self) {
    TypeId inner = types.literal_struct(std::array{head, types.typed_pointer(self)}, false);
    return types.typed_pointer(inner);
  };
  types.set_struct_body(b, std::array{kI64, unrolled(kI64, b)}, false);
  types.set_struct_body(c, std::array{kI64, unrolled(kI1, c)}, false);
  types.finish_named();
  EXPECT_TRUE(types.equivalent(a, b));
  EXPECT_TRUE(types.equivalent(types.typed_pointer(b), types.typed_pointer(a)));
  EXPECT_FALSE(types.equivalent(a, c));
  EXPECT_FALSE(types.equivalent(b, c));
  EXPECT_FALSE(types.equivalent(types.named("x"), types.named("y")));
  EXPECT_FALSE(types.equivalent(kI64, kPtr));
}

TEST(Types, EquivalenceOfLongChainsIsNotRecursive) {
  TypeTable types;
  auto chain = [&](const std::string& prefix) {
    TypeId first = types.named(prefix + "0");
    for (int i = 0; i < 50000; ++i) {
      TypeId next = types.named(prefix + std::to_string(i + 1));
      types.set_struct_body(types.named(prefix + std::to_string(i)),
                            std::array{kI64, types.typed_pointer(next)}, false);
    }
    return first;
  };
  TypeId a = chain("a");
  TypeId b = chain("b");
  types.set_struct_body(types.named("a50000"), std::array{kI1}, false);
  types.set_struct_body(types.named("b50000"), std::array{kI1}, false);
  types.finish_named();
  EXPECT_TRUE(types.equivalent(a, b));
}

TEST(Types, LayoutIsLlvms) {
  TypeTable types;
  EXPECT_EQ(types.size_of(kI1), 1u);
  EXPECT_EQ(types.size_of(kX86Fp80), 16u);
  EXPECT_EQ(types.store_size(kX86Fp80), 10u);
  EXPECT_EQ(types.size_of(types.integer(33)), 8u);
  EXPECT_EQ(types.store_size(types.integer(33)), 5u);
  EXPECT_EQ(types.size_of(types.vector(3, kI32)), 16u);
  EXPECT_EQ(types.store_size(types.vector(3, kI32)), 12u);
  EXPECT_EQ(types.size_of(types.vector(8, kI1)), 1u);
  TypeId mixed = types.literal_struct(std::array{kI8, kI32, kI8, kI64, kI1}, false);
  EXPECT_EQ(types.size_of(mixed), 32u);
  EXPECT_EQ(types.field_offset(mixed, 3), 16u);
  TypeId packed = types.literal_struct(std::array{kI8, kI32, kI8, kI64, kI1}, true);
  EXPECT_EQ(types.size_of(packed), 15u);
  EXPECT_EQ(types.align_of(packed), 1u);
  EXPECT_EQ(types.field_offset(packed, 4), 14u);
  EXPECT_EQ(types.size_of(types.array(3, mixed)), 96u);
  EXPECT_EQ(types.size_of(types.array(0, kI64)), 0u);
}

TEST(Types, AlignmentOfI128FollowsTheDataLayout) {
  TypeTable types;
  TypeId wrapped = types.literal_struct(std::array{kI8, kI128}, false);
  EXPECT_EQ(types.align_of(kI128), 16u);
  EXPECT_EQ(types.size_of(wrapped), 32u);
  types.set_i128_align(8);
  EXPECT_EQ(types.align_of(kI128), 8u);
  EXPECT_EQ(types.size_of(wrapped), 24u);
  EXPECT_EQ(types.size_of(kI1), 1u);
}

TEST(Types, UnsizedTypes) {
  TypeTable types;
  TypeId opaque = types.named("opaque");
  EXPECT_FALSE(types.is_sized(opaque));
  EXPECT_FALSE(types.is_sized(types.array(2, opaque)));
  EXPECT_FALSE(types.is_sized(kVoid));
  EXPECT_FALSE(types.is_sized(types.function(kVoid, {}, false)));
  TypeId self = types.named("self");
  types.set_struct_body(self, std::array{kI64, types.array(2, self)}, false);
  types.finish_named();
  EXPECT_FALSE(types.is_sized(self));
  types.set_struct_body(opaque, std::array{kI64}, false);
  types.finish_named();
  EXPECT_TRUE(types.is_sized(types.array(2, opaque)));
  EXPECT_EQ(types.size_of(types.array(2, opaque)), 16u);
}

TEST(Types, LayoutOfLongChainsIsNotRecursive) {
  TypeTable types;
  for (int i = 0; i < 200000; ++i)
    types.set_struct_body(types.named("s" + std::to_string(i)),
                          std::array{types.named("s" + std::to_string(i + 1))}, false);
  types.set_struct_body(types.named("s200000"), std::array{types.typed_pointer(kI8)}, false);
  types.finish_named();
  EXPECT_EQ(types.size_of(types.named("s0")), 8u);
  EXPECT_EQ(types.size_of(types.erased(types.named("s0"))), 8u);
}

TEST(Types, OffsetsAreLookedUp) {
  TypeTable types;
  TypeId wide = types.literal_struct(std::vector<TypeId>(200000, kI64), false);
  for (size_t i = 0; i < 200000; ++i) ASSERT_EQ(types.field_offset(wide, i), i * 8);
}

TEST(Types, OffsetsFollowTheAlignmentOfI128) {
  TypeTable types;
  TypeId pair = types.literal_struct(std::array{kI64, types.integer(128)}, false);
  EXPECT_EQ(types.field_offset(pair, 1), 16u);
  types.set_i128_align(8);
  EXPECT_EQ(types.field_offset(pair, 1), 8u);
}

TEST(Types, HugeArraysSaturate) {
  TypeTable types;
  TypeId huge = types.array(UINT64_MAX, types.array(UINT64_MAX, kI64));
  EXPECT_EQ(types.size_of(huge), uint64_t{1} << 62);
}

TEST(Types, FirstClass) {
  TypeTable types;
  EXPECT_TRUE(types.is_first_class(kI64));
  EXPECT_TRUE(types.is_first_class(types.array(2, kI64)));
  EXPECT_FALSE(types.is_first_class(kVoid));
  EXPECT_FALSE(types.is_first_class(types.function(kVoid, {}, false)));
  EXPECT_FALSE(types.is_first_class(types.named("opaque")));
}

TEST(Types, Text) {
  TypeTable types;
  std::array parameters{kI64, kPtr};
  EXPECT_EQ(types.to_string(types.function(kI32, parameters, true)), "i32 (i64, ptr, ...)");
  EXPECT_EQ(types.to_string(types.function(kVoid, {}, true)), "void (...)");
  EXPECT_EQ(types.to_string(types.literal_struct(parameters, true)), "<{ i64, ptr }>");
  EXPECT_EQ(types.to_string(types.literal_struct({}, false)), "{}");
  EXPECT_EQ(types.to_string(types.array(3, types.typed_pointer(types.typed_pointer(kI8)))),
            "[3 x i8**]");
  EXPECT_EQ(types.to_string(types.pointer(256)), "ptr addrspace(256)");
  EXPECT_EQ(types.to_string(types.named("a b")), "%\"a b\"");
  EXPECT_EQ(types.to_string(types.vector(4, kFloat)), "<4 x float>");
}

}  // namespace
}  // namespace lilt::ssa
