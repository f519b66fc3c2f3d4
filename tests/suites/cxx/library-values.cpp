// variant, optional, any, function, bad_weak_ptr, regex, bitset, streams: the exceptions of the
// library's own.
#include <any>
#include <bitset>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <iostream>
#include <memory>
#include <optional>
#include <regex>
#include <sstream>
#include <string>
#include <system_error>
#include <variant>

struct Throws {
  explicit Throws(int n) : number(n) {}
  Throws(const Throws&) { throw 3; }
  int number;
};
template <class Body>
static void attempt(const char* name, Body body) {
  try {
    body();
    std::cout << name << ": done\n";
  } catch (const std::regex_error& e) {
    std::cout << name << ": regex " << static_cast<int>(e.code()) << "\n";
  } catch (const std::filesystem::filesystem_error& e) {
    std::cout << name << ": file " << e.code().value() << " " << e.path1() << "\n";
  } catch (const std::system_error& e) {
    std::cout << name << ": system " << (e.code() == std::errc::invalid_argument) << "\n";
  } catch (const std::exception& e) {
    std::cout << name << ": " << e.what() << "\n";
  } catch (int number) {
    std::cout << name << ": " << number << "\n";
  }
}

int main() {
  attempt("variant",
          [] { std::cout << std::get<int>(std::variant<int, std::string>("text")) << " "; });
  attempt("valueless", [] {
    std::variant<std::string, Throws> value = "a";
    const Throws source(1);
    try {
      value.emplace<Throws>(source);
    } catch (int) {
      std::cout << value.valueless_by_exception() << " ";
    }
    std::visit([](auto&) {}, value);
  });
  attempt("optional", [] { std::cout << std::optional<int>().value(); });
  attempt("any", [] { std::cout << std::any_cast<int>(std::any(2.5)); });
  attempt("function", [] { std::function<int()>()(); });
  attempt("weak", [] { std::shared_ptr<int> shared{std::weak_ptr<int>()}; });
  attempt("regex", [] { std::regex("(a[b"); });
  attempt("match", [] {
    std::smatch found;
    const std::string text = "key = value; other=1";
    std::regex_search(text, found, std::regex(R"((\w+)\s*=\s*(\w+))"));
    std::cout << found[1] << "," << found[2] << " ";
  });
  attempt("bitset", [] { std::cout << std::bitset<4>("01x0"); });
  attempt("stream", [] {
    std::istringstream in("1 2 x");
    in.exceptions(std::ios::failbit);
    int number = 0, sum = 0;
    try {
      while (in >> number) sum += number;
    } catch (const std::ios_base::failure&) {
      std::cout << sum << " ";
      throw std::runtime_error("stream");
    }
  });
  attempt("file", [] { std::cout << std::filesystem::file_size("/no/such/file"); });
}
