import { textContent } from 'domutils';
import type { SectionVersion } from '@vantedge/release';
import type { Store } from '@vantedge/release/store';
import type { Sections } from '../client-release.ts';
import type { RouteOwner } from '../page-composer.ts';
import type { PageTree } from '../page-tree.ts';
import type { Rendered } from '../sandbox/messages.ts';
import {
  type Budgets,
  budgetProblems,
  DEFAULT_BUDGETS,
  type LoadedFiles,
  PageWeights,
} from './page-budget.ts';
import { PageContext } from './page-context.ts';
import { fontRanges, missingGlyphs, placeholderCopy } from './page-copy.ts';
import { disallowedElements, incompleteImages, renderingDifference } from './page-elements.ts';
import { pageLinks, type PageLinks } from './page-links.ts';
import { type PageMetadata, pageMetadata } from './page-metadata.ts';
import { PageProblems, type Problem } from './problem.ts';

/** What other pages, the sitemap and later releases need to know about a page. Part of its record. */
export type PageFacts = Omit<PageMetadata & PageLinks, 'problems' | 'graphPaths'>;

/** Checks the pages of a release. */
export class PageChecks {
  /** Unicode ranges of the site's fonts. */
  private readonly fonts: [number, number][];
  private readonly weights: PageWeights;

  /** `stylesheet` is the shell's, which declares the fonts. */
  constructor(
    store: Store,
    private readonly sections: Sections & ReadonlyMap<string, SectionVersion>,
    stylesheet: string,
    private readonly budgets: Budgets = DEFAULT_BUDGETS,
  ) {
    this.fonts = fontRanges(stylesheet);
    this.weights = new PageWeights(store, sections);
  }

  of(route: RouteOwner): PageContext {
    return new PageContext(route, this.sections);
  }

  /** Runs the checks of a page's markup. Throws `PageProblems` if it may not be shown at all. */
  markup(tree: PageTree, rendered: Rendered, other: Rendered, page: PageContext) {
    const disallowed = disallowedElements(tree, page);
    // Such elements move or hide the rest of a document, so later problems would be their consequences.
    if (disallowed.length) throw new PageProblems(disallowed);
    const { problems, graphPaths, ...metadata } = pageMetadata(tree, rendered.head, page);
    const { problems: linkProblems, ...links } = pageLinks(tree, page);
    const facts: PageFacts = {
      ...metadata,
      ...links,
      links: [...new Set([...links.links, ...graphPaths])].sort(),
    };
    const found: Problem[] = [
      ...renderingDifference(tree, rendered, other, page),
      ...problems,
      ...missingGlyphs(textContent(tree.body), this.fonts, page),
      ...placeholderCopy(tree, page),
      ...incompleteImages(tree, page),
      ...linkProblems,
    ];
    return { facts, problems: found };
  }

  /** Problems with what a page loads. */
  budget(loads: LoadedFiles, page: PageContext): Promise<Problem[]> {
    return budgetProblems(loads, this.budgets, this.weights, page);
  }
}
