/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { PhaseRibbon, type Phase } from './phase-ribbon.tsx';

const ticks = [
  { at: 0, label: 'Start' },
  { at: 16, label: '16 weeks' },
];
const phases: Phase[] = [
  { name: 'Discovery', min: 1, max: 2, when: '1–2 weeks' },
  { name: 'Build', min: 4, max: 8, when: '4–8 weeks' },
  { name: 'Support', when: 'ongoing' },
];

/** Start and width of the bars of one kind, in weeks on a scale of 16. */
function bars(html: string, kind: 'min' | 'max') {
  const fill = { min: 'service-or-teal', max: 'service-tint' }[kind];
  const found = html.matchAll(
    new RegExp(`class="ui:fill-${fill}[^"]*" x="([\\d.]+)%" y="50%" width="([\\d.]+)%"`, 'g'),
  );
  const week = Number(html.match(/<text x="([\d.]+)%" y="13"[^>]*>16 weeks/)?.[1]) / 16;
  return [...found].map(([, x, width]) => [Math.round(Number(x) / week), Math.round(Number(width) / week)]);
}

test('a phase starts at the latest end of the phase before it', () => {
  const html = renderToString(<PhaseRibbon caption="In weeks" ticks={ticks} phases={phases} />);
  expect(bars(html, 'min')).toEqual([
    [0, 1],
    [2, 4],
  ]);
  expect(bars(html, 'max')).toEqual([
    [0, 2],
    [2, 8],
  ]);
});

test('parallel bars all start at zero', () => {
  const html = renderToString(<PhaseRibbon caption="In weeks" ticks={ticks} phases={phases} parallel />);
  expect(bars(html, 'max')).toEqual([
    [0, 2],
    [0, 8],
  ]);
});

test('a phase without a duration has text at its start and no bar', () => {
  const html = renderToString(<PhaseRibbon caption="In weeks" ticks={ticks} phases={phases} />);
  const support = html.slice(html.indexOf('Support'));
  expect(support).not.toContain('<rect');
  const [, x] = /<text x="([\d.]+)%"[^>]*>ongoing/.exec(support) ?? [];
  const [, build] = /<text x="([\d.]+)%"[^>]*>4–8 weeks/.exec(html) ?? [];
  expect(x).toBe(build);
});

test('a parallel phase without a duration has only text', () => {
  const html = renderToString(<PhaseRibbon caption="In weeks" ticks={ticks} phases={phases} parallel />);
  const support = html.slice(html.indexOf('Support'));
  expect(support).toContain('ongoing');
  expect(support).not.toContain('<svg');
});

test('the label after the longest bar fits at the narrowest horizontal layout', () => {
  const html = renderToString(<PhaseRibbon caption="In weeks" ticks={ticks} phases={phases} />);
  const end = Number(html.match(/<text x="([\d.]+)%" y="13"[^>]*>16 weeks/)?.[1]);
  // Of 640 px, the names take 192; "12–24 weeks" is 92 px wide and starts 10 px after its bar.
  expect(((100 - end) / 100) * (640 - 192)).toBeGreaterThanOrEqual(92 + 10);
});

test('every duration is in the text, not only in the drawing', () => {
  const html = renderToString(<PhaseRibbon caption="In weeks" ticks={ticks} phases={phases} />).replace(
    /<svg.*?<\/svg>/gs,
    '',
  );
  for (const { when } of phases) expect(html).toContain(when);
});
