import { comparedFigures, composedSite, type FigurePair } from '@vantedge/site-testing/documents';
import section from '../src/section.ts';

/** Figures of one thing that never stand on one page. */
const PAIRS: readonly FigurePair[] = [
  [/English literacy, nationwide/, /English literacy, business fluency/],
  [/\b1 year\b[^.]*managed-services status|managed-services status in 1 year/i, /15 months/],
  [/98 ?% client retention|client retention 98 ?%/, /retention, technology clients/],
  [/US average, all roles, \$60/, /US software developer/],
];

const site = composedSite();

test.each(section.routes)('$path does not compare its own figures', async ({ path }) => {
  expect(await comparedFigures(site, path, PAIRS)).toEqual([]);
});
