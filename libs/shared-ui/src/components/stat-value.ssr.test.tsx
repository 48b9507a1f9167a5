/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { StatValue, type StatParts } from './stat-value.tsx';

const read = (stat: StatParts) =>
  renderToString(<StatValue {...stat} />)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, '');

test.each<[StatParts, string]>([
  [{ value: '99.8', suffix: '%' }, '99.8%'],
  [{ value: '50M', prefix: '$', suffix: '+' }, '$50M+'],
  [{ value: 12, unit: 'weeks' }, '12 weeks'],
  [{ value: '6.86', unit: '/7' }, '6.86/7'],
  [{ value: 0, suffix: '%' }, '0%'],
  [{ value: '30', before: 'under', unit: 'seconds' }, 'under 30 seconds'],
])('%j reads as one string', (stat, text) => expect(read(stat)).toBe(text));

test('a counting number is server-rendered with its final value, in one element', () => {
  const html = renderToString(<StatValue value="500" suffix="+" counts />);
  expect(html).toBe(
    '<count-up class="count-up ui:relative ui:inline-block">500</count-up><sup class="plus">+</sup>',
  );
});
