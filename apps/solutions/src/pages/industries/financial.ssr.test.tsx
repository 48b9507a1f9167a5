/** @jest-environment node */
import { financial } from '@vantedge/content-solutions';
import {
  buttonTargets,
  elements,
  structureErrors,
  prerender,
  getText,
  getSectionByHeading,
} from '@vantedge/shared-ui/testing';
import FinancialPage from './financial.tsx';

const html = prerender(FinancialPage, '/industries/financial');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the breadcrumb is Home, Industries, and the page itself', () => {
  const crumbs = elements(elements(html, 'nav', 'breadcrumb')[0] ?? '', 'li').map(getText);
  expect(crumbs).toEqual(['Home', 'Industries', 'Financial Services']);
});

test('four badges are beside their meanings, each with its own seal', () => {
  const badges = elements(elements(getSectionByHeading(html, financial.security.title), 'ul')[0] ?? '', 'li');
  const loops = badges.map((badge) => badge.match(/<circle/g)?.length);
  expect(loops).toEqual([24, 12, 5, 7]);
  for (const badge of badges) expect(getText(elements(badge, 'p')[0] ?? '').length).toBeGreaterThan(40);
});

test('both sides of the ledger come to their totals, and the net follows the break', () => {
  const { sides, net } = financial.ledger;
  const amount = (text: string) => Number(text.replace(/,/g, ''));
  const totals = (resolved: boolean) =>
    sides.map(({ trades, total }) => {
      const sum = trades.reduce(
        (all, trade) => all + amount(resolved && trade.break ? trade.break.amount : trade.amount),
        0,
      );
      expect(amount(typeof total === 'string' ? total : total[resolved ? 'resolved' : 'open'])).toBe(sum);
      return sum;
    });
  for (const resolved of [false, true]) {
    const [receive = 0, pay = 0] = totals(resolved);
    expect(amount(net[resolved ? 'resolved' : 'open'])).toBe(receive - pay);
  }
});

test('the claims are 256-bit encryption and 24/7 monitoring', () => {
  const claims = elements(elements(getSectionByHeading(html, financial.security.title), 'dl')[0] ?? '', 'dd');
  expect(claims.map(getText)).toEqual(['256-bit', '24/7']);
});

test('there are four regulations', () => {
  expect(elements(getSectionByHeading(html, financial.regulation.title), 'h3')).toEqual([
    'Basel III',
    'IFRS',
    'MiFID II',
    'Dodd-Frank',
  ]);
});

test('the sectors are in alphabetical order', () => {
  const sectors = elements(getSectionByHeading(html, financial.sectors.title), 'dt').map((name) =>
    getText(name.replace(/<span.*?<\/span>/, '')),
  );
  expect(sectors.length).toBeGreaterThan(1);
  expect(sectors).toEqual(sectors.toSorted());
});

test('every button leads to the contact page', () => {
  const targets = buttonTargets(html);
  expect(targets).toHaveLength(2);
  for (const target of targets) expect(target).toMatch(/^\/contact\?topic=/);
});
