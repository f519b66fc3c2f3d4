#include "emit/report/picture.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

#include "ir/support/text.h"

namespace lilt::report {

namespace {

// As in the page's style.css; the second sheet is for readers who prefer dark grounds.
constexpr std::string_view kStyle = R"(
text{font:12px system-ui,sans-serif;fill:#1b1f24}
.page{fill:#ffffff}.soft{fill:#57606a}.name{font-weight:600}.small{font-size:10.5px}
.mono{font-family:ui-monospace,"DejaVu Sans Mono",Consolas,monospace;font-size:11px}
.line{stroke:#d4d8de;stroke-width:1}.edge{fill:none;stroke:#57606a;stroke-width:1.4}
.loop{fill:none;stroke:#7a5195;stroke-width:2;stroke-dasharray:6 3}
.head-edge{fill:#57606a}.head-loop{fill:#7a5195}.heat{fill:#7a5195}
.block{fill:#f5f6f8;stroke:#57606a;stroke-width:1.2}
.depth1{fill:#f0ecf4}.depth2{fill:#e6deeb}.depth3{fill:#dbd0e2}
.memory{fill:url(#hatch);stroke:#57606a}.hatch{stroke:#57606a;stroke-width:1.5}
.constant{fill:none;stroke:#57606a;stroke-dasharray:3 3}
.hole{stroke:#57606a;stroke-dasharray:1 3}.band{fill:#7a5195;opacity:.1}
.mark{fill:#1b1f24;stroke:#1b1f24}.hollow{fill:#ffffff;stroke:#1b1f24}
@media screen and (prefers-color-scheme:dark){
text{fill:#e8ebee}.page{fill:#14171b}.soft{fill:#a3adb8}
.line{stroke:#3a4149}.edge{stroke:#a3adb8}.loop{stroke:#b79ad0}
.head-edge{fill:#a3adb8}.head-loop{fill:#b79ad0}.heat{fill:#b79ad0}
.block{fill:#1d2126;stroke:#a3adb8}
.depth1{fill:#26252f}.depth2{fill:#332f3d}.depth3{fill:#403a4b}
.memory,.constant{stroke:#a3adb8}.hatch{stroke:#a3adb8}.hole{stroke:#a3adb8}.band{fill:#b79ad0}
.mark{fill:#e8ebee;stroke:#e8ebee}.hollow{fill:#14171b;stroke:#e8ebee}
}
)";

// Eight hues of Okabe and Ito; the next eight registers have the same, light with a strong edge.
constexpr std::string_view kHues[] = {"#0072b2", "#e69f00", "#009e73", "#d55e00",
                                      "#56b4e9", "#cc79a7", "#f0e442", "#8a94a3"};
constexpr std::string_view kLight[] = {"#b3d5ea", "#f8e0ae", "#b0e0d3", "#f3cdae",
                                       "#d3ebf9", "#efd5e3", "#faf7c4", "#d9dde2"};
// In the order in which they are tried, so that a few registers have different hues.
constexpr std::string_view kOrder[] = {"rax", "rcx", "rdx", "rsi", "rdi", "r8",  "r9",  "r10",
                                       "r11", "rbx", "rbp", "r14", "r15", "r12", "r13", "rsp"};

}  // namespace

std::string escaped_xml(std::string_view text) {
  std::string out;
  for (char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out +=
            static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) >= 0x7F ? '?' : c;
    }
  }
  return out;
}

void append_coordinate(std::string& out, double value) {
  append_shortest(out, std::round(value * 10) / 10);
}

std::string svg_head(double width, double height, std::string_view title) {
  std::string size;
  append_coordinate(size, width);
  std::string high;
  append_coordinate(high, height);
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + size + "\" height=\"" + high +
         "\" viewBox=\"0 0 " + size + ' ' + high + "\" role=\"img\">\n<title>" +
         escaped_xml(title) + "</title>\n<style>" + std::string(kStyle) +
         "</style>\n<rect class=\"page\" width=\"" + size + "\" height=\"" + high + "\"/>\n";
}

BarColours colours_of(std::string_view name) {
  size_t number = static_cast<size_t>(std::ranges::find(kOrder, name) - std::begin(kOrder));
  if (number == std::size(kOrder)) {
    const size_t digits = name.find_last_not_of("0123456789") + 1;
    number = name.size();
    std::from_chars(name.data() + digits, name.data() + name.size(), number);
  }
  const size_t index = number % 16;
  const std::string_view hue = kHues[index % 8];
  if (index >= 8) return {kLight[index % 8], hue, "#000000"};
  return {hue, hue, index == 0 ? "#ffffff" : "#000000"};
}

}  // namespace lilt::report
