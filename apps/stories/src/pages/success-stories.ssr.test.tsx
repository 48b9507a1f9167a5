/** @jest-environment node */
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
  textOf,
} from '@vantedge/shared-ui/testing';
import SuccessStoriesPage from './success-stories.tsx';

const html = prerender(SuccessStoriesPage, '/success-stories');
const plates = elements(html, 'article');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the hero states four stats', () => {
  const stats = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(stats, 'dd').map(compactTextOf)).toEqual(['98%', '500+', '24/7', '99.9%']);
  expect(elements(stats, 'dt').map(textOf)).toEqual([
    'client retention',
    'implementation projects',
    'support',
    'SLA compliance, all services',
  ]);
});

test('two stories are featured with their stats and link to their pages', () => {
  expect(plates).toHaveLength(2);
  const [partnership = '', publisher = ''] = plates;
  expect(elements(partnership, 'h2')[0]).toContain('href="/success-stories/ukg"');
  expect(elements(partnership, 'dd').map(compactTextOf)).toEqual(['100%', '6.86/7']);
  expect(elements(publisher, 'h2')[0]).toContain('href="/success-stories/mainspring-books"');
  expect(elements(publisher, 'dd').map(compactTextOf)).toEqual(['60%', '40%']);
  expect(textOf(publisher)).toContain('client-reported');
});

test('each duration is drawn to scale: one year of three, twelve weeks of twelve', () => {
  const lit = plates.map((plate) => /class="lit" d="M0 7H(\d+)"/.exec(plate)?.[1]);
  const whole = plates.map((plate) => /viewBox="0 0 (\d+) 14"/.exec(plate)?.[1]);
  expect(lit).toEqual(['10', '120']);
  expect(whole).toEqual(['30', '120']);
});

test('the covers count 140 cards and fifty seats', () => {
  expect(textOf(elements(plates[0] ?? '', 'figcaption')[0] ?? '')).toMatch(/^140\+/);
  const shelf = elements(plates[1] ?? '', 'ul')[0] ?? '';
  expect(elements(shelf, 'b').map((seats) => Number(textOf(seats)))).toEqual([15, 20, 10, 5]);
});

test('the glossary says what each figure of the stories measures, and leads to all case studies', () => {
  const glossary = elements(html, 'section', 'method-title')[0] ?? '';
  expect(elements(glossary, 'dt').map(textOf)).toEqual(['100%', '6.86/7', '60%', '40%']);
  expect(textOf(glossary)).toContain('client-reported, all-in');
  expect(glossary).toContain('href="/case-studies"');
});

test('a visitor can contact us at the top and at the end', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '/case-studies', '/contact', '/case-studies']);
});
