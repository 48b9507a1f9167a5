/** @jest-environment node */
import { elements, getText, prerender } from '@vantedge/shared-ui/testing';
import Teasers from './teasers.tsx';

const html = prerender(Teasers, '/');
const articles = elements(html, 'article');

test('the widget is one section with a heading', () => {
  const [section] = html.match(/^<section[^>]*>/) ?? [];
  const id = /aria-labelledby="([^"]+)"/.exec(section ?? '')?.[1];
  expect(html).toContain(`<h2 id="${id}"`);
  expect(html).not.toMatch(/<h1| style=/);
});

test('shows two stories, and links to all case studies', () => {
  expect(articles).toHaveLength(2);
  expect(html).toMatch(/href="\/case-studies"[^>]*>View All Case Studies/);
});

test('each stat names its basis', () => {
  const stats = articles.map((article) => elements(article, 'dd').map(getText));
  expect(stats).toEqual([
    ['140+', '1 year'],
    ['48 hours', '24/7'],
  ]);
});

test('only the example is marked as a sample', () => {
  expect(articles.map((article) => getText(article).includes('Sample'))).toEqual([false, true]);
});

test('the story states its reading time, the example none', () => {
  expect(articles.map((article) => /\d min read/.test(getText(article)))).toEqual([true, false]);
});

test('the example lists results; the cover of the story draws its own', () => {
  expect(articles.map((article) => elements(article, 'ul').length)).toEqual([0, 1]);
  expect(articles[0]).toMatch(/<svg[^>]* role="img"/);
});
