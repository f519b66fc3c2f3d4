// Horizontal bars: ratios beside a baseline, geomeans of all columns, times of one subject, stages.
"use strict";

const ROW = 24; // pixels a bar
const NARROW = 520; // pixels: below, texts are smaller and titles have two lines

function barOptions({ logarithmic, title, line, limits = {}, tooltip, width }) {
  const narrow = width < NARROW;
  return {
    indexAxis: "y", responsive: true, maintainAspectRatio: false, animation: false,
    layout: { padding: { right: 54, top: line ? 22 : 0 } },
    plugins: { legend: { display: false }, annotations: { line }, tooltip: { callbacks: { label: tooltip } } },
    scales: {
      y: { grid: { display: false }, ticks: { autoSkip: false, color: color("text"), font: { size: narrow ? 10 : 12 } } },
      x: {
        ...limits, type: logarithmic ? "logarithmic" : "linear", beginAtZero: !logarithmic,
        title: { display: true, text: narrow ? title.split(", ") : title, color: color("soft") }, grid: { color: color("line") },
        ticks: { color: color("soft"), maxRotation: 0, callback: (value) => (logarithmic ? `${value}×` : short(value)) },
        afterBuildTicks: logarithmic ? logarithmicMarks : undefined,
      },
    },
  };
}

// Bars of {label, ratio, low, high, color} that leave from 1 on a logarithmic axis.
function ratioBars(rows, { title, line, description, tooltip, width }) {
  const ends = rows.flatMap((r) => [r.ratio, r.low ?? r.ratio, r.high ?? r.ratio]).concat(line ? [line.value] : []);
  const limits = { min: Math.min(0.9, ...ends), max: Math.max(1.1, ...ends) };
  const label = (limits.max / limits.min) ** (60 / Math.max(100, width - 250)); // a label's width on the axis
  limits.min /= rows.some((r) => r.ratio < 1 - LEVEL) ? label : 1.02;
  limits.max *= 1.02;
  const dataset = {
    data: rows.map((r) => [Math.min(1, r.ratio), Math.max(1, r.ratio)]),
    backgroundColor: rows.map((r) => r.color), barPercentage: 0.8, categoryPercentage: 0.9, minBarLength: 2,
    whiskers: rows.map((r) => (r.low ? [r.low, r.high] : null)), labels: rows.map((r) => times(r.ratio)),
    leftward: rows.map((r) => r.ratio < 1),
  };
  const options = barOptions({ logarithmic: true, title, line, limits, width, tooltip: (item) => tooltip(rows[item.dataIndex]) });
  return {
    height: rows.length * ROW + 90,
    config: { type: "bar", data: { labels: rows.map((r) => r.label), datasets: [dataset] }, options, description },
  };
}

// Bars of {label, value, low, high, color} from 0.
function valueBars(rows, { title, description, text, width }) {
  const dataset = {
    data: rows.map((r) => r.value), backgroundColor: rows.map((r) => r.color), barPercentage: 0.8, categoryPercentage: 0.9,
    whiskers: rows.map((r) => (r.high > r.value ? [r.value, r.high] : null)), labels: rows.map((r) => text(r)),
  };
  const options = barOptions({ logarithmic: false, title, width, tooltip: (item) => text(rows[item.dataIndex]) });
  return {
    height: rows.length * ROW + 70,
    config: { type: "bar", data: { labels: rows.map((r) => r.label), datasets: [dataset] }, options, description },
  };
}

const ofColumn = (column) => (ablates(column) ? column : `of ${column}`);
const ablates = (column) => column.startsWith("without ");
// Of a column of lilt. Without a pass, code that is worse speaks for lilt's pass.
const judged = (ratio) => color(ratio < 1 - LEVEL ? "ahead" : ratio > 1 + LEVEL ? "behind" : "level");
const judgedOf = (column, ratio) => judged(ablates(column) ? 1 / ratio : ratio);

