// Messages of the Language Server Protocol on standard input and output: a header with a length, an
// empty line, and JSON.
//
// A text that an editor opens is one string of the message, perhaps of many megabytes. Such strings
// are taken out of a message before it is parsed, since a parser of JSON goes character by
// character and copies; an array of a number stands in their place.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace lilt::driver::lsp {

// A message, and its long strings by number.
struct Message {
  nlohmann::json content;  // discarded if it is not JSON
  std::vector<std::string> texts;

  // The string that is there, which is moved away. Throws nlohmann::json::exception if none is.
  std::string take_text(const nlohmann::json& place);
};

// O(text).
Message parse_message(std::string text);

class Channel {
 public:
  // The next message; nothing at the end of the input. `may_wait`: otherwise also if none has
  // begun.
  std::optional<Message> read(bool may_wait);
  bool has_ended() const { return has_ended_; }
  void write(const nlohmann::json& message);

 private:
  bool receive(char* begin, size_t size, size_t& count);
  Message read_body(size_t header_size);

  std::string received_;  // a header, perhaps with more behind it
  bool has_ended_ = false;
};

}  // namespace lilt::driver::lsp
