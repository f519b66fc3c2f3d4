// Every intrinsic with the types of its signature, and with each of them, in turn, replaced: types
// that do not fit are located errors, and the others are legalized.
#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "backend/internal_error.h"
#include "backend/legalize/intrinsics/intrinsic_table.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/intrinsics.h"
#include "ir/ssa/verifier.h"
#include "ir/support/processor_features.h"
#include "tests/unit/legalize_function.h"

namespace lilt::backend {
namespace {

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    parts.push_back(text.substr(0, text.find(separator)));
    text.remove_prefix(std::min(parts.back().size() + 1, text.size()));
  }
  return parts;
}

// A call of an intrinsic, as words of IR text.
struct Call {
  std::string name, result;
  std::vector<std::string> operands;
  std::vector<bool> is_immediate;
  std::string features = all_features();  // "+avx,+bmi"

  // At the end of constrained operations: a predicate or a rounding mode, then the exceptions.
  std::string metadata_at(size_t index) const {
    if (name.ends_with("_register")) return "!\"rsp\"";
    if (index + 1 == operands.size()) return "!\"fpexcept.strict\"";
    return name.find("fcmp") != name.npos ? "!\"oeq\"" : "!\"round.dynamic\"";
  }

  std::string text() const {
    std::string types, parameters, arguments;
    for (size_t i = 0; i < operands.size(); ++i) {
      std::string value = "%a" + std::to_string(i), comma = i == 0 ? "" : ", ";
      if (operands[i] == "metadata")
        value = metadata_at(i);
      else
        parameters += (parameters.empty() ? "" : ", ") + operands[i] + " " + value;
      if (is_immediate[i]) value = constant_of(operands[i]);
      // Of theirs, this rounding is the processor's.
      if (is_immediate[i] && name.starts_with("llvm.x86.avx512.")) value = "4";
      types += comma + operands[i];
      arguments += comma + operands[i] + " " + value;
    }
    std::string result_text = result == "void" ? "" : "%r = ";
    return "source_filename = \"t\"\ndeclare " + result + " @" + name + "(" + types +
           ")\ndefine void @f(" + parameters + ") \"target-features\"=\"" + features + "\" {\n" +
           result_text + "call " + result + " @" + name + "(" + arguments + ")\nret void\n}\n";
  }

 private:
  static std::string all_features() {
    std::string all;
    for (std::string_view name : kProcessorFeatureNames)
      all += (all.empty() ? "+" : ",+") + std::string(name);
    return all;
  }
  static std::string constant_of(std::string_view type) {
    if (type == "i1") return "true";
    if (type == "double") return "1.0";
    return type[0] == 'i' ? "1" : "zeroinitializer";
  }
};

// An instance of a signature: its letters denote types chosen by their class.
class Instance {
 public:
  Call of(std::string name, std::string_view signature) {
    std::vector<std::string_view> words = split(signature, ' ');
    for (std::string_view word : words) bind(word);
    for (std::string_view word : words) bind(word);  // again, for those of the kind of a later one
    if (const size_t part = signature.find(".per"); part != signature.npos)
      letters_['A'].lanes = 2 * (signature[part + 4] - '0');
    Call call;
    call.name = std::move(name);
    call.result = type_of(words[0]);
    for (std::string_view word : std::span(words).subspan(1)) {
      if (word == "...") continue;
      call.is_immediate.push_back(word[0] == '!');
      call.operands.push_back(type_of(word[0] == '!' ? word.substr(1) : word));
    }
    return call;
  }

 private:
  struct Type {
    std::string element;
    int lanes = 0;
    std::string text() const {
      return lanes == 0 ? element : "<" + std::to_string(lanes) + " x " + element + ">";
    }
  };

  void bind(std::string_view word) {
    if (word[0] == '!') word.remove_prefix(1);
    if (word[0] == '{') {
      for (std::string_view member : split(word.substr(1, word.size() - 2), ',')) bind(member);
    } else if (word.size() > 1 && word[1] == ':') {
      static const std::map<std::string_view, Type> kTypes = {
          {"int", {"i32"}},         {"fp", {"double"}},      {"ptrs", {"ptr"}},
          {"integer", {"i32"}},     {"narrower", {"float"}}, {"wider", {"x86_fp80"}},
          {"ptr", {"ptr"}},         {"bytes", {"i48"}},      {"any", {"i32"}},
          {"vec", {"i32", 4}},      {"vint", {"i16", 8}},    {"vfp", {"float", 4}},
          {"floating", {"double"}}, {"vptr", {"ptr", 2}},    {"part", {}},
          {"multiple", {}}};
      const std::vector<std::string_view> parts = split(word, ':');
      Type& type = letters_[word[0]] = kTypes.at(parts[1]);
      const bool is_part = parts[1] == "part", is_multiple = parts[1] == "multiple";
      if (is_part || is_multiple) type = letters_[parts[2][0]];
      if (is_part) type.lanes /= 2;
      if (is_multiple) type.lanes *= 2;
    }
  }
  std::string type_of(std::string_view word) {
    if (word[0] == '{') {
      std::string text;
      for (std::string_view member : split(word.substr(1, word.size() - 2), ','))
        text += (text.empty() ? "{ " : ", ") + type_of(member);
      return text + " }";
    }
    if (word[0] == 'v' && word != "void") {
      bool has_two_digits = word[2] >= '0' && word[2] <= '9';
      std::string_view element = word.substr(has_two_digits ? 3 : 2);
      return Type{element == "f32"   ? "float"
                  : element == "f64" ? "double"
                                     : std::string(element),
                  std::stoi(std::string(word.substr(1, has_two_digits ? 2 : 1)))}
          .text();
    }
    if (word == "f64") return "double";
    if (word[0] < 'A' || word[0] > 'Z') return std::string(word);
    Type type = letters_[word[0]];
    if (word.size() == 1 || word[1] == ':') return type.text();
    std::string_view part = word.substr(2);
    if (part == "lane") return type.element;
    if (part == "half") type.lanes /= 2;
    if (part == "twice") type.lanes *= 2;
    if (part.starts_with("per")) type.lanes /= part.back() - '0';
    if (part.starts_with("by")) type.lanes *= part.back() - '0';
    if (part == "i1" || part == "i64" || part == "ptr") type.element = part;
    return type.text();
  }
  std::map<char, Type> letters_;
};

