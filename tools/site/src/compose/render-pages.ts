import pLimit from 'p-limit';
import { type KeyedPage, pageKey, type Release, type SectionVersion } from '@vantedge/release';
import type { ProblemCollector } from './checks/problem.ts';
import type { ComposeRequest } from './compose-release.ts';
import type { UnknownPage } from './known-pages.ts';
import { type CompositionContext, PageComposer } from './page-composer.ts';
import { Renderer } from './renderer.ts';

interface RenderRequest extends ComposeRequest {
  sections: ReadonlyMap<string, SectionVersion & { id: string }>;
  /** Settings that documents show. */
  shown: Omit<CompositionContext, 'now'>;
  unknown: readonly UnknownPage[];
  /** Changed sections without pages, whose bundles are loaded. */
  pageless: readonly string[];
  /** Collects what is wrong with pages and bundles. */
  problems: ProblemCollector;
  /** Called after each page. */
  count?: (() => void) | undefined;
}

/** Number of concurrent pages: while threads compress some, the next ones are rendered. */
const PAGES_AT_ONCE = 8;

/**
 * Renders unknown pages and stores their documents, and loads the bundles of sections without pages. Returns the records of pages without
 * problems, by path.
 */
export async function renderPages(request: RenderRequest): Promise<Record<string, KeyedPage>> {
  const { store, sections, settings, versions, base, restoredFrom, now, limits } = request;
  const { shown, unknown, pageless, problems, count } = request;
  const renderer = new Renderer(store, [...sections.values()], limits);
  try {
    const [first] = unknown;
    const prepared = first && renderer.prepare(first.route.section);
    const composer = await PageComposer.of(store, sections, renderer, settings.budgets);
    await prepared;
    // The processes load bundles meanwhile. Before, they would have waited for this thread.
    await composer.prepare(unknown.map(({ route }) => route));
    const remaining = new Map<string, number>();
    for (const { route } of unknown) remaining.set(route.section, (remaining.get(route.section) ?? 0) + 1);
    const compose = async ({ route, inputs }: UnknownPage) => {
      const page = await problems.run(async () => {
        const past = pageRecords(route.path, base, restoredFrom);
        const composed = await composer.page(route, past, { now, ...shown });
        count?.();
        return { ...composed, key: pageKey(inputs, composed.widgets, versions) };
      });
      const left = remaining.get(route.section)! - 1;
      remaining.set(route.section, left);
      if (left === 0) await problems.run(() => renderer.finish(route.section));
      return page;
    };
    const runLimited = pLimit(PAGES_AT_ONCE);
    const composed = unknown.map((page) => runLimited(() => compose(page)));
    const checked = pageless.map((name) => runLimited(() => problems.run(() => renderer.check(name))));
    const [pages] = await Promise.all([Promise.all(composed), Promise.all(checked)]);
    return Object.fromEntries(
      unknown.flatMap(({ route }, i) => (pages[i] ? [[route.path, pages[i]] as const] : [])),
    );
  } finally {
    renderer.close();
  }
}

/** Records of a page in the given releases. */
const pageRecords = (path: string, ...releases: readonly (Release | undefined)[]) =>
  releases.flatMap((release) => release?.pages[path] ?? []);
