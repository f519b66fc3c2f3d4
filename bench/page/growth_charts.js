// Compile time: ratios, curves of growth on logarithmic axes, stages.
"use strict";

const SERIES = 6;
const MARKERS = ["circle", "triangle", "rect", "rectRot", "star", "crossRot"];

const isSize = (input) => /^\d+$/.test(input);

function compileTimeSection(parent, results) {
  const sized = results.measurements.filter((m) => isSize(m.input));
  const largest = new Map();
  for (const m of sized) largest.set(m.subject, Math.max(largest.get(m.subject) ?? 0, Number(m.input)));
  const shown = (m) => m.input && (!isSize(m.input) || Number(m.input) === largest.get(m.subject)); // not the empty module
  const baselines = unique(results.summaries.map((s) => s.baseline));
  const pairs = results.ownColumns();
  const selects = {
    column: { label: "of", options: options(pairs), value: "lilt -O2" },
    baseline: { label: "beside", options: options(unique([...baselines, ...results.columns])), value: baselines.find((b) => b.endsWith("-O2")) },
    metric: { label: "show", options: (c) => metricOptions(results, results.metrics(c.column, c.baseline)), value: "cpu_time" },
  };
  ratioFigure(parent, results, "Input by input", "Bars to the left: less than the other. Of generated shapes, the largest size.", selects,
    (c) => results.measurements.filter((m) => m.column === c.column && shown(m)),
    (row) => (isSize(row.input) ? row.label : `${row.label}, ${row.input}`));
  growthFigure(parent, results, sized);
  stageFigure(parent, results, shown);
}

// Small charts side by side, one a shape: time over size, both logarithmic.
function growthFigure(parent, results, sized) {
  if (!sized.length) return;
  const box = element(parent, "figure");
  element(box, "figcaption", "How time grows");
  element(box, "p", "Generated inputs of doubling size. Both axes are logarithmic: a straight line is a power of the size, and the figure "
    + "behind a name is that power; 1 is in proportion, 2 is the square.");
  const columns = unique(sized.map((m) => m.column)).filter((column) => !column.includes("-j")).slice(0, SERIES);
  const legend = element(box, "div", "", "legend"), grid = element(box, "div", "", "multiples");
  const draw = () => {
    legend.replaceChildren();
    grid.querySelectorAll("canvas").forEach((canvas) => Chart.getChart(canvas)?.destroy());
    grid.replaceChildren();
    columns.forEach((column, i) => {
      const entry = element(legend, "span");
      element(entry, "i").style.borderColor = color(`series-${i + 1}`);
      entry.append(column);
    });
    for (const subject of unique(sized.map((m) => m.subject))) growthChart(grid, results, sized, subject, columns);
  };
  charts.push(draw);
  draw();
}

function growthChart(grid, results, sized, subject, columns) {
  const cell = element(grid, "div");
  element(cell, "h4", subject.replaceAll("-", " "));
  const exponents = columns.map((column) => results.growth.find((g) => g.subject === subject && g.column === column))
    .filter(Boolean).map((g) => `${g.column} ${g.exponent.toFixed(2)}`);
  element(cell, "p", exponents.join(" · "), "exponents");
  const datasets = columns.map((column, i) => ({
    label: column, pointStyle: MARKERS[i], borderColor: color(`series-${i + 1}`), backgroundColor: color(`series-${i + 1}`),
    borderWidth: isLilt(column) ? 2.5 : 1.5, borderDash: isLilt(column) ? [] : [5, 3], radius: 4,
    data: sized.filter((m) => m.subject === subject && m.column === column && m.metrics.cpu_time)
      .map((m) => ({ x: Number(m.input), y: m.metrics.cpu_time.value })),
  }));
  const axis = (text, callback) => ({
    type: "logarithmic", grid: { color: color("line") }, title: { display: true, text, color: color("soft") },
    ticks: { color: color("soft"), maxRotation: 0, callback },
  });
  const sizes = unique(sized.filter((m) => m.subject === subject).map((m) => Number(m.input)));
  const config = {
    type: "line", data: { datasets }, description: `Time over size of ${subject}`,
    options: {
      responsive: true, maintainAspectRatio: false, animation: false,
      plugins: { legend: { display: false }, tooltip: { callbacks: { label: (item) => `${item.dataset.label}: ${withUnit(item.parsed.y, "s")}` } } },
      scales: {
        x: { ...axis("size", (v) => (v >= 1000 ? `${v / 1000}k` : v)),
          min: Math.min(...sizes), max: Math.max(...sizes),
          afterBuildTicks: (scale) => { scale.ticks = sizes.map((value) => ({ value })); } },
        y: { ...axis("seconds", (v) => `${v}`), afterBuildTicks: (scale) => {
          scale.ticks = scale.ticks.filter(({ value }) => [1, 2, 5].includes(Number(value.toExponential()[0])) && value > 0);
        } },
      },
    },
  };
  const box = element(cell, "div", "", "canvas");
  drawInto(box, { config, height: 240 });
}

// Where lilt's time goes: a bar for each stage in the order they run, a colour for each level.
function stageFigure(parent, results, shown) {
  const staged = results.measurements.filter((m) => shown(m) && Object.keys(m.metrics).some((n) => n.startsWith("stage:")));
  if (!staged.length) return;
  const name = (m) => `${m.subject} ${m.input}`;
  figure(parent, "Where lilt's time goes", "Nanoseconds for each instruction of the IR text, by stage in the order they run.",
    { subject: { label: "of", options: options(unique(staged.map(name))), value: name(staged[0]) } }, (choice, width) => {
      const levels = staged.filter((m) => name(m) === choice.subject);
      const stages = unique(levels.toReversed().flatMap((m) => Object.keys(m.metrics).filter((n) => n.startsWith("stage:"))));
      const datasets = levels.map((m, i) => ({
        label: m.column, data: stages.map((s) => m.metrics[s]?.value ?? 0), backgroundColor: color(`series-${i + 1}`),
        labels: stages.map((s) => (m.metrics[s] ? short(m.metrics[s].value) : "")), barPercentage: 0.9, categoryPercentage: 0.85,
      }));
      const opened = barOptions({ logarithmic: false, title: "ns an instruction", width,
        tooltip: (item) => `${item.dataset.label}: ${short(item.parsed.x)} ns` });
      opened.plugins.legend = { display: true, labels: { color: color("text") } };
      return {
        height: stages.length * (14 * levels.length + 8) + 110,
        config: { type: "bar", data: { labels: stages.map((s) => s.slice(6)), datasets }, options: opened,
          description: `Time of lilt's stages on ${choice.subject}` },
      };
    });
}
