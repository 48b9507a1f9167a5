import { statText, type StatNumber } from './stats.ts';

test.each<[StatNumber, string]>([
  [{ value: '99.8', suffix: '%' }, '99.8%'],
  [{ value: '50M', prefix: '$', suffix: '+' }, '$50M+'],
  [{ value: '12', unit: 'weeks' }, '12 weeks'],
  [{ value: '50', unit: 'FTEs' }, '50 FTEs'],
  [{ value: '6.86', unit: '/7' }, '6.86/7'],
  [{ before: 'under', value: '30', unit: 'seconds' }, 'under 30 seconds'],
])('%j reads as one string', (stat, text) => expect(statText(stat)).toBe(text));
