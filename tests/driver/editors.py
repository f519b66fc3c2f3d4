#!/usr/bin/env python3
"""lilt lsp in editors: the lines of docs/editors.md, in Neovim and Emacs without a screen, and the extension of Visual
Studio Code with stand-ins for the editor's modules, show a message and say something at a name.

  editors.py --lilt build/lilt neovim|emacs|vscode

Exits with 77 if the editor is not installed.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXTENSION = ROOT / "examples" / "editors" / "vscode" / "extension.js"
WRONG = """define i64 @f(i64 %a) {
entry:
  %c = add i64 %a, 1
  %d = add i64 %c, %nothing
  ret i64 %c
}
"""
MESSAGE, HOVER = "message at 4: undefined local '%nothing'", "2 uses"

NEOVIM = """
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 50)
for _, d in ipairs(vim.diagnostic.get(0)) do print(("message at %d: %s"):format(d.lnum + 1, d.message)) end
vim.api.nvim_win_set_cursor(0, { 3, 2 })
local place = vim.lsp.util.make_position_params(0, "utf-16")
for _, answer in pairs(vim.lsp.buf_request_sync(0, "textDocument/hover", place, 20000) or {}) do
  print(vim.inspect(answer.result))
end
vim.cmd("qa!")
"""
EMACS = """
(find-file "wrong.ll")
(run-hooks 'post-command-hook)
(let ((end (+ (float-time) 20)))
  (while (and (< (float-time) end) (not (and (bound-and-true-p flymake-mode) (flymake-diagnostics))))
    (accept-process-output nil 0.1)))
(dolist (d (flymake-diagnostics))
  (message "message at %d: %s" (line-number-at-pos (flymake-diagnostic-beg d))
           (replace-regexp-in-string "^lilt: " "" (flymake-diagnostic-text d))))
(goto-char (point-min)) (forward-line 2) (forward-char 2)
(message "%S" (jsonrpc-request (eglot-current-server) :textDocument/hover
                               (list :textDocument (list :uri (concat "file://" buffer-file-name))
                                     :position (list :line 2 :character 2))))
"""
# Modules of the editor that the extension asks for. The client opens wrong.ll and asks at a name.
VSCODE = {
    "vscode/index.js": """
exports.workspace = { getConfiguration: () => ({ get: (key) => ({ path: "lilt", options: ["-O0"] })[key] }) };
""",
    "vscode-languageclient/node.js": """
const { spawn } = require("child_process"), { readFileSync } = require("fs");
exports.TransportKind = { stdio: 0 };
exports.LanguageClient = class {
  constructor(id, name, server, { documentSelector }) {
    if (documentSelector[0].language !== "llvm") throw new Error("other texts");
    console.log([server.command, ...server.args].join(" "));
    this.process = spawn(server.command, server.args);
  }
  start() {
    let text = "";
    this.process.stdout.on("data", (data) => {
      text += data;
      for (let head; (head = /Content-Length: (\\d+)\\r\\n\\r\\n/.exec(text)); ) {
        const from = head.index + head[0].length;
        if (text.length < from + Number(head[1])) return;
        this.receive(JSON.parse(text.slice(from, from + Number(head[1]))));
        text = text.slice(from + Number(head[1]));
      }
    });
    this.send({ id: 1, method: "initialize", params: { capabilities: {} } });
  }
  receive({ id, method, params, result }) {
    const uri = "file:///wrong.ll";
    if (id === 1) {
      this.send({ method: "initialized", params: {} });
      const textDocument = { uri, languageId: "llvm", version: 1, text: readFileSync("wrong.ll", "utf8") };
      this.send({ method: "textDocument/didOpen", params: { textDocument } });
      const params = { textDocument: { uri }, position: { line: 2, character: 2 } };
      this.send({ id: 2, method: "textDocument/hover", params });
    } else if (method === "textDocument/publishDiagnostics")
      for (const d of params.diagnostics) console.log(`message at ${d.range.start.line + 1}: ${d.message}`);
    else if (id === 2) {
      console.log(result.contents.value);
      this.said = true;
    }
    if (this.said) setTimeout(() => this.process.kill(), 300);
  }
  send(message) {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\\r\\n\\r\\n${body}`);
  }
  stop() {}
};
""",
}


def skip(why):
    print(why)
    sys.exit(77)


def lines_for(language, version=None):
    """The block of docs/editors.md in the language; the one for the newest version that is not newer than `version`."""
    text = (ROOT / "docs" / "editors.md").read_text()
    blocks = re.findall(r"^From version ([\d.]+) on.*?^```%s\n(.*?)^```" % language, text, re.M | re.S)
    known = sorted(((tuple(map(int, since.split("."))), block) for since, block in blocks), reverse=True)
    return next((block for since, block in known if version is None or since <= version), "")


def neovim(folder):
    if not shutil.which("nvim"):
        skip("Neovim is not installed")
    version = re.search(r"NVIM v(\d+)\.(\d+)", subprocess.check_output(["nvim", "--version"], text=True))
    (folder / "init.lua").write_text(lines_for("lua", tuple(map(int, version.groups()))))
    (folder / "ask.lua").write_text(NEOVIM)
    return ["nvim", "--headless", "-u", "init.lua", "wrong.ll", "+luafile ask.lua"]


def emacs(folder):
    start = ["emacs", "--batch", "--eval", "(package-initialize)"]
    if not shutil.which("emacs") or subprocess.run([*start, "--eval", "(require 'eglot)"], capture_output=True).returncode:
        skip("Emacs with eglot is not installed")
    (folder / "init.el").write_text(lines_for("lisp"))
    (folder / "ask.el").write_text(EMACS)
    return [*start, "-l", "init.el", "-l", "ask.el"]


def vscode(folder):
    if not shutil.which("node"):
        skip("Node is not installed")
    shutil.copy(EXTENSION, folder)
    for name, text in VSCODE.items():
        path = folder / "node_modules" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return ["node", "-e", "require('./extension.js').activate()"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", type=pathlib.Path, required=True)
    parser.add_argument("editor", choices=["neovim", "emacs", "vscode"])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        (folder / "wrong.ll").write_text(WRONG)
        (folder / "lilt").symlink_to(options.lilt.resolve())
        command = {"neovim": neovim, "emacs": emacs, "vscode": vscode}[options.editor](folder)
        environment = dict(os.environ, PATH="%s:%s" % (folder, os.environ["PATH"]), HOME=path, NO_COLOR="1")
        run = subprocess.run(command, cwd=folder, env=environment, text=True, stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=100)
    missing = [words for words in (MESSAGE, HOVER) if words not in run.stdout]
    print("%s: %s" % (options.editor, "a message and a hover arrive" if not missing else
                      "FAILED, %s do not arrive in\n%s" % (missing, run.stdout)))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
