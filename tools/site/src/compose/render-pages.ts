import pLimit from 'p-limit';
import { type KeyedPage, pageKey, type SectionVersion } from '@vantedge/release';
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
  const composer = await PageComposer.of(store, sections, settings.budgets);
  const pages: Record<string, KeyedPage> = {};
  const renderers: Renderer[] = [];
  const runLimited = pLimit(PAGES_AT_ONCE);
  const composeSection = async (section: string) => {
    // Starts the processes of a section when its first page is due.
    let renderer: Renderer | undefined;
    const open = () => {
      if (!renderer) renderers.push((renderer = new Renderer(section, store, sections, limits)));
      return renderer;
    };
    const compose = async ({ route, inputs }: UnknownPage) => {
      const past = [base, restoredFrom].flatMap((release) => release?.pages[route.path] ?? []);
      const page = await composer.page(route, open(), past, { now, ...shown });
      pages[route.path] = { ...page, key: pageKey(inputs, page.widgets, versions) };
      count?.();
    };
    const finish = () => problems.run(() => open().finish());
    const own = unknown.filter(({ route }) => route.section === section);
    await Promise.all(own.map((page) => runLimited(() => problems.run(() => compose(page)))));
    await (own.length ? finish() : runLimited(finish));
  };
  try {
    await Promise.all(
      [...new Set([...unknown.map(({ route }) => route.section), ...pageless])].map(composeSection),
    );
    return pages;
  } finally {
    runLimited.clearQueue();
    for (const renderer of renderers) renderer.close();
  }
}
