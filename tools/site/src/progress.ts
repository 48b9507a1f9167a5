/** Reports the phases of a command. */
export interface Progress {
  /** Starts a phase and ends the one before. Returns a function that counts one of `total` more. */
  phase(name: string, total?: number): () => void;
  /** Ends the last phase. */
  end(): void;
}

/** Where progress is shown. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

interface Options {
  output?: Output;
  /** Shows progress from the start, and also if the output is not a terminal. */
  isVerbose?: boolean;
  /** Time in milliseconds. */
  now?: () => number;
}

/** Commands that take less time, in milliseconds, show no progress. */
const QUIET_MS = 1000;

/** Minimum time between two updates of a line, in milliseconds. */
const UPDATE_MS = 100;

/**
 * Shows one line per phase with its count, on standard error and once the command has run for a second. On a terminal the line is
 * updated in place. Anything else gets lines only with `--verbose`, when a phase ends.
 */
export function showProgress({
  output = process.stderr,
  isVerbose = false,
  now = Date.now,
}: Options = {}): Progress {
  const isTerminal = output.isTTY === true;
  const isShown = isTerminal || isVerbose;
  const started = now();
  let updated = 0;
  let current: { name: string; total: number | undefined; done: number } | undefined;
  const isSlow = () => isVerbose || now() - started >= QUIET_MS;
  const write = (ending: string) => {
    if (!current) return;
    const { name, total, done } = current;
    const line = total === undefined ? name : `${name}: ${done} of ${total}`;
    output.write(`${isTerminal ? '\r\u001b[2K' : ''}${line}${ending}`);
    updated = now();
  };
  const update = () => {
    if (isTerminal && isSlow() && now() - updated >= UPDATE_MS) write('');
  };
  // A phase without a count must be shown although nothing happens in it.
  if (isTerminal) setTimeout(update, QUIET_MS).unref();
  const end = () => {
    if (isShown && isSlow()) write('\n');
    current = undefined;
  };
  return {
    end,
    phase(name, total) {
      end();
      const own = { name, total, done: 0 };
      current = own;
      update();
      return () => {
        own.done += 1;
        if (own === current) update();
      };
    },
  };
}
