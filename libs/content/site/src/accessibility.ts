import { company } from '@vantedge/content-shared';
import { accessibilityFeatures } from './accessibility-features.ts';
import { accessibilityTests } from './accessibility-tests.ts';
import type { DocumentRecord } from './document.ts';
import { paths } from './paths.ts';

/** The way here, for the page and for search engines. */
const breadcrumb = [{ label: 'Home', to: paths.home }, { label: 'Accessibility' }];

/** What this site does so that everybody can read and use it, how that is known, and what is not known. */
export const accessibility = {
  meta: {
    path: paths.accessibility,
    title: `Accessibility statement | ${company.name}`,
    description:
      'The standard that this site aims at, WCAG 2.2 AA, how each page is tested, what has not been tested yet, and how to report a barrier.',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'keyboard', 'reduced motion'],
    breadcrumb,
    share: {
      label: 'Accessibility',
      title: 'However\u00a0you\u00a0read, it\u00a0is\u00a0all here.',
      figures: [
        { value: 'AA', scope: 'of WCAG 2.2, the standard aimed at' },
        { value: '400', suffix: '%', scope: 'zoom without scrolling sideways' },
      ],
    },
  },
  hero: {
    breadcrumb,
    name: 'Accessibility statement',
    title: 'However you read, it\u00a0is\u00a0all\u00a0here.',
    lead: 'With a keyboard or a screen reader, at four times the size, without motion, without JavaScript, on paper. This is what we aim at, how we test it, and what we have not tested.',
  },
  figures: [
    { value: 'AA', label: 'of WCAG 2.2, the standard aimed at' },
    { value: 6, label: 'views of every page tested: three widths, light and dark' },
    { value: 400, suffix: '%', label: 'zoom without scrolling sideways' },
    { value: 24, unit: 'hours', label: 'at most, to an answer about a barrier' },
  ],
  contents: 'Contents',
  pending: 'To be supplied',
  sections: [
    {
      id: 'standard',
      title: 'What we aim at',
      blocks: [
        {
          kind: 'text',
          text: 'Every page of this site is built to meet the Web Content Accessibility Guidelines, version 2.2, at level AA: in the light and in the dark theme, on a phone, a tablet and a desktop, before and after its scripts have run.',
        },
        {
          kind: 'text',
          text: 'That is a goal which we test against, not a certificate that somebody has given us. Where a page falls short of it, that is a fault, and we want to know.',
        },
      ],
    },
    ...accessibilityFeatures,
    ...accessibilityTests,
    {
      id: 'reach',
      title: 'If something is in your way',
      blocks: [
        {
          kind: 'text',
          text: 'Tell us which page it was, what you wanted to do, and what you use to read or to operate it, if you like. A person replies within 24 hours. If you need what a page says in another form, ask for it in the same way.',
        },
        {
          kind: 'text',
          text: {
            before: 'The quickest way is ',
            link: { label: 'the contact form', to: paths.contact },
            after: ', which works by keyboard and without JavaScript. Or:',
          },
        },
        { kind: 'reach' },
      ],
    },
  ],
} satisfies DocumentRecord;
