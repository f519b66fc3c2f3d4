// The page of `lilt explain` in a frame, which gets one record after the other.
export class Explain {
  readonly frame = document.createElement("iframe");
  link: string | undefined; // the address to go to with the next record
  private record = "";
  private isReady = false;

  constructor(page: string) {
    this.frame.title = "lilt explain";
    this.frame.sandbox.add("allow-scripts", "allow-popups", "allow-downloads", "allow-modals"); // records may be forged
    this.frame.src = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    addEventListener("message", ({ source, data }) => {
      if (source !== this.frame.contentWindow) return;
      if (data === "ready") {
        this.isReady = true;
        this.send();
      } else if (data === "shown") {
        // Two frames later it is on the screen.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.documentElement.dataset.shown = String(Math.round(performance.now()));
          }),
        );
      }
    });
  }

  show(record: string) {
    this.record = record;
    if (this.isReady) this.send();
  }

  private send() {
    if (!this.record) return;
    this.frame.contentWindow!.postMessage({ record: this.record, link: this.link }, "*");
    this.link = undefined;
  }
}
