/** @jest-environment node */
import {
  buttonTargets,
  elements,
  getCompactText,
  getText,
  prerender,
  structureErrors,
} from '@vantedge/shared-ui/testing';
import BpoPage from './bpo.tsx';

const html = prerender(BpoPage, '/solutions/bpo');

test('the server-rendered page has valid structure', () => {
  // The case study is a widget, which brings its heading.
  expect(structureErrors(html)).toEqual(['nothing is called case-study-title']);
});

test('the strip states the time to a live team, the three service levels with one scope, and retention', () => {
  const strip = elements(html, 'dl', 'stat-row')[0] ?? '';
  expect(elements(strip, 'dd').map(getCompactText)).toEqual(['2–4weeks', '99.9%', '99.8%', '99.5%', '98%']);
  expect(elements(strip, 'dt').map(getText).slice(1)).toEqual([
    'uptime, outsourced operations',
    'SLA compliance, outsourced operations',
    'accuracy, outsourced operations',
    'client retention',
  ]);
});

test('an invoice crosses five desks in order, with US times; what a sheet repeats is decorative', () => {
  const journey = elements(html, 'figure', 'document-workflow')[0] ?? '';
  expect(getText(elements(journey, 'figcaption')[0] ?? '')).toMatch(/ Sample$/);
  const desks = elements(journey, 'li').map((desk) =>
    getText(desk.replace(/<p [^>]*aria-hidden="true">.*?<\/p>/gs, '')).replaceAll('\u00a0', ' '),
  );
  expect(desks.map((desk) => /^(\d+:\d\d [ap]\.m\.) (\w+) /.exec(desk)?.slice(1))).toEqual([
    ['4:40 p.m.', 'Received'],
    ['6:05 p.m.', 'Keyed'],
    ['6:40 p.m.', 'Verified'],
    ['7:10 p.m.', 'Posted'],
    ['8:00 a.m.', 'Reported'],
  ]);
});

test('beside each function is a sample of its work: ticket, record, journal entry, clean rows', () => {
  const [ticket = '', record = '', entry = '', parts = ''] = elements(
    elements(html, 'ul', 'handover-rows')[0] ?? '',
    'li',
    'group relative',
  );
  expect(elements(ticket, 'figure', 'chat-log')).toHaveLength(1);
  for (const row of [ticket, record]) expect(row).toMatch(/ class="tag[^"]*">Sample</);
  for (const row of [entry, parts]) expect(elements(row, 'caption')[0]).toMatch(/^Sample /);
  const [debit, credit] = [1, 2].map((column) =>
    elements(entry, 'tr')
      .slice(1)
      .map((row) => getText([...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)][column]?.[1] ?? '')),
  );
  expect(debit).toEqual(['1,284.00', '', '1,284.00']);
  expect(credit).toEqual(['', '1,284.00', '1,284.00']);
  // Three spellings, one record.
  const rows = elements(parts, 'tr').slice(1);
  expect(new Set(rows.map((row) => elements(row, 'th')[0])).size).toBe(3);
  expect(new Set(rows.map((row) => elements(row, 'td').join())).size).toBe(1);
});

test('four functions link to their pages, each drawn with its weeks of setup', () => {
  const rows = elements(html, 'ul', 'handover-rows')[0] ?? '';
  expect([...rows.matchAll(/ href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/solutions/customer-support',
    '/solutions/back-office',
    '/solutions/finance',
    '/solutions/data',
  ]);
  const weeks = elements(rows, 'p').filter((text) => text.endsWith('weeks to set up'));
  expect(weeks.map((row) => row.match(/>\d<\/span>/g)?.length)).toEqual([4, 3, 3, 4]);
  // The rest is live.
  expect(weeks.map((row) => /--live:(\d)/.exec(row)?.[1])).toEqual(['5', '4', '4', '5']);
  expect(weeks.map((row) => /\d+ weeks/.exec(row)?.[0])).toEqual([
    '4 weeks',
    '3 weeks',
    '3 weeks',
    '4 weeks',
  ]);
});

test('the publisher’s case is the short one', () => {
  expect(html).toContain('data-widget="stories/case-study-short"');
});

test('the advantages have their stats, the savings their basis', () => {
  const stats = elements(html, 'article').map((reason) =>
    getCompactText(elements(reason, 'p', 'figure')[0] ?? ''),
  );
  expect(stats).toEqual(['24/7', '1.3M+', '60%']);
  expect(getText(html)).toContain('1.3M+ BPO professionals');
  expect(getText(html)).toMatch(/60% savings vs\. [^.]*\$60/);
});

test('the industries are in alphabetical order', () => {
  const names = elements(elements(html, 'dl', 'alphabetical-list')[0] ?? '', 'dt').map((name) =>
    getText(name.replace(/<span[^>]*>.*?<\/span>/, '')),
  );
  expect(names.length).toBeGreaterThan(1);
  expect([...names].sort((a, b) => a.localeCompare(b))).toEqual(names);
});

test('the calls to action lead to the contact page with the topic, to the functions and to the models', () => {
  expect(buttonTargets(html)).toEqual([
    '/contact?topic=bpo',
    '#functions',
    '/contact?topic=bpo',
    '/engagement-models',
  ]);
});
