// Files to save: the program, and what lilt makes of it.
export const FORMS = {
  ll: { label: "program.ll", words: [] as string[] },
  s: { label: "program.s (AT&T)", words: ["-S"] },
  intel: { label: "program.s (Intel)", words: ["-S", "--x86-asm-syntax=intel"] },
  o: { label: "program.o", words: ["-c"] },
};

export function save(form: keyof typeof FORMS, contents: BlobPart) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([contents], { type: "application/octet-stream" }));
  link.download = `program.${form === "intel" ? "s" : form}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
