import { company, type PageMeta } from '@vantedge/content-shared';
import { paths } from './paths.ts';

/** The not-found page. It is rendered once for all paths, so it never names the missing one. */
export const notFound = {
  meta: {
    path: '/404',
    title: `Page Not Found | ${company.name}`,
    description: 'The page might have been moved or deleted, or the URL is wrong.',
    keywords: [],
    noindex: true,
  } satisfies PageMeta,
  hero: {
    title: 'Page Not Found',
    lead: 'The page might have been moved or deleted, or the URL is wrong.',
    home: { label: 'Back to Homepage', to: paths.home },
    back: 'Go Back',
  },
  plate: {
    label:
      'World map centered on the Pacific, with Cebu City and Los Angeles marked. The ring for the page you asked for lies below its lower edge, off the map.',
    lost: 'The page you asked for',
    name: 'You are off our map.',
    caption: 'The ring is Point Nemo, the place on Earth farthest from any land: 48°52′ S, 123°23′ W.',
  },
  ways: {
    title: 'Four ways back onto the map',
    links: [
      {
        title: 'Implementation services',
        note: 'UKG, ERP, CRM and cloud migration',
        to: paths.implementation,
      },
      {
        title: 'Staff augmentation',
        note: 'Developers, QA, project managers, technical support',
        to: paths.staffAugmentation,
      },
      { title: 'Case studies', note: 'Seven of them, by industry and by service', to: paths.caseStudies },
      { title: 'Contact', note: 'We reply to inquiries within 24 hours', to: paths.contact },
    ],
    help: 'If a link on this site brought you here, tell us and we’ll fix it:',
    support: { before: 'or', title: 'contact support', to: paths.contact },
    show: 'Show the e-mail address',
  },
};
