/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import CloudPage from './cloud.tsx';

const html = prerender(CloudPage, '/solutions/cloud');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('99.99% of a year leaves about 53 minutes, drawn as two magnifications by a hundred', () => {
  const bars = elements(elements(html, 'figure', 'downtime-scale')[0] ?? '', 'li');
  expect(bars.map((bar) => elements(bar, 'b')[0])).toEqual(['365 days', '3.65 days', 'about 53 minutes']);
  expect(365 * 24 * 60 * 0.0001).toBeCloseTo(52.56);
  expect(bars.map((bar) => /<rect [^>]*width="(\d+)"/.exec(bar)?.[1])).toEqual(['99', '99', '100']);
  const ticks = bars.map((bar) => bar.match(/ \.86V1/g)?.length);
  expect(ticks).toEqual([11, 87, 52]);
});

test('four benefits, one of them the uptime', () => {
  const stats = elements(elements(html, 'dl', 'stat-row')[0] ?? '', 'dd').map(getCompactText);
  expect(stats).toEqual(['99.99%', '24/7', '4–8weeks', '$24']);
});

test('four strategies, in weeks if specified, otherwise as text', () => {
  const ribbon = elements(html, 'figure', 'phase-ribbon')[0] ?? '';
  expect(elements(ribbon, 'b')).toEqual(['Lift &amp; Shift', 'Re-platform', 'Re-architect', 'Hybrid']);
  const rows = elements(ribbon, 'li');
  const widths = rows.map((row) =>
    ['service-or-teal', 'service-tint'].map((fill) =>
      Number(new RegExp(`class="ui:fill-${fill}[^>]* width="([\\d.]+)%"`).exec(row)?.[1] ?? 0),
    ),
  );
  const week = (widths[2]?.[1] ?? 0) / 24;
  expect(widths.map((pair) => pair.map((width) => Math.round(width / week)))).toEqual([
    [4, 8],
    [8, 12],
    [12, 24],
    [0, 0],
  ]);
  expect(rows.map((row) => elements(row, 'p')[1])).toEqual([
    '4–8 weeks',
    '8–12 weeks',
    '12–24 weeks',
    expect.stringMatching(/customized/i),
  ]);
  expect(html.match(/>Best for</g)).toHaveLength(4);
});

test('the calls to action lead to the contact page with the topic, to the strategies and to the branch', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=cloud',
    '#strategies',
    '/contact?topic=cloud',
    '/solutions/implementation',
  ]);
});
