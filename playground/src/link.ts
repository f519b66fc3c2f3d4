// The program and its options in the address: "#p=" and packed JSON.
import { transform } from "./parts.ts";

export interface Program {
  text: string;
  level: string; // "0" or "2"
  allocator: string; // "": the level's own
  other: string; // an allocator to compare with; "": none
  registers: number; // 0: all
  strict: boolean;
  arguments: string;
  input: string; // standard input
  machine: boolean; // runs machine code
  values: boolean; // of a run, beside instructions
  script: string; // the allocator of one's own, in JavaScript
}
export const EMPTY: Program = {
  text: "",
  level: "2",
  allocator: "",
  other: "",
  registers: 0,
  strict: false,
  arguments: "",
  input: "",
  machine: false,
  values: false,
  script: "",
};

const MARK = "#p=";

export async function writeLink(program: Program): Promise<string> {
  const changed = Object.entries(program).filter(
    ([key, value]) => value !== EMPTY[key as keyof Program],
  );
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(changed)));
  const packed = await transform(bytes, new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return MARK + btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

// Null: the address holds none, or one that is broken.
export async function readLink(hash: string): Promise<Program | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const binary = atob(hash.slice(MARK.length).replace(/-/g, "+").replace(/_/g, "/"));
    const packed = Uint8Array.from(binary, (c) => c.charCodeAt(0));
    const bytes = await transform(packed, new DecompressionStream("deflate-raw"));
    const given = JSON.parse(new TextDecoder().decode(bytes));
    const program: Record<string, unknown> = { ...EMPTY };
    for (const [key, value] of Object.entries(EMPTY))
      if (typeof given[key] === typeof value) program[key] = given[key];
    return program as unknown as Program;
  } catch {
    return null;
  }
}
