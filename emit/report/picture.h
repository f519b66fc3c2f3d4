// What the pictures of `lilt explain` have in common: escaped text, and colours that people who see
// few colours tell apart, in light and in dark.
#pragma once

#include <string>
#include <string_view>

namespace lilt::report {

// The text as character data or as the value of an attribute of XML. Characters that XML lacks
// become '?'.
std::string escaped_xml(std::string_view text);

// A coordinate, with one digit after the point if there is one.
void append_coordinate(std::string& out, double value);

// The start of a picture: its size, a title for readers, and the style sheet of all pictures.
std::string svg_head(double width, double height, std::string_view title);

// The colours of a register's bars: the same register has the same everywhere, and as in the page.
struct BarColours {
  std::string_view fill, edge, ink;
};
BarColours colours_of(std::string_view register_name);

}  // namespace lilt::report
