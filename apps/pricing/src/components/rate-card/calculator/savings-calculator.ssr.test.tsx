/** @jest-environment node */
import { calculator } from '@vantedge/content-pricing';
import { elements, structureErrors, prerender, getText } from '@vantedge/shared-ui/testing';
import { EstimateProvider } from './estimate-provider.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';

const html = prerender(
  () => (
    <EstimateProvider>
      <h1>Rate card</h1>
      <SavingsCalculator {...calculator} />
    </EstimateProvider>
  ),
  '/rate-card?developers=50',
);
const form = elements(html, 'form')[0] ?? '';
const sheet = elements(html, 'form', 'estimate-paper')[0] ?? '';

test('the server-rendered calculator has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('whatever the URL contains, the defaults and their results are server-rendered', () => {
  const text = getText(sheet);
  for (const stat of ['$ 249,600', '$480,000', '$230,400', '$40,000', '$19,200', '$20,800', '52%']) {
    expect(text).toContain(stat);
  }
  expect(text).not.toContain('Note:');
});

test('the equivalents of a year are rounded down to whole units', () => {
  const counts = [
    ...sheet.matchAll(
      /<dt[^>]*><span>([^<]*)<\/span> <span[^>]*>[^<]*<\/span><\/dt><dd[^>]*><span[^>]*>([^<]*)<\/span><\/dd>/g,
    ),
  ];
  expect(counts.map(([, name, n]) => [n, name])).toEqual([
    ['2', 'additional developers'],
    ['4', 'marketing campaigns'],
    ['9', 'new projects'],
  ]);
});

test('without JavaScript it is a GET form with a submit button and an explanation', () => {
  const [tag] = html.match(/<form[^>]*>/) ?? [];
  expect(tag).toContain('method="get"');
  expect(tag).not.toContain('action=');
  const names = [...form.matchAll(/<input[^>]*\sname="([^"]+)"/g)].map(([, name]) => name);
  expect([...new Set(names)]).toEqual(['developers', 'hours', 'custom_hours', 'model']);
  const fallback = getText(elements(form, 'noscript')[0] ?? '');
  expect(fallback).toContain('5 developers at 160 hours');
  expect(fallback).toContain('developers × hours × $26');
  expect(elements(form, 'noscript')[0]).toContain('<button');
});

test('the claim comes with its assumption', () => {
  expect(getText(html)).toContain('ROI in just 2 months!');
  expect(html).toContain('href="#claim-note"');
  expect(html).toMatch(/<p id="claim-note"[^>]*>.*50-FTE/);
});
