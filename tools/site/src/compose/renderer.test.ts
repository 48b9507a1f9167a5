import type { SectionVersion } from '../release/model.ts';
import { putBlob } from '../store/blobs.ts';
import { memoryStore } from '../store/memory-store.ts';
import { Renderer } from './renderer.ts';

const CONTEXT = {
  pictures: {},
  facts: { published: '', changed: '', leadRetentionDays: 730 },
  now: '2026-01-01T00:00:00.000Z',
};
const SHELL = 'exports.default = {}; exports.shared = {};';
const store = memoryStore();

async function version(section: string, code: string): Promise<SectionVersion> {
  const routes = section === 'shell' ? [] : [{ path: '/a', module: './a.tsx', js: ['a.js'], css: [] }];
  const build = { name: section, routes, widgets: [] } as unknown as SectionVersion['build'];
  return { section, build, files: {}, server: await putBlob(store, Buffer.from(code)) };
}

const rendererOf = async (code: string) =>
  Renderer.of(store, [await version('shell', SHELL), await version('stories', code)]);

test.each([
  ['is no script', 'garbage(', 'Unexpected end of input'],
  ['throws', "throw new Error('boom')", 'boom'],
  ['asks for what the shell does not share', "require('lodash')", "asks for 'lodash'"],
  ['exports nothing', '', 'it has no ./a.tsx'],
  ['lacks a page', 'exports.default = {}', 'it has no ./a.tsx'],
])('a bundle that %s is a known failure that names the section', async (_, code, problem) => {
  await expect(rendererOf(code)).rejects.toMatchObject({
    code: 'BUNDLE_BROKEN',
    at: 'stories/server.cjs',
    message: expect.stringContaining(problem),
  });
});

test('a page that throws is refused by its path and section', async () => {
  const renderer = await rendererOf(
    "exports.default = { './a.tsx': () => Promise.reject(new Error('boom')) }",
  );
  await expect(renderer.render('/a', 'stories', './a.tsx', CONTEXT)).rejects.toMatchObject({
    code: 'RENDER_FAILED',
    message: expect.stringMatching(/^\/a of 'stories' does not render: .*boom/),
  });
});

test('a widget that throws on the page of another section names the section whose code it is', async () => {
  const page = "exports.default = { './home.tsx': async () => ({}) };";
  const shell = await version(
    'shell',
    `${page} exports.shared = {}; exports.render = ({ widgets }) => widgets.get('stories/teaser')();`,
  );
  const stories = await version(
    'stories',
    "exports.default = { './a.tsx': async () => ({ default() { throw new Error('boom'); } }) };",
  );
  stories.build.widgets = [{ name: 'teaser', module: './a.tsx', js: [], css: [] }];
  const renderer = await Renderer.of(store, [shell, stories]);
  await expect(renderer.render('/', 'shell', './home.tsx', CONTEXT)).rejects.toMatchObject({
    message: expect.stringContaining("thrown by the code of 'stories'"),
    mend: expect.stringContaining('nx build stories'),
  });
});
