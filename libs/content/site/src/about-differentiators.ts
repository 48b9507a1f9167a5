import { figures, rate } from '@vantedge/content-shared';
import { paths } from './paths.ts';

const { clientRetention, csat, managedServicesYears } = figures;

/** Six claims of the company's own, each with its figure and three particulars. */
export const differentiators = {
  title: 'Six things you can hold us\u00a0to',
  lead: 'Anyone can be offshore. These six are ours, and each can be checked against an invoice, a calendar or a client.',
  action: { label: 'See the rate card', to: paths.rateCard },
  items: [
    {
      figure: { value: `$${rate.hourly}` },
      label: 'an hour, all-inclusive',
      note: `One stroke, two dollars of a $${rate.market.tables} market hour`,
      drawing: { kind: 'strokes', full: 12, of: 30, group: 5, pitch: 5, gap: 2 },
      alt: 'Thirty strokes of two dollars; the first twelve are tall',
      title: 'One rate for every role',
      text: 'Developers, testers, accountants, project managers: an hour of mixed mid-senior talent has one price, and nothing is added beneath it.',
      points: [
        'No setup, management or hidden fees',
        'Hours tracked weekly, invoiced monthly, NET 15',
        'Specialized software licenses are the one exception',
      ],
    },
    {
      figure: { value: '3', suffix: '%' },
      label: 'acceptance rate',
      note: 'One dot, one applicant in a hundred',
      drawing: { kind: 'share', count: 3 },
      alt: 'A hundred dots, three of them filled',
      title: 'Three in a hundred get\u00a0in',
      text: 'Our four-step screening accepts 3% of applicants. Everyone who joins your team has passed it.',
      points: ['4-step screening', '5+ years of experience on average', '100% replacement guarantee'],
    },
    {
      figure: { value: '2–4', unit: 'weeks' },
      label: 'from 1 to 100+ FTEs, on average',
      note: 'One stroke, one day: fourteen at least, twenty-eight at most',
      drawing: { kind: 'strokes', full: 14, most: 28, group: 7, pitch: 5, gap: 4 },
      alt: 'Twenty-eight strokes in four weeks; the first two weeks are solid',
      title: 'From one seat to a hundred',
      text: 'Start with one person and one task. When it works, the next seats are weeks away, not quarters.',
      points: [
        'A match within 24 hours',
        'Candidates in 1–2 weeks',
        '50+ FTEs in 12 weeks for a publishing client',
      ],
    },
    {
      figure: managedServicesYears,
      label: 'to managed-services status with UKG; 3 is typical',
      note: 'One stroke, one month',
      drawing: { kind: 'strokes', full: 12, of: 36, group: 12, pitch: 4, gap: 4 },
      alt: 'Thirty-six strokes in three years; the first year is tall',
      title: 'A partner’s status, early',
      text: 'Managed-services status with UKG took one year, where three are typical. The results behind it are public.',
      points: [
        '140+ UKG modules delivered',
        '100% forecasting accuracy',
        'Pro, Dimensions, Ready and Workforce Central',
      ],
    },
    {
      figure: csat,
      label: 'client satisfaction (CSAT)',
      note: 'Fifty dots to the point, 343 of 350 filled',
      drawing: { kind: 'score', score: 6.86, of: 7 },
      alt: 'Seven blocks of fifty dots; seven dots of the last are hollow',
      title: 'Work marked out of\u00a0seven',
      text: 'Clients score what we deliver on a seven-point scale. We publish the score unrounded.',
      points: [
        '100% delivery accuracy',
        '99.5% back-office accuracy, by dual verification',
        '99.9% SLA compliance, all services',
      ],
    },
    {
      figure: clientRetention,
      label: clientRetention.scope,
      note: 'One dot, one client in a hundred',
      drawing: { kind: 'share', count: 98 },
      alt: 'A hundred dots, two of them hollow',
      title: 'Clients who stay, and may\u00a0leave',
      text: 'One partnership is written for fifteen years and has an exit clause. Clients stay because the work is good, not because they cannot leave.',
      points: [
        '500+ clients, 1,000+ contracts',
        '15-year Build-to-Operate partnership',
        'A flexible exit clause',
      ],
    },
  ],
} as const;
