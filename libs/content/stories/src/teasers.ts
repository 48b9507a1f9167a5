import { departments, figures } from '@vantedge/content-shared';
import { illustrative } from './illustrative.ts';
import type { TeaserStory } from './model.ts';

/** The publisher's story as other pages show it. */
export const mainspringTeaser = {
  id: 'mainspring-books',
  title: 'Fifty seats in twelve weeks for Mainspring Books',
  link: '/success-stories/mainspring-books',
  industry: 'Publishing',
  category: 'Build-to-Operate',
  excerpt:
    'Business development, production, administration and finance for one publisher, staffed from Cebu City under a 15-year Build-to-Operate partnership with a flexible exit clause.',
  metrics: [
    { ...figures.costReduction, scope: 'cost reduction, client-reported' },
    figures.productivityGain,
    figures.qualityScore,
  ],
  results: ['Fifty seats filled in twelve weeks', '24/7 coverage', '100% delivery accuracy'],
  colour: 'green',
  readTime: { words: '4 min read', source: 'placeholder' },
  cover: 'ramp',
  featured: true,
} satisfies TeaserStory;

/** The partnership's story as other pages show it. */
export const ukgTeaser = {
  id: 'ukg',
  title: 'From new partner to managed services in one year',
  link: '/success-stories/ukg',
  industry: 'Workforce software',
  category: 'Implementation',
  excerpt: 'A new partner of UKG reaches a status for which three years are typical.',
  metrics: [figures.implementations, figures.managedServicesYears],
  results: ['6.86/7 CSAT', '100% forecasting accuracy'],
  colour: 'purple',
  readTime: { words: '5 min read', source: 'placeholder' },
  cover: 'rulers',
  featured: true,
} satisfies TeaserStory;

/** The stories that the home page shows: one lead, two beside it, and what their covers draw. */
export const teasers = {
  title: 'What the work came to',
  action: { label: 'View All Case Studies', to: '/case-studies' },
  lead: mainspringTeaser,
  beside: [
    ukgTeaser,
    {
      id: 'healthcare',
      title: 'Claims processed in 48 hours',
      link: '/case-studies',
      industry: 'Healthcare',
      category: 'Back office',
      excerpt:
        'Medical coding and billing for a healthcare provider, with its patients answered around the clock.',
      metrics: [
        {
          id: 'coding-accuracy',
          value: '99.8',
          suffix: '%',
          scope: 'coding accuracy',
          source: 'unverified',
        },
        {
          id: 'claim-processing',
          value: '48',
          suffix: 'hours',
          scope: 'to a processed claim',
          source: 'unverified',
        },
      ],
      results: ['24/7 patient support', '100% HIPAA compliance'],
      colour: 'teal',
      readTime: { words: '3 min read', source: 'placeholder' },
      featured: false,
      illustrative,
    },
  ] satisfies TeaserStory[] as readonly TeaserStory[],
  covers: {
    ramp: {
      departments,
      from: 'Start',
      to: 'Week 12',
      weeks: 12,
      caption: 'filled in 12 weeks',
      label:
        'Fifty empty seats at the start, fifty filled after twelve weeks: business development 15, production 20, administrative 10, finance 5.',
    },
    rulers: {
      satisfaction: { value: 6.86, of: 7, name: 'CSAT' },
      accuracy: { value: 100, name: 'forecasting accuracy' },
      label: 'Client satisfaction 6.86 of 7. Forecasting accuracy 100 percent.',
    },
  },
} as const;
