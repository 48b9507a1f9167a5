import { parse } from 'node-html-parser';
import type { Sections } from '../client-release.ts';
import type { RouteOwner } from '../page-composer.ts';
import { disallowedElements } from './disallowed-elements.ts';
import { inspectPage, type Inspection } from './inspect-page.ts';
import { missingGlyphs } from './missing-glyphs.ts';
import { PageContext } from './page-context.ts';
import { pageLinks, type PageLinks } from './page-links.ts';
import type { Problem } from './problem.ts';

/** A document to check, before it is stored. */
export interface CheckedPage {
  route: RouteOwner;
  sections: Sections;
  /** Markup as the section rendered it: tags that React hoists, then the page. */
  rendered: string;
  /** The document. */
  html: string;
  /** Unicode ranges of the site's fonts. */
  fonts: readonly [number, number][];
}

/** What other pages, the sitemap and later releases need to know about a page. Part of its record. */
export type PageFacts = Omit<Inspection & PageLinks, 'problems' | 'graphPaths'>;

/** Runs every check of a single page. Facts are `undefined` if its markup may not be shown at all. */
export function checkPage({ route, sections, rendered, html, fonts }: CheckedPage): {
  facts?: PageFacts;
  problems: Problem[];
} {
  const page = new PageContext(route, sections);
  const disallowed = disallowedElements(rendered, page);
  // Such elements move or hide the rest of a document, so later problems would be their consequences.
  if (disallowed.length) return { problems: disallowed };
  const document = parse(html, { comment: false });
  const text = document.querySelector('#root')?.text ?? '';
  const { problems: linkProblems, ...links } = pageLinks(document, page);
  const { problems, graphPaths, ...inspection } = inspectPage(document, page);
  return {
    facts: { ...inspection, ...links, links: [...new Set([...links.links, ...graphPaths])].sort() },
    problems: [...problems, ...missingGlyphs(text, fonts, page), ...linkProblems],
  };
}
