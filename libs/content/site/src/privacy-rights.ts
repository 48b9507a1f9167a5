import { replyPromise } from '@vantedge/content-shared';
import type { DocumentSection } from './document.ts';

/** Second half of the privacy notice: retention, rights and contact. */
export const privacyRights: readonly DocumentSection[] = [
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Messages',
            text: {
              before: 'A message from the contact form is erased automatically ',
              fact: 'leadRetentionDays',
              after: ' after it arrives.',
            },
          },
          {
            term: 'Newsletter',
            text: 'We keep your email address until you unsubscribe.',
          },
          {
            term: 'On request',
            text: 'We erase your data earlier if you ask us to.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Erased records are removed from the database and their storage space is overwritten.',
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      {
        kind: 'list',
        items: [
          'Access: ask what data we hold about you and receive a copy.',
          'Correction: have inaccurate data corrected.',
          'Erasure: have your data erased.',
          'Objection: stop receiving communications from us.',
        ],
      },
      {
        kind: 'text',
        text: 'Email us from the address you used in the form so that we can find your record and verify the request. Requests are free, and you do not need to give a reason. If you are not satisfied with our response, you can contact the data protection authority in your country. In the Philippines, this is the National Privacy Commission.',
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact us',
    blocks: [
      {
        kind: 'text',
        text: `Contact us if you have questions about this notice or your data. ${replyPromise.sentence}`,
      },
      { kind: 'contact' },
    ],
  },
];
