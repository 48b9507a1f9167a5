import { paths, stats } from '@vantedge/content-shared';
import { ukgCase } from './cases.ts';
import { healthcareCase } from './healthcare-case.ts';
import type { TeaserStory } from './model.ts';

/** Teaser of the UKG partnership's story. */
const ukgTeaser = {
  ...ukgCase,
  metrics: [stats.implementations, stats.managedServicesYears],
  results: [
    '6.86/7 client satisfaction (CSAT)',
    '100% forecasting accuracy: every project finished as forecast',
  ],
  readTime: '3 min read',
} satisfies TeaserStory;

/** Stories on the home page, and the data of a cover drawing. The page itself tells that of the publisher. */
export const teasers = {
  title: 'Results in numbers',
  action: { label: 'View All Case Studies', to: paths.caseStudies },
  lead: ukgTeaser,
  beside: {
    ...healthcareCase,
    link: `${paths.caseStudies}#${healthcareCase.id}`,
    results: ['Billing platform moved to the cloud', 'Coding and claims by one team'],
    featured: false,
  } satisfies TeaserStory as TeaserStory,
  cover: {
    satisfaction: { value: 6.86, of: 7, name: 'CSAT' },
    accuracy: { value: 100, name: 'forecasting accuracy' },
    label: 'Client satisfaction 6.86 of 7. Forecasting accuracy 100 percent.',
  },
} as const;
