import { company } from '@vantedge/content-shared';
import type { DocumentRecord } from './document.ts';
import { paths } from './paths.ts';
import { privacyHandling } from './privacy-handling.ts';
import { privacyRights } from './privacy-rights.ts';

/** Breadcrumb, for the page and for search engines. */
const breadcrumb = [{ label: 'Home', to: paths.home }, { label: 'Privacy' }];

/** The privacy notice. It describes what the site does: change both together. */
export const privacy = {
  meta: {
    path: paths.privacy,
    title: `Privacy notice | ${company.name}`,
    description:
      'What data this website stores, why and for how long: two forms, one cookie, no analytics and no third parties. How to have your data erased.',
    keywords: ['privacy notice', 'contact form data', 'cookies', 'data retention', 'erasure'],
    breadcrumb,
    share: {
      label: 'Privacy notice',
      title: 'Two\u00a0forms, one\u00a0cookie, no\u00a0trackers.',
      figures: [
        { value: '0', scope: 'trackers: no analytics, no advertising' },
        { value: '0', scope: 'third parties whose files a page loads' },
      ],
    },
  },
  hero: {
    breadcrumb,
    name: 'Privacy notice',
    title: 'Two\u00a0forms, one\u00a0cookie, no\u00a0trackers.',
    lead: 'You can read every page without telling us anything. Data from our two forms is stored so that we can reply. This notice explains what we store, why, and for how long.',
  },
  figures: [
    { value: 2, label: 'forms that store what you submit' },
    { value: 1, label: 'cookie, used by the forms only' },
    { value: 0, label: 'trackers: no analytics, no advertising' },
    { value: 0, label: 'third parties whose files a page loads' },
  ],
  contents: 'Contents',
  sections: [...privacyHandling, ...privacyRights],
} satisfies DocumentRecord;
