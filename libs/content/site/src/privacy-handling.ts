import { company } from '@vantedge/content-shared';
import type { DocumentSection } from './document.ts';

/** The first half of the notice: who is responsible, and what happens to what is sent. */
export const privacyHandling: readonly DocumentSection[] = [
  {
    id: 'responsible',
    title: 'Who is responsible',
    blocks: [
      {
        kind: 'text',
        text: `This notice is for the website of ${company.name}. It covers the site alone: what we do for clients is settled in their contracts.`,
      },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Controller',
            text: `The company that trades as ${company.name}. Its registered legal name will stand here.`,
            source: 'placeholder',
          },
          {
            term: 'In force from',
            text: 'The date on which the company puts this notice into effect.',
            source: 'placeholder',
          },
          {
            term: 'Offices',
            text: `${company.offices.map(({ city, country }) => `${city}, ${country}`).join('; ')}. How to reach them is in the last section.`,
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
        text: 'Nothing is stored while you type. When you send a form, its fields go to this site’s own server, which checks them and writes them to its disk. Only then does the page tell you that they have arrived.',
      },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Contact form',
            text: 'Your name, e-mail address, company, phone number if you give one, the service that interests you, and your message.',
          },
          { term: 'Newsletter', text: 'Your e-mail address.' },
          {
            term: 'With each',
            text: 'Which of the two forms it was, the time at which it was stored, a number that names the entry, and a fingerprint of what was sent, which keeps a message that is sent twice from being stored twice.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'A field that you leave empty is not stored. Where a copy of the site runs without a server for its forms, each form says so, and what you typed stays in your browser.',
      },
    ],
  },
  {
    id: 'purpose',
    title: 'What it is for',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Contact form',
            text: 'To answer you, within 24 hours, and to talk with you about the work that you describe. As the form says, sending it also means that you agree to hear from us; tell us to stop, and we do.',
          },
          {
            term: 'Newsletter',
            text: 'To send you the newsletter, until you no longer want it.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'You are free to send neither. You can telephone instead, and no page of this site asks for anything before it can be read.',
      },
    ],
  },
  {
    id: 'cookie',
    title: 'The one cookie',
    blocks: [
      {
        kind: 'text',
        text: 'A program that fills in forms sends them at once; a person takes a few seconds. So that the server can tell the two apart, a page fetches a cookie when one of its forms comes near the screen.',
      },
      {
        kind: 'terms',
        terms: [
          {
            term: 'It holds',
            text: 'The time at which it was set and a random number, signed so that nobody can forge it. Nothing about you.',
          },
          {
            term: 'It goes to',
            text: 'The address that the forms are sent to, and to no other. Scripts cannot read it.',
          },
          {
            term: 'It ends',
            text: 'When you close your browser. After twelve hours at the latest it no longer counts.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'It serves the forms and nothing else, which is why no banner asks you about cookies.',
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
          'It measures nobody: no analytics, no advertising, no profiles.',
          'It loads nothing from other companies: fonts, images and scripts are its own.',
          'It passes nothing that you send to a third party.',
          'Its server writes no log of visits, and no personal data into any log.',
          'It stores nothing in your browser besides the cookie above and the usual cache of files.',
        ],
      },
    ],
  },
  {
    id: 'flood',
    title: 'How floods are held off',
    blocks: [
      {
        kind: 'text',
        text: 'To keep one sender from flooding the forms, the server counts how often each network address has sent something. It keeps no address for that, but a hash of it, made with a key that is drawn anew at each start. Count, hash and key are in memory only, and are gone when the server stops.',
      },
      {
        kind: 'text',
        text: {
          before: 'Who has sent too much is asked to wait, and can always ',
          link: { label: 'telephone', to: '#reach' },
          after: '.',
        },
      },
    ],
  },
];
