import { renderToString } from 'react-dom/server';
import { monthStrokes, QuarterTimeline } from './quarter-timeline.tsx';

const count = (path: string) => path.match(/M/g)?.length ?? 0;

test.each([3, 6, 9, 12])('after month %i of fifteen, every month is drawn once', (passed) => {
  const { before, now, after } = monthStrokes(15, passed);
  expect([count(before), count(now), count(after)]).toEqual([passed - 3, 3, 15 - passed]);
});

test('passed months are taller than future ones', () => {
  const { now, after } = monthStrokes(15, 6);
  expect(now).toContain('v64');
  expect(after).not.toContain('v64');
});

test('a step with an image shows it instead of a drawing', () => {
  const step = { year: '2024', quarter: 'Q1', title: 'Start', description: '', caption: '', monthsPassed: 3 };
  const image = { src: '/kickoff.jpg', width: 320, height: 180, alt: 'The first four people' };
  const html = renderToString(
    <QuarterTimeline title="Quarters" text="" months={12} color="teal" steps={[{ ...step, image }]} />,
  );
  expect(html).toContain('alt="The first four people"');
  expect(html).not.toContain('<svg');
});
