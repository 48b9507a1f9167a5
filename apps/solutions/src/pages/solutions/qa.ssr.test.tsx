/** @jest-environment node */
import { qa } from '@vantedge/content-solutions';
import {
  buttonTargets,
  elements,
  getCompactText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import QaPage from './qa.tsx';

const html = prerender(QaPage, '/solutions/qa');
const part = (start: string) => html.slice(html.indexOf(start));

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the figures are the quality score, the coverage and the experience, below the price', () => {
  const figures = elements(elements(html, 'dl', 'stat-row')[0] ?? '', 'dd').map(getCompactText);
  expect(figures).toEqual(['99.5%', '24/7', '5+']);
  expect(html).toContain('$24 an hour, all-inclusive');
});

test('the run has a mark for each case, and two of them wait for a retest', () => {
  const run = elements(html, 'article', 'test-run')[0] ?? '';
  const marks = elements(elements(run, 'ul')[0] ?? '', 'i');
  expect(marks).toHaveLength(96);
  expect(qa.run.suites.reduce((sum, { cases }) => sum + cases, 0)).toBe(96);
  expect(run.match(/type="checkbox"/g)).toHaveLength(2);
  expect(elements(elements(run, 'span', 'class="figure')[0] ?? '', 'span')).toEqual(['94', '95', '95', '96']);
  for (const { suite, case: index } of qa.run.defects)
    expect(index).toBeLessThan(qa.run.suites[suite]!.cases);
});

test('the methodology has five phases in order', () => {
  const phases = elements(html, 'ol', 'phase-steps')[0] ?? '';
  expect(elements(phases, 'span')).toEqual(['1', '2', '3', '4', '5']);
});

test('four tool groups name their tools', () => {
  const groups = elements(elements(html, 'section', 'id="tools"')[0] ?? '', 'article');
  expect(groups).toHaveLength(4);
  for (const group of groups) expect(elements(group, 'li').length).toBeGreaterThanOrEqual(3);
});

test('four service groups hand on their results', () => {
  const services = part('handoff-steps').split('</section>')[0] ?? '';
  expect(elements(services, 'h3')).toHaveLength(4);
});

test('the calls to action lead to contact, and links to the phases and to the hub', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=staff-augmentation',
    '/contact?topic=staff-augmentation',
    '/contact?topic=staff-augmentation',
  ]);
  for (const target of ['#method', '/solutions/staff-augmentation'])
    expect(html).toContain(`href="${target}"`);
});
