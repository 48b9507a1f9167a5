import { company, paths } from '@vantedge/content-shared';
import type { DocumentRecord } from './document.ts';
import { privacyHandling } from './privacy-handling.ts';
import { privacyRights } from './privacy-rights.ts';

/** Breadcrumb, for the page and for search engines. */
const breadcrumb = [{ label: 'Home', to: paths.home }, { label: 'Privacy' }];

/** The privacy notice. It describes what the site does, so change both together. */
export const privacy = {
  meta: {
    path: paths.privacy,
    title: `Privacy notice | ${company.name}`,
    description:
      'What personal data this website stores, why, for how long and how to have it erased. Two forms, two cookies, no analytics, no third parties.',
    keywords: ['privacy notice', 'contact form data', 'cookies', 'data retention', 'erasure'],
    breadcrumb,
    share: {
      label: 'Privacy notice',
      title: 'Two\u00a0forms, two\u00a0cookies, no\u00a0trackers.',
      stats: [
        { value: '0', scope: 'trackers: no analytics, no advertising' },
        { value: '0', scope: 'third-party files on any page' },
      ],
    },
  },
  hero: {
    breadcrumb,
    name: 'Privacy notice',
    title: 'Two\u00a0forms, two\u00a0cookies, no\u00a0trackers.',
    lead: 'You can read every page without giving us any personal information. If you use one of our two forms, we store what you submit so that we can respond. This notice explains what we store, why, and for how long.',
  },
  stats: [
    { value: 2, label: 'forms that store what you submit' },
    { value: 2, label: 'cookies: for the forms and for gradual releases' },
    { value: 0, label: 'trackers: no analytics, no advertising' },
    { value: 0, label: 'third-party files on any page' },
  ],
  contents: 'Contents',
  sections: [...privacyHandling, ...privacyRights],
} satisfies DocumentRecord;
