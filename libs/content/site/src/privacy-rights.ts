import type { DocumentSection } from './document.ts';

/** The second half of the notice: how long, what anybody may ask for, and whom. */
export const privacyRights: readonly DocumentSection[] = [
  {
    id: 'kept',
    title: 'How long it is kept',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Messages',
            text: 'The period after which a message from the contact form is erased.',
            source: 'placeholder',
          },
          {
            term: 'Newsletter',
            text: 'Your address is kept until you no longer want the newsletter.',
          },
          {
            term: 'On request',
            text: 'Whatever you sent is erased when you ask for it, whatever the period.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Erasing removes the entry from the database and clears the place where it stood. There is a command for exactly that; it works by entry, by e-mail address or by age.',
      },
    ],
  },
  {
    id: 'rights',
    title: 'What you may ask of us',
    blocks: [
      {
        kind: 'list',
        items: [
          'To be told what is stored about you, and to be given a copy of it.',
          'To have it put right where it is wrong.',
          'To have it erased.',
          'To hear no more from us.',
        ],
      },
      {
        kind: 'text',
        text: 'Write to us from the address that you used in the form, so that we can find the entry and know that it is yours. It costs nothing, and you need give no reason. If our answer does not satisfy you, you can turn to the data protection authority of the country you live in; in the Philippines that is the National Privacy Commission.',
      },
    ],
  },
  {
    id: 'reach',
    title: 'How to reach us',
    blocks: [
      {
        kind: 'text',
        text: 'About this notice, or about anything that you have sent. A person replies within 24 hours.',
      },
      { kind: 'reach' },
    ],
  },
];
