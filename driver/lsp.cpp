// lilt lsp: a server of the Language Server Protocol 3.17 for LLVM IR, on standard input and
// output.
//
// One thread answers in order. A text is read again where its version is asked for; messages about
// it are sent when no request is waiting, so typing is never behind a check. `lilt check` reads
// 200 MB a second, so no part of a text is kept up to date by itself.
// Source:
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/
#include <algorithm>
#include <map>
#include <optional>

#include "driver/actions.h"
#include "driver/lsp_answers.h"
#include "driver/lsp_channel.h"
#include "driver/lsp_format.h"
#include "driver/version.h"
#include "ir/support/characters.h"

namespace lilt::driver {

namespace {

using nlohmann::json;
using namespace lsp;

// Numbers of the protocol.
enum ErrorCode { kParseError = -32700, kMethodNotFound = -32601, kInvalidParams = -32602 };

struct ResponseError {
  ErrorCode code;
  std::string message;
};

Position position_in(const json& place) { return {place.at("line"), place.at("character")}; }
json location_of(const Document& document, const Name& name) {
  return {{"uri", document.uri()}, {"range", range_of(document.text(), name.begin, name.end)}};
}
// Without the sigil.
json renamed_range(const Text& text, const Name& name) {
  const bool has_sigil = text.text()[name.begin] == name.sigil;
  return range_of(text, name.begin + (has_sigil ? 1 : 0), name.end);
}

class Server {
 public:
  explicit Server(const backend::CompileOptions& options) : options_(options) {}

  // The exit status: 0 if `shutdown` came before the end.
  int run() {
    while (!has_exited_ && !channel_.has_ended()) {
      std::optional<Message> message = channel_.read(!has_unchecked());
      if (message)
        take(*message);
      else if (!channel_.has_ended())
        check_one();
    }
    return is_shut_down_ ? 0 : 1;
  }

 private:
  bool has_unchecked() const {
    return std::ranges::any_of(documents_, [](const auto& d) { return !d.second.is_checked; });
  }
  void check_one() {
    for (auto& [uri, document] : documents_) {
      if (document.is_checked) continue;
      document.is_checked = true;
      publish(uri, document.version, diagnostics_of(document, options_));
      return;
    }
  }
  void publish(const std::string& uri, int64_t version, json diagnostics) {
    notify("textDocument/publishDiagnostics",
           {{"uri", uri}, {"version", version}, {"diagnostics", std::move(diagnostics)}});
  }
  void notify(const std::string& method, json parameters) {
    channel_.write({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(parameters)}});
  }

