/** Reports the phases of a command. */
export interface Progress {
  /** Starts a phase and ends the one before. Returns a function that counts one of `total` more, and may name it. */
  phase(name: string, total?: number): (what?: string) => void;
  /** Ends the last phase. */
  end(): void;
}

const CLEAR_LINE = '\r\u001b[2K';

/** Time between two lines about the count of a phase where there is no terminal, in milliseconds. */
const LINE_INTERVAL_MS = 10_000;

/**
 * Shows the phase of a command and its count: on a terminal in one line that is updated in place and removed at the end; elsewhere in a line
 * for each part that has a name, and otherwise every 10 seconds. With `isVerbose`, each phase keeps a line, on any output.
 */
export function showProgress(
  isVerbose: boolean,
  output: { isTTY?: boolean; write(text: string): unknown } = process.stderr,
  now: () => number = () => performance.now(),
): Progress {
  const isTerminal = output.isTTY === true;
  let line: string | undefined;
  let current: symbol | undefined;
  const show = (text: string) => {
    line = text;
    if (isTerminal) output.write(`${CLEAR_LINE}${text}`);
  };
  const end = () => {
    if (line === undefined) return;
    if (isTerminal) output.write(CLEAR_LINE);
    if (isVerbose) output.write(`${line}\n`);
    line = current = undefined;
  };
  return {
    end,
    phase(name, total) {
      end();
      const own = (current = Symbol(name));
      let done = 0;
      let shownAt = now();
      show(total === undefined ? name : `${name}: 0 of ${total}`);
      return (what) => {
        done += 1;
        if (own !== current) return;
        const text = `${name}: ${done} of ${total}`;
        show(what === undefined ? text : `${text}, ${what}`);
        if (isTerminal || (what === undefined && now() - shownAt < LINE_INTERVAL_MS)) return;
        shownAt = now();
        output.write(`${line}\n`);
      };
    },
  };
}
