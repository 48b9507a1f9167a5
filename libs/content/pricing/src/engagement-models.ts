import { company, paths, rate, replyPromise, savings } from '@vantedge/content-shared';
import { engagementModelRows } from './engagement-model-rows.ts';
import type { EngagementModelsPage } from './model.ts';

const models = {
  title: 'Choose who leads the work',
  perHour: '/hour',
  more: 'Learn More',
  rows: engagementModelRows,
} satisfies EngagementModelsPage['models'];

/** The month of a full-time team, compared with the US rate. */
const example = (team: string, people: number) => ({
  team,
  ...savings(people * rate.hoursPerMonth, rate.market.tables),
});

/** The engagement-models page: four models, a market comparison and five savings examples. */
export const engagementModels = {
  meta: {
    path: paths.engagementModels,
    title: 'Engagement models: one flat rate, $24 an hour | Vantedge',
    description:
      'Boutique, Managed Solutions, Staff Augmentation and Build-to-Operate: compare minimums, market rates and what five teams save at a flat $24 an hour.',
    keywords: [
      'offshore engagement models',
      'staff augmentation pricing',
      'managed team Philippines',
      'build to operate',
      '$24 per hour developers',
    ],
    share: {
      label: 'Engagement models',
      title: 'Four\u00a0models, one\u00a0rate.',
      stats: [{ prefix: '$', value: String(rate.hourly), scope: 'an hour, all-inclusive' }],
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
    title: 'Four models,',
    accent: 'one rate.',
    lead: `A flat $${rate.hourly} an hour, all-inclusive, with management in the price. The models differ in their minimums and in who leads the work. Build-to-Operate is priced individually.`,
    actions: [
      { label: 'Talk to us', to: paths.contact },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
  minimums: {
    unit: 'Hours per month',
    ticks: [80, 160, 800, 8000],
    max: 8000,
    caption:
      'Each model has a minimum and no upper limit. The team in our 50-FTE case study works 8,000 hours a month.',
  },
  models,
  market: {
    title: 'What the market charges for the same hour',
    text: 'Four prices for one developer, at 160 hours a month. Savings are measured against the US rate of $60–\u2060100 an hour.',
    caption:
      'Market comparison for one developer, by category; savings compared with a US rate of $60–100 an hour',
    columns: {
      category: 'Category',
      hourly: 'Hourly',
      monthly: 'Monthly',
      yearly: 'Yearly',
      savings: 'Savings',
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
        note: 'mid- and senior-level, all-inclusive',
        hourly: [rate.hourly, rate.hourly],
        monthly: [rate.monthly, rate.monthly],
        yearly: [rate.yearly, rate.yearly],
        savings: [60, 76],
        highlighted: true,
      },
    ],
  },
  examples: {
    title: 'Five teams, and what each one saves',
    text: 'At 160 hours a month and a US rate of $60 an hour, every team saves 60%. The calculator assumes a more conservative $50, which puts savings at 52%.',
    action: { label: 'Calculate savings for your team', to: `${paths.rateCard}#calculator` },
    caption: 'Savings by team size, at 160 hours a month and a market rate of $60 an hour',
    columns: {
      team: 'Team',
      market: 'Market\nper month',
      cost: 'Vantedge\nper month',
      monthly: 'Saved\nper month',
      percent: 'Savings',
      annual: 'Saved per year',
    },
    rows: [
      example('1 developer', 1),
      example('3 developers', 3),
      example('5 developers', 5),
      example('10 developers', 10),
      example('50 FTEs', 50),
    ],
  },
  inclusion: {
    title: 'What the rate includes, and what it doesn’t',
    included: {
      title: `Included in the $${rate.hourly}`,
      items: [
        { name: 'Mid- and senior-level talent', note: 'One rate for both levels' },
        { name: 'Management', note: 'Included, where others add 20–30%' },
        { name: 'Setup', note: '$0, where others charge $2,000–5,000' },
        { name: 'Recruitment', note: 'No recruitment fees' },
        { name: 'Replacement', note: '100% replacement guarantee' },
        { name: 'Coverage', note: '24/7, follow-the-sun' },
      ],
    },
    excluded: {
      title: 'Not included',
      items: [
        { name: 'Specialized software licenses', note: 'The one exception to the all-inclusive rate' },
        {
          name: 'Credit-card processing',
          note: 'A 3% fee on card payments; you can also pay by wire or ACH',
        },
      ],
    },
    billing: 'We invoice monthly in arrears for hours tracked weekly. Terms are NET 15.',
  },
  closing: {
    title: 'You bring the work. We’ll recommend a model.',
    text: `Tell us the roles and the hours you have in mind, and we’ll reply ${replyPromise.within}.`,
    actions: [
      { label: 'Talk to us', to: paths.contact, tone: 'amber' },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies EngagementModelsPage;
