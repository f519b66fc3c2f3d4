// What all charts share: colours of the theme, whiskers and labels at bars, the line of the geomean.
"use strict";

const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const charts = []; // every chart with the function that draws it anew

// Whiskers (dataset.whiskers: [low, high] a bar), labels at the bars' ends (dataset.labels), the geomean (options.line).
const annotations = {
  id: "annotations",
  afterDatasetsDraw(chart) {
    const { ctx, scales: { x }, chartArea: area } = chart;
    ctx.save();
    drawLine(ctx, x, area, chart.options.plugins.annotations?.line);
    ctx.font = "12px system-ui, sans-serif";
    ctx.textBaseline = "middle";
    chart.data.datasets.forEach((dataset, number) => {
      if (!chart.isDatasetVisible(number)) return;
      chart.getDatasetMeta(number).data.forEach((bar, i) => {
        const end = drawWhisker(ctx, x, bar, dataset.whiskers?.[i], area);
        drawLabel(ctx, bar, dataset.labels?.[i], dataset.leftward?.[i], end, area);
      });
    });
    ctx.restore();
  },
};

function drawWhisker(ctx, x, bar, whisker, area) {
  if (!whisker) return [bar.x, bar.x];
  const [low, high] = whisker.map((value) => Math.min(area.right, Math.max(area.left, x.getPixelForValue(value))));
  if (high - low > 2) {
    ctx.strokeStyle = color("text");
    ctx.lineWidth = 1;
    ctx.beginPath();
    ctx.moveTo(low, bar.y);
    ctx.lineTo(high, bar.y);
    for (const end of [low, high]) {
      ctx.moveTo(end, bar.y - 3);
      ctx.lineTo(end, bar.y + 3);
    }
    ctx.stroke();
  }
  return [Math.min(low, bar.x), Math.max(high, bar.x)];
}

function drawLabel(ctx, bar, label, leftward, [left, right], area) {
  if (!label) return;
  const width = ctx.measureText(label).width;
  const place = leftward ? left - 6 - width : right + 6;
  const start = Math.max(area.left + 2, Math.min(place, area.right + 52 - width));
  ctx.fillStyle = color("card"); // over the line of the geomean
  ctx.fillRect(start - 2, bar.y - 7, width + 4, 14);
  ctx.fillStyle = color("text");
  ctx.textAlign = "left";
  ctx.fillText(label, start, bar.y);
}

function drawLine(ctx, x, area, line) {
  if (!line) return;
  const place = x.getPixelForValue(line.value);
  ctx.strokeStyle = ctx.fillStyle = color("text");
  ctx.lineWidth = 1.5;
  ctx.setLineDash([5, 4]);
  ctx.beginPath();
  ctx.moveTo(place, area.top - 4);
  ctx.lineTo(place, area.bottom);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.font = "600 12px system-ui, sans-serif";
  const half = ctx.measureText(line.label).width / 2;
  ctx.textAlign = "center";
  ctx.fillText(line.label, Math.max(half, Math.min(place, area.right + 50 - half)), area.top - 13);
}

// Axis marks for ratios and other logarithmic axes, as many as the space has room for.
const MARKS = [1, 1.1, 1.2, 1.3, 1.5, 1.7, 2, 2.5, 3, 4, 5, 7];
function logarithmicMarks(axis) {
  const marks = [];
  for (let power = -7; power <= 9; ++power)
    for (const mark of MARKS) marks.push(Number((mark * 10 ** power).toPrecision(3)));
  for (const mark of [0.75, 0.85, 0.9, 0.95, 0.8, 0.6]) marks.push(mark);
  const inside = unique(marks).filter((m) => m >= axis.min * 0.999 && m <= axis.max * 1.001).sort((a, b) => a - b);
  axis.ticks = thinned(inside, Math.max(3, Math.floor((axis.chart.width - 180) / 65))).map((value) => ({ value }));
}

// Keeps 1, whole powers of ten, and others as long as they stay apart from what is kept.
function thinned(marks, room) {
  const distance = Math.log(marks.at(-1) / marks[0]) / room, kept = [];
  const rank = (m) => (m === 1 ? 0 : Number.isInteger(Math.log10(m)) ? 1 : [2, 5].includes(Number(m.toExponential()[0])) ? 2 : 3);
  for (const mark of [...marks].sort((a, b) => rank(a) - rank(b)))
    if (kept.every((k) => Math.abs(Math.log(mark / k)) >= distance)) kept.push(mark);
  return kept.sort((a, b) => a - b);
}

function element(parent, tag, text = "", className = "") {
  const made = document.createElement(tag);
  if (text) made.textContent = text;
  if (className) made.className = className;
  parent.append(made);
  return made;
}

// A figure with caption, explanation, selects and one canvas. `draw(choice, width)` gives {config, height}; it is called again
// when a choice or the theme changes. `selects`: {name: {label, options: [[value, text]…] or a function of the choice, value}}.
function figure(parent, caption, explanation, selects, draw) {
  const box = element(parent, "figure");
  element(box, "figcaption", caption);
  const text = element(box, "p", explanation);
  const choice = {}, controls = element(box, "div", "", "controls");
  const canvasBox = element(box, "div", "", "canvas");
  const update = () => {
    fillSelects(controls, selects, choice, update);
    drawInto(canvasBox, draw(choice, canvasBox.clientWidth), text);
  };
  for (const [name, select] of Object.entries(selects)) choice[name] = select.value;
  charts.push(update);
  update();
}

function fillSelects(controls, selects, choice, update) {
  controls.replaceChildren();
  for (const [name, select] of Object.entries(selects)) {
    const options = typeof select.options === "function" ? select.options(choice) : select.options;
    if (!options.some(([value]) => value === choice[name])) choice[name] = options[0]?.[0];
    if (options.length < 2) continue;
    const label = element(controls, "label", select.label);
    const made = element(label, "select");
    for (const [value, text] of options) {
      const option = element(made, "option", text);
      option.value = value;
      option.selected = value === choice[name];
    }
    made.onchange = () => {
      choice[name] = made.value;
      update();
    };
  }
}

function drawInto(box, { config, height, explanation }, text) {
  const old = box.querySelector("canvas");
  if (old) Chart.getChart(old)?.destroy();
  box.replaceChildren();
  box.style.height = `${height}px`;
  if (explanation) text.textContent = explanation;
  const canvas = element(box, "canvas");
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", config.description);
  new Chart(canvas, config);
}
