import type { DocumentSection } from './document.ts';

/** What helps: each of these is built into every page. */
export const accessibilityFeatures: readonly DocumentSection[] = [
  {
    id: 'features',
    title: 'What helps',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Keyboard',
            text: 'Everything can be reached and used by keyboard. The first stop on each page leads past the menus; the focus is always visible; Escape closes a menu and returns you to its button.',
          },
          {
            term: 'Screen readers',
            text: 'Pages have one main heading and an outline without gaps. Drawings are described in words, and a chart stands beside its table. A new page is announced, and figures that count up are read as what they come to.',
          },
          {
            term: 'Motion',
            text: 'Where something moves by itself for longer than five seconds, a Pause motion control stops it. If your system asks for reduced motion, it does not move in the first place.',
          },
          {
            term: 'Size',
            text: 'Text can be enlarged and pages zoomed to 400% without scrolling sideways. The main buttons are 44 to 56 pixels high.',
          },
          {
            term: 'Color',
            text: 'Light or dark follows your system. Text has a contrast of at least 4.5 to 1 and controls of 3 to 1, and nothing is said by color alone.',
          },
          {
            term: 'Forms',
            text: 'Each field has a visible label. What is missing is said in words at the field and in a list that leads there; what you typed stays.',
          },
          {
            term: 'No JavaScript',
            text: 'Every page is whole as it is served: menus open, answers unfold, links lead on and forms can be sent without a script.',
          },
          {
            term: 'Paper',
            text: 'Pages print in black on white, with every answer open and nothing that only a screen can use.',
          },
        ],
      },
    ],
  },
];
