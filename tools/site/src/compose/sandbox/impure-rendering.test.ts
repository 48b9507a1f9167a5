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

test.each([
  ['Date.now()', 'Date.now()'],
  ['new Date().getUTCFullYear()', 'new Date()'],
  ['Date()', 'Date()'],
  ['Math.random()', 'Math.random()'],
  ['crypto.randomUUID()', 'crypto.randomUUID()'],
  ["new Date('2026-01-31T12:00:00Z').getDate()", 'Date.prototype.getDate()'],
  ["new Date('2026-01-31T12:00:00Z').toLocaleTimeString('en-US')", 'Date.prototype.toLocaleTimeString()'],
])('a page that shows %s is rejected with the call', async (expression, name) => {
  await expect(publish(expression)).rejects.toMatchObject({
    code: 'RENDER_IMPURE',
    message: expect.stringContaining(
      `/stories of 'stories' renders differently at another time, because the code of 'stories' calls ${name}`,
    ),
    fix: expect.stringContaining('npx nx build stories'),
  });
});

test.each([
  ["new Date('2026-01-31T12:00:00Z').toISOString()", ''],
  ["new Date('2026-01-31T12:00:00Z') instanceof Date && new Date(0).constructor === Date", ''],
  ["new Date('2026-01-31T12:00:00Z').toLocaleDateString('en-US', { timeZone: 'Asia/Manila' })", ''],
  ['(Date.now(), Math.random(), "words")', ''],
  ['cached', 'const cached = Date.now() > 0'],
])('a page that shows %s is published', async (expression, atLoad) => {
  expect((await publish(expression, atLoad)).sections).toContain('stories');
});
