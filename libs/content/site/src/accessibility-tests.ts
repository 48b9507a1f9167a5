import type { DocumentSection } from './document.ts';

/** How the claims are tested, and where nobody has tested them. */
export const accessibilityTests: readonly DocumentSection[] = [
  {
    id: 'tested',
    title: 'How it is tested',
    blocks: [
      {
        kind: 'text',
        text: 'These checks run by program before a change goes live, on the whole site and not on a sample:',
      },
      {
        kind: 'list',
        items: [
          'axe, for WCAG 2.2 AA and its best practices, on every page: light and dark, 390, 820 and 1440 pixels wide.',
          'The same with menus and panels open, and with a form that has errors.',
          'Keyboard alone: menus, the panel of small screens, the carousel, the forms.',
          'Reduced motion, and 400% zoom without scrolling sideways.',
          'Every page without JavaScript: nothing missing, nothing invisible.',
          'As served: headings in order, names for drawings, no two elements of one name.',
        ],
      },
      {
        kind: 'text',
        text: 'A change that fails one of them does not pass.',
      },
    ],
  },
  {
    id: 'untested',
    title: 'What has not been tested',
    blocks: [
      {
        kind: 'text',
        text: 'Programs find a part of all barriers. What they cannot find, nobody has looked for yet in these ways:',
      },
      {
        kind: 'list',
        items: [
          'No independent party has audited the site.',
          'No one has gone through it by hand with a screen reader, a switch or speech input.',
          'The checks run in Chromium. In Firefox and Safari they have not been run.',
        ],
      },
      {
        kind: 'text',
        text: 'One limit is known: without JavaScript our e-mail address stays masked, because programs that collect addresses read pages that way too. The contact form and the telephone numbers are there for that.',
      },
    ],
  },
];
