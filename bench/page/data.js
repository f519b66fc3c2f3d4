// The results as the charts ask for them.
"use strict";

const METRICS = {
  cpu_time: "run time", wall_time: "wall time", peak_memory: "peak memory", code_size: "code size",
  instructions: "executed instructions", spills: "spills", reloads: "reloads", moves: "moves", frame_bytes: "frame bytes",
  time_per_instruction: "time an instruction",
};

const isLilt = (column) => /^(lilt|without )/.test(column);
// The form that is the source, of the same set of programs: C, holdout-C.
const sourceForm = (form) => form.replace(/[^-]*$/, "C");
const unique = (items) => [...new Set(items)];
const median = (samples) => {
  const sorted = [...samples].sort((a, b) => a - b), half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};
// What a typical run gives in place of the least.
const typical = (metric) => (metric.samples ? median(metric.ranked ?? metric.samples) : metric.value);
const geomean = (ratios) => Math.exp(ratios.reduce((sum, r) => sum + Math.log(r), 0) / ratios.length);

class Results {
  constructor(document) {
    Object.assign(this, document);
    this.byKey = new Map(this.measurements.map((m) => [[m.subject, m.input, m.column].join("\n"), m]));
    this.columns = unique(this.measurements.filter((m) => m.status === "ok").map((m) => m.column));
  }
  // The columns that a figure may be about.
  ownColumns() {
    const own = this.columns.filter(isLilt);
    return own.length ? own : this.columns;
  }
  name(metric) {
    return metric === "cpu_time" && this.kind === "compile-time" ? "compile time" : METRICS[metric] ?? metric;
  }
  find(subject, input, column) {
    return this.byKey.get([subject, input, column].join("\n"));
  }
  // The baseline's measurement on the same input; a C compiler's is on the source.
  baseline(measurement, column) {
    return this.find(measurement.subject, measurement.input, column) ?? this.find(measurement.subject, sourceForm(measurement.input), column);
  }
  // Metrics that both columns have somewhere.
  metrics(...columns) {
    const found = columns.map((column) => new Set(
      this.measurements.filter((m) => m.column === column).flatMap((m) => Object.keys(m.metrics))));
    return Object.keys(METRICS).filter((name) => found.every((names) => names.has(name)));
  }
  // {label, ratio, low, high} of the measurements beside the baseline, sorted: the furthest ahead first.
  ratios(measurements, baseline, metric) {
    const rows = [];
    for (const m of measurements) {
      const mine = m.metrics[metric], base = this.baseline(m, baseline)?.metrics[metric];
      if (!mine || !base || !(mine.value > 0) || !(base.value > 0)) continue;
      rows.push({
        label: m.subject, input: m.input, ratio: mine.value / base.value, mine: mine.value, base: base.value,
        unit: mine.unit, low: mine.value / typical(base), high: typical(mine) / base.value,
      });
    }
    return rows.sort((a, b) => a.ratio - b.ratio);
  }
}

// 3 significant digits, without an exponent.
function short(value) {
  if (value === 0) return "0";
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString("en", { maximumFractionDigits: Math.min(digits, 6), minimumFractionDigits: Math.min(digits, 2) });
}
const times = (ratio) => `${ratio.toFixed(ratio >= 10 ? 1 : ratio >= 0.2 ? 2 : 3)}×`;
const withUnit = (value, unit) => (unit === "s" && value < 0.1 ? `${short(value * 1000)} ms` : `${short(value)} ${unit === "instructions" ? "" : unit}`).trim();
