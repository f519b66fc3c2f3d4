// A cost, which shows what it is the sum of while it is pointed at or has the focus.
import { useId, useState } from "preact/hooks";
import { figure, type AllocationModel } from "./model.ts";
import { px } from "./rows.tsx";
import type { CostOfEvent } from "./record.ts";
import { sumOf } from "./words.ts";

const WIDTH = 380;

interface CostProps extends CostOfEvent {
  model: AllocationModel;
  cost: number | null;
  isPrice?: boolean;
}
export function Cost({ model, isPrice, ...cost }: CostProps) {
  const [at, setAt] = useState<{ left: string; top?: string; bottom?: string }>(),
    id = useId();
  if (cost.cost === null) return <>–</>;
  const sum = sumOf(model, cost, isPrice);
  if (!sum) return <>{figure(cost.cost)}</>;
  // Beside the cost, on the side of it that has more room.
  const show = (element: HTMLElement) => {
    const box = element.getBoundingClientRect(),
      width = Math.min(WIDTH, innerWidth - 16),
      left = px(Math.max(8, Math.min(box.right - width, innerWidth - width - 8))),
      isLow = box.top > innerHeight / 2;
    setAt(
      isLow ? { left, bottom: px(innerHeight - box.top + 4) } : { left, top: px(box.bottom + 4) },
    );
  };
  const hide = () => setAt(undefined);
  return (
    <span
      class="cost"
      role="button"
      tabIndex={0}
      aria-label={`${figure(cost.cost)}, a sum`}
      aria-describedby={at && id}
      onMouseEnter={(e) => show(e.currentTarget)}
      onMouseLeave={hide}
      onFocus={(e) => show(e.currentTarget)}
      onBlur={hide}
      onKeyDown={(e) => {
        if (e.key === "Escape") hide();
      }}
    >
      {figure(cost.cost)}
      {at && (
        <div
          class="sum"
          role="tooltip"
          id={id}
          style={{ ...at, width: `min(${WIDTH}px, 100vw - 16px)` }}
        >
          {sum.rows.map((row) => (
            <>
              <span class="number">{row.amount}</span>
              <span class="number">{row.product}</span>
              <span>{row.name}</span>
            </>
          ))}
          <span class="number total">= {sum.total}</span>
          <span class="total wide">{sum.quotient}</span>
        </div>
      )}
    </span>
  );
}
