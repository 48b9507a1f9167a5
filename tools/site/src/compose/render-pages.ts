import { type KeyedPage, pageKey, type Release, type SectionVersion } from '@vantedge/release';
import { DEFAULT_BUDGETS } from './checks/budget-problems.ts';
import type { ProblemCollector } from './checks/problem-collector.ts';
import { composePages } from './compose-pages.ts';
import type { ComposeRequest } from './compose-release.ts';
import type { UnknownPage } from './known-pages.ts';
import { type CompositionContext, PageComposer } from './page-composer.ts';
import { Renderer } from './renderer.ts';
import { SourceStacks } from './source-stacks.ts';

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

/** Renders unknown pages and stores their documents. Returns the records of pages without problems, by path. */
export async function renderPages(request: RenderRequest): Promise<Record<string, KeyedPage>> {
  const { store, sections, settings, versions, base, restoredFrom, now, limits } = request;
  const { shown, unknown, pageless, problems, count } = request;
  const renderer = new Renderer(store, [...sections.values()], new SourceStacks(), limits);
  try {
    const [first] = unknown;
    const prepared = first && renderer.prepare(first.route.section);
    const budgets = { ...DEFAULT_BUDGETS, ...settings.budgets };
    const pageComposer = await PageComposer.of(store, sections, renderer, budgets);
    await prepared;
    // The process loads bundles meanwhile. Before, it would have waited for this thread.
    await pageComposer.prepare(unknown.map(({ route }) => route));
    const compose = ({ route, inputs }: UnknownPage) =>
      problems.run(async () => {
        const past = pageRecords(route.path, base, restoredFrom);
        const page = await pageComposer.page(route, past, { now, ...shown });
        count?.();
        return { ...page, key: pageKey(inputs, page.widgets, versions) };
      });
    const composed = await composePages(unknown, pageless, renderer, compose, problems);
    return Object.fromEntries(
      unknown.flatMap(({ route }, i) => (composed[i] ? [[route.path, composed[i]] as const] : [])),
    );
  } finally {
    renderer.close();
  }
}

/** Records of a page in the given releases. */
const pageRecords = (path: string, ...releases: readonly (Release | undefined)[]) =>
  releases.flatMap((release) => release?.pages[path] ?? []);
