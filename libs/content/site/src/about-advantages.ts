import { paths, rate, stats } from '@vantedge/content-shared';

const { englishLiteracy, itProfessionals, bpoProfessionals, graduates } = stats;

/** Why the Philippines: four reasons, each with a figure and a chart. `alt` describes the chart. */
export const advantages = {
  title: 'Why the Philippines',
  lead: 'People, English, hours and price.',
  items: [
    {
      title: 'A deep bench',
      text: 'IT and outsourcing are major industries in the Philippines, with new graduates joining every year. You choose from a large pool.',
      color: 'blue',
      /** Three figures on one scale: a dot is 10,000 people. */
      drawings: [
        {
          stat: itProfessionals,
          label: 'IT professionals',
          drawing: { kind: 'units', count: 70 },
          alt: '70 dots',
        },
        {
          stat: bpoProfessionals,
          label: 'BPO professionals',
          drawing: { kind: 'units', count: 130 },
          alt: '130 dots',
        },
        {
          stat: graduates,
          label: graduates.label,
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
          label: englishLiteracy.label,
          drawing: { kind: 'share', count: 95 },
          alt: '95 of 100 dots filled',
        },
      ],
      points: [
        'Reviews, tickets and standups in English',
        'Support in English by phone, live chat and remote session',
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
        'Weekends included: Cebu City never closes',
      ],
    },
    {
      title: 'One flat price',
      text: `An all-inclusive rate of $${rate.hourly} an hour. Management and setup are included.`,
      color: 'green',
      drawings: [
        {
          stat: { value: '40–60', suffix: '%' },
          label: 'savings compared with market rates',
          drawing: { kind: 'strokes', full: 8, max: 12, of: 20, group: 4, pitch: 7, gap: 3 },
          alt: 'Of 20 bars, 8 are solid and 4 more are pale',
        },
      ],
      points: [
        'One rate for mid- and senior-level talent',
        'No setup fee and no recruitment fees',
        'Invoiced monthly for hours tracked weekly',
      ],
    },
  ],
} as const;

const { clientRetention, csat, managedServicesYears } = stats;

/** Six differentiators, each with a figure and three details. */
export const differentiators = {
  title: 'Six numbers behind the\u00a0rate',
  lead: 'Price, hiring, scale, UKG status, client satisfaction and client retention.',
  action: { label: 'See the rate card', to: paths.rateCard },
  items: [
    {
      stat: { value: `$${rate.hourly}` },
      label: 'an hour, all-inclusive',
      note: `vs. ${rate.marketNames.tables}`,
      drawing: { kind: 'strokes', full: 12, of: 30, group: 5, pitch: 5, gap: 2 },
      alt: '12 of 30 two-dollar bars are tall',
      title: 'One rate for every role',
      text: 'Developers, testers, accountants, project managers: mid- and senior-level talent at one hourly rate, with nothing added on top.',
      points: [
        'No setup, management or hidden fees',
        'Hours tracked weekly, invoiced monthly, NET 15',
        'Specialized software licenses are billed separately',
      ],
    },
    {
      stat: { value: '3', suffix: '%' },
      label: 'acceptance rate',
      drawing: { kind: 'share', count: 3 },
      alt: '3 of 100 dots filled',
      title: 'We hire 3% of applicants',
      text: 'Everyone who joins your team has passed four screening steps.',
      points: ['4-step screening', '5+ years of experience on average', '100% replacement guarantee'],
    },
    {
      stat: { value: '2–4', unit: 'weeks' },
      label: 'on average, from 1 to 100+ FTEs',
      drawing: { kind: 'strokes', full: 14, max: 28, group: 7, pitch: 5, gap: 4 },
      alt: '28 bars in four weeks; the first two weeks are solid',
      title: 'A team that grows with you',
      text: 'Start with one person and one task. When you are ready to grow, you can add people in two to four weeks, on average.',
      points: [
        'A match within 24 hours',
        'Candidates in 1–2 weeks',
        '50+ FTEs in 12 weeks for Mainspring Books',
      ],
    },
    {
      stat: managedServicesYears,
      label: 'to managed-services status with UKG (typical: 3 years)',
      drawing: { kind: 'strokes', full: 12, of: 36, group: 12, pitch: 4, gap: 4 },
      alt: '36 monthly bars; the first 12 are tall',
      title: 'A UKG managed-services partner',
      text: 'We implement UKG products and keep them running after go-live.',
      points: [
        '140+ UKG modules delivered',
        '100% forecasting accuracy: every project finished as forecast',
        'Pro, Dimensions, Ready and Workforce Central',
      ],
    },
    {
      stat: csat,
      label: csat.label,
      drawing: { kind: 'score', score: 6.86, of: 7 },
      alt: '343 of 350 dots filled, in seven blocks of fifty',
      title: 'Quality, by the\u00a0numbers',
      text: 'Clients rate our work on a seven-point scale. Three more measures:',
      points: [
        '100% delivery accuracy',
        '99.5% back-office accuracy, through dual verification',
        '99.9% SLA compliance, all services',
      ],
    },
    {
      stat: clientRetention,
      label: clientRetention.label,
      drawing: { kind: 'share', count: 98 },
      alt: '98 of 100 dots filled',
      title: 'Clients who choose to\u00a0stay',
      text: 'From 80 hours a month to a fifteen-year partnership, 98% of clients stay.',
      points: [
        '500+ clients, 1,000+ contracts',
        '15-year Build-to-Operate partnership',
        'Flexible exit clause',
      ],
    },
  ],
} as const;
