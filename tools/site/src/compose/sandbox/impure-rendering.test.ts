import { buildCommand } from '@vantedge/errors';
import { memoryStore } from '@vantedge/store';
import { Renderer } from '../renderer.ts';
import { publishSampleSections, shellCode, storedSample } from '../testing/sample-sections.ts';

/** A shell that calls the page to render it. */
const SHELL = shellCode('a').replace("<h1>' + Page +", "<h1>' + (Page.call ? Page() : Page) +");

const FIXED = "new Date('2026-01-31T12:00:00Z')";

/** Expressions whose value depends on the clock, the time zone, the language or chance, and statements at the top of the module. */
const IMPURE: [expression: string, atLoad?: string][] = [
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
  ['(1234.5).toLocaleString()'],
  ['["z", "ä"].sort(new Intl.Collator().compare).join() + new Intl.NumberFormat().format(1234.5)'],
  ['YEAR', 'const YEAR = new Date().getUTCFullYear()'],
  ['ID', 'const ID = Math.random()'],
];

const PURE: [expression: string, atLoad?: string][] = [
  [`${FIXED}.toISOString()`],
  [`${FIXED} instanceof Date && new Date(0).constructor === Date`],
  [`${FIXED}.toLocaleDateString('en-US', { timeZone: 'Asia/Manila' })`],
  [`new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(${FIXED})`],
  ["(1234.5).toLocaleString('en-US')"],
  ['(Date.now(), Math.random(), "words")'],
  ['cached', 'const cached = Date.now() > 0'],
];

test('each of these is the same in both renderings, or not', async () => {
  const all = [...IMPURE, ...PURE];
  const modules = all.map(
    ([expression], i) => `'./${i}.tsx': async () => ({ default: () => String(${expression}) })`,
  );
  const code = `${all.map(([, atLoad = '']) => atLoad).join(';')}; exports.default = {
    './pages/index.tsx': async () => ({}), './teasers.tsx': async () => ({}), ${modules.join()} };`;
  const store = memoryStore();
  const versions = [await storedSample(store, 'shell', SHELL), await storedSample(store, 'stories', code)];
  const renderer = new Renderer('stories', store, new Map(versions.map((one) => [one.section, one])));
  const facts = { published: '', changed: '', leadRetentionDays: 730 };
  const differing: string[] = [];
  for (const [i, [expression]] of all.entries()) {
    const context = { pictures: {}, facts, now: '2026-01-01T00:00:00.000Z' };
    const [first, second] = await renderer.render('/stories', `./${i}.tsx`, context);
    if (first.html !== second.html) differing.push(expression);
  }
  renderer.close();
  expect(differing).toEqual(IMPURE.map(([expression]) => expression));
});

/** Publishes a page that shows the value of an expression. */
const publish = (expression: string) =>
  publishSampleSections(memoryStore(), {
    shell: SHELL,
    stories: `exports.default = {
      './pages/index.tsx': async () => ({ default: () => String(${expression}) }),
      './teasers.tsx': async () => ({}),
    };`,
  });

test('a page that differs is refused with its name, what differs and the fix', async () => {
  await expect(publish('new Date().getUTCFullYear()')).rejects.toMatchObject({
    code: 'RENDER_NOT_DETERMINISTIC',
    message: expect.stringMatching(/^\/stories of 'stories' renders '.*<h1>\d.*' at one time and '.*<h1>\d/),
    fix: expect.arrayContaining([buildCommand('stories')]),
  });
});

test('a page that fails only at another time is refused', async () => {
  const late = `new Date().getUTCFullYear() > ${new Date().getUTCFullYear()}`;
  const throws = `(() => { if (${late}) throw new Error('too late'); return 1; })()`;
  await expect(publish(throws)).rejects.toMatchObject({
    code: 'RENDER_FAILED',
    message: expect.stringContaining('too late'),
  });
});
