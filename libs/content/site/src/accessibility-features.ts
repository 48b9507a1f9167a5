import type { DocumentSection } from './document.ts';

/** Accessibility features of every page. */
export const accessibilityFeatures: readonly DocumentSection[] = [
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
            text: 'Each page has one main heading and a complete heading structure. Illustrations have text alternatives, and charts have tables. Page changes are announced, and animated counters are read as their final value.',
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
