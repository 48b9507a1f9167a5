/** @jest-environment node */
import { buttonTargets, elements, structureErrors, prerender, getText } from '@vantedge/shared-ui/testing';
import EngagementModelsPage from './engagement-models.tsx';

const html = prerender(EngagementModelsPage, '/engagement-models');
const table = (name: string) => elements(html, 'table', name)[0] ?? '';
const rows = (name: string) =>
  elements(elements(table(name), 'tbody')[0] ?? '', 'tr').map((row) =>
    [...row.matchAll(/<t([hd])([^>]*)>(.*?)<\/t\1>/gs)]
      .filter(([, , attributes]) => !attributes?.includes('aria-hidden'))
      .map(([, , , content]) => getText(content ?? '')),
  );

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the hero states the rate and leads to contact, and so does the closing CTA, also to the rate card', () => {
  expect(getText(elements(html, 'section', 'page-hero')[0] ?? '')).toContain('$24 an hour');
  expect(buttonTargets(html)).toEqual(['/contact', '/contact', '/rate-card']);
});

test('four models state price and minimum, one is the most popular, each links to contact', () => {
  const models = elements(html, 'article', 'model-row');
  expect(models.map((model) => getText(elements(model, 'p', 'figure')[0] ?? ''))).toEqual([
    '$24 /hour',
    '$24 /hour',
    '$24 /hour',
    'Custom pricing',
  ]);
  expect(models.map((model) => getText(elements(model, 'b')[0] ?? ''))).toEqual([
    '80 hours a month',
    '160 hours a month',
    '80 hours a month',
    '5 FTEs, 800 hours a month in total',
  ]);
  expect(models.filter((model) => model.includes('Most Popular'))).toHaveLength(1);
  const ways = models.map((model) => /class="link-arrow[^"]*" href="([^"?]+)/.exec(model)?.[1]);
  expect(ways).toEqual(['/contact', '/contact', '/contact', '/contact']);
});

test('the hero’s estimate is the published case of 50 FTEs', () => {
  const sheet = getText(elements(html, 'div', 'estimate-paper')[0] ?? '');
  for (const part of [
    'Example, 50 FTEs',
    'Build-to-Operate',
    '8,000',
    '$400,000',
    '$192,000',
    '2,496,000',
    '52%',
  ])
    expect(sheet).toContain(part);
});

test('the market table compares four prices with the US rate and states that base', () => {
  expect(rows('range-table')).toEqual([
    ['US developer', '$60–100', '$9,600–16,000', '$115,200–192,000', 'Baseline'],
    ['Offshore, senior', '$40–50', '$6,400–8,000', '$76,800–96,000', '33–50%'],
    ['Offshore, mid-level', '$25–35', '$4,000–5,600', '$48,000–67,200', '58–65%'],
    ['Vantedge mid- and senior-level, all-inclusive', '$24', '$3,840', '$46,080', '60–76%'],
  ]);
  expect(getText(elements(table('range-table'), 'caption')[0] ?? '')).toContain('$60–100 an hour');
});

test('five teams save 60 percent each, at a base of $60 that the table states', () => {
  expect(rows('savings-table')).toEqual([
    ['1 developer', '$9,600', '$3,840', '$5,760', '60%', '$69,120'],
    ['3 developers', '$28,800', '$11,520', '$17,280', '60%', '$207,360'],
    ['5 developers', '$48,000', '$19,200', '$28,800', '60%', '$345,600'],
    ['10 developers', '$96,000', '$38,400', '$57,600', '60%', '$691,200'],
    ['50 FTEs', '$480,000', '$192,000', '$288,000', '60%', '$3,456,000'],
  ]);
  expect(getText(elements(table('savings-table'), 'caption')[0] ?? '')).toContain('$60 an hour');
});

test.each(['range-table', 'savings-table'])('%s keeps its roles when its rows become blocks', (name) => {
  const markup = html.slice(
    html.indexOf(`<table class="${name}`),
    html.indexOf('</table>', html.indexOf(name)),
  );
  expect(markup).toMatch(/^<table [^>]*role="table"/);
  const bare = [...markup.matchAll(/<(?:thead|tbody|tr|th|td)(?![^>]*(?:role=|aria-hidden=))[^>]*>/g)];
  expect(bare.map(([tag]) => tag)).toEqual([]);
});

test('the all-inclusive section gives billing terms, the card fee and the exception', () => {
  const inclusion = getText(elements(html, 'section', 'inclusion')[0] ?? '');
  for (const fact of ['NET 15', '3%', 'software licenses', 'monthly in arrears', 'weekly'])
    expect(inclusion).toContain(fact);
});
