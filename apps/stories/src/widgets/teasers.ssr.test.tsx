/** @jest-environment node */
import { elements, prerender, textOf } from '@vantedge/shared-ui/testing';
import Teasers from './teasers.tsx';

const html = prerender(Teasers, '/');
const articles = elements(html, 'article');

test('the widget is one section with a heading', () => {
  const [section] = html.match(/^<section[^>]*>/) ?? [];
  const id = /aria-labelledby="([^"]+)"/.exec(section ?? '')?.[1];
  expect(html).toContain(`<h2 id="${id}"`);
  expect(html).not.toMatch(/<h1| style=/);
});

test('shows one lead and two beside it, and links to all case studies', () => {
  expect(articles).toHaveLength(3);
  expect(html).toMatch(/href="\/case-studies"[^>]*>View All Case Studies/);
});

test('the lead draws fifty seats twice, empty and filled by department', () => {
  const seats = [
    ...(articles[0] ?? '').matchAll(/<path class="(seat-empty|bd|prod|admin|fin)" d="([^"]+)"/g),
  ];
  expect(seats.map(([, kind, path]) => [kind, path?.match(/z/g)?.length])).toEqual([
    ['seat-empty', 50],
    ['bd', 15],
    ['prod', 20],
    ['admin', 10],
    ['fin', 5],
  ]);
});

test('each stat names its basis', () => {
  const stats = articles.map((article) => elements(article, 'dd').map(textOf));
  expect(stats).toEqual([
    ['60%', '40%', '99.5%'],
    ['140+', '1 year'],
    ['48 hours', '24/7'],
  ]);
  expect(textOf(articles[0] ?? '')).toContain('client-reported');
});

test('only the example is marked as a sample', () => {
  expect(articles.map((article) => textOf(article).includes('Sample'))).toEqual([false, false, true]);
});

test('the two stories state their reading time, the example none', () => {
  expect(articles.map((article) => /\d min read/.test(textOf(article)))).toEqual([true, true, false]);
});

test('the lead and the example list results', () => {
  const [lead, second, example] = articles.map((article) => elements(article, 'ul').map(textOf));
  expect(lead!.at(-1)).toContain('24/7 coverage');
  // Its cover draws its results instead.
  expect(second).toEqual([]);
  expect(example).toHaveLength(1);
});
