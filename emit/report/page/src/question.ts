// A question of the quiz, and what makes one.
import { figure } from "./model.ts";
import type { VisitEvent } from "./record.ts";

export interface Option {
  text: string;
  right: boolean;
  register?: string; // of a candidate; "": memory
  web?: number; // index in the model's webs
  point?: number;
}
export interface Question {
  step: number; // the replay's state that it is about
  point: number; // where the allocator is then
  // What is asked: which candidate costs least (of which the answer evicts, or waits), which value goes to memory,
  // what bars a register, where a value comes back, which register is free.
  kind: "eviction" | "memory" | "register" | "barrier" | "return" | "free";
  visit?: VisitEvent; // that the question tells; its candidates belong to the answer
  text: string;
  options: Option[];
  explanation: string;
}
// A decision that may make a question.
export interface Decision {
  cost: number; // of what the allocator does, in executed loads and stores
  stake: number; // what the next best choice costs more
  ask: () => Question | undefined;
}

export const MOST_OPTIONS = 6;

// Whether two numbers are different as people read them, and the first one is the larger.
export const exceeds = (a: number, b: number) => a > b && figure(a) !== figure(b);
