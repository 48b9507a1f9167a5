import { SiteError, type SiteProblem } from '@vantedge/release';
import { rebuild } from '../render-failure.ts';
import type { Problem } from './problem.ts';

/** Maximum number of problems in an error message. The error's `problems` has all of them. */
const MAX_SHOWN = 20;

/**
 * One error for all problems of a release, and for the pages that failed to render. A single problem keeps its own code; so do
 * several of one kind. Otherwise the code is `RELEASE_INVALID`.
 */
export function refusal(problems: readonly Problem[], failures: readonly SiteError[] = []): SiteError {
  const all = [...failures.map(fromFailure), ...mergePages(problems).map(fromProblem)];
  // Pages are composed concurrently; the order of messages must not depend on it.
  const unique = [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()].sort(
    byMessage,
  );
  const [first] = unique;
  if (unique.length === 1) return new SiteError(first!.code, first!.message, first!);
  const shown = unique.slice(0, MAX_SHOWN).map(paragraph).join('');
  const hidden = unique.length - MAX_SHOWN;
  const message = `The release has ${unique.length} problems:${shown}${hidden > 0 ? `\n  and ${hidden} more` : ''}`;
  const details = { fix: 'correct each of them, then publish again', problems: unique };
  const isOneKind = unique.every(({ code }) => code === first!.code);
  return isOneKind
    ? new SiteError(first!.code, message, details)
    : new SiteError('RELEASE_INVALID', message, details);
}

const byMessage = (one: SiteProblem, other: SiteProblem) => (one.message < other.message ? -1 : 1);

/** Combines the same problem on several pages, such as one in the header, into one with the number of pages. */
function mergePages(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Map<string, Problem>>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.code, problem.at, problem.text]);
    const group = groups.get(key) ?? new Map<string, Problem>();
    groups.set(key, group.set(problem.page ?? '', problem));
  }
  return [...groups.values()].map((group) => {
    const [page = ''] = [...group.keys()].sort();
    const merged = group.get(page)!;
    return group.size > 1 ? { ...merged, text: `${merged.text} ${andMore(group.size - 1)}` } : merged;
  });
}

/** `(and on 2 more pages)` */
export const andMore = (count: number): string => `(and on ${count} more page${count > 1 ? 's' : ''})`;

function fromProblem({ code, page, text, at, fix, sections }: Problem): SiteProblem {
  const message = `${[page, text].filter(Boolean).join(' ')}.`;
  return {
    code,
    message,
    ...(at && { at }),
    fix: sections.length ? `${fix}, then ${rebuild(...sections)}` : fix,
  };
}

const fromFailure = ({ code, message, at, fix, trace }: SiteError): SiteProblem => ({
  code,
  message,
  ...(at && { at }),
  ...(fix && { fix }),
  ...(trace && { trace }),
});

const paragraph = ({ code, message, at, fix }: SiteProblem) =>
  [`\n  ${code}: ${message}`, at && `    at    ${at}`, fix && `    fix   ${fix}`].filter(Boolean).join('\n');
