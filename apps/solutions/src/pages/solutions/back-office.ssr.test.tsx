/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import BackOfficePage from './back-office.tsx';

const html = prerender(BackOfficePage, '/solutions/back-office');

test('the server-rendered page has valid structure', () => {
  expect(structureErrors(html)).toEqual([]);
});

test('the figures are accuracy, processing time and specialists', () => {
  const figures = elements(elements(html, 'dl', 'stat-row')[0] ?? '', 'dd').map(getCompactText);
  expect(figures).toEqual(['99.5%', '24hours', '300+']);
});

test('no item of the batch is completed before both have signed, and the one on hold is completed by its answer', () => {
  const sheet = elements(html, 'article', 'batch-sheet')[0] ?? '';
  const items = elements(elements(sheet, 'tbody')[0] ?? '', 'tr');
  expect(items).toHaveLength(10);
  expect(items.filter((item) => getText(item).includes('on hold'))).toHaveLength(1);
  expect(elements(sheet, 'span', 'class="figure').map((count) => elements(count, 'span'))).toEqual([
    ['9', '10'],
  ]);
  expect(sheet.match(/type="checkbox"/g)).toHaveLength(1);
});

test('there are four service groups, and every process states its input and output', () => {
  const groups = elements(elements(html, 'section', 'id="process"')[0] ?? '', 'article');
  expect(groups).toHaveLength(4);
  for (const group of groups) {
    expect(elements(group, 'dt').length).toBeGreaterThanOrEqual(2);
    expect(elements(group, 'dd')).toHaveLength(elements(group, 'dt').length);
  }
});

test('five phases are under a total of three weeks, none with its own duration', () => {
  const setup = elements(html, 'section', 'id="setup"')[0] ?? '';
  const phases = elements(setup, 'ol')[0] ?? '';
  expect(getText(setup)).toContain('3 weeks');
  expect(elements(phases, 'h3')).toHaveLength(5);
  expect(getText(phases)).not.toMatch(/\b(day|week)s? \d/i);
});

test('there are four benefits, dual verification first', () => {
  const benefits = elements(elements(html, 'section', 'id="benefits"')[0] ?? '', 'article');
  expect(benefits.map((benefit) => elements(benefit, 'h3')[0])).toEqual([
    'Dual-verification quality assurance',
    'Data security',
    '300+ skilled specialists',
    'Scalable systems',
  ]);
});

test('every call works: examples lead to the process, the assessment to the contact page', () => {
  expect(html).toMatch(/href="#process"[^>]*>View Process Examples/);
  expect(html).toMatch(/href="\/contact\?topic=bpo"[^>]*>Back Office Assessment/);
  expect(buttonTargets(html)).toEqual(['/contact?topic=bpo', '/contact?topic=bpo']);
  expect(html).toContain('href="/rate-card"');
});
