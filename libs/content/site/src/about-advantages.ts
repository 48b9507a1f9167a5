import { figures, rate } from '@vantedge/content-shared';

const { englishLiteracy, itProfessionals, bpoProfessionals, graduates } = figures;

/** Why the Philippines: four reasons, each with what it counts. Drawings are described in `alt` for whoever cannot see them. */
export const advantages = {
  title: 'Why the Philippines',
  lead: 'Four reasons, each with the figure behind it. Price is one of the four.',
  items: [
    {
      title: 'A deep bench',
      text: 'Two professions of national size, and a new class behind them every year. Your people are chosen from a large pool.',
      color: 'blue',
      /** Three figures that compare: one dot is 10,000 people in each. */
      drawings: [
        {
          figure: itProfessionals,
          label: itProfessionals.scope,
          note: '70 dots',
          drawing: { kind: 'units', count: 70 },
          alt: 'Seventy dots',
        },
        {
          figure: bpoProfessionals,
          label: bpoProfessionals.scope,
          note: '130 dots',
          drawing: { kind: 'units', count: 130 },
          alt: 'A hundred and thirty dots',
        },
        {
          figure: graduates,
          label: graduates.scope,
          note: '10 dots',
          drawing: { kind: 'units', count: 10 },
          alt: 'Ten dots',
        },
      ],
      scale: 'All three on one scale: one dot, 10,000 people.',
      points: [],
    },
    {
      title: 'English as a working language',
      text: 'Briefs, tickets and calls stay in English.',
      color: 'teal',
      drawings: [
        {
          figure: englishLiteracy,
          label: englishLiteracy.scope,
          note: 'One dot, one person in a hundred',
          drawing: { kind: 'share', count: 95 },
          alt: 'A hundred dots, five of them hollow',
        },
      ],
      points: [
        'Support by phone, live chat and remote session',
        'Live chat answered in under 30 seconds',
        'Support e-mail, for clients: reply within 2 hours',
      ],
    },
    {
      title: 'The clock',
      text: 'Sixteen hours separate the two cities in standard time. Cebu City is staffed through all of them, so that neither side waits for the other to wake\u00a0up.',
      color: 'amber-text',
      drawings: [
        {
          figure: { value: '24/7' },
          label: 'follow-the-sun coverage',
          note: 'One stroke, one hour: 168 in a week, of which 45 are also office hours in Los Angeles',
          drawing: { kind: 'week', from: 8, to: 17, days: 5 },
          alt: 'A week of 168 hours; the 45 of the Los Angeles office are amber',
        },
      ],
      points: [
        'Every office hour in Los Angeles is a staffed hour in Cebu City',
        'Manila’s day in standard time: 20:00–05:00 Eastern, 17:00–02:00 Pacific',
        'Weekends included: Cebu City has no closing time',
      ],
    },
    {
      title: 'The price',
      text: `One flat, all-inclusive rate of $${rate.hourly} an hour. What it saves depends on what you pay today, so the base is stated each time.`,
      color: 'green',
      drawings: [
        {
          figure: { value: '40–60', suffix: '%' },
          label: 'savings against market rates',
          note: 'One stroke, five cents of a market dollar: eight at least, twelve at most',
          drawing: { kind: 'strokes', full: 8, most: 12, of: 20, group: 4, pitch: 7, gap: 3 },
          alt: 'Twenty strokes to the market dollar; eight are solid, four more are pale',
        },
      ],
      points: [
        `60% against a market rate of $${rate.market.tables} an hour`,
        `52% against a market rate of $${rate.market.calculator} an hour`,
        'Management included; no setup fee',
      ],
    },
  ],
} as const;
