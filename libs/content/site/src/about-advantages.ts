import { stats, rate } from '@vantedge/content-shared';

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
