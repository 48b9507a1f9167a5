/** @jest-environment node */
import { buttonTargets, elements, structureErrors, prerender, getText } from '@vantedge/shared-ui/testing';
import PublishingPage from './publishing.tsx';

const html = prerender(PublishingPage, '/industries/publishing');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb is Home, Industries, and the page itself', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(getText);
  expect(crumbs).toEqual(['Home', 'Industries', 'Publishing']);
});

test('the heading reads as corrected; the proof is decorative', () => {
  const [before = '', proof = ''] = (elements(html, 'h1')[0] ?? '').split('aria-hidden="true"');
  expect(getText(before)).toContain('Publishing teams for your books');
  expect(elements(proof, 'em').map(getText)).not.toContain('');
});

test('one passage is shown after each of the four services', () => {
  const states = elements(html, 'ol', 'page-states')[0] ?? '';
  expect(elements(states, 'h3').map(getText)).toEqual([
    'Content management',
    'Editorial services',
    'Design and production',
    'Digital publishing',
  ]);
  expect(states.match(/ role="group" aria-label="[^"]+"/g)).toHaveLength(4);
  // The correction is text, too.
  expect(getText(elements(states, 'del')[0] ?? '')).toBe('key');
  expect(getText(elements(states, 'ins')[0] ?? '')).toBe('quay');
});

test('fifty seats are drawn to scale and match their table', () => {
  const drawing = elements(html, 'figure', 'seat-bars')[0] ?? '';
  const cells = [
    ...drawing.matchAll(
      /<line class="[^"]*"(?: data-color="([^"]+)")? x1="[^"]+" x2="([\d.]+)%"[^>]* pathLength="(\d+)"/g,
    ),
  ];
  expect(cells.map(([, key, , count]) => [key, count])).toEqual([
    [undefined, '50'],
    ['business-development', '15'],
    ['production', '20'],
    ['administrative', '10'],
    ['finance', '5'],
  ]);
  expect(Number(cells[4]?.[2])).toBeCloseTo(48);
  expect(getText(drawing)).toContain('$208,000');
  const table = getText(elements(html, 'table')[0] ?? '');
  for (const row of ['development 15 $57,600', 'Production 20 $76,800', 'Administrative 10 $38,400']) {
    expect(table).toContain(row);
  }
  expect(table).toContain('Finance 5 $19,200');
  expect(table).toContain('50 $192,000');
});

test('results state their basis, and the twelve weeks are on a scale of fifteen years', () => {
  const outcomes = getText(elements(html, 'dl', 'outcome-list')[0] ?? '');
  expect(outcomes).toContain('client-reported, all-in cost reduction 60 %');
  for (const stat of ['40 %', '100 %', '6.86 /7', '24/7']) expect(outcomes).toContain(stat);
  const term = elements(html, 'figure', 'term-scale')[0] ?? '';
  expect(elements(term, 'li')).toHaveLength(15);
  expect(/<rect x="0%" width="([\d.]+)%"/.exec(term)?.[1]).toBe('1.54');
});

test('the verticals are in alphabetical order', () => {
  const names = elements(elements(html, 'dl', 'alphabetical-list')[0] ?? '', 'dt').map(getText);
  expect(names).toHaveLength(8);
  expect(names).toEqual([...names].sort());
});

test('every button leads to the contact page with the topic', () => {
  expect(buttonTargets(html)).toEqual(['/contact?topic=bpo', '/contact?topic=bpo']);
});
