import { company, contactLabels, paths, rate, savings } from '@vantedge/content-shared';
import { calculator, referenceCase } from './calculator.ts';
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
    title: 'Engagement models for offshore teams | Vantedge',
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
      title: 'Four engagement models for offshore\u00a0teams',
      stats: [{ prefix: '$', value: String(rate.hourly), label: 'an hour, all-inclusive' }],
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
    name: 'Engagement models',
    title: 'Four ways to hire an offshore team',
    lead: `Boutique, Managed Solutions and Staff Augmentation cost a flat $${rate.hourly} an hour, all-inclusive. Build-to-Operate is quoted individually. Choose by minimum hours and by who leads the work.`,
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
  sections: {
    models: 'Models',
    market: 'Market rates',
    savings: 'Savings',
    included: 'Included',
    terms: 'Terms',
  },
  example: {
    content: {
      ...calculator.estimate,
      counts: { ...calculator.estimate.counts, developers: { one: '{n} FTE', other: '{n} FTEs' } },
    },
    example: `Example, ${referenceCase.seats} FTEs`,
    model: 'Build-to-Operate',
    team: { developers: referenceCase.seats, hours: rate.hoursPerMonth },
  },
  models,
  market: {
    title: 'An hour of development, by\u00a0market',
    text: 'One developer, 160 hours a month. Savings are measured against a US developer at $60–\u2060100 an hour. Our rate includes management, setup and replacement.',
    caption:
      'Market comparison for one developer, by category; savings vs. a US developer at $60–100 an hour',
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
      {
        category: 'US developer',
        hourly: [60, 100],
        monthly: [9600, 16000],
        yearly: [115200, 192000],
      },
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
    title: 'Savings per month and per\u00a0year',
    text: `160 hours a month per person, against a US average of $${rate.market.tables} an hour for all roles.`,
    action: { label: 'Calculate savings for your team', to: `${paths.rateCard}#calculator` },
    caption: `Savings by team size, at 160 hours a month, vs. ${rate.marketNames.tables} an hour`,
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
    title: 'The rate, item by\u00a0item',
    included: {
      title: `Included in the $${rate.hourly}`,
      items: [
        { name: 'Mid- and senior-level talent', note: 'One rate for both levels' },
        { name: 'Management', note: 'Our management of the people, for which others add 20–30%' },
        { name: 'Setup', note: '$0, where others charge $2,000–5,000' },
        { name: 'Recruitment', note: 'No recruitment fees' },
        { name: 'Replacement', note: '100% replacement guarantee' },
        { name: 'Coverage', note: '24/7, follow-the-sun' },
      ],
    },
    excluded: {
      title: 'Not included',
      items: [
        { name: 'Specialized software licenses', note: 'Billed separately' },
        {
          name: 'Credit-card processing',
          note: 'A 3% fee on card payments; you can also pay by wire or ACH',
        },
      ],
    },
    billing: 'We invoice monthly in arrears for hours tracked weekly. Terms are NET 15.',
  },
  closing: {
    title: 'Not sure which model fits?',
    text: 'Tell us the roles and the hours you have in mind.',
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies EngagementModelsPage;