enum class Outcome { Legal, Refused };

// Errors have a place in the text; nothing ends with an internal error.
Outcome outcome_of(const std::string& text) {
  Diagnostics diagnostics;
  auto source = SourceText::from_memory("test.ll", text);
  auto module = frontend::parse_module_header(*source, diagnostics);
  bool good = module != nullptr && diagnostics.error_count() == 0;
  try {
    ssa::Function function;
    if (good) {
      ssa::ModuleOverlay overlay(*module);
      frontend::FunctionParser parser(overlay, diagnostics);
      good = parser.parse(module->find("f"), function) && ssa::verify(function, diagnostics) &&
             legalize(function, diagnostics) && ssa::verify(function, diagnostics);
    }
  } catch (const InternalError& error) {
    ADD_FAILURE() << error.what() << "\n" << text;
  }
  std::string shown = diagnostics.render(DiagnosticFormat::Text, false);
  EXPECT_TRUE(good || shown.starts_with("test.ll:")) << shown << text;
  EXPECT_EQ(shown.find("invalid IR"), std::string::npos) << shown << text;
  return good ? Outcome::Legal : Outcome::Refused;
}

template <class Visitor>
void for_each_instance(Visitor visit) {
  for (const ssa::IntrinsicSignature& row : ssa::intrinsic_signatures())
    for (std::string_view signature : split(row.types, '|'))
      if (!signature.empty() && !row.name.starts_with("llvm.dbg.") && row.name != "llvm.va_start")
        visit(Instance().of(std::string(row.name), signature));
}

// Whether it takes more than its signature says: tests/intrinsics/table.py has those.
bool is_particular(std::string_view name) {
  return name.find(".fpenv") != name.npos || name.find(".fpmode") != name.npos ||
         name == "llvm.stackprotector" || name == "llvm.experimental.get.vector.length";
}

TEST(SignaturesOfIntrinsics, EachIntrinsicIsLegalizedAtItsTypes) {
  for_each_instance([](const Call& call) {
    if (is_particular(call.name)) return;
    EXPECT_EQ(outcome_of(call.text()), Outcome::Legal) << call.text();
  });
}

TEST(SignaturesOfIntrinsics, OtherTypesAreLegalOrErrorsWithAPlace) {
  for_each_instance([](const Call& call) {
    for (const char* type : {"i1", "i8", "i33", "i128", "float", "fp128", "ptr", "<3 x i8>",
                             "<4 x double>", "<1 x i65>", "{ i32, i32 }", "half"}) {
      for (size_t i = 0; i < call.operands.size(); ++i) {
        Call other = call;
        other.operands[i] = type;
        outcome_of(other.text());
      }
      Call other = call;
      if (call.result != "void") other.result = type;
      outcome_of(other.text());
    }
  });
}

TEST(SignaturesOfIntrinsics, OperandsThatAreTooManyOrTooFewAreErrors) {
  for_each_instance([](Call call) {
    if (call.name == "llvm.fake.use" || call.name.find("objectsize") != call.name.npos) return;
    bool has_two_forms = call.name.ends_with("annotation");
    call.operands.push_back("i32");
    call.is_immediate.push_back(false);
    EXPECT_EQ(outcome_of(call.text()), Outcome::Refused) << call.text();
    call.operands.pop_back();
    if (call.operands.empty() || has_two_forms) return;
    call.operands.pop_back();
    EXPECT_EQ(outcome_of(call.text()), Outcome::Refused) << call.text();
  });
}

TEST(SignaturesOfIntrinsics, ImmediatesAreConstants) {
  for_each_instance([](const Call& call) {
    for (size_t i = 0; i < call.operands.size(); ++i) {
      if (!call.is_immediate[i]) continue;
      Call other = call;
      other.is_immediate[i] = false;
      EXPECT_EQ(outcome_of(other.text()), Outcome::Refused) << other.text();
    }
  });
}

// By name: the feature without which llc refuses the intrinsic, or "-".
std::map<std::string, std::string, std::less<>> features_that_llc_asks_for() {
  std::map<std::string, std::string, std::less<>> features;
  std::ifstream list(LILT_TESTS_DIR "/intrinsics/x86_features.txt");
  for (std::string name, feature; list >> name >> feature;) features[name] = feature;
  return features;
}

TEST(SignaturesOfIntrinsics, ThoseOfX86AreRefusedWithoutTheirFeature) {
  const auto features = features_that_llc_asks_for();
  for_each_instance([&](Call call) {
    if (!call.name.starts_with("llvm.x86.")) return;
    const auto known = features.find(call.name);
    ASSERT_NE(known, features.end()) << call.name << ": make the list anew, by x86_features.py";
    const bool asks = known->second != "-";
    call.features = "";
    EXPECT_EQ(outcome_of(call.text()), asks ? Outcome::Refused : Outcome::Legal) << call.name;
    call.features = "+" + known->second;
    // lilt takes all of them or none.
    if (known->second.starts_with("avx512")) call.features = "+avx512bw,+avx512dq,+avx512vl";
    EXPECT_EQ(outcome_of(call.text()), Outcome::Legal) << call.name;
  });
}

}  // namespace
}  // namespace lilt::backend
