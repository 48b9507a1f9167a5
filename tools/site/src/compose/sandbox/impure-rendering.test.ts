import { memoryStore } from '@vantedge/release/store';
import { publishSampleSections, shellCode } from '../testing/sample-sections.ts';

/** A shell that calls the page to render it. */
const SHELL = shellCode('a').replace("<h1>' + Page +", "<h1>' + (Page.call ? Page() : Page) +");

/** Publishes a page that shows the value of an expression. */
const publish = (expression: string, atLoad = '') =>
  publishSampleSections(memoryStore(), {
    shell: SHELL,
    stories: `${atLoad}; exports.default = {
      './pages/index.tsx': async () => ({ default: () => String(${expression}) }),
      './teasers.tsx': async () => ({}),
    };`,
  });

const FIXED = "new Date('2026-01-31T12:00:00Z')";

test.each<[expression: string, atLoad?: string]>([
  ['Date.now()'],
  ['new Date().getUTCFullYear()'],
  ['Date()'],
  ['new Date().constructor.now()'],
  ['Math.random()'],
  ['crypto.randomUUID()'],
  ['crypto.getRandomValues(new Uint8Array(8))'],
  ['performance.now()'],
  [`${FIXED}.getDate()`],
  [`${FIXED}.toLocaleTimeString('en-US')`],
  [`new Intl.DateTimeFormat('en').format(${FIXED})`],
  ["new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'UTC' }).format()"],
  ["new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'UTC' }).formatToParts()[0].value"],
  ['Intl.DateTimeFormat().resolvedOptions().timeZone'],
  ['YEAR', 'const YEAR = new Date().getUTCFullYear()'],
  ['ID', 'const ID = Math.random()'],
])('a page that shows %s is refused with its name and what differs', async (expression, atLoad) => {
  await expect(publish(expression, atLoad)).rejects.toMatchObject({
    code: 'RENDER_IMPURE',
    message: expect.stringMatching(
      /^\/stories of 'stories' renders differently at another time and in another time zone, '.*<h1>.*' and '.*<h1>/,
    ),
    fix: expect.stringContaining('npx nx build stories'),
  });
});

test.each<[expression: string, atLoad?: string]>([
  [`${FIXED}.toISOString()`],
  [`${FIXED} instanceof Date && new Date(0).constructor === Date`],
  [`${FIXED}.toLocaleDateString('en-US', { timeZone: 'Asia/Manila' })`],
  [`new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(${FIXED})`],
  ['(Date.now(), Math.random(), "words")'],
  ['cached', 'const cached = Date.now() > 0'],
])('a page that shows %s is published', async (expression, atLoad) => {
  expect((await publish(expression, atLoad)).sections).toContain('stories');
});

test('a page that fails or shows a widget only at another time is refused', async () => {
  const later = 'new Date().getUTCFullYear() > YEAR';
  const year = new Date().getUTCFullYear();
  await expect(
    publish(
      `(() => { if (${later.replace('YEAR', String(year))}) throw new Error('too late'); return 1; })()`,
    ),
  ).rejects.toMatchObject({ code: 'RENDER_FAILED', message: expect.stringContaining('too late') });
});
