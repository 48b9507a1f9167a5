import { company } from '@vantedge/content-shared';
import type { DocumentSection } from './document.ts';

const headquarters = company.offices[0];

/** The first half of the notice: the controller, and how submitted data is handled. */
export const privacyHandling: readonly DocumentSection[] = [
  {
    id: 'responsible',
    title: 'Who is responsible',
    blocks: [
      {
        kind: 'text',
        text: `This notice covers the ${company.name} website. Client work is covered by the contract with each client.`,
      },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Controller',
            text: `${company.name}, ${headquarters.address}, ${headquarters.country}`,
          },
          { term: 'In force since', text: { before: '', fact: 'changed', after: '' } },
          {
            term: 'Offices',
            text: `${company.offices.map(({ city, country }) => `${city}, ${country}`).join('; ')}. Contact details are in the last section.`,
          },
        ],
      },
    ],
  },
  {
    id: 'stored',
    title: 'What the forms store',
    blocks: [
      {
        kind: 'text',
        text: 'Nothing is stored while you type. When you submit a form, our own server checks the fields and saves them, and then the page confirms that they have arrived.',
      },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Contact form',
            text: 'Your name, e-mail address, company, phone number if you provide one, the service you are interested in, and your message.',
          },
          { term: 'Newsletter', text: 'Your e-mail address.' },
          {
            term: 'With each submission',
            text: 'Which form it was, the time it was saved, an ID for the record, and a digest of the submission, so that a message sent twice is saved once.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Empty fields are not stored. If forms are not available, the page says so and what you typed stays in your browser.',
      },
    ],
  },
  {
    id: 'purpose',
    title: 'How it is used',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Contact form',
            text: 'To reply to your inquiry within 24 hours and to discuss the work you describe. As stated on the form, submitting it also means that you agree to receive communications from us. You can opt out at any time.',
          },
          {
            term: 'Newsletter',
            text: 'To send you the newsletter until you unsubscribe.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Both forms are optional. You can call us instead, and every page can be read without providing any information.',
      },
    ],
  },
  {
    id: 'cookie',
    title: 'Cookies',
    blocks: [
      {
        kind: 'text',
        text: 'The site sets one cookie, for spam protection. Automated programs submit forms instantly; people take a few seconds. To tell them apart, a page requests the cookie when a form comes into view.',
      },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Contents',
            text: 'The time it was set and a random number, with a signature. No personal information.',
          },
          {
            term: 'Sent to',
            text: 'Only the address that receives the forms. Scripts cannot read it.',
          },
          {
            term: 'Expires',
            text: 'When you close your browser, and after twelve hours at most.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'The cookie is strictly necessary for the forms, so no consent banner is required.',
      },
    ],
  },
  {
    id: 'not-done',
    title: 'What this site does not do',
    blocks: [
      {
        kind: 'list',
        items: [
          'No analytics, advertising or profiling.',
          'No content from third parties: fonts, images and scripts are served from this site.',
          'No sharing of submitted data with third parties.',
          'No server log of visits, and no personal data in any log.',
          'No browser storage other than the cookie above, the regular file cache and, until the tab is closed, scroll positions and text carried from one page to the next.',
        ],
      },
    ],
  },
  {
    id: 'flood',
    title: 'Spam protection',
    blocks: [
      {
        kind: 'text',
        text: 'Each form contains a hidden field that catches automated programs. Submissions that fill it in are stored separately and erased automatically after the same period as messages.',
      },
      {
        kind: 'text',
        text: 'To limit automated submissions, the server counts how often each network address and each e-mail address submits a form. It counts keyed hashes in place of the addresses, with a new key each time the server starts. The counts are kept in memory and deleted when the server stops.',
      },
      {
        kind: 'text',
        text: {
          before: 'Anyone who sends too many messages is asked to wait, and can always ',
          link: { label: 'call us', to: '#reach' },
          after: '.',
        },
      },
    ],
  },
];
