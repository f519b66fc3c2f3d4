// The record in the page that shows it. The page is one file with all that it needs:
// emit/report/page builds it, and the compiler embeds it.
#include <zlib.h>

#include <algorithm>
#include <new>

#include "emit/report/explanation.h"

asm(".pushsection .rodata.lilt_explain_page, \"a\"\n"
    "lilt_explain_page_begin:\n"
    ".incbin \"" LILT_EXPLAIN_PAGE
    "\"\n"
    "lilt_explain_page_end:\n"
    ".popsection\n");

extern "C" const char lilt_explain_page_begin[], lilt_explain_page_end[];

namespace lilt::report {
namespace {

constexpr std::string_view kPlace = "<!--lilt-record-->";  // in the page
// Smaller records stand in the page as they are, where a reader finds them.
constexpr size_t kMaxPlain = 32 << 10;  // bytes

std::string compress(std::string_view text) {
  constexpr int kGzip = 16 + MAX_WBITS, kMemory = 8;
  z_stream stream{};
  if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzip, kMemory,
                   Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::bad_alloc();
  std::string packed(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  // zlib counts in 32 bits.
  size_t unread = text.size(), unwritten = packed.size();
  int status = Z_OK;
  while (status == Z_OK) {
    const auto in = static_cast<uInt>(std::min<size_t>(unread, UINT32_MAX));
    const auto out = static_cast<uInt>(std::min<size_t>(unwritten, UINT32_MAX));
    stream.avail_in = in;
    stream.avail_out = out;
    status = deflate(&stream, in == unread ? Z_FINISH : Z_NO_FLUSH);
    unread -= in - stream.avail_in;
    unwritten -= out - stream.avail_out;
  }
  deflateEnd(&stream);
  packed.resize(packed.size() - unwritten);
  return packed;
}

std::string base64(std::string_view bytes) {
  constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (size_t i = 0; i < bytes.size(); i += 3) {
    uint32_t group = 0;  // three bytes are four digits of six bits
    for (size_t k = i; k < i + 3; ++k)
      group = group << 8 | (k < bytes.size() ? static_cast<unsigned char>(bytes[k]) : 0);
    for (int shift = 18; shift >= 0; shift -= 6) text += kDigits[group >> shift & 63];
  }
  if (const size_t rest = bytes.size() % 3; rest != 0)
    text.replace(text.size() - (3 - rest), 3 - rest, 3 - rest, '=');
  return text;
}

// In a script element of HTML, "<" could begin its end; in JSON it occurs in strings only.
std::string without_less(std::string_view json) {
  std::string text;
  for (char c : json)
    if (c == '<')
      text += "\\u003c";
    else
      text += c;
  return text;
}

std::string record_element(std::string_view json) {
  if (json.size() <= kMaxPlain)
    return "<script type=\"application/json\" id=\"record\">" + without_less(json) + "</script>";
  return "<script type=\"application/octet-stream;base64\" id=\"record\" data-encoding=\"gzip\">" +
         base64(compress(json)) + "</script>";
}

}  // namespace

std::string to_page(const Explanation& explanation) {
  const std::string_view page(lilt_explain_page_begin,
                              static_cast<size_t>(lilt_explain_page_end - lilt_explain_page_begin));
  const size_t place = page.find(kPlace);
  std::string text(page.substr(0, place));
  text += record_element(to_json(explanation));
  text += page.substr(place + kPlace.size());
  return text;
}

}  // namespace lilt::report
