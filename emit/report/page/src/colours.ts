// Colours of registers. Eight hues of Okabe and Ito, which people who see few colours tell apart;
// the next eight registers have the same hues, light with a strong edge. A register's name always
// stands beside its colour.
import type { AllocationModel } from "./model.ts";

export interface Colour {
  fill: string;
  edge: string;
  ink: string;
}

const HUES = [
  "#0072b2",
  "#e69f00",
  "#009e73",
  "#d55e00",
  "#56b4e9",
  "#cc79a7",
  "#f0e442",
  "#8a94a3",
];
const LIGHT = [
  "#b3d5ea",
  "#f8e0ae",
  "#b0e0d3",
  "#f3cdae",
  "#d3ebf9",
  "#efd5e3",
  "#faf7c4",
  "#d9dde2",
];
// In the order in which lilt tries them, so that a few registers have different hues.
const ORDER = [
  "rax",
  "rcx",
  "rdx",
  "rsi",
  "rdi",
  "r8",
  "r9",
  "r10",
  "r11",
  "rbx",
  "rbp",
  "r14",
  "r15",
  "r12",
  "r13",
  "rsp",
];

// The same register has the same colour everywhere.
export function colourOf(register: string): Colour {
  const general = ORDER.indexOf(register),
    number = Number(/\d+$/.exec(register)?.[0] ?? register.length);
  const index = (general >= 0 ? general : number) % 16,
    hue = HUES[index % 8];
  return index < 8
    ? { fill: hue, edge: hue, ink: index ? "#000000" : "#ffffff" }
    : { fill: LIGHT[index % 8], edge: hue, ink: "#000000" };
}

export interface Theme {
  page: string;
  card: string;
  line: string;
  text: string;
  soft: string;
  accent: string;
  loop: string;
}

// The colours of the style sheet, for the canvas.
export function themeOf(element: Element): Theme {
  const style = getComputedStyle(element),
    read = (name: string) => style.getPropertyValue(name).trim();
  return {
    page: read("--page"),
    card: read("--card"),
    line: read("--line"),
    text: read("--text"),
    soft: read("--soft"),
    accent: read("--accent"),
    loop: read("--loop"),
  };
}

// The registers of a class: allowed ones, then others that occur and look like them.
export function registerNames(model: AllocationModel, registerClass: string): string[] {
  const allowed = model.allocation.allowed[registerClass] ?? [];
  const others = model.registers.filter(
    (name) => !Object.values(model.allocation.allowed).some((list) => list.includes(name)),
  );
  const vector = (name: string) => /^[xyz]mm/.test(name);
  return [...allowed, ...others.filter((name) => vector(name) === vector(allowed[0] ?? ""))];
}