  void take(Message& taken) {
    const json& message = taken.content;
    message_ = &taken;
    if (message.is_discarded() || !message.is_object())
      return fail(nullptr, {kParseError, "not JSON"});
    const bool is_request = message.contains("id") && message.contains("method");
    const json id = message.value("id", json());
    try {
      const Handler handler = handler_of(message.value("method", ""));
      if (handler == nullptr) {
        if (is_request) fail(id, {kMethodNotFound, "lilt has no such method"});
        return;
      }
      json result = (this->*handler)(message.value("params", json::object()));
      if (is_request)
        channel_.write({{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
    } catch (const json::exception& error) {
      if (is_request) fail(id, {kInvalidParams, error.what()});
    } catch (const ResponseError& error) {
      if (is_request) fail(id, error);
    }
  }
  void fail(const json& id, const ResponseError& error) {
    channel_.write({{"jsonrpc", "2.0"},
                    {"id", id},
                    {"error", {{"code", error.code}, {"message", error.message}}}});
  }

  using Handler = json (Server::*)(const json&);
  static Handler handler_of(std::string_view method) {
    static constexpr std::pair<std::string_view, Handler> kHandlers[] = {
        {"initialize", &Server::initialize},
        {"shutdown", &Server::shut_down},
        {"exit", &Server::exit},
        {"textDocument/didOpen", &Server::open},
        {"textDocument/didChange", &Server::change},
        {"textDocument/didClose", &Server::close},
        {"textDocument/hover", &Server::hover},
        {"textDocument/definition", &Server::definition},
        {"textDocument/references", &Server::references},
        {"textDocument/documentHighlight", &Server::highlights},
        {"textDocument/prepareRename", &Server::prepare_rename},
        {"textDocument/rename", &Server::rename},
        {"textDocument/completion", &Server::complete},
        {"textDocument/formatting", &Server::format_text},
        {"textDocument/foldingRange", &Server::folding},
        {"textDocument/documentSymbol", &Server::symbols},
    };
    const auto* found =
        std::ranges::find(kHandlers, method, &std::pair<std::string_view, Handler>::first);
    return found != std::end(kHandlers) ? found->second : nullptr;
  }

  json initialize(const json& parameters) {
    const json encodings = parameters.value(
        json::json_pointer("/capabilities/general/positionEncodings"), json::array());
    counts_bytes_ = std::ranges::find(encodings, json("utf-8")) != encodings.end();
    return {{"serverInfo", {{"name", "lilt"}, {"version", version_text()}}},
            {"capabilities",
             {{"positionEncoding", counts_bytes_ ? "utf-8" : "utf-16"},
              {"textDocumentSync", {{"openClose", true}, {"change", 2}}},
              {"hoverProvider", true},
              {"definitionProvider", true},
              {"referencesProvider", true},
              {"documentHighlightProvider", true},
              {"renameProvider", {{"prepareProvider", true}}},
              {"completionProvider", {{"triggerCharacters", {"%", "@"}}}},
              {"documentFormattingProvider", true},
              {"foldingRangeProvider", true},
              {"documentSymbolProvider", true}}}};
  }
  json shut_down(const json&) {
    is_shut_down_ = true;
    return nullptr;
  }
  json exit(const json&) {
    has_exited_ = true;
    return nullptr;
  }

  Document& document_of(const json& parameters) {
    const auto found = documents_.find(parameters.at("textDocument").at("uri").get<std::string>());
    if (found == documents_.end()) throw ResponseError{kInvalidParams, "the text is not open"};
    return found->second;
  }
  static uint32_t offset_in(const Document& document, const json& parameters) {
    return document.text().offset_of(position_in(parameters.at("position")));
  }

  json open(const json& parameters) {
    const json& opened = parameters.at("textDocument");
    const std::string uri = opened.at("uri");
    documents_.erase(uri);
    Document& document =
        documents_.try_emplace(uri, uri, message_->take_text(opened.at("text")), counts_bytes_)
            .first->second;
    document.version = opened.value("version", 0);
    return nullptr;
  }
  json change(const json& parameters) {
    Document& document = document_of(parameters);
    document.version = parameters.at("textDocument").value("version", document.version);
    document.change([&](Text& text) {
      for (const json& each : parameters.at("contentChanges")) {
        if (!each.contains("range")) {
          text.replace(message_->take_text(each.at("text")));
          continue;
        }
        const json& range = each.at("range");
        text.replace(position_in(range.at("start")), position_in(range.at("end")),
                     message_->take_text(each.at("text")));
      }
    });
    return nullptr;
  }
  json close(const json& parameters) {
    const Document& document = document_of(parameters);
    publish(document.uri(), document.version, json::array());
    documents_.erase(std::string(document.uri()));
    return nullptr;
  }

  json hover(const json& parameters) {
    Document& document = document_of(parameters);
    return hover_at(document, offset_in(document, parameters), options_);
  }

  // Of the occurrences those that `is_wanted` takes.
  template <class Filter>
  json locations(const json& parameters, Filter is_wanted) {
    Document& document = document_of(parameters);
    const auto found = document.occurrences_at(offset_in(document, parameters));
    json list = json::array();
    if (!found) return list;
    for (const Name& name : found->all)
      if (is_wanted(name)) list.push_back(location_of(document, name));
    return list;
  }
  json definition(const json& parameters) {
    return locations(parameters, [](const Name& name) { return name.defines; });
  }
  json references(const json& parameters) {
    const bool with_definition =
        parameters.value(json::json_pointer("/context/includeDeclaration"), true);
    return locations(parameters,
                     [&](const Name& name) { return with_definition || !name.defines; });
  }
  json highlights(const json& parameters) {
    Document& document = document_of(parameters);
    const auto found = document.occurrences_at(offset_in(document, parameters));
    json list = json::array();
    if (!found) return list;
    for (const Name& name : found->all)
      list.push_back({{"range", range_of(document.text(), name.begin, name.end)},
                      {"kind", name.defines ? 3 : 2}});
    return list;
  }

  // Why it cannot be renamed; empty if it can.
  static std::string fixed_reason(const std::optional<Occurrences>& found) {
    if (!found) return "there is no name";
    if (std::string_view("%@$").find(found->name.sigil) == std::string_view::npos)
      return "only values, labels, types, symbols and comdats are renamed";
    if (is_decimal(found->text))
      return "values without names are numbered in order: the others would be wrong";
    return found->text.starts_with("llvm.") ? "names that begin with 'llvm.' have a meaning" : "";
  }
  json prepare_rename(const json& parameters) {
    Document& document = document_of(parameters);
    const auto found = document.occurrences_at(offset_in(document, parameters));
    if (!fixed_reason(found).empty()) return nullptr;
    return {{"range", renamed_range(document.text(), found->name)}, {"placeholder", found->text}};
  }
  json rename(const json& parameters) {
    Document& document = document_of(parameters);
    const auto found = document.occurrences_at(offset_in(document, parameters));
    if (const std::string reason = fixed_reason(found); !reason.empty())
      throw ResponseError{kInvalidParams, reason};
    std::string wanted = parameters.at("newName");
    if (wanted.starts_with(found->name.sigil)) wanted.erase(0, 1);
    const std::string name = as_name(wanted);
    if (name.empty() || is_decimal(wanted))
      throw ResponseError{kInvalidParams, "'" + wanted + "' cannot be a name"};
    refuse_taken(document, *found, wanted);
    json edits = json::array();
    for (const Name& each : found->all)
      edits.push_back({{"range", renamed_range(document.text(), each)}, {"newText", name}});
    return {{"changes", {{document.uri(), edits}}}};
  }
  // The new name must not be another's in the same function, or module.
  static void refuse_taken(Document& document, const Occurrences& found, std::string_view wanted) {
    const std::string_view text = document.text().text();
    const uint32_t begin = found.function != nullptr ? found.function->begin : 0;
    const uint32_t end =
        found.function != nullptr ? found.function->end : static_cast<uint32_t>(text.size());
    for (const Name& name : names_in(text, begin, end)) {
      const bool is_same = name.sigil == found.name.sigil &&
                           text.substr(name.text_begin, name.text_end - name.text_begin) == wanted;
      if (is_same && (found.function != nullptr || name.sigil != '%' ||
                      function_at(document.functions(), name.begin) == nullptr))
        throw ResponseError{kInvalidParams, "'" + std::string(wanted) + "' is another's name"};
    }
  }

  json complete(const json& parameters) {
    Document& document = document_of(parameters);
    return completions_at(document, offset_in(document, parameters));
  }

  json format_text(const json& parameters) {
    const Text& text = document_of(parameters).text();
    json edits = json::array();
    for (const FormattedLine& line : format(text))
      edits.push_back(
          {{"range", range_of(text, text.line_begin(line.line), text.line_end(line.line))},
           {"newText", line.text}});
    return edits;
  }

  json folding(const json& parameters) { return folds_of(document_of(parameters)); }
  json symbols(const json& parameters) { return symbols_of(document_of(parameters)); }

  const backend::CompileOptions& options_;
  Channel channel_;
  Message* message_ = nullptr;                              // that is answered
  std::map<std::string, Document, std::less<>> documents_;  // by URI
  bool counts_bytes_ = false, is_shut_down_ = false, has_exited_ = false;
};

}  // namespace

int serve_editor(Session& session) { return Server(session.options.compile).run(); }

}  // namespace lilt::driver
