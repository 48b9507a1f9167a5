import { customProperty, parseHtml, select, selectOne } from '@vantedge/shared-ui/testing/html';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { PriceComparison, stackedParts } from './price-comparison.tsx';

test('percentages are taken of the base, each range at its middle, one after the other', () => {
  expect(
    stackedParts([
      { key: 'base', dollars: [35, 50] },
      { key: 'fee', percent: [20, 30] },
      { key: 'extra', percent: [10, 15] },
    ]),
  ).toEqual([
    { key: 'base', from: 0, width: 42.5 },
    { key: 'fee', from: 42.5, width: 10.625 },
    { key: 'extra', from: 53.125, width: 5.3125 },
  ]);
});

const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 1, max }), fc.integer({ min: 1, max }))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);

test('lines, brackets and labels stand at the numbers, whatever they are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      range(60),
      range(40),
      range(70),
      fc.integer({ min: 70, max: 200 }),
      (price, base, fee, total, scale) => {
        const page = parseHtml(
          renderToString(
            <PriceComparison
              scale={scale}
              ticks={[0, scale]}
              market={{
                name: 'Market',
                note: 'note',
                parts: [
                  { key: 'base', label: 'Base', dollars: base },
                  { key: 'fee', label: 'Fee', percent: fee },
                ],
                total,
                totalLabel: 'an hour',
              }}
              ours={{ name: 'Ours', note: 'note', price, noCharge: [] }}
              caption={{ title: 'Title', text: 'text' }}
            />,
          ),
        );
        const figure = selectOne('figure', page)!;
        const share = (name: `--${string}`, element = figure) => Number(customProperty(element, name)) * 100;
        const bars = select('rect', page).map(({ attribs }) => ({
          from: Number.parseFloat(attribs['x'] ?? '0'),
          width: Number.parseFloat(attribs['width']!),
        }));
        const labels = select('li[style]', page).map((label) => share('--from', label));
        expect(share('--price')).toBeCloseTo(bars[2]!.width, 1);
        expect(labels[0]).toBe(0);
        expect(labels[1]).toBeCloseTo(bars[1]!.from, 1);
        expect(bars[1]!.from).toBeCloseTo(bars[0]!.width, 1);
        expect(share('--from')).toBeCloseTo((total[0] / scale) * 100, 5);
        expect(share('--to')).toBeCloseTo((total[1] / scale) * 100, 5);
      },
    ),
  );
});
