// One section a document: which charts it gets depends on its kind.
"use strict";

const FORMS = {
  O2: "clang -O2's IR", sroa: "IR after sroa and simplifycfg", O0: "clang -O0's IR", lite: "LLVMlite programs", C: "the C source",
  "holdout-O0": "clang -O0's IR of the hold-out set", "holdout-O2": "clang -O2's IR of the hold-out set", "holdout-C": "the sources of the hold-out set",
};
const formLabel = (s) => (s.input ? `${s.column} on ${s.input}` : s.column);
const options = (values) => values.map((v) => [v, FORMS[v] && v !== "C" ? `${v}: ${FORMS[v]}` : v]);
const metricOptions = (results, names) => names.map((name) => [name, results.name(name)]);

function qualitySection(parent, results) {
  const baselines = unique(results.summaries.map((s) => s.baseline));
  const lilt = results.ownColumns(), isAblation = results.kind === "ablation";
  const dearest = results.summaries.reduce((most, s) => (s.metric === "cpu_time" && s.geomean > (most?.geomean ?? 0) ? s : most), null);
  const inputs = (choice) => unique(results.measurements.filter((m) => m.column === choice.column).map((m) => m.input));
  const order = Object.keys(FORMS);
  const selects = {
    column: { label: "of", options: options(lilt), value: isAblation ? dearest?.column : "lilt -O2" },
    input: { label: "on", options: (c) => options(inputs(c).sort((a, b) => order.indexOf(a) - order.indexOf(b))), value: isAblation ? dearest?.input : "O2" },
    baseline: { label: "relative to", options: options(unique([...baselines, ...results.columns])), value: baselines[0] },
    metric: { label: "show", options: (c) => metricOptions(results, results.metrics(c.column, c.baseline)), value: "cpu_time" },
  };
  if (isAblation && results.summaries.length) ablationFigure(parent, results);
  ratioFigure(parent, results, "Program by program",
    "Bars to the left: less than the other. The whisker spans what typical runs, in place of the quickest, would give.",
    selects, (c) => results.measurements.filter((m) => m.column === c.column && m.input === c.input), (row) => row.label);
  if (isAblation) return;
  geomeanFigure(parent, results, "All compilers and levels",
    "Geometric means over all programs; lilt's bars are coloured. O0, sroa, O2: the form of the IR that the compiler got; C: it got the "
    + "source. On O0 and LLVMlite llc leaves variables in memory, lilt and clang promote them: there clang is the fair comparison.",
    [...baselines].reverse(), formLabel);
  subjectFigure(parent, results, "One program, all compilers", "The quickest run; the whisker reaches to the median.",
    ["cpu_time", "code_size", "instructions", "spills", "reloads", "moves", "frame_bytes"].filter((metric) =>
      results.measurements.some((m) => m.metrics[metric])));
}

function ablationFigure(parent, results) {
  const inputs = unique(results.summaries.map((s) => s.input));
  const selects = {
    input: { label: "on", options: options(inputs), value: inputs.includes("O0") ? "O0" : inputs[0] },
    metric: { label: "show", options: metricOptions(results, unique(results.summaries.map((s) => s.metric))), value: "cpu_time" },
  };
  figure(parent, "What each pass is worth", "lilt -O2 without the pass, relative to lilt -O2: geomean of all programs. Bars to the right: worse without it.",
    selects, (choice, width) => {
      const rows = results.summaries
        .filter((s) => s.input === choice.input && s.metric === choice.metric && s.column.startsWith("without "))
        .map((s) => ({ label: s.column, ratio: s.geomean, color: judgedOf(s.column, s.geomean),
          low: s.geomean / (1 + s.noise), high: s.geomean * (1 + s.noise) }))
        .sort((a, b) => b.ratio - a.ratio);
      return ratioBars(rows, { width, title: `${results.name(choice.metric)} without the pass, as a multiple of lilt -O2's`,
        description: `${results.name(choice.metric)} without each pass`, tooltip: (r) => times(r.ratio) });
    });
}

function microSection(parent, results) {
  figure(parent, "Time of each part", "The least of several rounds, for one instruction of the input: of IR, and of machine code for the parts of machine IR.",
    { group: { label: "show", options: [["", "all parts"], ...options(unique(results.measurements.map((m) => m.subject.split("/")[0])))], value: "" } },
    (choice, width) => {
      const rows = results.measurements.filter((m) => m.metrics.time_per_instruction && (!choice.group || m.subject.startsWith(`${choice.group}/`)))
        .map((m) => ({ label: [m.subject.replace("/", ": "), m.input].filter(Boolean).join(", "),
          value: m.metrics.time_per_instruction.value, high: typical(m.metrics.time_per_instruction), color: color("lilt") }));
      return valueBars(rows, { width, title: "ns an instruction", text: (r) => `${short(r.value)} ns`, description: "Time of each part" });
    });
}

// All figures as a table that is made when it is opened; a click on a head sorts.
function tableOf(parent, results) {
  const names = unique(results.measurements.flatMap((m) => Object.keys(m.metrics)));
  const box = element(parent, "details");
  element(box, "summary", `All ${results.measurements.length} measurements`);
  box.ontoggle = () => {
    if (box.querySelector("table")) return;
    const table = element(element(box, "div", "", "scroll"), "table");
    const head = element(element(table, "thead"), "tr"), body = element(table, "tbody");
    const rows = results.measurements.map((m) => [m.subject, m.input, m.column, ...names.map((n) => m.metrics[n]?.value ?? NaN)]);
    const fill = () => body.replaceChildren(...rows.map((row) => {
      const line = document.createElement("tr");
      for (const cell of row) element(line, "td", typeof cell === "string" ? cell : Number.isNaN(cell) ? "" : short(cell));
      return line;
    }));
    ["subject", "input", "column", ...names].forEach((name, i) => {
      const unit = results.measurements.find((m) => m.metrics[name])?.metrics[name].unit;
      element(head, "th", unit ? `${results.name(name).replace("stage:", "")}, ${unit}` : name).onclick = () => {
        rows.sort((a, b) => (a[i] < b[i] ? -1 : a[i] > b[i] ? 1 : 0));
        fill();
      };
    });
    fill();
  };
}

const SECTIONS = { quality: qualitySection, ablation: qualitySection, "compile-time": compileTimeSection, micro: microSection };

function drawAll() {
  Chart.register(annotations);
  Chart.defaults.font.family = "system-ui, sans-serif";
  JSON.parse(document.getElementById("results").textContent).forEach((document_, number) => {
    const results = new Results(document_), parent = document.getElementById(`charts-${number}`);
    if (!results.columns.length) return;
    SECTIONS[results.kind](parent, results);
    tableOf(parent, results);
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => charts.forEach((draw) => draw()));
}

drawAll();
