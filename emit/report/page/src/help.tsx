// The keys and the marks, in a dialog.
import { useEffect, useRef } from "preact/hooks";

const KEYS: [string, string][] = [
  ["1 … 7", "views"],
  ["[  ]", "previous and next stage"],
  ["/", "search in stages"],
  ["s", "two stages side by side, or one"],
  ["↑ ↓", "lines of the code in focus"],
  ["← →, Enter", "values of the line; select"],
  ["Escape", "clear the selection"],
  ["← →", "allocator: one event back or on"],
  ["Shift ← →", "one decision back or on"],
  ["v, V", "next and previous event of the selected value"],
  ["Home, End", "first and last event"],
  ["Space", "play, pause"],
  ["+  −", "zoom"],
  ["0", "the whole graph"],
  ["c", "code or names in the graph’s nodes"],
  ["m", "inserted moves on, off"],
  ["r", "lanes: values or registers"],
  ["← →", "run: previous and next block"],
  ["Shift ← →", "previous and next iteration of the block"],
  ["c, C", "next and previous call"],
  ["x", "integers in hexadecimal, or not"],
  ["t", "light, dark"],
];

export function Help({ close }: { close: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    ref.current!.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby="help-title"
      onClose={close}
      onClick={(e) => e.target === ref.current && ref.current!.close()}
    >
      <h2 id="help-title">Keys and links</h2>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </>
        ))}
      </dl>
      <p>
        A click on a line, a value or a byte marks what belongs to it in every stage. The address
        always names what is shown, as <code>#function/stage/position</code>: copy it to share a
        place. All data is in this file.
      </p>
      <p>
        In the allocator, point at an instruction to see what is live there; click its number to go
        to the decision at it.
      </p>
      <p>
        A point is an instruction’s position and one of its moments: <em>gap</em> (before it; moves
        stand here), <em>early</em> (operands are read), <em>late</em> (results are written, calls
        destroy registers), <em>after</em>.
      </p>
      <form method="dialog">
        <button class="primary">Close</button>
      </form>
    </dialog>
  );
}
