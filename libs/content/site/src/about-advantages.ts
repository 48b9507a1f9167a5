import { paths, rate, stats } from '@vantedge/content-shared';

const { englishLiteracy, itProfessionals, bpoProfessionals, graduates } = stats;

/** Why the Philippines: four reasons, each with a figure and a chart. `alt` describes the chart. */
export const advantages = {
  title: 'Why the Philippines',
  lead: 'Four reasons, each backed by a number. Price is only one of them.',
  items: [
    {
      title: 'A deep bench',
      text: 'IT and outsourcing are major industries in the Philippines, with new graduates joining every year. You choose from a large pool.',
      color: 'blue',
      /** Three figures on one scale: a dot is 10,000 people. */
      drawings: [
        {
          stat: itProfessionals,
          label: itProfessionals.scope,
          drawing: { kind: 'units', count: 70 },
          alt: '70 dots',
        },
        {
          stat: bpoProfessionals,
          label: bpoProfessionals.scope,
          drawing: { kind: 'units', count: 130 },
          alt: '130 dots',
        },
        {
          stat: graduates,
          label: graduates.scope,
          drawing: { kind: 'units', count: 10 },
          alt: '10 dots',
        },
      ],
      scale: 'Each dot represents 10,000 people.',
      points: [],
    },
    {
      title: 'English as a working language',
      text: 'Your briefs, tickets and calls stay in English.',
      color: 'teal',
      drawings: [
        {
          stat: englishLiteracy,
          label: englishLiteracy.scope,
          note: '95 of every 100 people',
          drawing: { kind: 'share', count: 95 },
          alt: '95 of 100 dots filled',
        },
      ],
      points: [
        'Support by phone, live chat and remote session',
        'Live chat answered in under 30 seconds',
        'Support email for clients: reply within 2 hours',
      ],
    },
    {
      title: 'Full-day coverage',
      text: 'Los Angeles and Cebu City are sixteen hours apart in standard time. Cebu City is staffed around the clock, so neither side waits for the other to wake\u00a0up.',
      color: 'amber-text',
      drawings: [
        {
          stat: { value: '24/7' },
          label: 'follow-the-sun coverage',
          note: 'All 168 hours of the week, including the 45 Los Angeles office hours',
          drawing: { kind: 'week', from: 8, to: 17, days: 5 },
          alt: 'A week of 168 hours, with the 45 Los Angeles office hours in amber',
        },
      ],
      points: [
        'Cebu City is staffed whenever Los Angeles is open',
        'Manila’s workday in US standard time: 20:00–05:00 Eastern, 17:00–02:00 Pacific',
        'Weekends included: Cebu City never closes',
      ],
    },
    {
      title: 'One flat price',
      text: `An all-inclusive rate of $${rate.hourly} an hour. Your savings depend on what you pay today, so we always state the rate we compare against.`,
      color: 'green',
      drawings: [
        {
          stat: { value: '40–60', suffix: '%' },
          label: 'savings compared with market rates',
          note: '40 to 60 cents saved per dollar at market rates',
          drawing: { kind: 'strokes', full: 8, max: 12, of: 20, group: 4, pitch: 7, gap: 3 },
          alt: 'Of 20 bars, 8 are solid and 4 more are pale',
        },
      ],
      points: [
        `60% compared with a market rate of $${rate.market.tables} an hour`,
        `52% compared with a market rate of $${rate.market.calculator} an hour`,
        'Management included; no setup fee',
      ],
    },
  ],
} as const;

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
