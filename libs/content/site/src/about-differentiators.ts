import { paths, rate, stats } from '@vantedge/content-shared';

const { clientRetention, csat, managedServicesYears } = stats;

/** Six differentiators, each with a figure and three details. */
export const differentiators = {
  title: 'Six things you can hold us\u00a0to',
  lead: 'Plenty of companies offer offshore teams. These six promises are ours, and you can verify each one with an invoice, a calendar or a client.',
  action: { label: 'See the rate card', to: paths.rateCard },
  items: [
    {
      stat: { value: `$${rate.hourly}` },
      label: 'an hour, all-inclusive',
      note: `Compared with a market rate of $${rate.market.tables} an hour`,
      drawing: { kind: 'strokes', full: 12, of: 30, group: 5, pitch: 5, gap: 2 },
      alt: '12 of 30 two-dollar bars are tall',
      title: 'One rate for every role',
      text: 'Developers, testers, accountants, project managers: mid- and senior-level talent at one hourly rate, with nothing added on top.',
      points: [
        'No setup, management or hidden fees',
        'Hours tracked weekly, invoiced monthly, NET 15',
        'Specialized software licenses are the one exception',
      ],
    },
    {
      stat: { value: '3', suffix: '%' },
      label: 'acceptance rate',
      note: '3 of every 100 applicants',
      drawing: { kind: 'share', count: 3 },
      alt: '3 of 100 dots filled',
      title: 'Three in a hundred get\u00a0in',
      text: 'Our four-step screening accepts 3% of applicants. Everyone who joins your team has passed it.',
      points: ['4-step screening', '5+ years of experience on average', '100% replacement guarantee'],
    },
    {
      stat: { value: '2–4', unit: 'weeks' },
      label: 'on average, from 1 to 100+ FTEs',
      note: '14 to 28 days',
      drawing: { kind: 'strokes', full: 14, max: 28, group: 7, pitch: 5, gap: 4 },
      alt: '28 bars in four weeks; the first two weeks are solid',
      title: 'From one seat to a hundred',
      text: 'Start with one person and one task. When you are ready to grow, the next seats are weeks away, not quarters.',
      points: [
        'A match within 24 hours',
        'Candidates in 1–2 weeks',
        '50+ FTEs in 12 weeks for a publishing client',
      ],
    },
    {
      stat: managedServicesYears,
      label: 'to managed-services status with UKG; 3 is typical',
      note: '12 months, where 36 is typical',
      drawing: { kind: 'strokes', full: 12, of: 36, group: 12, pitch: 4, gap: 4 },
      alt: '36 monthly bars; the first 12 are tall',
      title: 'Partner status in a\u00a0year',
      text: 'We earned managed-services status with UKG in a third of the usual time, on the strength of these results.',
      points: [
        '140+ UKG modules delivered',
        '100% forecasting accuracy',
        'Pro, Dimensions, Ready and Workforce Central',
      ],
    },
    {
      stat: csat,
      label: 'client satisfaction (CSAT)',
      note: 'A perfect score would be 7',
      drawing: { kind: 'score', score: 6.86, of: 7 },
      alt: '343 of 350 dots filled, in seven blocks of fifty',
      title: 'Our work, scored by\u00a0clients',
      text: 'Clients rate our work on a seven-point scale. We publish the score unrounded.',
      points: [
        '100% delivery accuracy',
        '99.5% back-office accuracy, through dual verification',
        '99.9% SLA compliance, all services',
      ],
    },
    {
      stat: clientRetention,
      label: clientRetention.scope,
      note: '98 of every 100 clients',
      drawing: { kind: 'share', count: 98 },
      alt: '98 of 100 dots filled',
      title: 'Clients who choose to\u00a0stay',
      text: 'Our longest partnership has a fifteen-year term, with a flexible exit clause. Clients stay because of the work, not the contract.',
      points: [
        '500+ clients, 1,000+ contracts',
        '15-year Build-to-Operate partnership',
        'Flexible exit clause',
      ],
    },
  ],
} as const;
