// Names that lilt knows the page's texts by.
export const FILE = "program.ll",
  SCRIPT = "mine.js",
  OWN = "mine"; // the allocator of the script
