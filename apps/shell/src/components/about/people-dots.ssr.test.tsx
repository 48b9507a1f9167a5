/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { PeopleDots } from './people-dots.tsx';

test.each([500, 700, 2000])('%i people are as many dots', (count) => {
  const html = renderToString(<PeopleDots count={count} label="People" />);
  const rows = [...html.matchAll(/M[\d.]+ [\d.]+h([\d.]+)/g)];
  // A dot each 6 units.
  const dots = rows.map(([, length]) => Math.floor(Number(length) / 6) + 1);
  expect(dots.reduce((sum, row) => sum + row, 0)).toBe(count);
});
