import { company, rate } from '@vantedge/content-shared';
import type { EngagementModelsPage } from './model.ts';

const models = {
  title: 'Choose by who leads the work',
  perHour: '/hour',
  more: 'Learn More',
  rows: [
    {
      id: 'boutique',
      name: 'Boutique',
      price: rate.hourly,
      minimum: '80 hours a month',
      minimumHours: 80,
      reach: 'from 80 hours a month',
      terms: 'Deploys in 5 days',
      bestFor: 'One specialist, or a first piece of work you want to judge us by.',
      description:
        'The smallest commitment we make: half of one person’s month, at the same rate as everyone else’s, deployed in five days.',
      features: ['Management included', 'No setup fee', 'Hours tracked weekly'],
      to: '/contact',
    },
    {
      id: 'managed',
      name: 'Managed Solutions',
      price: rate.hourly,
      minimum: '160 hours a month',
      minimumHours: 160,
      reach: 'from 160 hours a month',
      terms: 'From one full-time developer',
      bestFor: 'A function you would rather have run than run yourself.',
      description:
        'You set the outcome; we staff the work and manage it. The management that others charge for is in the rate.',
      features: ['Management included', 'No setup fee', '24/7 follow-the-sun coverage'],
      badge: 'Most Popular',
      to: '/contact',
    },
    {
      id: 'augmentation',
      name: 'Staff Augmentation',
      price: rate.hourly,
      minimum: '80 hours a month',
      minimumHours: 80,
      reach: 'from 80 hours a month',
      terms: 'First match within 24 hours',
      bestFor: 'Teams with good managers and too few hands.',
      description:
        'Developers, testers, project managers and support staff who join your team and are led by your people.',
      features: ['4-step screening', '100% replacement guarantee', '1 to 100+ FTEs in 2–4 weeks on average'],
      to: '/contact?topic=staff-augmentation',
    },
    {
      id: 'bto',
      name: 'Build-to-Operate',
      unlisted: 'Custom pricing',
      minimum: '5 FTEs, 800 hours a month in total',
      minimumHours: 800,
      reach: 'from 5 FTEs (800 hours in total)',
      terms: 'No listed price',
      bestFor: 'Whole departments, planned in years.',
      description:
        'We build the operation in the Philippines and run it. Our longest commitment: one publishing client went to 50+ FTEs in 12 weeks.',
      features: ['15-year partnership option', 'Flexible exit clause', 'Pricing agreed with you'],
      to: '/contact',
    },
  ],
} satisfies EngagementModelsPage['models'];

