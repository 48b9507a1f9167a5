import { company, contactLabels, type PageMeta, paths } from '@vantedge/content-shared';

/** The not-found page. It is rendered once for all paths, so it cannot name the missing one. */
export const notFound = {
  meta: {
    path: '/404',
    title: `Page not found | ${company.name}`,
    description: 'The page might have been moved or deleted, or the URL might be wrong.',
    keywords: [],
    canonical: false,
    noindex: true,
  } satisfies PageMeta,
  hero: {
    title: 'Page Not Found',
    lead: 'The page might have been moved or deleted, or the URL might be wrong.',
    home: { label: 'Back to Homepage', to: paths.home },
    back: 'Go Back',
  },
  map: {
    label:
      'World map centered on the Pacific, with Cebu City and Los Angeles marked. A ring labeled “The page you requested” sits below the lower edge, off the map.',
    lost: 'The page you requested',
    name: 'You’re off the map,',
    caption: 'near Point Nemo, the spot on Earth farthest from land.',
  },
  suggestions: {
    title: 'Try one of these pages',
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
      { title: 'Case studies', note: 'Two stories and five samples', to: paths.caseStudies },
      { title: 'Contact', note: 'Send us a message, or call either office', to: paths.contact },
    ],
    help: {
      before: 'If a link on this site brought you here, please ',
      link: { label: 'contact support', to: paths.contact },
      after: ' or email us:',
    },
    show: 'Show email',
    /** Shown instead of the button until the page is hydrated. */
    write: contactLabels.contact,
  },
};
