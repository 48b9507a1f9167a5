import pLimit from 'p-limit';
import type { ProblemCollector } from './checks/problem-collector.ts';
import type { UnknownPage } from './known-pages.ts';
import type { Renderer } from './renderer.ts';

/** Number of concurrent pages: while threads compress some, the next ones are rendered. */
const PAGES_AT_ONCE = 8;

/** Composes pages concurrently, and checks the bundles of sections without pages. Returns the results in the order of the pages. */
export async function composePages<T>(
  unknown: readonly UnknownPage[],
  pageless: readonly string[],
  renderer: Renderer,
  compose: (page: UnknownPage) => Promise<T>,
  problems: ProblemCollector,
): Promise<T[]> {
  const remaining = new Map<string, number>();
  for (const { route } of unknown) remaining.set(route.section, (remaining.get(route.section) ?? 0) + 1);
  const runLimited = pLimit(PAGES_AT_ONCE);
  const composed = unknown.map((next) =>
    runLimited(async () => {
      const page = await compose(next);
      const { section } = next.route;
      remaining.set(section, remaining.get(section)! - 1);
      if (remaining.get(section) === 0) await problems.run(() => renderer.finish(section));
      return page;
    }),
  );
  const checked = pageless.map((name) => runLimited(() => problems.run(() => renderer.check(name))));
  await Promise.all([...composed, ...checked]);
  return Promise.all(composed);
}
