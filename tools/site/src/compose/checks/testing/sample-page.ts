import type { Sections } from '../../client-release.ts';
import { fakeBuild } from '@vantedge/release/testing';
import { PageContext } from '../page-context.ts';
import { parsePage } from '../../page-tree.ts';
import type { ReleaseProblem } from '../problem.ts';

/** Sections of a release with the widget `stories/teasers`. */
export const sections: Sections = new Map(
  ['shell', 'careers', 'stories'].map((name) => [name, { id: name, build: fakeBuild(name) }]),
);

/** The page `/a` of the section careers. */
export const samplePage = new PageContext(
  { path: '/a', section: 'careers', module: './pages/a.tsx' },
  sections,
);

/** Texts of problems. */
export const texts = (problems: readonly ReleaseProblem[]): string[] => problems.map(({ text }) => text);

/** The tree of rendered markup. */
export const parseTree = (html: string) => parsePage(html, samplePage);
