// Starts the page: reads the record, then shows it. In a page that has none, inside another one, the
// outer page sends it records: { record: text, link?: address }.
import { render } from "preact";
import { App } from "./app.tsx";
import { parseRecord, readRecord, type ExplainRecord } from "./record.ts";

const place = document.getElementById("page")!;
const started = performance.now();

function takeRecords() {
  let number = 0;
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || typeof data?.record !== "string") return;
    if (data.link !== undefined) history.replaceState(null, "", data.link);
    if (number === 0) place.textContent = "";
    render(<App key={++number} record={parseRecord(data.record)} />, place);
    parent.postMessage("shown", "*");
  });
  parent.postMessage("ready", "*");
}

const element = document.getElementById("record");
if (!element && parent !== window) takeRecords();
else readRecord(element).then(showFirst, showProblem);

function showFirst(record: ExplainRecord) {
  place.textContent = "";
  render(<App record={record} />, place);
  // Two frames later the first picture is on the screen and input is handled.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset.ready = String(Math.round(performance.now()));
      document.documentElement.dataset.own = String(Math.round(performance.now() - started));
    }),
  );
}

function showProblem(problem: Error) {
  place.innerHTML = "";
  const text = document.createElement("p");
  text.className = "loading";
  text.setAttribute("role", "alert");
  text.textContent = problem.message;
  place.append(text);
}
