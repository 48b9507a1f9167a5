import type { EntryProblem, LiveRelease } from '@vantedge/release/live';
import { problemText } from '@vantedge/release';

/** The report for an operator when a server starts without the complete newest entry. Needs at least one problem. */
export function degradedText(
  { id, entry: { number } }: LiveRelease,
  problems: readonly EntryProblem[],
): string {
  const [newest] = problems;
  const served = `release ${id} (number ${number})`;
  const summary =
    newest!.number === number
      ? `Degraded: ${served} is damaged; what can be read of it is served.`
      : `Degraded: ${entryText(newest!)} cannot be served; ${served} is served instead.`;
  return [summary, ...problems.map(({ error }) => problemText(error))].join('\n');
}

/** The first line of a report that a running server cannot load an entry, or cannot read the channel. */
export function swapFailureText(
  { id, entry: { number } }: LiveRelease,
  next: Pick<EntryProblem, 'number' | 'release'> | undefined,
): string {
  const stays = `release ${id} (number ${number}) stays live`;
  if (!next) return `The channel cannot be followed; ${stays}.`;
  const text = entryText(next);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} cannot be served; ${stays}.`;
}

const entryText = ({ number, release }: Pick<EntryProblem, 'number' | 'release'>) =>
  release === undefined ? `entry ${number}` : `release ${release} (number ${number})`;
