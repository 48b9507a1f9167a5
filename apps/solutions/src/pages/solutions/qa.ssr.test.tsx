/** @jest-environment node */
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import QaPage from './qa.tsx';

const html = prerender(QaPage, '/solutions/qa');
const part = (start: string) => html.slice(html.indexOf(start));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the report states the quality score, the coverage, the experience and the rate', () => {
  const report = elements(part('class="test-report'), 'dl')[0] ?? '';
  const stats = elements(report, 'dd').map(compactTextOf);
  expect(stats).toEqual(['99.5%', '24/7', '5+', '$24']);
});

test('the run draws 199 dots and one ring of two hundred', () => {
  const run = elements(part('class="test-report'), 'svg')[0] ?? '';
  const dots = [...run.matchAll(/M[\d.]+ [\d.]+h([\d.]+)/g)].map(
    ([, length]) => Math.floor(Number(length)) + 1,
  );
  expect(dots.reduce((sum, count) => sum + count, 0)).toBe(199);
  expect(run.match(/<circle/g)).toHaveLength(1);
});

test('the methodology has five phases in order', () => {
  const phases = elements(html, 'ol', 'phase-steps')[0] ?? '';
  expect(elements(phases, 'span')).toEqual(['1', '2', '3', '4', '5']);
});

test('four tool groups name their tools', () => {
  const groups = elements(html, 'article');
  expect(groups).toHaveLength(4);
  for (const group of groups) expect(elements(group, 'li').length).toBeGreaterThanOrEqual(3);
});

test('four service groups hand on their results', () => {
  const services = part('handoff-steps').split('</section>')[0] ?? '';
  expect(elements(services, 'h3')).toHaveLength(4);
});

test('the calls to action lead to contact, to the phases and to the hub', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=staff-augmentation',
    '#method',
    '/contact?topic=staff-augmentation',
    '/solutions/staff-augmentation',
  ]);
});
