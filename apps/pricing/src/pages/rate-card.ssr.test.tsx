/** @jest-environment node */
import { buttonTargets, elements, structureErrors, prerender, getText } from '@vantedge/shared-ui/testing';
import { parseHtml, selectOne } from '@vantedge/shared-ui/testing/html';
import RateCardPage from './rate-card.tsx';

const html = prerender(RateCardPage, '/rate-card');
const part = (tag: string, name: string) => elements(html, tag, name)[0] ?? '';
const rows = (name: string) =>
  [...part('table', name).matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => getText(cell!)),
  );

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the hero states rate and savings, and draws every part of the traditional bill', () => {
  expect(getText(part('div', 'hero-lead'))).toMatch(/\$24\/hour.*40–60%/);
  const drawn = getText(part('figure', 'price-comparison'));
  for (const price of ['$35–50', '+20–30%', '+10–15%', '$50–70', '$2,000–5,000', '$24'])
    expect(drawn).toContain(price);
});

test('the comparison gives both prices of every item, and keeps its roles on a phone', () => {
  expect(rows('rate-table')).toEqual([
    ['Charge', 'Traditional', 'Vantedge'],
    ['Base rate', '$35–50 /hour', '$24 /hour'],
    ['Management fee', '+20–30%', 'Included'],
    ['Setup', '+$2,000–5,000', '$0'],
    ['Hidden fees', '+10–15%', '$0'],
    ['Typical total', '$50–70 /hour', '$24 /hour'],
  ]);
  for (const table of ['rate-table', 'department-ledger'])
    expect(part('table', table)).not.toMatch(/<(?:thead|tbody|tfoot|tr|th|td)(?![^>]*role=)[^>]*>/);
});

test('billing: in arrears, weekly hours, NET 15, three payment methods, the card fee and the exception', () => {
  const terms = getText(html.slice(0, html.indexOf('id="calculator"')));
  for (const fact of ['monthly', '3,840', '46,080', 'weekly', 'NET 15', 'wire, ACH', '3%', 'licenses'])
    expect(terms.toLowerCase()).toContain(fact.toLowerCase());
});

test('four models, one of them the most popular, one without a price, each linking to contact', () => {
  const models = elements(html, 'article', 'model-card');
  expect(models.map((model) => getText(elements(model, 'p', 'figure')[0] ?? ''))).toEqual([
    '$24 /hour',
    '$24 /hour',
    '$24 /hour',
    'Custom pricing',
  ]);
  expect(models.map((model) => getText(elements(model, 'dd')[0] ?? ''))).toEqual([
    '80 hours a month',
    '160 hours a month',
    '80 hours a month',
    '5 FTEs, 800 hours a month in total',
  ]);
  expect(models.map((model) => model.includes('Most Popular'))).toEqual([false, true, false, false]);
  expect(getText(models[0]!)).toContain('5 days');
  const ways = models.map((model) => /class="link-arrow[^"]*" href="([^"?]+)/.exec(model)?.[1]);
  expect(ways).toEqual(['/contact', '/contact', '/contact', '/contact']);
});

test('the publisher’s invoice, department by department', () => {
  expect(rows('department-ledger').slice(1)).toEqual([
    ['Business development', '15', '$57,600'],
    ['Production', '20', '$76,800'],
    ['Administrative', '10', '$38,400'],
    ['Finance', '5', '$19,200'],
    ['Four departments', '50', '$192,000'],
  ]);
  const study = getText(part('section', 'client-invoice'));
  for (const fact of [
    '8,000 hours',
    '12 weeks',
    '15-year',
    'exit clause',
    '$400,000',
    '60 %',
    '52 %',
    '40 %',
    '6.86 /7',
    '24/7',
    '100 %',
  ])
    expect(study).toContain(fact);
});

test('before any change the foot of the estimate is the case of 50 FTEs', () => {
  const pitch = getText(part('div', 'estimate-case'));
  for (const stat of ['2,496,000', '50', '8,000', '$400,000', '$192,000', '$208,000', '52%', '2 months'])
    expect(pitch).toContain(stat);
});

test('the four inputs are posted to fill in the contact form, so that values cannot reach a URL', () => {
  const form = part('form', 'proposal-form');
  expect([...form.matchAll(/placeholder="([^"]+)"/g)].map(([, text]) => text)).toEqual([
    'Company Name',
    'Your Name',
    'Email Address',
    'Team Size Needed',
  ]);
  expect([...form.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'company',
    'name',
    'email',
    'message',
  ]);
  expect(form).not.toMatch(/<input[^>]* (?:required|pattern)=/);
  const { attribs } = selectOne('form.proposal-form', parseHtml(html))!;
  expect(attribs).toMatchObject({ method: 'post', action: '/api/forms/shell/contact' });
  expect(selectOne('button[type=submit][name=prefill]', parseHtml(form))).not.toBeNull();
  expect(elements(form, 'label')).toHaveLength(4);
});

test('where neither a script nor a server takes the proposal, a link to the contact form says so', () => {
  const [elsewhere] = elements(part('form', 'proposal-form'), 'p', 'no-leads:noscript:block');
  expect(getText(elsewhere!)).toMatch(/cannot be carried over/);
  expect(elsewhere).toContain('href="/contact"');
});

test('phone numbers are masked in print and dialed in full', () => {
  const card = part('section', 'contact-card');
  expect(
    [...card.matchAll(/href="tel:([^"]+)"><b[^>]*>([^<]+)/g)].map(([, dialled, printed]) => [
      dialled,
      printed,
    ]),
  ).toEqual([
    ['+12135550167', '+1 213 ••• ••67'],
    ['+63325550118', '+63 32 ••• ••18'],
  ]);
});

test('office hours in three time zones, and only an office that never closes is open', () => {
  expect(getText(part('dl', 'hours-lines'))).toMatch(
    /Manila time 9 a\.m\.–6 p\.m\. *EST 8 p\.m\.–5 a\.m\. *PST 5 p\.m\.–2 a\.m\./,
  );
  const spans = elements(part('dl', 'hours-lines'), 'svg').map((svg) =>
    [...svg.matchAll(/x="([^"]+)" width="([^"]+)"/g)].map(([, x, width]) => [x, width]),
  );
  expect(spans).toEqual([
    [['37.5%', '37.5%']],
    [
      ['0%', '20.83%'],
      ['83.33%', '16.67%'],
    ],
    [
      ['0%', '8.33%'],
      ['70.83%', '29.17%'],
    ],
  ]);
  const offices = getText(elements(part('div', 'office-clocks'), 'ul')[0] ?? '');
  expect(offices).toContain('8 a.m.–5 p.m. PT');
  expect(offices).toContain('24/7');
  expect(offices).toContain('Local time in Los Angeles');
  expect(offices.match(/now/gi)).toHaveLength(1);
});

test('the hero’s buttons open the contact form and the calculator; the estimate ends in the only other one', () => {
  expect(buttonTargets(html).map((to) => to.replace(/\?.*/, ''))).toEqual(['/contact', '#calculator']);
  expect([...html.matchAll(/type="submit"/g)]).toHaveLength(2);
});
