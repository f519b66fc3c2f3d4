// Starts the page: reads the record, then shows it.
import { render } from "preact";
import { App } from "./app.tsx";
import { readRecord } from "./record.ts";

const place = document.getElementById("page")!;
const started = performance.now();

readRecord(document.getElementById("record")).then(
  (record) => {
    place.textContent = "";
    render(<App record={record} />, place);
    // Two frames later the first picture is on the screen and input is handled.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.documentElement.dataset.ready = String(Math.round(performance.now()));
        document.documentElement.dataset.own = String(Math.round(performance.now() - started));
      }),
    );
  },
  (problem: Error) => {
    place.innerHTML = "";
    const text = document.createElement("p");
    text.className = "loading";
    text.setAttribute("role", "alert");
    text.textContent = problem.message;
    place.append(text);
  },
);
