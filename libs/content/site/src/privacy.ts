import { company } from '@vantedge/content-shared';
import type { DocumentRecord } from './document.ts';
import { paths } from './paths.ts';
import { privacyHandling } from './privacy-handling.ts';
import { privacyRights } from './privacy-rights.ts';

/** The way here, for the page and for search engines. */
const breadcrumb = [{ label: 'Home', to: paths.home }, { label: 'Privacy' }];

/** What this site does with what people tell it: exactly this, and nothing that it does not do. */
export const privacy = {
  meta: {
    path: paths.privacy,
    title: `Privacy notice | ${company.name}`,
    description:
      'What this site stores, what for and for how long: two forms, one cookie for them, no analytics and no third parties. How to have it erased.',
    keywords: ['privacy notice', 'contact form data', 'cookies', 'erasure'],
    breadcrumb,
    share: {
      label: 'Privacy notice',
      title: 'Two\u00a0forms, one\u00a0cookie, nobody\u00a0else.',
      figures: [
        { value: '0', scope: 'trackers: no analytics, no advertising' },
        { value: '0', scope: 'other companies whose files a page loads' },
      ],
    },
  },
  hero: {
    breadcrumb,
    name: 'Privacy notice',
    title: 'Two\u00a0forms, one\u00a0cookie, nobody\u00a0else.',
    lead: 'You can read every page without telling us anything. What you type into a form is kept so that somebody can answer it. Here is what happens to it, step by step.',
  },
  figures: [
    { value: 2, label: 'forms that keep what you type into them' },
    { value: 1, label: 'cookie, which only those forms use' },
    { value: 0, label: 'trackers: no analytics, no advertising' },
    { value: 0, label: 'other companies whose files a page loads' },
  ],
  contents: 'Contents',
  pending: 'To be supplied',
  sections: [...privacyHandling, ...privacyRights],
} satisfies DocumentRecord;
