/** @jest-environment node */
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
  textOf,
} from '@vantedge/shared-ui/testing';
import BackOfficePage from './back-office.tsx';

const html = prerender(BackOfficePage, '/solutions/back-office');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the three proofs state their stats, and one draws 199 filled dots of 200', () => {
  const proofs = elements(html, 'dl', 'stat-pictograms')[0] ?? '';
  expect(elements(proofs, 'dd').map(compactTextOf).filter(Boolean)).toEqual(['99.5%', '24hours', '300+']);
  // Lines of dots, one every seven pixels.
  const dots = (tone: string) => {
    const lines =
      new RegExp(`class="pictogram-${tone} pictogram-round" [^>]*stroke-dasharray="0 7" d="([^"]+)"`).exec(
        proofs,
      )?.[1] ?? '';
    return [...lines.matchAll(/h([\d.]+)/g)]
      .map(([, length]) => Math.floor(Number(length) / 7) + 1)
      .reduce((sum, count) => sum + count, 0);
  };
  expect([dots('mark'), dots('rest')]).toEqual([199, 1]);
});

test('there are four service groups, and every process states its input and output', () => {
  const groups = elements(elements(html, 'section', 'id="process"')[0] ?? '', 'article');
  expect(groups).toHaveLength(4);
  for (const group of groups) {
    expect(elements(group, 'dt').length).toBeGreaterThanOrEqual(2);
    expect(elements(group, 'dd')).toHaveLength(elements(group, 'dt').length);
  }
});

test('five phases are under a total of three weeks, none with its own duration', () => {
  const setup = elements(html, 'section', 'id="setup"')[0] ?? '';
  const phases = elements(setup, 'ol')[0] ?? '';
  expect(textOf(setup)).toContain('3 weeks');
  expect(elements(phases, 'h3')).toHaveLength(5);
  expect(textOf(phases)).not.toMatch(/\b(day|week)s? \d/i);
});

test('four benefits, with a drawing of dual verification: no item passes with one mark', () => {
  const night = elements(html, 'section', 'section--dark')[0] ?? '';
  expect(elements(night, 'h3')).toHaveLength(4);
  expect(textOf(night)).toMatch(/Data security.*300\+ skilled specialists.*Scalable systems/);
  const items = elements(elements(night, 'tbody')[0] ?? '', 'tr');
  const outcomes = items.map((item) => [item.match(/<svg/g)?.length, elements(item, 'td').at(-1)]);
  expect(outcomes).toContainEqual([1, 'on hold']);
  for (const [marks, outcome] of outcomes) expect(outcome === 'completed').toBe(marks === 2);
});

test('every button works: examples lead to the process, the assessment to the contact page', () => {
  const actions = [...html.matchAll(/<a [^>]*class="button[^>]*>(.*?)<\/a>/gs)].map(([, label = '']) =>
    textOf(label),
  );
  const targets = buttonTargets(html);
  expect(targets[actions.indexOf('View Process Examples')]).toBe('#process');
  expect(targets[actions.indexOf('Back Office Assessment')]).toBe('/contact?topic=bpo');
  expect(targets).toEqual(['/contact?topic=bpo', '#process', '/contact?topic=bpo', '/rate-card']);
});
