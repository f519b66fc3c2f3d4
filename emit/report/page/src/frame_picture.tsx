// The stack frame as a picture: return address, saved registers, spill slots; and for each slot
// when which value has it.
import { useMemo } from "preact/hooks";
import type { AllocationModel } from "./model.ts";
import { Register } from "./parts.tsx";

interface SlotUse {
  web: number;
  name: string;
  from: number;
  to: number;
}

function slotUses(model: AllocationModel): SlotUse[][] {
  const uses: SlotUse[][] = model.allocation.slots.map(() => []);
  for (const event of model.events) {
    if (event.kind !== "slot") continue;
    const web = model.web(event.web);
    uses[event.slot]?.push({
      web: web.index,
      name: web.name,
      from: web.from >> 2,
      to: web.to >> 2,
    });
  }
  return uses;
}

const MOST = 200;

export function FramePicture({
  model,
  onValue,
  value,
}: {
  model: AllocationModel;
  onValue?: (value: string) => void;
  value?: string;
}) {
  const { allocation } = model,
    uses = useMemo(() => slotUses(model), [model]);
  const saved = allocation.callee_saved.filter((name) =>
    allocation.live_ranges.some((range) => range.register === name),
  );
  const bytes = allocation.slots.reduce((sum, size) => sum + size, 0),
    shown = allocation.slots.slice(0, MOST);
  const span = Math.max(1, model.positions),
    selected = value ? model.valueIndex.get(value) : undefined;
  return (
    <figure class="frame">
      <figcaption>
        Stack frame: {saved.length} saved {saved.length === 1 ? "register" : "registers"},{" "}
        {allocation.slots.length} spill {allocation.slots.length === 1 ? "slot" : "slots"}, {bytes}{" "}
        bytes of slots. Bars show when a value has the slot.
      </figcaption>
      <div class="stack">
        <div class="cell caller">caller’s frame</div>
        <div class="cell">
          return address <small>8</small>
        </div>
        {saved.map((name) => (
          <div class="cell" key={name}>
            saved <Register name={name} /> <small>8</small>
          </div>
        ))}
        {shown.map((size, slot) => (
          <div class="cell slot" key={slot}>
            <span>
              slot {slot} <small>{size}</small>
            </span>
            <span class="span">
              {uses[slot].map((use) => (
                <button
                  type="button"
                  key={use.web}
                  title={`${use.name}: positions ${use.from} to ${use.to}`}
                  onClick={() => onValue?.(model.webs[use.web].namedBy)}
                  class={
                    selected !== undefined && model.webs[use.web].values.includes(selected)
                      ? "selected"
                      : ""
                  }
                  style={{
                    left: `${(100 * use.from) / span}%`,
                    width: `${Math.max(1, (100 * (use.to - use.from)) / span)}%`,
                  }}
                >
                  {use.name}
                </button>
              ))}
            </span>
          </div>
        ))}
        {allocation.slots.length > MOST && (
          <div class="cell">and {allocation.slots.length - MOST} more slots</div>
        )}
        {!allocation.slots.length && !saved.length && <div class="cell">no slots</div>}
        <div class="cell caller">rsp, at calls</div>
      </div>
    </figure>
  );
}
