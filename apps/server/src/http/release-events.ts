import type { EntryProblem, LiveRelease } from '@vantedge/release/live';
import type { ServerEvent } from '../log/server-event.ts';

/** The event of a server that starts without the complete newest entry. Needs at least one problem. */
export function degradedEvent(
  { id, entry: { number } }: LiveRelease,
  problems: readonly EntryProblem[],
  preview?: string,
): ServerEvent {
  const [newest] = problems;
  const served = `release ${id} (number ${number})`;
  const message =
    newest!.number === number
      ? `Degraded: ${served} is damaged; what can be read of it is served.`
      : `Degraded: ${entryText(newest!)} cannot be served; ${served} is served instead.`;
  return {
    level: 'error',
    event: 'degraded',
    message: named(message, preview),
    problems: problems.map(({ error }) => error),
  };
}

/** The event of a running server that cannot load an entry, or cannot read the channel. */
export function swapFailedEvent(
  { id, entry: { number } }: LiveRelease,
  next: Pick<EntryProblem, 'number' | 'release'> | undefined,
  problem: unknown,
  preview?: string,
): ServerEvent {
  const stays = `release ${id} (number ${number}) stays live`;
  const text = next && entryText(next);
  const message = text
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)} cannot be served; ${stays}.`
    : `The channel cannot be followed; ${stays}.`;
  return { level: 'error', event: 'swap-failed', message: named(message, preview), problems: [problem] };
}

/** The event of a server that serves another release from now on. */
export function swapEvent({ id, entry: { number } }: LiveRelease, preview?: string): ServerEvent {
  const message = `Release ${id} (number ${number}) is live.`;
  return { level: 'info', event: 'swap', message: named(message, preview) };
}

/** The event of a body that is served without a damaged encoding. */
export function encodingDamagedEvent(problem: unknown): ServerEvent {
  const message = 'An encoding is damaged; the body is served without it.';
  return { level: 'warn', event: 'encoding-damaged', message, problems: [problem] };
}

/** Messages about a preview name it first. */
const named = (message: string, preview: string | undefined) =>
  preview === undefined ? message : `Preview '${preview}': ${message}`;

const entryText = ({ number, release }: Pick<EntryProblem, 'number' | 'release'>) =>
  release ? `release ${release} (number ${number})` : `entry ${number}`;
