import { type Drawing, type Marks, pictogramMarks } from './pictogram.tsx';

/** The number of marks drawn by the dashes of a tone. */
function count({ tones }: Marks, tone: string): number {
  const found = tones.find((one) => one.tone === tone);
  if (!found) return 0;
  const [size, space] = found.dash.split(' ').map(Number) as [number, number];
  return [...found.path.matchAll(/h([\d.]+)/g)]
    .map(([, length]) => Math.floor((Number(length) - Math.max(size, 0.01)) / (size + space) + 1.001))
    .reduce((sum, marks) => sum + marks, 0);
}

test.each<[Drawing, Record<string, number>]>([
  [
    { kind: 'share', count: 95 },
    { mark: 95, rest: 5, background: 5 },
  ],
  [
    { kind: 'share', count: 100 },
    { mark: 100, rest: 0 },
  ],
  [
    { kind: 'share', count: 199, of: 200 },
    { mark: 199, rest: 1, background: 1 },
  ],
  [
    { kind: 'share', count: 3 },
    { mark: 3, rest: 97 },
  ],
  [{ kind: 'units', count: 130 }, { mark: 130 }],
  [{ kind: 'units', count: 7 }, { mark: 7 }],
  [
    { kind: 'score', score: 6.86, of: 7 },
    { mark: 343, rest: 7 },
  ],
  [
    { kind: 'week', from: 8, to: 17, days: 5 },
    { mark: 123, sun: 45 },
  ],
  [
    { kind: 'strokes', full: 12, of: 30, group: 5, pitch: 5, gap: 2 },
    { mark: 12, range: 0, rest: 18 },
  ],
  [
    { kind: 'strokes', full: 8, max: 12, of: 20, group: 4, pitch: 7, gap: 3 },
    { mark: 8, range: 4, rest: 8 },
  ],
  [
    { kind: 'strokes', full: 14, max: 28, group: 7, pitch: 5, gap: 4 },
    { mark: 14, range: 14, rest: 0 },
  ],
])('%j is drawn as %j', (drawing, marks) => {
  const drawn = pictogramMarks(drawing);
  for (const [tone, number] of Object.entries(marks))
    expect([tone, count(drawn, tone)]).toEqual([tone, number]);
});

test('every mark is inside its drawing', () => {
  for (const drawing of [
    { kind: 'share', count: 98 },
    { kind: 'units', count: 140 },
    { kind: 'score', score: 6.86, of: 7 },
    { kind: 'week', from: 8, to: 17, days: 5 },
    { kind: 'strokes', full: 12, of: 36, group: 12, pitch: 4, gap: 4 },
  ] satisfies Drawing[]) {
    const { width, height, tones } = pictogramMarks(drawing);
    for (const { path } of tones) {
      for (const [, x, y, length] of path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)) {
        expect(Number(x) + Number(length)).toBeLessThanOrEqual(width);
        expect(Number(y)).toBeLessThan(height);
      }
    }
  }
});
