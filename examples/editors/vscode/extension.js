// Starts `lilt lsp` for the texts of LLVM IR that are open.
const { workspace } = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const settings = workspace.getConfiguration("lilt");
  const server = {
    command: settings.get("path"),
    args: ["lsp", ...settings.get("options")],
    transport: TransportKind.stdio,
  };
  client = new LanguageClient("lilt", "lilt", server, { documentSelector: [{ language: "llvm" }] });
  return client.start();
};

exports.deactivate = () => client && client.stop();
