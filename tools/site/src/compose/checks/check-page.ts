import { parse } from 'node-html-parser';
import type { SectionVersion } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import type { Sections } from '../client-release.ts';
import type { RouteOwner } from '../page-composer.ts';
import { type Budgets, budgetProblems, DEFAULT_BUDGETS } from './budget-problems.ts';
import { disallowedElements } from './disallowed-elements.ts';
import { inspectPage, type Inspection } from './inspect-page.ts';
import { fontRanges, missingGlyphs } from './missing-glyphs.ts';
import { PageContext } from './page-context.ts';
import { pageLinks, type PageLinks } from './page-links.ts';
import { pageImages } from './page-images.ts';
import { pageResources, type PageResources } from './page-resources.ts';
import { type LoadedFiles, PageWeights } from './page-weight.ts';
import { placeholderCopy } from './placeholder-copy.ts';
import type { Problem } from './problem.ts';
import { servedPaths } from './served-paths.ts';

/** A document to check, before it is stored. */
export interface CheckedPage {
  route: RouteOwner;
  /** Markup as the section rendered it: tags that React hoists, then the page. */
  rendered: string;
  /** The document, and the files that it loads. */
  loads: LoadedFiles;
}

/** What the checks of all pages of a release need to know. */
export interface PageCheckContext {
  sections: Sections;
  /** Paths that the release serves. */
  served: ReadonlySet<string>;
  /** Unicode ranges of the site's fonts. */
  fonts: readonly [number, number][];
  weights: PageWeights;
  budgets: Budgets;
}

/** Prepares the checks of pages. `stylesheet` is the shell's, which declares the fonts. */
export const pageCheckContext = (
  store: Store,
  versions: ReadonlyMap<string, SectionVersion & { id: string }>,
  stylesheet: string,
  budgets = DEFAULT_BUDGETS,
): PageCheckContext => ({
  sections: versions,
  served: servedPaths(versions),
  fonts: fontRanges(stylesheet),
  weights: new PageWeights(store, versions),
  budgets,
});

/** What other pages, the sitemap and later releases need to know about a page. Part of its record. */
export type PageFacts = Omit<Inspection & PageLinks & PageResources, 'problems' | 'graphPaths'>;

/** Runs every check of a single page. Facts are `undefined` if its markup may not be shown at all. */
export async function checkPage(
  { route, rendered, loads }: CheckedPage,
  { sections, served, fonts, weights, budgets }: PageCheckContext,
): Promise<{ facts?: PageFacts; problems: Problem[] }> {
  const page = new PageContext(route, sections, served);
  const disallowed = disallowedElements(rendered, page);
  // Such elements move or hide the rest of a document, so later problems would be their consequences.
  if (disallowed.length) return { problems: disallowed };
  const document = parse(loads.html, { comment: false });
  const text = document.querySelector('#root')?.text ?? '';
  const { problems: linkProblems, ...links } = pageLinks(document, page);
  const { problems: originProblems, resources } = pageResources(document, page);
  const images = pageImages(document, links.ids, page);
  const copy = [...missingGlyphs(text, fonts, page), ...placeholderCopy(document, page)];
  // Last, because it changes the document.
  const { problems, graphPaths, ...inspection } = inspectPage(document, page);
  return {
    facts: {
      ...inspection,
      ...links,
      resources,
      links: [...new Set([...links.links, ...graphPaths])].sort(),
    },
    problems: [
      ...problems,
      ...copy,
      ...images,
      ...originProblems,
      ...linkProblems,
      ...(await budgetProblems(loads, budgets, weights, page)),
    ],
  };
}
