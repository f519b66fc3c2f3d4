#include "driver/lsp_channel.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <span>

namespace lilt::driver::lsp {

namespace {

using nlohmann::json;

constexpr size_t kLong = 4096;  // bytes of a string that is taken out
constexpr size_t npos = std::string_view::npos;

// The closing quote of a string whose contents begin there: one behind an even number of
// backslashes.
size_t end_of_string(std::string_view text, size_t begin) {
  for (size_t at = text.find('"', begin); at != npos; at = text.find('"', at + 1)) {
    size_t first = at;
    while (first > begin && text[first - 1] == '\\') --first;
    if ((at - first) % 2 == 0) return at;
  }
  return npos;
}

// Decodes the contents of a string of JSON in their place: no escape is shorter than its meaning.
class StringDecoder {
 public:
  explicit StringDecoder(std::span<char> written)
      : begin_(written.data()), out_(begin_), rest_(begin_, written.size()) {}

  // The size of what is meant; nothing if an escape is malformed.
  std::optional<size_t> decode() {
    for (size_t next = rest_.find('\\'); next != npos; next = rest_.find('\\')) {
      take(next);
      rest_.remove_prefix(1);
      if (!take_escape()) return {};
    }
    take(rest_.size());
    return out_ - begin_;
  }

 private:
  void take(size_t size) {
    std::memmove(out_, rest_.data(), size);
    out_ += size;
    rest_.remove_prefix(size);
  }
  void put(uint32_t byte) { *out_++ = static_cast<char>(byte); }
  bool take_escape() {
    constexpr std::string_view kWritten = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
    if (rest_.empty()) return false;
    const char c = rest_[0];
    rest_.remove_prefix(1);
    if (c == 'u') return take_character();
    const size_t index = kWritten.find(c);
    if (index != npos) put(static_cast<unsigned char>(kMeant[index]));
    return index != npos;
  }
  // Two units of UTF-16 may be one character.
  bool take_character() {
    uint32_t character = 0, low = 0;
    if (!take_unit(character)) return false;
    if (character >= 0xD800 && character < 0xE000) {
      if (character >= 0xDC00 || !rest_.starts_with("\\u")) return false;
      rest_.remove_prefix(2);
      if (!take_unit(low) || low < 0xDC00 || low > 0xDFFF) return false;
      character = 0x10000 + ((character & 0x3FF) << 10 | (low & 0x3FF));
    }
    put_utf8(character);
    return true;
  }
  bool take_unit(uint32_t& unit) {
    if (rest_.size() < 4) return false;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + 4, unit, 16);
    if (error != std::errc() || end != rest_.data() + 4) return false;
    rest_.remove_prefix(4);
    return true;
  }
  void put_utf8(uint32_t character) {
    const uint32_t more = character < 0x80      ? 0
                          : character < 0x800   ? 1
                          : character < 0x10000 ? 2
                                                : 3;
    constexpr uint32_t kFirst[] = {0, 0xC0, 0xE0, 0xF0};
    put(kFirst[more] | character >> 6 * more);
    for (uint32_t i = more; i-- > 0;) put(0x80 | (character >> 6 * i & 0x3F));
  }

  char* begin_;
  char* out_;
  std::string_view rest_;
};

size_t content_length(std::string header) {
  constexpr std::string_view kLength = "content-length:";
  std::ranges::transform(header, header.begin(), [](unsigned char c) { return std::tolower(c); });
  size_t length = 0, at = header.find(kLength);
  if (at != npos) at = header.find_first_not_of(' ', at + kLength.size());
  if (at != npos) std::from_chars(header.data() + at, header.data() + header.size(), length);
  return length;
}

}  // namespace

std::string Message::take_text(const json& place) {
  if (!place.is_array()) return place.get<std::string>();
  const auto number = place.at(0).get<size_t>();
  return number < texts.size() ? std::move(texts[number]) : std::string();
}

namespace {

struct Range {
  size_t begin = 0, size = 0;
};

// The strings in these ranges. The longest one keeps the memory of the text.
std::vector<std::string> cut(std::string text, const std::vector<Range>& ranges) {
  std::vector<std::string> strings(ranges.size());
  const auto longest = std::ranges::max_element(ranges, {}, &Range::size);
  for (size_t i = 0; i < ranges.size(); ++i)
    if (&ranges[i] != &*longest) strings[i] = text.substr(ranges[i].begin, ranges[i].size);
  if (ranges.empty()) return strings;
  text.resize(longest->begin + longest->size);
  text.erase(0, longest->begin);
  strings[static_cast<size_t>(longest - ranges.begin())] = std::move(text);
  return strings;
}

}  // namespace

Message parse_message(std::string text) {
  std::string rest;  // of the text, without long strings
  std::vector<Range> longs;
  size_t copied = 0;
  for (size_t begin = text.find('"'); begin != npos; begin = text.find('"', begin)) {
    const size_t end = end_of_string(text, ++begin);
    if (end == npos) break;
    if (end - begin >= kLong) {
      const auto size = StringDecoder(std::span(text).subspan(begin, end - begin)).decode();
      if (!size) return {json(json::value_t::discarded), {}};
      rest.append(text, copied, begin - 1 - copied);
      rest += '[' + std::to_string(longs.size()) + ']';
      longs.push_back({begin, *size});
      copied = end + 1;
    }
    begin = end + 1;
  }
  rest.append(text, copied);
  return {json::parse(rest, nullptr, false), cut(std::move(text), longs)};
}

bool Channel::receive(char* begin, size_t size, size_t& count) {
  ssize_t result = 0;
  do result = ::read(STDIN_FILENO, begin, size);
  while (result < 0 && errno == EINTR);
  has_ended_ = result <= 0;
  count = has_ended_ ? 0 : static_cast<size_t>(result);
  return !has_ended_;
}

std::optional<Message> Channel::read(bool may_wait) {
  while (true) {
    if (const size_t end = received_.find("\r\n\r\n"); end != npos) {
      Message message = read_body(end);
      return has_ended_ ? std::nullopt : std::optional(std::move(message));
    }
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (!may_wait && received_.empty() && ::poll(&input, 1, 0) == 0) return {};
    char piece[1 << 12];
    size_t count = 0;
    if (!receive(piece, sizeof piece, count)) return {};
    received_.append(piece, count);
  }
}

// What is not received yet is read into its place.
Message Channel::read_body(size_t header_size) {
  const size_t length = content_length(received_.substr(0, header_size));
  received_.erase(0, header_size + 4);
  std::string body = received_.substr(0, length);
  received_.erase(0, body.size());
  size_t filled = body.size();
  body.resize(length);
  for (size_t count = 0; filled < length; filled += count)
    if (!receive(body.data() + filled, length - filled, count)) return {};
  return parse_message(std::move(body));
}

void Channel::write(const json& message) {
  // What is no UTF-8 in a text is shown as such.
  const std::string body = message.dump(-1, ' ', false, json::error_handler_t::replace);
  const std::string text = "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
  for (size_t done = 0; done < text.size();) {
    const ssize_t count = ::write(STDOUT_FILENO, text.data() + done, text.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      has_ended_ = true;
      return;
    }
    done += static_cast<size_t>(count);
  }
}

}  // namespace lilt::driver::lsp
