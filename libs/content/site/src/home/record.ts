import { company, type Stat, rate } from '@vantedge/content-shared';

/** A row of the company's track record; `scope` describes what is counted. */
interface RecordItem extends Stat {
  label: string;
  /** Icon before the label. */
  icon: 'clients' | 'projects' | 'savings' | 'coverage';
  /** Color of the icon, the trend and the rule. */
  color: 'purple' | 'blue' | 'green' | 'teal';
  /** Reported change in percent. */
  trend: number;
}

/** The company's track record on the home page: four figures with trends. */
export const record = {
  title: 'Three decades of work at a glance',
  text: `Founded in ${company.founded}, we bring more than thirty years of experience and have served clients from the Philippines since ${company.deliveryInPhilippinesSince}.`,
  ruler: {
    founded: { year: company.founded, label: 'founded' },
    delivery: { year: company.deliveryInPhilippinesSince, label: 'Philippine delivery' },
    /** Last year on the ruler. */
    until: 2026,
    name: `Timeline: founded in ${company.founded}, delivering from the Philippines since ${company.deliveryInPhilippinesSince}.`,
  },
  caption: 'Company track record, with reported trends',
  columns: ['Metric', 'To date', 'Trend'],
  items: [
    {
      id: 'global-clients',
      label: 'Global Clients',
      value: '500',
      suffix: '+',
      scope: 'Enterprises and mid-size companies, across software, staffing and outsourcing.',
      icon: 'clients',
      color: 'blue',
      trend: 23,
      source: 'unverified',
    },
    {
      id: 'projects-completed',
      label: 'Projects Completed',
      value: '2000',
      suffix: '+',
      scope: 'Systems taken live, teams staffed and processes transitioned.',
      icon: 'projects',
      color: 'purple',
      trend: 15,
      source: 'unverified',
    },
    {
      id: 'cost-savings',
      label: 'Cost Savings',
      value: '60',
      suffix: '%',
      scope: `Our flat $${rate.hourly} an hour, compared with a US market rate of $${rate.market.tables}.`,
      icon: 'savings',
      color: 'teal',
      trend: 8,
      source: 'unverified',
    },
    {
      id: 'support-coverage',
      label: 'Support Coverage',
      value: '24/7',
      scope: 'Cebu City is staffed every hour of the year.',
      icon: 'coverage',
      color: 'green',
      trend: 0,
      source: 'unverified',
    },
  ] satisfies RecordItem[] as readonly RecordItem[],
};
