import type { DocumentSection } from './document.ts';

/** How the site is tested, and its known limitations. */
export const accessibilityTests: readonly DocumentSection[] = [
  {
    id: 'tests',
    title: 'How we test',
    blocks: [
      {
        kind: 'text',
        text: 'We assess the site ourselves, with automated tests that cover every page. They run before each change is published:',
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
      {
        kind: 'text',
        text: 'A change that fails a check is not published.',
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
