import { StatRow } from './stat-row.tsx';

export const surface = 'dark';

const four = [
  { value: '5000', suffix: '+', label: 'Modules deployed' },
  { value: '99.8', suffix: '%', label: 'Client satisfaction' },
  { value: '24/7', label: 'Global operations' },
  { value: '50M', prefix: '$', suffix: '+', label: 'Savings' },
];

export const examples = {
  'four figures': <StatRow items={four} />,
  'five figures, one with a unit': (
    <StatRow items={[...four, { value: 12, unit: 'weeks', label: 'from start to full strength' }]} />
  ),
};
