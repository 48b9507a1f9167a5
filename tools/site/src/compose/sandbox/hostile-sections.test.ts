import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { head, type SiteError } from '@vantedge/release';
import { memoryStore } from '@vantedge/release/store';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { pageCode, publishSampleSections, shellCode } from '../testing/sample-sections.ts';
import { RENDER_LIMITS } from './sandbox.ts';

/** A limit that endless code reaches soon, and starting a process and a three-line bundle do not, even on a busy machine. */
const SHORT_MS = 8_000;
/** The same for a page: the process runs. */
const SHORT_PAGE_MS = 3_000;

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

/** Publishes stories with this code after a valid version. Returns the error, and checks that the live release is unchanged. */
async function rejection(code: string, limits = {}): Promise<SiteError> {
  const store = memoryStore();
  await publishSampleSections(store, { shell: SHELL, stories: pageCode('words') });
  const live = await head(store, 'production');
  const publish = publishSampleSections(store, { stories: code }, undefined, { ...RENDER_LIMITS, ...limits });
  const error = await publish.then(
    () => Promise.reject(new Error('it was published')),
    (error: SiteError) => error,
  );
  expect(await head(store, 'production')).toEqual(live);
  return error;
}

test('the valid version of these sections is published', async () => {
  const entry = await publishSampleSections(memoryStore(), { shell: SHELL, stories: inRender('') });
  expect(entry.sections).toContain('stories');
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
      at: 'stories/server.cjs',
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
    expect(await rejection(atLoad('for (;;)'), { loadMs: SHORT_MS })).toMatchObject({
      code: 'RENDER_TIMEOUT',
      at: 'stories/server.cjs',
      message: expect.stringContaining("bundle of 'stories' does not finish within 8 s"),
    });
  });

  test.each([
    ['in a loop', inRender('for (;;)')],
    ['awaiting a promise', pageCode('words').replace("'words'", 'await new Promise(() => {})')],
  ])('in a page, %s', async (_, code) => {
    expect(await rejection(code, { pageMs: SHORT_PAGE_MS })).toMatchObject({
      code: 'RENDER_TIMEOUT',
      at: 'stories: ./pages/index.tsx',
      message: expect.stringContaining("/stories of 'stories' does not finish within 3 s"),
    });
  });

  test('all pages together', async () => {
    expect(await rejection(inRender('for (;;)'), { totalMs: SHORT_MS })).toMatchObject({
      code: 'RENDER_TIMEOUT',
      message: expect.stringContaining("Rendering all pages exceeded 8 s, at /stories of 'stories'"),
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

test.each(['process.exit(0)', 'process.kill(process.pid)', 'process.abort()', 'process.binding("fs")'])(
  '%s fails while loading and while rendering',
  async (code) => {
    expect(await rejection(atLoad(code))).toMatchObject({
      code: 'BUNDLE_LOAD_FAILED',
      at: 'stories/server.cjs',
    });
    expect(await rejection(inRender(code))).toMatchObject({
      code: 'RENDER_FAILED',
      message: expect.stringMatching(
        /^\/stories of 'stories' does not render: process\.\w+ is not a function/,
      ),
    });
  },
);

test('unhandled errors are reported with their section', async () => {
  const rejects = atLoad("Promise.reject(new Error('no feed'))");
  expect(await rejection(rejects)).toMatchObject({
    code: 'UNHANDLED_REJECTION',
    message: expect.stringContaining("the code of 'stories' is rejected without a handler: no feed"),
  });
  const throws = atLoad("setImmediate(() => { throw new Error('late') })");
  expect(await rejection(throws)).toMatchObject({
    code: 'UNCAUGHT_EXCEPTION',
    message: expect.stringContaining("the code of 'stories' throws an uncaught exception: late"),
  });
});

test.each([
  ['the environment', 'process.env'],
  ['the process arguments', 'process.argv'],
])('%s is empty', async (_, value) => {
  const error = await rejection(inRender(`throw new Error(JSON.stringify(Object.keys(${value})))`));
  expect(error.message).toBe("/stories of 'stories' does not render: []");
});

test.each([
  'fetch',
  'WebSocket',
  'process.mainModule',
  'process.getBuiltinModule',
  'process.dlopen',
  'process.stdout',
  'console._stdout',
  "globalThis[Symbol.for('undici.globalDispatcher.1')]",
  "require('async_hooks').executionAsyncResource",
  "require('crypto').setEngine",
])('%s is not available', async (value) => {
  const error = await rejection(inRender(`throw new Error(typeof (${value}))`));
  expect(error.message).toBe("/stories of 'stories' does not render: undefined");
});

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
    await publishSampleSections(memoryStore(), {
      shell: SHELL,
      stories: inRender("console.log('a %s \\u001b[31mred', 'word')"),
    });
    expect(write).toHaveBeenCalledWith('[stories] a word \u{fffd}[31mred\n');
  } finally {
    write.mockRestore();
  }
});