// One column beside another, a bar for each subject, sorted. `rowsOf(choice)`: the measurements to show.
function ratioFigure(parent, results, caption, explanation, selects, rowsOf, labelOf) {
  figure(parent, caption, explanation, selects, (choice, width) => {
    const rows = results.ratios(rowsOf(choice), choice.baseline, choice.metric);
    for (const row of rows) {
      row.color = judgedOf(choice.column, row.ratio);
      row.label = labelOf(row);
    }
    const mean = geomean(rows.map((r) => r.ratio)), what = results.name(choice.metric);
    const better = ablates(choice.column) ? "right: worse without it" : "left is better";
    return ratioBars(rows, {
      width,
      title: `${what} ${ofColumn(choice.column)}, as a multiple of ${choice.baseline}'s: ${better}`,
      line: rows.length ? { value: mean, label: `geomean ${times(mean)}` } : undefined,
      description: `${what} ${ofColumn(choice.column)} beside ${choice.baseline}${rows.length ? `: geomean ${times(mean)}` : ""}`,
      tooltip: (r) => `${withUnit(r.mine, r.unit)} beside ${withUnit(r.base, r.unit)}: ${times(r.ratio)}`,
    });
  });
}

// The geomeans of all columns beside one baseline.
function geomeanFigure(parent, results, caption, explanation, baselines, labelOf) {
  if (!baselines.length) return;
  const selects = {
    baseline: { label: "beside", options: baselines.map((b) => [b, b]), value: baselines[0] },
    metric: { label: "of", options: (c) => unique(results.summaries.filter((s) => s.baseline === c.baseline).map((s) => s.metric))
      .map((m) => [m, results.name(m)]), value: "cpu_time" },
    input: { label: "on", options: [...unique(results.summaries.map((s) => s.input)).map((i) => [i, i]), ["", "all forms"]], value: "O2" },
  };
  figure(parent, caption, explanation, selects, (choice, width) => {
    const rows = results.summaries
      .filter((s) => s.metric === choice.metric && s.baseline === choice.baseline && (!choice.input || [sourceForm(choice.input), choice.input].includes(s.input)))
      .map((s) => ({ label: labelOf(s), ratio: s.geomean, color: isLilt(s.column) ? judged(s.geomean) : color("other"), count: s.count,
        low: s.geomean / (1 + s.noise), high: s.geomean * (1 + s.noise) }))
      .sort((a, b) => a.ratio - b.ratio);
    return ratioBars(rows, {
      width,
      title: `${results.name(choice.metric)}, geomean, as a multiple of ${choice.baseline}'s: left is better`,
      description: `${results.name(choice.metric)} of all columns beside ${choice.baseline}`,
      tooltip: (r) => `${times(r.ratio)}, ${r.count} subjects`,
    });
  });
}

// Everything that was measured on one subject.
function subjectFigure(parent, results, caption, explanation, metrics) {
  const subjects = unique(results.measurements.map((m) => m.subject));
  const selects = {
    subject: { label: "of", options: subjects.map((s) => [s, s]), value: subjects[0] },
    metric: { label: "show", options: metrics.map((m) => [m, results.name(m)]), value: metrics[0] },
    input: { label: "on", options: (c) => [["", "all forms"], ...unique(results.measurements.filter((m) => m.subject === c.subject)
      .map((m) => m.input)).map((i) => [i, i])], value: "" },
  };
  figure(parent, caption, explanation, selects, (choice, width) => {
    const rows = results.measurements
      .filter((m) => m.subject === choice.subject && m.metrics[choice.metric] && (!choice.input || m.input === choice.input))
      .map((m) => ({ label: `${m.column} on ${m.input}`, value: m.metrics[choice.metric].value, unit: m.metrics[choice.metric].unit,
        high: typical(m.metrics[choice.metric]), color: color(isLilt(m.column) ? "lilt" : "other") }))
      .sort((a, b) => a.value - b.value);
    return valueBars(rows, { width, title: `${results.name(choice.metric)} of ${choice.subject}`, text: (r) => withUnit(r.value, r.unit),
      description: `${results.name(choice.metric)} of ${choice.subject} in every column` });
  });
}
