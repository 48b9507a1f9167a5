import { company, paths, replyPromise } from '@vantedge/content-shared';
import type { DocumentRecord, DocumentSection } from './document.ts';

/** Breadcrumb, for the page and for search engines. */
const headquarters = company.offices[0];

/** First half of the privacy policy: the company, and how submitted data is handled. */
const privacyHandling: readonly DocumentSection[] = [
  {
    id: 'controller',
    title: 'Who we are',
    blocks: [
      {
        kind: 'text',
        text: `This policy covers the ${company.name} website. Client work is covered by the contract with each client.`,
      },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Company',
            text: `${company.name}, ${headquarters.address}, ${headquarters.country}`,
          },
          { term: 'Effective date', text: { before: '', fact: 'changed', after: '' } },
          {
            term: 'Offices',
            text: `${company.offices.map(({ city, country }) => `${city}, ${country}`).join('; ')}. Contact details are at the end of this policy.`,
          },
        ],
      },
    ],
  },
  {
    id: 'data-stored',
    title: 'What we collect',
    blocks: [
      {
        kind: 'text',
        text: 'While you type, your text stays in your browser, in this tab, until you send it or close the tab. When you submit a form, our own server checks and saves your answers, and then the page confirms that we have received them.',
      },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Contact form',
            text: 'Your name, email address, company, phone number (if you provide one), the service you are interested in, and your message.',
          },
          {
            term: 'Newsletter',
            text: 'Your email address, and whether you have confirmed or ended your subscription. We first send a link to the address. Only when you confirm there do you get the newsletter, so that nobody can sign you up without your consent.',
          },
          {
            term: 'With each submission',
            text: 'The form you used, the time your submission was saved, a record ID, and a hash of the submission, which prevents duplicates if a message is sent twice.',
          },
          {
            term: 'How you found us',
            text: 'The page with the form, the first page of your visit, the website that linked to it, and what that link says about a campaign: parameters that start with “utm_”, and the click IDs of Google, Meta and Microsoft.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Empty fields are not stored. If a form is not available, the page tells you, and what you typed stays in your browser.',
      },
      {
        kind: 'text',
        text: 'Where your visit started stays in this tab of your browser, not in a cookie, and is only sent with a form that you submit. It does not identify you, so no consent is required.',
      },
      {
        kind: 'text',
        text: 'After you start to use a page, your browser tells our server how fast that page was and whether a part of it failed. The report names the page and its version, not you: it contains no identifier and sets no cookie. The server only counts it, and logs a failure without email addresses or other details that you may have typed.',
      },
    ],
  },
  {
    id: 'purpose',
    title: 'How we use it',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Contact form',
            text: `To reply to your inquiry and to discuss the work you describe. As stated on the form, submitting it also means that you agree to receive communications from us. You can opt out at any time.`,
          },
          {
            term: 'Newsletter',
            text: 'To send you the newsletter until you unsubscribe, for which every issue has a link.',
          },
          {
            term: 'How you found us',
            text: 'To learn which of our pages and campaigns lead to inquiries. We do not report it to any advertiser or network.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'Using the forms is optional. You can call us instead, and you can read every page without providing any information.',
      },
    ],
  },
  {
    id: 'cookie',
    title: 'Cookies',
    blocks: [
      {
        kind: 'text',
        text: 'This site uses one cookie, which is set only while we introduce a change to some visitors first. It keeps you on one version of the site throughout your visit. Scripts cannot read it, and it contains no personal information.',
      },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Contents',
            text: 'A number from 0 to 99, chosen at random.',
          },
          {
            term: 'Sent to',
            text: 'Every page of this site.',
          },
          {
            term: 'Expires',
            text: 'When you close your browser.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'It is strictly necessary, so no consent banner is required.',
      },
    ],
  },
  {
    id: 'no-tracking',
    title: 'What we do not do',
    blocks: [
      {
        kind: 'list',
        items: [
          'No analytics of what you do, no advertising and no profiling.',
          'No content from third parties: fonts, images and scripts are served from this site.',
          'No sharing of submitted data with third parties.',
          'No server log of visits, and no personal data in any log.',
          'No browser storage except the cookie above, your browser’s usual cache and, until you close the tab, your scroll positions, whether you have paused motion, where your visit started, and what you have typed into a form and not sent.',
        ],
      },
    ],
  },
  {
    id: 'spam-protection',
    title: 'Spam protection',
    blocks: [
      {
        kind: 'text',
        text: 'Each form contains a hidden field that catches automated programs. Submissions with that field filled in are counted and not stored.',
      },
      {
        kind: 'text',
        text: 'To limit automated submissions, the server counts how often each network address submits a form. It counts shortened, one-way codes that thousands of addresses share, never the addresses. The counts are deleted within two days.',
      },
      {
        kind: 'text',
        text: {
          before: 'Anyone who sends too many messages is asked to wait but can always ',
          link: { label: 'call us', to: '#contact' },
          after: '.',
        },
      },
    ],
  },
];

/** Second half of the privacy policy: retention, rights and contact. */
const privacyRights: readonly DocumentSection[] = [
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
            text: 'An address that is not confirmed within 7 days is erased. After you unsubscribe, we send you nothing more, and keep the address only so that we do not write to it again. We erase it if you ask us to.',
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
        text: 'If you live in California, you have these rights under the California Consumer Privacy Act. We do not sell or share personal information, and using your rights never changes how we treat you.',
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
        text: `Contact us if you have questions about this policy or your data. ${replyPromise.sentence}`,
      },
      { kind: 'contact' },
    ],
  },
];

