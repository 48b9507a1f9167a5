/** @jest-environment node */
import { thankYou } from '@vantedge/content-site';
import { THANK_YOU_PATH } from '@vantedge/leads';
import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import ThankYouPage from './thank-you.tsx';

const html = renderToString(
  <MemoryRouter initialEntries={[thankYou.meta.path]}>
    <ThankYouPage />
  </MemoryRouter>,
);
const page = parse(html);

test('is at the path the server redirects to, and noindex', () => {
  expect(thankYou.meta.path).toBe(THANK_YOU_PATH);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('has one h1', () => {
  expect(page.querySelectorAll('h1')).toHaveLength(1);
});

test('contains both confirmations; the newsletter fragment target comes first', () => {
  for (const { title, lead } of [thankYou.hero.message, thankYou.hero.newsletter]) {
    expect(page.text).toContain(title);
    expect(page.text).toContain(lead);
  }
  const marker = page.querySelector('#newsletter')!;
  const hero = page.querySelector('h1')!.closest('section')!;
  expect(marker.parentNode).toBe(hero.parentNode);
  expect(html.indexOf('id="newsletter"')).toBeLessThan(html.indexOf('<section'));
});

test('the prerendered reply window shows hours since sending, with Cebu City always open', () => {
  const [above, below] = page.querySelectorAll('figure ol').map((row) => row.querySelectorAll('li'));
  expect(above!.map(({ text }) => text)).toEqual(below!.map(({ text }) => text));
  expect([above!.length, above![0]!.text, above![8]!.text]).toEqual([9, '0 h', '24 h']);
  // A dotted line, and a solid one while an office is open.
  const lines = page.querySelectorAll('figure svg').map((row) => row.querySelectorAll('line').length);
  expect(lines).toEqual([1, 2]);
});
