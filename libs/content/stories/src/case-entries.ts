import { departments, paths, stats } from '@vantedge/content-shared';
import type { CaseEntry } from './case-entry.ts';

/** The workforce-software partnership. */
export const ukgEntry = {
  id: 'ukg',
  title: 'From new partner to managed-services partner',
  link: paths.ukgStory,
  client: 'UKG',
  industry: 'HR Technology',
  services: ['Implementation Services', 'Managed Services'],
  category: 'Implementation',
  excerpt: 'How we earned UKG managed-services status in one year instead of the usual three.',
  metrics: [stats.forecastingAccuracy, { ...stats.csat, scope: 'CSAT' }],
  timeline: { ...stats.managedServicesYears, scope: 'to managed-services status' },
  tally: {
    mark: 'card',
    columns: 20,
    groups: [{ count: 140 }],
    label: 'One hundred forty time cards, one for each implementation.',
    value: '140+',
    caption: 'implementations',
  },
  color: 'purple',
  featured: true,
} satisfies CaseEntry;

const [bd, prod, admin, fin] = departments.map(({ key, seats }) => ({ key, count: seats }));

/** The publishing client. */
export const mainspringEntry = {
  id: 'mainspring-books',
  title: 'Fifty seats in twelve weeks for Mainspring Books',
  link: paths.mainspringStory,
  client: 'Mainspring Books',
  industry: 'Publishing & Education',
  services: ['Business Process Outsourcing', 'Staff Augmentation'],
  category: 'Build-to-Operate',
  excerpt: 'Four departments staffed from Cebu City under one 15-year agreement with a flexible exit clause.',
  metrics: [stats.clientReportedReduction, stats.productivityGain],
  timeline: { ...stats.deploymentWeeks, scope: 'to a full team' },
  tally: {
    mark: 'spine',
    columns: 25,
    // In this order the departments fill two shelves of 25.
    groups: [bd!, admin!, prod!, fin!],
    label: 'Fifty book spines, one for each seat, in the colors of four departments.',
    value: '50',
    caption: 'seats in four departments',
  },
  color: 'green',
  featured: true,
} satisfies CaseEntry;
