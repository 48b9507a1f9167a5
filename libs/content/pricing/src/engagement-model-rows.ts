import { contactAbout, paths, rate } from '@vantedge/content-shared';
import type { EngagementModel } from './model.ts';

/** The engagement models, cheapest commitment first. Apart from their page, because the rate card shows them, too. */
export const engagementModelRows = [
  {
    id: 'boutique',
    name: 'Boutique',
    price: rate.hourly,
    minimum: '80 hours a month',
    minimumHours: 80,
    terms: 'Deploys in 5 days',
    bestFor: 'One person, or a first project to see how we work.',
    description: 'About 20 hours a week, deployed in five days.',
    features: ['Management included', 'No setup fee', 'Hours tracked weekly'],
    to: paths.contact,
  },
  {
    id: 'managed',
    name: 'Managed Solutions',
    price: rate.hourly,
    minimum: '160 hours a month',
    minimumHours: 160,
    terms: 'From one full-time developer',
    bestFor: 'A function you want us to run.',
    description: 'You define the outcome; we staff and manage the work.',
    features: ['Management included', 'No setup fee', '24/7 follow-the-sun coverage'],
    badge: 'Most Popular',
    to: paths.contact,
  },
  {
    id: 'augmentation',
    name: 'Staff Augmentation',
    price: rate.hourly,
    minimum: '80 hours a month',
    minimumHours: 80,
    terms: 'First match within 24 hours',
    bestFor: 'Companies that have managers and need people.',
    description:
      'Developers, testers, project managers and support engineers who join your team and report to your managers.',
    features: ['4-step screening', '100% replacement guarantee', '1 to 100+ FTEs in 2–4 weeks on average'],
    to: contactAbout('staff-augmentation'),
  },
  {
    id: 'bto',
    name: 'Build-to-Operate',
    priceFallback: 'Custom pricing',
    minimum: '5 FTEs, 800 hours a month in total',
    minimumHours: 800,
    terms: 'Quoted for your department',
    bestFor: 'Whole departments, built for the long term.',
    description: 'We build the operation in the Philippines and run it for you.',
    features: [
      '15-year partnership option',
      'Flexible exit clause',
      '50+ FTEs in 12 weeks for Mainspring Books',
    ],
    to: paths.contact,
  },
] satisfies EngagementModel[];
