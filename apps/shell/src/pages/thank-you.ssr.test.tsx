/** @jest-environment node */
import { thankYou } from '@vantedge/content-site';
import { THANK_YOU_PATH } from '@vantedge/leads';
import { closest, parseHtml, select, selectOne, textContent } from '@vantedge/shared-ui/testing/html';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import ThankYouPage from './thank-you.tsx';

const html = renderToString(
  <MemoryRouter initialEntries={[thankYou.meta.path]}>
    <ThankYouPage />
  </MemoryRouter>,
);
const page = parseHtml(html);

test('is at the path the server redirects to, and noindex', () => {
  expect(thankYou.meta.path).toBe(THANK_YOU_PATH);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('has one h1', () => {
  expect(select('h1', page)).toHaveLength(1);
});

test('contains both confirmations; the newsletter fragment target comes first', () => {
  for (const { title, lead } of [thankYou.hero.message, thankYou.hero.newsletter]) {
    expect(textContent(page)).toContain(title);
    expect(textContent(page)).toContain(lead);
  }
  const marker = selectOne('#newsletter', page)!;
  const hero = closest('section', selectOne('h1', page)!)!;
  expect(marker.parent).toBe(hero.parent);
  expect(html.indexOf('id="newsletter"')).toBeLessThan(html.indexOf('<section'));
});

test('the prerendered reply window shows hours since sending, with Cebu City always open', () => {
  const [above, below] = select('figure ol', page).map((row) => select('li', row).map(textContent));
  expect(above).toEqual(below);
  expect(above).toEqual(['0 h', '24 h']);
  // A dotted line, and a solid one while an office is open. The hours of a week are out of sight until the time is known.
  const lines = select('figure svg', page).map((row) => select('> line', row).length);
  expect(lines).toEqual([1, 2]);
});
