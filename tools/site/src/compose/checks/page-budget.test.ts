import { randomBytes } from 'node:crypto';
import type { SectionVersion } from '@vantedge/release';
import { memoryStore, putBlob, putBody } from '@vantedge/release/store';
import { fakeBuild } from '@vantedge/release/testing';
import { budgetProblems, PageWeights } from './page-budget.ts';
import { samplePage } from './testing/sample-page.ts';

const BUDGETS = { html: 1_000, js: 2_000, css: 500 };

/** Checks a page that loads a script and a stylesheet of these sizes. Random bytes do not get smaller. */
async function check({ html = '<p>Words</p>', js = 0, css = 0 }) {
  const store = memoryStore();
  const body = (bytes: number) => putBody(store, randomBytes(bytes), { compression: 'none' });
  const version: SectionVersion = {
    section: 'careers',
    build: fakeBuild('careers'),
    files: { 'main.js': await body(js), 'small.js': await body(100), 'section.css': await body(css) },
    server: await putBlob(store, Buffer.from('')),
  };
  const loads = {
    html,
    js: ['/assets/careers/small.js', '/assets/careers/main.js'],
    css: ['/assets/careers/section.css'],
  };
  return budgetProblems(loads, BUDGETS, new PageWeights(store, new Map([['careers', version]])), samplePage);
}

test('accepts a page within its budgets', async () => {
  expect(await check({ html: 'words '.repeat(1_000), js: 1_800, css: 400 })).toEqual([]);
});

test('reports scripts above the budget with the largest files', async () => {
  expect(await check({ js: 2_000 })).toEqual([
    {
      check: 'budgets',
      code: 'BUDGET_EXCEEDED',
      page: "/a of 'careers'",
      text: expect.stringMatching(
        /^loads 2\.1 kB of js, compressed; the budget is 2\.0 kB \(main\.js of 'careers' 2\.0 kB, small\.js/,
      ),
      at: 'careers: ./pages/a.tsx',
      fix: expect.stringMatching(/import\(\).*"budgets\.js"/),
      sections: ['careers'],
    },
  ]);
});

test('reports stylesheets and documents above the budget', async () => {
  expect(await check({ html: randomBytes(1_000).toString('hex'), css: 600 })).toMatchObject([
    { text: expect.stringContaining('of html') },
    { text: expect.stringContaining('of css') },
  ]);
});
