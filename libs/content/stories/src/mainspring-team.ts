import { departments, formatNumber, rate } from '@vantedge/content-shared';

const seats = departments.reduce((sum, department) => sum + department.seats, 0);
const hours = seats * rate.hoursPerMonth;

/** What the story of the publishing client and the case study on other pages state of its team: size, ramp-up time and monthly cost. */
export const mainspringTeam = {
  seats: {
    id: 'publisher-ftes',
    value: String(seats),
    unit: 'FTEs',
    label: 'in four departments',
    source: 'unverified',
  },
  scale: { from: 'Start', to: 'Week 12' },
  alt: 'Fifty filled seats by department: business development 15, production 20, administrative 10, finance 5.',
  months: [
    {
      label: 'Other offshore providers, $50 an hour, per month',
      dollars: hours * rate.market.calculator,
      ours: false,
    },
    { label: 'Vantedge, per month', dollars: hours * rate.hourly, ours: true },
  ],
  invoice: {
    caption: `One month, ${formatNumber(hours)} hours`,
    columns: ['Department', 'FTEs', 'Per month'],
    total: 'Total',
    perSeat: rate.monthly,
  },
};
