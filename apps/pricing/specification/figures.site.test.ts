import { comparedFigures, composedSite, type FigurePair } from '@vantedge/site-testing/documents';
import section from '../src/section.ts';

/** Figures of one thing that never stand on one page. */
const PAIRS: readonly FigurePair[] = [[/US average, all roles, \$60/, /US software developer/]];

const site = composedSite();

test.each(section.routes)('$path does not compare its own figures', async ({ path }) => {
  expect(await comparedFigures(site, path, PAIRS)).toEqual([]);
});
