import { unitChartSize } from './unit-chart.tsx';

test.each([
  [13, [192, 46]],
  [3, [52, 16]],
])('%i marks in rows of ten', (count, extent) => {
  expect(unitChartSize({ columns: 10, pitch: [20, 30], size: [12, 16] }, count)).toEqual(extent);
});
