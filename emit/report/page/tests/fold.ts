// Checks that the page's replay of the records in a folder gives their live ranges, and that every
// event has words: node tests/run.mjs fold DIRECTORY
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { AllocationModel } from "../src/model.ts";
import { questions } from "../src/quiz.ts";
import { parseRecord, placeOf } from "../src/record.ts";
import { Replay } from "../src/replay.ts";
import { functionText } from "../src/stages.ts";
import { decision, sentence } from "../src/words.ts";
import { liveRangesOf, toldRanges } from "./live_ranges.ts";
import { faultsOfAll } from "./questions.ts";

const kinds = new Map<string, number>(); // questions

function* faults(replay: Replay): Iterable<string> {
  for (const event of replay.events) {
    replay.go(replay.step + 1);
    const words = sentence(replay, event) + (event.kind === "visit" ? decision(replay, event) : "");
    if (/undefined|NaN|null|does not tell/.test(words)) yield `event ${replay.step}: ${words}`;
  }
  if (!isDeepStrictEqual(liveRangesOf(replay), toldRanges(replay.model.allocation.live_ranges)))
    yield "the events do not give the live ranges";
  for (const [number, range] of replay.model.allocation.live_ranges.entries()) {
    const place = replay.placeOf(number + replay.model.firstLiveRange),
      isConstant = replay.model.isMadeAgain(replay.model.web(range.web), range.from, range.to);
    if (place !== placeOf(range))
      yield `live range ${number} is in ${place}, not in ${placeOf(range)}`;
    if (!range.register && isConstant !== (range.instead === "constant"))
      yield `live range ${number} is ${isConstant ? "a" : "no"} constant`;
  }
  replay.go(0);
  if (liveRangesOf(replay).some((range) => range.register)) yield "going back leaves registers";
  const asked = questions(replay.model);
  for (const { kind } of asked) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  yield* faultsOfAll(replay.model, asked);
}

const folder = process.argv[2];
let allocations = 0,
  failures = 0;
for (const name of readdirSync(folder)) {
  const record = parseRecord(readFileSync(join(folder, name), "utf8"));
  for (const chosen of record.functions) {
    functionText(record, chosen);
    for (const allocation of chosen.allocations) {
      ++allocations;
      for (const fault of faults(new Replay(new AllocationModel(allocation, chosen.texts)))) {
        ++failures;
        console.log(`FAILED ${name} @${chosen.name}, ${allocation.allocator}: ${fault}`);
      }
    }
  }
}
const counts = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ");
console.log(`${allocations} replays of the page, ${failures} failures; questions: ${counts}`);
process.exitCode = failures || !allocations ? 1 : 0;
