import { company, paths, replyPromise } from '@vantedge/content-shared';
import { accessibilityFeatures } from './accessibility-features.ts';
import { accessibilityTests } from './accessibility-tests.ts';
import type { DocumentRecord } from './document.ts';

/** Breadcrumb, for the page and for search engines. */
const breadcrumb = [{ label: 'Home', to: paths.home }, { label: 'Accessibility' }];

/** The accessibility statement: conformance target, features, tests, known limitations and contact. */
export const accessibility = {
  meta: {
    path: paths.accessibility,
    title: `Accessibility statement | ${company.name}`,
    description:
      'Our conformance target, WCAG 2.2 level AA, the accessibility features of this website, how we test it, its known limitations and how to give feedback.',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'keyboard', 'reduced motion'],
    breadcrumb,
    share: {
      label: 'Accessibility',
      title: 'A\u00a0website for every\u00a0visitor.',
      stats: [
        { value: 'AA', scope: 'our target level of WCAG 2.2' },
        { value: '400', suffix: '%', scope: 'zoom without horizontal scrolling' },
      ],
    },
  },
  hero: {
    breadcrumb,
    name: 'Accessibility statement',
    title: 'A\u00a0website for every\u00a0visitor.',
    lead: `${company.name} wants everyone to be able to use this website: with a keyboard or screen reader, zoomed in, without motion, without JavaScript or in print.`,
  },
  stats: [
    { value: 'AA', label: 'our target level of WCAG 2.2' },
    { value: 6, label: 'views of every page tested: three widths, light and dark' },
    { value: 400, suffix: '%', label: 'zoom without horizontal scrolling' },
    { value: replyPromise.hours, unit: 'hours', label: replyPromise.scope },
  ],
  contents: 'Contents',
  sections: [
    {
      id: 'standard',
      title: 'Conformance target',
      blocks: [
        {
          kind: 'text',
          text: 'Our target is conformance with the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page: in light and dark modes, on phones, tablets and desktops, with and without JavaScript.',
        },
        {
          kind: 'text',
          text: 'We treat anything that falls short of this target as a defect, and we fix it.',
        },
      ],
    },
    ...accessibilityFeatures,
    ...accessibilityTests,
    {
      id: 'contact',
      title: 'Feedback and contact',
      blocks: [
        {
          kind: 'text',
          text: `If you have a problem using this site, tell us which page you were on, what you were trying to do and, if you like, which assistive technology you use. We can also provide the content of any page in another format. ${replyPromise.sentence}`,
        },
        {
          kind: 'text',
          text: {
            before: 'The quickest way is ',
            link: { label: 'the contact form', to: paths.contact },
            after: ', which works with a keyboard and without JavaScript. You can also reach us here:',
          },
        },
        { kind: 'contact' },
      ],
    },
  ],
} satisfies DocumentRecord;
