// Colours of registers. Eight hues of Okabe and Ito, which people who see few colours tell apart; the next eight
// registers have the same hues with a light stripe. A register's name always stands beside its colour.
import type { AllocationModel } from "./model.ts";

const HUES = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#7a8594"];
const INK = ["#ffffff", "#000000", "#000000", "#000000", "#000000", "#000000", "#000000", "#000000"];

export interface Colour { fill: string; ink: string; striped: boolean }

// The same register has the same colour in all allocations of a function: the order is that of the machine.
const ORDER = ["rax", "rcx", "rdx", "rbx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "rbp", "rsp"];

export function colourOf(register: string): Colour {
  const general = ORDER.indexOf(register), number = Number(/\d+$/.exec(register)?.[0] ?? register.length);
  const index = general >= 0 ? general : number % 16;
  return { fill: HUES[index % 8], ink: INK[index % 8], striped: index >= 8 };
}

export interface Theme { page: string; card: string; line: string; text: string; soft: string; accent: string; loop: string; dark: boolean }

// The colours of the style sheet, for the canvas.
export function themeOf(element: Element): Theme {
  const style = getComputedStyle(element), read = (name: string) => style.getPropertyValue(name).trim();
  return { page: read("--page"), card: read("--card"), line: read("--line"), text: read("--text"), soft: read("--soft"),
           accent: read("--accent"), loop: read("--loop"), dark: read("--dark") === "1" };
}

export function registerNames(model: AllocationModel, registerClass: string): string[] {
  const allowed = model.allocation.allowed[registerClass] ?? [];
  const others = model.registers.filter((name) => !Object.values(model.allocation.allowed).some((list) => list.includes(name)));
  const own = others.filter((name) => name.startsWith("xmm") === (allowed[0] ?? "rax").startsWith("xmm"));
  return [...allowed, ...own];
}
