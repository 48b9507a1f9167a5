import { company, paths, rate, type Stat, stats } from '@vantedge/content-shared';

/** A statistic card: value, label (`scope`) and icon. */
interface Statistic extends Stat {
  icon: 'modules' | 'satisfaction' | 'operations' | 'savings';
}

/** The hero of the home page: headline, claims, statistics and partner badge. */
export const hero = {
  /** The headline for screen readers: one sentence with all rotating words. */
  title: 'Two cities, around-the-clock excellence, innovation, growth, transformation and success.',
  lines: ['Two cities,', 'around-the-clock', ''],
  rotatingWords: ['Excellence', 'Innovation', 'Growth', 'Transformation', 'Success'],
  lead: `${company.name} is a global delivery center in the Philippines and a UKG managed-services partner. We implement enterprise software, staff technical teams and run back offices for US companies, all at a flat $${rate.hourly} an hour.`,
  actions: [
    { label: 'Start Your Transformation', to: paths.contact },
    { label: 'View Success Stories', to: paths.successStories },
  ],
  claims: [
    'Fortune 500 trusted implementation expertise',
    'Scale from 1 to 200+ FTEs seamlessly',
    '24/7 follow-the-sun global operations',
    'Enterprise SOPs and Compliance Standards',
  ],
  statistics: [
    {
      id: 'modules-deployed',
      value: '5000',
      suffix: '+',
      scope: 'Modules Deployed Across All Platforms',
      icon: 'modules',
      source: 'unverified',
    },
    {
      id: 'client-satisfaction',
      value: '99.8',
      suffix: '%',
      scope: 'Client Satisfaction',
      icon: 'satisfaction',
      source: 'unverified',
    },
    {
      id: 'global-operations',
      value: '24/7',
      scope: 'Global Operations',
      icon: 'operations',
      source: 'unverified',
    },
    { ...stats.costReduction, scope: 'Cost Reduction', icon: 'savings' },
  ] satisfies Statistic[] as readonly Statistic[],
  partner: {
    name: 'UKG',
    title: 'Managed-services partner',
    text: 'Status earned in one year; three is typical.',
    to: paths.ukg,
  },
};
