/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import ImplementationPage from './implementation.tsx';

const html = prerender(ImplementationPage, '/solutions/implementation');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the record states the average, the projects, the industries and the success rate', () => {
  const record = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(record, 'dd').map(getCompactText)).toEqual(['45days', '500+', '15+', '98%']);
  expect(getText(record)).toContain('average time to first go-live');
});

test('the ruler has forty-five days and labels its weeks', () => {
  const ruler = elements(html, 'figure', 'go-live-ruler')[0] ?? '';
  expect(new Set([...ruler.matchAll(/pathLength="(\d+)"/gi)].map(([, days]) => days))).toEqual(
    new Set(['45']),
  );
  expect(elements(ruler, 'text').map(getText)).toEqual([1, 2, 3, 4, 5, 6].map((week) => `Week ${week}`));
});

test('four services link to their pages', () => {
  const services = elements(html, 'ul', 'service-lines')[0] ?? '';
  expect([...services.matchAll(/ href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
    '/solutions/ukg',
    '/solutions/erp',
    '/solutions/crm',
    '/solutions/cloud',
  ]);
});

test('five phases with their durations; the ongoing one has no bar', () => {
  const ribbon = elements(html, 'figure', 'phase-ribbon')[0] ?? '';
  const phases = elements(ribbon, 'li');
  expect(phases.map((phase) => getText(elements(phase, 'b')[0] ?? ''))).toEqual([
    'Discovery & Assessment',
    'Planning & Design',
    'Build & Configure',
    'Test & Deploy',
    'Support & Optimize',
  ]);
  expect(phases.map((phase) => elements(phase, 'p')[1])).toEqual([
    '1–2 weeks',
    '2–3 weeks',
    '4–8 weeks',
    '2–3 weeks',
    'Ongoing',
  ]);
  expect(phases.map((phase) => phase.includes('<rect'))).toEqual([true, true, true, true, false]);
});

test('the calls to action lead to the contact page, to the phases and to the stories; the breadcrumb to /solutions', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '#process', '/contact', '/success-stories']);
  expect(html.slice(html.indexOf('closing-cta'))).toContain('href="/solutions"');
});
