import { company, contactLabels, departments, paths, rate, stats } from '@vantedge/content-shared';
import { referenceCase } from './calculator.ts';
import { engagementModelRows } from './engagement-model-rows.ts';
import type { EngagementModel, ModelCardContent, RateCardPage } from './model.ts';
import { rateCardClosing } from './rate-card-closing.ts';

const cards: Record<EngagementModel['id'], { bestFor: string; text: string }> = {
  boutique: {
    bestFor: 'One person, or a first project',
    text: 'Deploys in 5 days, from 80 hours a month.',
  },
  managed: {
    bestFor: 'A function you want us to run',
    text: 'You define the outcome; we staff and manage the work. Management is included in the rate.',
  },
  augmentation: {
    bestFor: 'A team you lead yourself',
    text: 'Our people on your team, with a first match within 24 hours.',
  },
  bto: {
    bestFor: 'A whole department, for the long term',
    text: 'We build the operation and run it, with a 15-year partnership option and a flexible exit clause.',
  },
};

const models: ModelCardContent[] = engagementModelRows.map(
  ({ id, name, minimum, to, ...row }): ModelCardContent => ({
    id,
    name,
    minimum,
    to,
    ...('price' in row ? { price: row.price } : { priceFallback: row.priceFallback }),
    ...('badge' in row ? { badge: row.badge } : {}),
    ...cards[id],
  }),
);

/** The rate-card page: the hourly rate against market prices, engagement models and a case study. */
export const rateCard = {
  meta: {
    path: paths.rateCard,
    title: `Rate card: a flat $${rate.hourly} an hour, all-inclusive | Vantedge`,
    description:
      'See what a flat $24 an hour covers, compare it with market rates, and calculate savings for your team. Management included, $0 setup, no hidden fees.',
    keywords: [
      'offshore developer hourly rate',
      'outsourcing rate card',
      'outsourcing savings calculator',
      'all-inclusive hourly rate',
      'Philippines outsourcing cost',
    ],
    share: {
      label: 'Rate card',
      title: '$24 an\u00a0hour, 24\u00a0hours a\u00a0day',
      stats: [
        { prefix: '$', value: String(rate.hourly), label: 'an hour, all-inclusive' },
        { prefix: '$', value: '0', label: 'for setup and hidden fees' },
        { value: '40–60', suffix: '%', label: 'below market rates' },
      ],
    },
    service: {
      name: 'Offshore talent at one flat hourly rate',
      type: 'Offshore outsourcing and staff augmentation',
      category: models.map(({ name }) => name),
      offers: models.map(({ name, text, price }) => ({
        name,
        description: text,
        ...(price === undefined ? {} : { hourly: price }),
      })),
    },
  },
  sections: {
    why: 'Rates',
    calculator: 'Calculator',
    models: 'Models',
    case: 'Example',
    faq: 'Questions',
    contact: 'Contact',
  },
  hero: {
    title: `$${rate.hourly} an hour,`,
    accent: '24\u00a0hours a\u00a0day',
    lead: `A flat, all-inclusive $${rate.hourly}/hour for mid- and senior-level talent, day or night, with management included and no setup fee. Save 40–60% compared with market rates.`,
    actions: [
      { label: contactLabels.quote, to: paths.contact },
      { label: 'Calculate your savings', to: '#calculator' },
    ],
  },
  stack: {
    scale: 70,
    ticks: [0, 10, 20, 30, 40, 50, 60, 70],
    market: {
      name: 'Traditional outsourcing',
      note: 'per hour, with every fee added',
      parts: [
        { key: 'base', label: 'base rate', dollars: [35, 50] },
        { key: 'fee', label: 'management', percent: [20, 30] },
        { key: 'extra', label: 'hidden fees', percent: [10, 15] },
      ],
      total: [50, 70],
      totalLabel: 'typical total',
    },
    ours: {
      name: company.name,
      note: 'per hour, invoiced as quoted',
      price: rate.hourly,
      noCharge: [
        { label: 'management', value: 'included' },
        { label: 'setup', value: '$0' },
        { label: 'hidden fees', value: '$0' },
      ],
    },
    caption: {
      title: 'How the rates compare,',
      text: 'at the midpoint of each traditional range, before a one-time setup fee of $2,000–5,000.',
    },
  },
  transparency: {
    title: 'Why transparent pricing',
    lead: 'Traditional providers add management, setup and other fees to the rate they quote. We quote one number and invoice that number: $3,840 a month, $46,080 a year, for a developer who works 160 hours a month.',
    caption: 'What traditional outsourcing and Vantedge charge, item by item',
    columns: { item: 'Charge', traditional: 'Traditional', ours: company.name },
    rows: [
      { item: 'Base rate', traditional: '$35–50', ours: `$${rate.hourly}`, unit: '/hour' },
      { item: 'Management fee', traditional: '+20–30%', ours: 'Included' },
      { item: 'Setup', traditional: '+$2,000–5,000', ours: '$0' },
      { item: 'Hidden fees', traditional: '+10–15%', ours: '$0' },
    ],
    total: { item: 'Typical total', traditional: '$50–70', ours: `$${rate.hourly}`, unit: '/hour' },
  },
  models: {
    title: 'Choose how we work together',
    action: { label: 'Compare the models', to: paths.engagementModels },
    perHour: '/hour',
    minimum: 'Minimum',
    bestFor: 'Best for',
    more: contactLabels.quote,
    rows: models,
  },
  caseStudy: {
    meta: ['Publishing', 'Build-to-Operate'],
    title: 'A publisher’s monthly bill',
    text: 'We staffed four departments of Mainspring Books in 12 weeks: 50 FTEs and 8,000 hours a month, under a 15-year Build-to-Operate partnership with a flexible exit clause. It is billed at our standard $24.',
    action: { label: 'Read the case study', to: paths.mainspringStory },
    caption: 'FTEs and cost per month, by department',
    columns: { department: 'Department', seats: 'FTEs', monthly: 'Per month' },
    departments: departments.map((department) => ({
      ...department,
      monthly: department.seats * rate.monthly,
    })),
    total: {
      label: 'Four departments',
      seats: referenceCase.seats,
      monthly: referenceCase.hours * rate.hourly,
    },
    bar: {
      market: referenceCase.hours * rate.market.calculator,
      ours: `with ${company.name}`,
      marketLabel: `${rate.marketNames.calculator} an hour`,
      label:
        'Bar chart: $192,000 a month for the four departments, compared with $400,000 at the $50 an hour that other offshore providers charge',
    },
    stats: [
      {
        value: stats.clientReportedReduction.value,
        suffix: '%',
        label: stats.clientReportedReduction.label,
      },
      {
        value: '52',
        suffix: '%',
        label: `less than other offshore providers charge ($${rate.market.calculator} an hour)`,
      },
      { value: stats.productivityGain.value, suffix: '%', label: stats.productivityGain.label },
      { value: stats.deliveryAccuracy.value, suffix: '%', label: stats.deliveryAccuracy.label },
      { value: stats.csat.value, unit: '/7', label: stats.csat.label },
      { value: '24/7', label: 'coverage' },
    ],
  },
  ...rateCardClosing,
} satisfies RateCardPage;