/** Four ways to engage the company at one rate, against the market and in five teams. */
export const engagementModels = {
  meta: {
    path: '/engagement-models',
    title: 'Engagement models: four ways in, $24 an hour | Vantedge',
    description:
      'Boutique, Managed Solutions, Staff Augmentation and Build-to-Operate: minimums, a market comparison and what five teams save at a flat $24 an hour.',
    keywords: [
      'offshore engagement models',
      'staff augmentation pricing',
      'managed team Philippines',
      'build to operate',
      '$24 per hour developers',
    ],
    share: {
      label: 'Engagement models',
      title: 'Four ways\u00a0in, one\u00a0rate.',
      figures: [{ prefix: '$', value: String(rate.hourly), scope: 'an hour, all-inclusive' }],
    },
    service: {
      name: 'Offshore teams in four engagement models',
      type: 'Offshore outsourcing and staff augmentation',
      category: models.rows.map(({ name }) => name),
      offers: models.rows.map(({ name, description, ...row }) => ({
        name,
        description,
        ...('price' in row ? { hourly: row.price } : {}),
      })),
    },
    ratings: company.ratings.engagementModels,
  },
  hero: {
    title: 'Four ways in,',
    accent: 'one rate.',
    lead: `A flat $${rate.hourly} an hour, all-inclusive, with the management in it. What differs is how little you may begin with and who leads the work; Build-to-Operate, planned in years, is priced with you.`,
    actions: [
      { label: 'Talk to us', to: '/contact' },
      { label: 'See the rate card', to: '/rate-card' },
    ],
  },
  reach: {
    unit: 'Hours a month',
    ticks: [80, 160, 800, 8000],
    most: 8000,
    caption:
      'Each line starts at the model’s minimum and has no upper end. Hours a month, on a logarithmic scale; 8,000 is the month of our 50-FTE reference case.',
  },
  models,
  market: {
    title: 'What the market charges for the same hour',
    text: 'Four prices for one developer. Months and years take 160 hours a month; savings are against the US rate of $60–100.',
    caption: 'Market comparison for one developer, by category; savings against a US rate of $60–100 an hour',
    columns: {
      category: 'Category',
      hourly: 'An hour',
      monthly: 'A month',
      yearly: 'A year',
      savings: 'Saving',
    },
    baseline: 'Baseline',
    scale: 120,
    ticks: [0, 24, 60, 120],
    rows: [
      { category: 'US developer', hourly: [60, 100], monthly: [9600, 16000], yearly: [115200, 192000] },
      {
        category: 'Offshore, senior',
        hourly: [40, 50],
        monthly: [6400, 8000],
        yearly: [76800, 96000],
        savings: [33, 50],
      },
      {
        category: 'Offshore, mid-level',
        hourly: [25, 35],
        monthly: [4000, 5600],
        yearly: [48000, 67200],
        savings: [58, 65],
      },
      {
        category: 'Vantedge',
        note: 'mixed mid-senior, all-inclusive',
        hourly: [rate.hourly, rate.hourly],
        monthly: [rate.monthly, rate.monthly],
        yearly: [rate.yearly, rate.yearly],
        savings: [60, 76],
        highlighted: true,
      },
    ],
  },
  examples: {
    title: 'Five teams, and what each one keeps',
    text: 'At 160 hours a month and a US rate of $60 an hour, every team keeps 60%. The calculator takes a more cautious $50 and arrives at 52%.',
    action: { label: 'Calculate your own team', to: '/rate-card#calculator' },
    caption: 'Savings by team size, at 160 hours a month and a market rate of $60 an hour',
    columns: {
      team: 'Team',
      market: 'Market\na month',
      ours: 'Vantedge\na month',
      monthlySavings: 'Saved\na month',
      percentage: 'Saving',
      yearlySavings: 'Saved a year',
    },
    rows: [
      {
        team: '1 developer',
        people: 1,
        market: 9600,
        ours: 3840,
        monthlySavings: 5760,
        yearlySavings: 69120,
        percentage: 60,
      },
      {
        team: '3 developers',
        people: 3,
        market: 28800,
        ours: 11520,
        monthlySavings: 17280,
        yearlySavings: 207360,
        percentage: 60,
      },
      {
        team: '5 developers',
        people: 5,
        market: 48000,
        ours: 19200,
        monthlySavings: 28800,
        yearlySavings: 345600,
        percentage: 60,
      },
      {
        team: '10 developers',
        people: 10,
        market: 96000,
        ours: 38400,
        monthlySavings: 57600,
        yearlySavings: 691200,
        percentage: 60,
      },
      {
        team: '50 FTEs',
        people: 50,
        market: 480000,
        ours: 192000,
        monthlySavings: 288000,
        yearlySavings: 3456000,
        percentage: 60,
      },
    ],
  },
  inclusion: {
    title: 'All-inclusive, and what that leaves out',
    included: {
      title: `In the $${rate.hourly}`,
      items: [
        { name: 'Mixed mid-senior talent', note: 'One rate for both' },
        { name: 'Management', note: 'Included, where others add 20–30%' },
        { name: 'Setup', note: '$0, where others charge $2,000–5,000' },
        { name: 'Recruitment', note: 'No recruitment fees' },
        { name: 'Replacement', note: '100% replacement guarantee' },
        { name: 'Coverage', note: '24/7, follow-the-sun' },
      ],
    },
    excluded: {
      title: 'Not in it',
      items: [
        { name: 'Specialized software licenses', note: 'The one exception to the rate' },
        {
          name: 'Credit-card processing',
          note: 'A 3% fee on card payments; wire and ACH are the other two ways to pay',
        },
      ],
    },
    billing: 'Invoices go out monthly in arrears, on hours tracked weekly. Terms are NET 15.',
  },
  closing: {
    title: 'Name the work and the hours. We’ll name the model.',
    text: 'We reply to every inquiry within 24 hours.',
    actions: [
      { label: 'Start the conversation', to: '/contact', tone: 'amber' },
      { label: 'Open the rate card', to: '/rate-card' },
    ],
  },
} satisfies EngagementModelsPage;
