import { company, contactLabels, paths, replyPromise } from '@vantedge/content-shared';
import type { DocumentRecord, DocumentSection } from './document.ts';

/** Breadcrumb, for the page and for search engines. */
/** Accessibility features of every page. */
const accessibilityFeatures: readonly DocumentSection[] = [
  {
    id: 'features',
    title: 'Accessibility features',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Keyboard',
            text: 'Everything works with a keyboard. The first tab stop on each page is a skip link, focus is always visible, and Escape closes a menu and returns focus to its button.',
          },
          {
            term: 'Screen readers',
            text: 'Each page has one main heading and a complete heading structure. Illustrations have text alternatives, and charts have a table or a text alternative. Page changes are announced, and animated counters are read as their final value.',
          },
          {
            term: 'Motion',
            text: 'A Pause motion control stops anything that moves for more than five seconds. If your system requests reduced motion, nothing moves by itself.',
          },
          {
            term: 'Zoom',
            text: 'Text can be enlarged and pages zoomed to 400% without horizontal scrolling. The main buttons are 44 to 56 pixels high.',
          },
          {
            term: 'Color',
            text: 'Light and dark modes follow your system setting. Text has a contrast ratio of at least 4.5:1, controls at least 3:1, and color is never the only cue.',
          },
          {
            term: 'Forms',
            text: 'Every field has a visible label. Errors are described next to the field and in a summary that links to it, and what you typed is kept.',
          },
          {
            term: 'Without JavaScript',
            text: 'Pages work without JavaScript: menus open, answers expand, links work and forms can be submitted.',
          },
          {
            term: 'Print',
            text: 'Pages print in black on white, with every answer expanded.',
          },
        ],
      },
    ],
  },
];

/** How the site is tested, and its known limitations. */
const accessibilityTests: readonly DocumentSection[] = [
  {
    id: 'tests',
    title: 'How we test',
    blocks: [
      {
        kind: 'text',
        text: 'We assess the site ourselves, with automated tests that cover every page. We run them in continuous integration, on every change to the code of this site:',
      },
      {
        kind: 'list',
        items: [
          'axe, for the WCAG 2.2 A and AA rules and axe best practices, on every page: light and dark, at 390, 820 and 1440 pixels.',
          'The same checks with menus and panels open, and with a form that has errors.',
          'Keyboard only: menus, the mobile panel, the carousel and the forms.',
          'Reduced motion, and 400% zoom without horizontal scrolling.',
          'Every page without JavaScript.',
          'Every page in three browser engines: Chromium 156, Firefox 153 and WebKitGTK 2.50. Layout, menus, forms and navigation work in each.',
          'Heading order, accessible names for illustrations, and unique IDs in the HTML of every page.',
        ],
      },
    ],
  },
  {
    id: 'limitations',
    title: 'Known limitations',
    blocks: [
      {
        kind: 'list',
        items: [
          'Automated tests catch only some accessibility problems. If you find one, please report it.',
          'Without JavaScript, our email address stays masked to protect it from spam. The contact form and the phone numbers work without JavaScript.',
        ],
      },
    ],
  },
];

/** The accessibility statement: conformance target, features, tests, known limitations and contact. */
export const accessibility = {
  meta: {
    path: paths.accessibility,
    title: `Accessibility statement | ${company.name}`,
    description:
      'Our conformance target, WCAG 2.2 level AA, the accessibility features of this website, how we test it, its known limitations and how to give feedback.',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'keyboard', 'reduced motion'],
  },
  hero: {
    breadcrumb: [{ label: 'Home', to: paths.home }, { label: 'Accessibility' }],
    name: 'Accessibility statement',
    title: 'Our accessibility target: WCAG\u00a02.2 level\u00a0AA',
    lead: `${company.name} wants everyone to be able to use this website: with a keyboard or screen reader, zoomed in, without motion, without JavaScript or in print.`,
  },
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
            before: 'Our contact form works with a keyboard and without JavaScript: ',
            link: { label: contactLabels.contact, to: paths.contact },
            after: '. You can also reach us here:',
          },
        },
        { kind: 'contact' },
      ],
    },
  ],
} satisfies DocumentRecord;
