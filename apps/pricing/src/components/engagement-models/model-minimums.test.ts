import { minimumPosition } from './model-minimums.tsx';

test('minimums are on a logarithmic scale that ends at 8,000 hours', () => {
  expect([80, 160, 800, 8000].map((hours) => minimumPosition(hours, 8000))).toEqual([
    '13.1%',
    '26.2%',
    '56.5%',
    '100.0%',
  ]);
});
