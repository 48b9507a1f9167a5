import { figures, type Figure } from '@vantedge/content-shared';
import type { CaseEntry } from './case-entry.ts';
import { illustrative } from './illustrative.ts';

/** A service's own figure, shown of a client that is an example. */
const example = <Given extends Omit<Figure, 'source'>>(figure: Given) => ({
  ...figure,
  source: 'illustrative',
});

/** Healthcare modernization. */
export const healthcareEntry = {
  id: 'healthcare',
  title: 'Claims processed in 48 hours',
  client: 'A healthcare provider',
  industry: 'Healthcare',
  services: ['Business Process Outsourcing', 'Cloud Migration'],
  category: 'Back office',
  excerpt:
    'Medical coding and billing for a healthcare provider, with its patients answered around the clock.',
  metrics: [
    example({ ...figures.codingAccuracy, scope: 'coding accuracy' }),
    example({ ...figures.claimProcessing, suffix: 'hours', scope: 'to a processed claim' }),
  ],
  timeline: example({ ...figures.bpoLiveWeeks, scope: 'to a live team' }),
  tally: {
    mark: 'hour',
    columns: 24,
    groups: [{ count: 48 }],
    label: 'Forty-eight strokes in two rows, one for each hour of two days.',
    value: '48',
    caption: 'hours, a day to a row',
  },
  basis: { label: 'Figures of our healthcare work', to: '/industries/healthcare' },
  colour: 'teal',
  featured: true,
  illustrative,
} satisfies CaseEntry;

/** E-commerce support. */
const ecommerceEntry = {
  id: 'ecommerce',
  title: 'A shop that answers before the basket is left',
  client: 'An online retailer',
  industry: 'E-commerce & Retail',
  services: ['Customer Support', 'Business Process Outsourcing'],
  category: 'Customer support',
  excerpt: 'Support by phone and chat for an online retailer, at every hour at which its customers shop.',
  metrics: [
    example({
      id: 'ecommerce-chat',
      prefix: 'under',
      value: '30',
      suffix: 's',
      scope: 'to an answer in the chat',
    }),
    example({ id: 'ecommerce-coverage', value: '24/7', scope: 'coverage' }),
  ],
  timeline: example({ id: 'ecommerce-launch', value: '4', suffix: 'weeks', scope: 'to launch' }),
  tally: {
    mark: 'stroke',
    columns: 30,
    groups: [{ count: 30 }],
    label: 'Thirty strokes, one for each second.',
    value: '30',
    caption: 'seconds, the longest wait in the chat',
  },
  basis: { label: 'Figures of our customer support', to: '/solutions/customer-support' },
  colour: 'green',
  featured: false,
  illustrative,
} satisfies CaseEntry;

/** SaaS implementation. */
const saasEntry = {
  id: 'saas',
  title: 'Six weeks and three days to go-live',
  client: 'A software company',
  industry: 'Enterprise Software',
  services: ['Implementation Services', 'Cloud Migration'],
  category: 'Implementation',
  excerpt: 'A software company moves to a new platform, from discovery to launch at our average pace.',
  metrics: [example({ id: 'saas-success', value: '98', suffix: '%', scope: 'success rate' })],
  timeline: example({ ...figures.goLiveDays, scope: 'average to go-live' }),
  tally: {
    mark: 'card',
    columns: 15,
    groups: [{ count: 45 }],
    label: 'Forty-five cards in three rows, one for each day.',
    value: '45',
    caption: 'days, fifteen to a row',
  },
  basis: { label: 'Figures of our implementations', to: '/solutions/implementation' },
  colour: 'purple',
  featured: false,
  illustrative,
} satisfies CaseEntry;

/** Logistics optimization. */
const logisticsEntry = {
  id: 'logistics',
  title: 'Today’s freight papers, done by tomorrow',
  client: 'A freight operator',
  industry: 'Logistics & Transportation',
  services: ['Business Process Outsourcing', 'Staff Augmentation'],
  category: 'Back office',
  excerpt: 'The back office of a freight operator, every paper verified twice and finished within a day.',
  metrics: [
    example({ ...figures.backOfficeAccuracy, scope: 'accuracy' }),
    example({ id: 'logistics-processing', value: '24', suffix: 'h', scope: 'processing time' }),
  ],
  timeline: example({ id: 'logistics-setup', value: '3', suffix: 'weeks', scope: 'to set up' }),
  tally: {
    mark: 'stroke',
    columns: 24,
    groups: [{ count: 24 }],
    label: 'Twenty-four strokes, one for each hour.',
    value: '24',
    caption: 'hours from paper to record',
  },
  basis: { label: 'Figures of our back office', to: '/solutions/back-office' },
  colour: 'green',
  featured: false,
  illustrative,
} satisfies CaseEntry;

/** Edtech support. */
const edtechEntry = {
  id: 'edtech',
  title: 'Ninety-five questions in a hundred, settled',
  client: 'A learning platform',
  industry: 'Education Technology',
  services: ['Customer Support'],
  category: 'Technical support',
  excerpt: 'Technical support for a learning platform, whose busiest hour is the one before the deadline.',
  metrics: [
    example({ id: 'edtech-resolution', value: '95', suffix: '%', scope: 'resolution' }),
    example({ id: 'edtech-csat', value: '4.8', suffix: '/5', scope: 'CSAT' }),
  ],
  timeline: example({ ...figures.supportResponse, scope: 'to the first response' }),
  tally: {
    mark: 'dot',
    columns: 25,
    groups: [{ count: 95 }, { count: 5, key: 'rest' }],
    label: 'A hundred dots, of which five are hollow.',
    value: '95',
    caption: 'of 100 questions',
  },
  basis: { label: 'Figures of our technical support', to: '/solutions/support' },
  colour: 'blue',
  featured: false,
  illustrative,
} satisfies CaseEntry;

/** The illustrative entries that the listing shows after the featured ones. */
export const illustrativeEntries = [ecommerceEntry, saasEntry, logisticsEntry, edtechEntry];