/** The privacy policy. It describes what the site does, so change both together. */
export const privacy = {
  meta: {
    path: paths.privacy,
    title: `Privacy policy | ${company.name}`,
    description:
      'What personal data this website stores, why, for how long and how to have it erased. Two forms, one cookie, no trackers, no third parties.',
    keywords: ['privacy policy', 'contact form data', 'cookies', 'data retention', 'erasure'],
    share: {
      // Its picture is drawn in the build, so it is true with any settings.
      title: 'What we store, why, and for how long',
    },
  },
  hero: {
    breadcrumb: [{ label: 'Home', to: paths.home }, { label: 'Privacy' }],
    name: 'Privacy policy',
    title: 'Two\u00a0forms, one\u00a0cookie, no\u00a0trackers',
    lead: 'You can read every page without giving us any personal information. If you use one of our two forms, we store what you submit so that we can respond. This policy explains what we store, why, and for how long.',
  },
  contents: 'Contents',
  sections: [...privacyHandling, ...privacyRights],
} satisfies DocumentRecord;

/** A service of another company, as the settings of the site list it. */
interface Service {
  name: string;
  purpose: string;
  cookies?: readonly string[] | undefined;
  privacy: { text: string; link: string };
}

/** Statements that are true without such services, and what is true with them. */
const WITHOUT_SERVICES: Readonly<Record<string, string>> = {
  [privacy.hero.title]: 'What this site stores, and whom it works with',
  [privacy.hero.lead]:
    `${privacy.hero.lead} It also lists the services of other companies that this site may load.`,
  [privacy.meta.description]:
    'What personal data this website stores, why, for how long and how to have it erased, and which services of other companies it may load.',
  'To learn which of our pages and campaigns lead to inquiries. We do not report it to any advertiser or network.':
    'To learn which of our pages and campaigns lead to inquiries. The services below learn it only as you allow.',
  'This site uses one cookie, which is set only while we introduce a change to some visitors first. It keeps you on one version of the site throughout your visit. Scripts cannot read it, and it contains no personal information.':
    'This site itself uses one cookie, which is set only while we introduce a change to some visitors first. It keeps you on one version of the site throughout your visit. Scripts cannot read it, and it contains no personal information.',
  'It is strictly necessary, so no consent banner is required.':
    'It is strictly necessary, so it needs no consent. Your choice about the services below is kept in your browser for 12 months, and is not sent to us.',
  'No analytics of what you do, no advertising and no profiling.':
    'No analytics and no advertising but by the services that this policy lists.',
  'No content from third parties: fonts, images and scripts are served from this site.':
    'No content from other third parties: fonts, images and scripts are served from this site.',
  'No browser storage except the cookie above, your browser’s usual cache and, until you close the tab, your scroll positions, whether you have paused motion, where your visit started, and what you have typed into a form and not sent.':
    'No browser storage of our own except the cookie and the choice above, your browser’s usual cache and, until you close the tab, your scroll positions, whether you have paused motion, where your visit started, and what you have typed into a form and not sent.',
  'If you live in California, you have these rights under the California Consumer Privacy Act. We do not sell or share personal information, and using your rights never changes how we treat you.':
    'If you live in California, you have these rights under the California Consumer Privacy Act. We do not sell personal information. “Privacy choices” at the end of each page, and the signal Global Privacy Control, keep it from being shared with the services that this policy lists. Using your rights never changes how we treat you.',
};

/** When the services are loaded. */
const CHOICE = {
  'opt-in': 'They are only loaded after you allow it.',
  'opt-out': 'They are loaded unless you refuse.',
  'none-needed': 'They are loaded unless you refuse. None of them needs your consent.',
};

/** The privacy policy of a site that may load services of other companies. */
export function privacyWith(services: readonly Service[], consent: keyof typeof CHOICE): DocumentRecord {
  const section: DocumentSection = {
    id: 'third-parties',
    title: 'Services of other companies',
    blocks: [
      {
        kind: 'text',
        text: `${CHOICE[consent]} “Privacy choices” at the end of each page changes your choice at any time. If you refuse, their cookies on this site are removed, and nothing more is loaded from the next page on. A browser that sends the signal Global Privacy Control has refused.`,
      },
      {
        kind: 'terms',
        terms: services.map(({ name, purpose, cookies = [], privacy: { text, link } }) => ({
          term: `${name} (${purpose})`,
          text: {
            before: `${text} ${cookies.length ? `Its cookies on this site: ${cookies.join(', ')}.` : 'It sets no cookie on this site that we know of.'} `,
            link: { label: `Privacy policy of ${name}`, to: link },
            after: '',
          },
        })),
      },
    ],
  };
  const { sections, ...record } = privacy;
  const at = sections.findIndex(({ id }) => id === 'no-tracking');
  return restated({
    ...record,
    sections: [...sections.slice(0, at), section, ...sections.slice(at)],
  });
}

/** A record with the statements that are true with services. */
function restated<T>(value: T): T {
  if (typeof value === 'string') return (WITHOUT_SERVICES[value] ?? value) as T;
  if (Array.isArray(value)) return value.map(restated) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, restated(member)])) as T;
}
