/** @jest-environment node */
import { buttonTargets, elements, faults, prerender, words } from '@vantedge/shared-ui/testing';
import FinancialPage from './financial.tsx';

const html = prerender(FinancialPage, '/industries/financial');
const named = (id: string) =>
  html.slice(html.indexOf(`aria-labelledby="${id}"`)).split('</section>')[0] ?? '';

test('the page is sound as served', () => {
  expect(faults(html)).toEqual([]);
});

test('the way here is Home, Industries, and the page itself', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(words);
  expect(crumbs).toEqual(['Home', 'Industries', 'Financial Services']);
});

test('the sheet states transactions, uptime, institutions and compliance', () => {
  const sheet = elements(html.slice(html.indexOf('class="statement-sheet"')), 'dl')[0] ?? '';
  expect(elements(sheet, 'dd').map((line) => words(line).replaceAll(' ', ''))).toEqual([
    '$2B+',
    '99.99%',
    '15+',
    '100%',
  ]);
});

test('four badges stand beside what they mean, each with a seal of its own', () => {
  const badges = elements(elements(named('security-title'), 'ul')[0] ?? '', 'li');
  expect(badges.map((badge) => elements(badge, 'h3')[0])).toEqual([
    'Enterprise Security',
    'PCI DSS',
    'SOC 2 Type II',
    'GDPR',
  ]);
  const loops = badges.map((badge) => badge.match(/<circle/g)?.length);
  expect(loops).toEqual([24, 12, 5, 7]);
  for (const badge of badges) expect(words(elements(badge, 'p')[0] ?? '').length).toBeGreaterThan(40);
});

test('every bit of the key and every hour of the week is drawn', () => {
  const [encryption = '', monitoring = ''] = elements(named('security-title'), 'figure');
  expect(words(encryption)).toContain('256-bit encryption');
  expect(words(monitoring)).toContain('24/7 monitoring');
  // A line has one mark a unit of its length.
  const marks = (drawing: string) =>
    [...drawing.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
  expect(marks(/ d="([^"]+)"/.exec(encryption)?.[1] ?? '')).toBe(256);
  expect(marks(/ d="([^"]+)"/.exec(monitoring)?.[1] ?? '')).toBe(7 * 24);
});

test('there are four services and four rulebooks', () => {
  const services = elements(html, 'article');
  expect(services.map((service) => elements(service, 'h3')[0])).toEqual([
    'FinTech development',
    'Compliance and risk',
    'Data analytics',
    'Operations support',
  ]);
  expect(elements(named('regulation-title'), 'h3')).toEqual(['Basel III', 'IFRS', 'MiFID II', 'Dodd-Frank']);
});

test('eight sectors stand in alphabetical order', () => {
  const sectors = elements(named('sectors-title'), 'dt').map((name) =>
    words(name.replace(/<span.*?<\/span>/, '')),
  );
  expect(sectors).toHaveLength(8);
  expect(sectors).toEqual(sectors.toSorted());
});

test('every button leads to the contact page', () => {
  const targets = buttonTargets(html);
  expect(targets).toHaveLength(4);
  for (const target of targets) expect(target).toMatch(/^\/contact\?topic=/);
});
