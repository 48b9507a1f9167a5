/** @jest-environment node */
import {
  buttonTargets,
  compactTextOf,
  elements,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import IndustriesPage from './industries.tsx';
import FinancialPage from './industries/financial.tsx';
import HealthcarePage from './industries/healthcare.tsx';
import PublishingPage from './industries/publishing.tsx';
import TechnologyPage from './industries/technology.tsx';

const html = prerender(IndustriesPage, '/industries');
const entries = elements(html, 'article', 'trade-entry');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the four industries link to their pages, in the hero and by name', () => {
  const pages = ['technology', 'publishing', 'financial', 'healthcare'].map((name) => `/industries/${name}`);
  const linked = (part: string) => [...part.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, target]) => target);
  expect(linked(elements(html, 'ul', 'trade-scores')[0] ?? '')).toEqual(pages);
  expect(entries.flatMap(linked)).toEqual(pages);
});

test('each industry has its own four stats and four services', () => {
  const stats = entries.map((entry) => elements(entry, 'dd').map(compactTextOf));
  expect(stats).toEqual([
    ['500+', '50+', '24/7', '99.8%'],
    ['8', '50+', '12weeks', '100%'],
    ['$2B+', '99.99%', '15+', '100%'],
    ['99.8%', '48hours', '24/7', '100%'],
  ]);
  for (const entry of entries) expect(elements(entry, 'li')).toHaveLength(4);
});

test('each industry has the color of its page', () => {
  const own = [TechnologyPage, PublishingPage, FinancialPage, HealthcarePage].map(
    (Page) => /<section [^>]*data-color="([^"]+)"/.exec(prerender(Page, '/industries'))?.[1],
  );
  expect(own).not.toContain(undefined);
  const colors = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]* data-color="([^"]+)"`, 'g'))].map(([, color]) => color);
  expect(colors('article')).toEqual(own);
  expect(colors('li')).toEqual(own);
});

test('coding accuracy is drawn as 499 filled dots of 500', () => {
  const healthcare = elements(html, 'ul', 'trade-scores')[0]?.split('<li').at(-1) ?? '';
  const marks = / class="fd-mark fd-round" [^>]* d="([^"]+)"/.exec(healthcare)?.[1] ?? '';
  const dots = [...marks.matchAll(/h([\d.]+)/g)].map(([, length]) => Math.floor(Number(length) / 4) + 1);
  expect(dots.reduce((sum, count) => sum + count, 0)).toBe(499);
});

test('every standard of the pages is in the table', () => {
  const names = elements(elements(html, 'tbody')[0] ?? '', 'th');
  expect(names.toSorted()).toEqual(
    [
      'SOC 2 Type II',
      'HIPAA',
      'GDPR',
      'PCI DSS',
      'ISO 27001',
      'HITECH',
      'Basel III',
      'IFRS',
      'MiFID II',
      'Dodd-Frank',
    ].toSorted(),
  );
});

test('the calls to action lead to the contact page, to the standards and to all solutions', () => {
  expect(buttonTargets(html)).toEqual(['/contact', '#standards', '/contact', '/solutions']);
});
