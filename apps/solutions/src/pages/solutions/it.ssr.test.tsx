/** @jest-environment node */
import { buttonTargets, elements, getText, prerender, structureErrors } from '@vantedge/shared-ui/testing';
import ItPage from './it.tsx';

const html = prerender(ItPage, '/solutions/it');
const requests = ['build', 'run', 'move'].flatMap((id) =>
  elements(elements(html, 'section', `id="${id}"`)[0] ?? '', 'li'),
);

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('nine requests link to nine different pages of the section', () => {
  const targets = requests.map((route) => / href="\/solutions\/([^"]+)"/.exec(route)?.[1]);
  expect(targets).toEqual(['developers', 'qa', 'pm', 'support', 'data', 'cloud', 'erp', 'crm', 'ukg']);
  expect(requests.filter((request) => getText(elements(request, 'p')[0] ?? ''))).toHaveLength(9);
});

test('each page is named with its promise', () => {
  const promises = requests.map((route) => elements(route, 'small')[0] ?? '').map(getText);
  expect(promises[0]).toContain('5 days');
  expect(promises[2]).toContain('95%');
  expect(promises[3]).toMatch(/under 2 min/i);
  expect(promises[4]).toContain('99.9%');
  expect(promises[5]).toContain('4–8 weeks');
  expect(promises[7]).toContain('3.2x');
  expect(promises[8]).toContain('140+');
});

test('the calls to action lead to the contact page, to the requests and to all solutions', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '#build', '/contact', '/solutions']);
});
