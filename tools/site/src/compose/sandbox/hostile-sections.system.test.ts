import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getRelease, getSettings, head, type Release } from '@vantedge/release';
import type { SiteError } from '@vantedge/errors';
import { memoryStore, type Store } from '@vantedge/store';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { composeRelease } from '../compose-release.ts';
import {
  pageCode,
  publishSampleSections,
  shellCode,
  storeSampleSection,
} from '../testing/sample-sections.ts';
import { RENDER_LIMITS } from './sandbox.ts';

/** Limits that endless code reaches soon. Within the first, three-line bundles load, even on a busy machine. */
const SHORT_MS = { load: 3_000, page: 500 };

/** A shell that calls the page to render it. */
const SHELL = shellCode('a').replace("<h1>' + Page +", "<h1>' + (Page.call ? Page() : Page) +");

/** A section that runs a statement on load. */
const atLoad = (statement: string) => `${statement};\n${pageCode('words')}`;

/** A section whose page runs a statement while rendering. */
const inRender = (statement: string) =>
  `exports.default = {
    './pages/index.tsx': async () => ({ default: () => { ${statement}; return 'words'; } }),
    './teasers.tsx': async () => ({}),
  };`;

/** A store with a valid release. Its pages are not rendered again by the tests. */
let valid: { store: Store; base: Release };
beforeAll(async () => {
  const store = memoryStore();
  await publishSampleSections(store, { shell: SHELL, stories: pageCode('words') });
  valid = { store, base: await getRelease(store, (await head(store, 'production'))!.release) };
});

/** Composes a release with this code of stories. */
async function compose(code: string, limits = {}) {
  const { store, base } = valid;
  return composeRelease({
    store,
    base,
    versions: { ...base.versions, stories: await storeSampleSection(store, 'stories', code) },
    settings: getSettings(base),
    now: '2026-01-02T00:00:00.000Z',
    limits: { ...RENDER_LIMITS, ...limits },
  });
}

/** The error of composing a release with this code. */
const rejection = (code: string, limits = {}): Promise<SiteError> =>
  compose(code, limits).then(
    () => Promise.reject(new Error('it was composed')),
    (error: SiteError) => error,
  );

test('the valid version of these sections is composed', async () => {
  expect((await compose(inRender(''))).rendered).toEqual(['/stories']);
});

test('a refused version changes nothing that is live', async () => {
  const store = memoryStore();
  await publishSampleSections(store, { shell: SHELL, stories: pageCode('words') });
  const live = await head(store, 'production');
  await expect(publishSampleSections(store, { stories: inRender('process.exit()') })).rejects.toThrow('exit');
  expect(await head(store, 'production')).toEqual(live);
});

describe('requiring a Node module with access outside the process fails, with its name', () => {
  test.each([
    ['child_process', "require('node:child_process').execSync('id')"],
    ['worker_threads', "new (require('worker_threads').Worker)('for(;;);', { eval: true })"],
    ['net', "require('net').connect(80)"],
    ['module', "require('node:module').createRequire('/')('fs')"],
  ])('%s', async (name, code) => {
    expect(await rejection(atLoad(code))).toMatchObject({
      code: 'BUNDLE_LOAD_FAILED',
      at: expect.stringMatching(/^stories\/server\.cjs/),
      message: expect.stringMatching(new RegExp(`'stories' does not load: .*requires '(node:)?${name}'`)),
    });
  });

  test('fs, to read leads or write a file', () =>
    withTemporaryFolder(async (folder) => {
      const leads = path.join(folder, 'leads.sqlite');
      const made = path.join(folder, 'made');
      writeFileSync(leads, 'ada@example.com');
      const reads = await rejection(inRender(`require('fs').readFileSync(${JSON.stringify(leads)})`));
      const writes = await rejection(inRender(`require('fs').writeFileSync(${JSON.stringify(made)}, '')`));
      for (const error of [reads, writes]) {
        expect(error).toMatchObject({
          code: 'RENDER_FAILED',
          message: expect.stringMatching(/^\/stories of 'stories' does not render: .*requires 'fs'/),
        });
      }
      expect(existsSync(made)).toBe(false);
    }));
});

describe('endless code is stopped at its limit', () => {
  test('at the top level of a module', async () => {
    expect(await rejection(atLoad('for (;;)'), { loadMs: SHORT_MS.load })).toMatchObject({
      code: 'RENDER_TIMEOUT',
      at: 'stories/server.cjs',
      message: expect.stringContaining("bundle of 'stories' does not finish within 3 s"),
    });
  });

  test.each([
    ['in a loop', inRender('for (;;)')],
    ['awaiting a promise', pageCode('words').replace("'words'", 'await new Promise(() => {})')],
  ])('in a page, %s', async (_, code) => {
    expect(await rejection(code, { pageMs: SHORT_MS.page })).toMatchObject({
      code: 'RENDER_TIMEOUT',
      at: 'stories: ./pages/index.tsx',
      message: expect.stringContaining("/stories of 'stories' does not finish within 0.5 s"),
    });
  });
});

test.each([
  ['the heap', 'const all = []; for (;;) all.push(new Array(1e4).fill({}))'],
  ['buffers', 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 24, 1))'],
])('a section that fills %s is stopped and reported', async (_, code) => {
  expect(await rejection(inRender(code), { heapMegabytes: 64 })).toMatchObject({
    code: 'RENDER_OUT_OF_MEMORY',
    message: expect.stringContaining("/stories of 'stories' needs more memory than 64 MB"),
  });
});

test.each(['process.exit(0)', 'process.kill(process.pid)', 'process.abort()'])(
  '%s fails while rendering',
  async (code) => {
    expect(await rejection(inRender(code))).toMatchObject({
      code: 'RENDER_FAILED',
      message: expect.stringMatching(
        /^\/stories of 'stories' does not render: process\.\w+ is not a function/,
      ),
    });
  },
);

test.each(["Promise.reject(new Error('no feed'))", "setImmediate(() => { throw new Error('no feed') })"])(
  'an error that nothing handles is reported with its section: %s',
  async (statement) => {
    // Again, because the page that was rendered before must not be reused.
    for (let i = 0; i < 2; i += 1)
      expect(await rejection(atLoad(statement))).toMatchObject({
        code: 'UNHANDLED_ERROR',
        message: expect.stringMatching(
          /'stories' leaves an error unhandled, in a promise or a callback: no feed$/,
        ),
      });
  },
);

test.each(['import("node:fs")', 'new Function("return 1")()', '(0, eval)("1")'])('%s fails', async (code) => {
  const page = `exports.default = {
    './pages/index.tsx': async () => ({ default: await ${code} }),
    './teasers.tsx': async () => ({}),
  };`;
  expect(await rejection(page)).toMatchObject({ code: 'RENDER_FAILED' });
});

test('console output of a section is printed without control characters', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    await compose(inRender("console.log('a %s \\u001b[31mred', 'word')"));
    expect(write).toHaveBeenCalledWith('[stories] a word \\u001b[31mred\n');
  } finally {
    write.mockRestore();
  }
});
