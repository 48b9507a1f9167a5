import { problemText, type SiteError } from '@vantedge/errors';
import type { SectionVersion } from '@vantedge/release';
import { memoryStore, putBlob } from '@vantedge/store';
import { rebuildCommands } from './render-failure.ts';
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

const renderers: Renderer[] = [];
afterEach(() => {
  for (const renderer of renderers.splice(0)) renderer.close();
});

/** A renderer of one section's pages among these versions. */
function rendererOf(section: string, ...versions: SectionVersion[]): Renderer {
  const all = new Map(versions.map((version) => [version.section, version]));
  const renderer = new Renderer(section, store, all);
  renderers.push(renderer);
  return renderer;
}

/** Renders the page `/a` of stories with the given code. */
const rendered = async (code: string, shell = SHELL) =>
  rendererOf('stories', await version('shell', shell), await version('stories', code)).render(
    '/a',
    './a.tsx',
    CONTEXT,
  );

test.each([
  ['has a syntax error', 'garbage(', 'Unexpected end of input'],
  ['throws', "throw new Error('boom')", 'boom'],
  ['requires a module that is not shared', "require('lodash')", "requires 'lodash'"],
  ['exports nothing', '', 'it has no ./a.tsx'],
  ['lacks a page', 'exports.default = {}', 'it has no ./a.tsx'],
])('a bundle that %s is reported with its section', async (_, code, problem) => {
  await expect(rendered(code)).rejects.toMatchObject({
    code: 'BUNDLE_LOAD_FAILED',
    at: expect.stringMatching(/^stories\/server\.cjs/),
    message: expect.stringContaining(problem),
  });
});

test('a page that throws is reported with its path and section', async () => {
  const code = "exports.default = { './a.tsx': () => Promise.reject(new Error('boom')) }";
  await expect(rendered(code)).rejects.toMatchObject({
    code: 'RENDER_FAILED',
    message: expect.stringMatching(/^\/a of 'stories' does not render: .*boom/),
  });
});

/** Adds a source map that maps every line of the code to the same line of `file`. */
function mapped(file: string, code: string): string {
  const mappings = code.split('\n').map((_, i) => (i ? 'AACA' : 'AAAA'));
  const map = { version: 3, sources: [file], names: [], mappings: mappings.join(';') };
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${encoded}`;
}

/** A shell that calls the page from its own bundle, like React does. */
const CALLING_SHELL = `exports.default = { './home.tsx': async () => ({ default: () => 'home' }) };
exports.shared = {};
exports.render = async ({ Page, widgets }) => ({ html: Page(widgets), widgets: [], errors: [] });`;

/** Error of the page `/a` of stories in the given shell. */
async function failureOf(page: string, shell = CALLING_SHELL): Promise<SiteError> {
  return rendered(page, mapped('node_modules/react/index.js', shell)).then(
    () => Promise.reject(new Error('it renders')),
    (error: SiteError) => error,
  );
}

test('an error is reported with its source line and stack trace', async () => {
  const code = mapped(
    'apps/stories/src/pages/a.tsx',
    `const Part = () => {
  throw new Error('boom');
};
exports.default = { './a.tsx': async () => ({ default: () => Part() }) };`,
  );
  const error = await failureOf(code);
  expect(error).toMatchObject({
    code: 'RENDER_FAILED',
    at: 'apps/stories/src/pages/a.tsx:2',
    trace: ['apps/stories/src/pages/a.tsx:2', 'apps/stories/src/pages/a.tsx:4'],
  });
  expect(problemText(error)).toContain('  from  apps/stories/src/pages/a.tsx:4');
});

test('an error that React throws is attributed to the owner of the page', async () => {
  const shell = CALLING_SHELL.replace(
    'html: Page(widgets)',
    "html: (() => { throw new Error('not a child'); })()",
  );
  const error = await failureOf(
    "exports.default = { './a.tsx': async () => ({ default: () => ({}) }) };",
    shell,
  );
  expect(error.message).not.toContain("'shell'");
  expect(error).toMatchObject({
    at: 'stories: ./a.tsx',
    fix: ['correct the code, then', ...rebuildCommands(['stories'])],
  });
});

test("an error in the shell's own sources is attributed to the shell", async () => {
  const stories = await version(
    'stories',
    "exports.default = { './a.tsx': async () => ({ default: () => 'a' }) };",
  );
  const code = mapped('apps/shell/src/layout/header.tsx', CALLING_SHELL.replace('Page(widgets)', 'header()'));
  const renderer = rendererOf('stories', await version('shell', code), stories);
  await expect(renderer.render('/a', './a.tsx', CONTEXT)).rejects.toMatchObject({
    at: 'apps/shell/src/layout/header.tsx:3',
    message: expect.stringContaining("thrown by the code of 'shell'"),
    fix: ['correct the code, then', ...rebuildCommands(['shell'])],
  });
});

describe('a widget that no section exposes is reported with what to do', () => {
  /** The error of a page of stories that shows a widget, beside pricing, which exposes some. */
  async function missing(widget: string, exposed: string[]): Promise<SiteError> {
    const page = `exports.default = {
  './a.tsx': async () => ({ default: (widgets) => widgets.get('${widget}')() }),
};`;
    const code = mapped('apps/stories/src/pages/a.tsx', page);
    const pricing = await version('pricing', "exports.default = { './a.tsx': async () => ({}) };");
    pricing.build.widgets = exposed.map((name) => ({ name, module: './a.tsx', js: [], css: [] }));
    const all = [await version('shell', CALLING_SHELL), await version('stories', code), pricing];
    return rendererOf('stories', ...all)
      .render('/a', './a.tsx', CONTEXT)
      .then(
        () => Promise.reject(new Error('it renders')),
        (error: SiteError) => error,
      );
  }

  const at = 'apps/stories/src/pages/a.tsx:2';
  const both = rebuildCommands(['pricing', 'stories']);
  const keep = (name: string) =>
    `if it was renamed, 'pricing' can keep '${name}' beside the new name in its src/section.ts for one release;`;
  const another = `write another name in ${at}; or, if 'pricing' now exposes 'teasers', publish it too:`;

  test('a typo: the name that is meant, and the line to correct', async () => {
    expect(await missing('pricing/teaser', ['quotes', 'teasers'])).toMatchObject({
      code: 'WIDGET_NOT_FOUND',
      message:
        "/a of 'stories' shows the widget 'pricing/teaser', but 'pricing' exposes pricing/quotes, pricing/teasers. Did you mean 'pricing/teasers'?",
      at,
      fix: [keep('teaser'), `write 'pricing/teasers' in ${at}, then`, ...both],
    });
    expect(await missing('pricin/teasers', ['teasers'])).toMatchObject({
      message: expect.stringMatching(/'pricin' exposes no widget, .* Did you mean 'pricing\/teasers'\?$/),
      fix: [`write 'pricing/teasers' in ${at}, then`, ...both],
    });
  });

  test('another name: publishing both, the line to correct, or the old name beside the new one', async () => {
    expect(await missing('pricing/teasers', ['offers'])).toMatchObject({
      message: "/a of 'stories' shows the widget 'pricing/teasers', but 'pricing' exposes pricing/offers.",
      at,
      fix: [keep('teasers'), another, ...both],
    });
  });

  test('a section without widgets: publishing both', async () => {
    expect(await missing('pricing/teasers', [])).toMatchObject({
      message: expect.stringContaining("but 'pricing' exposes no widget, or is not published."),
      fix: [another, ...both],
    });
  });
});

test('a widget whose module throws is reported with page, widget, section and line', async () => {
  const page =
    "exports.default = { './a.tsx': async () => ({ default: (all) => all.get('pricing/teaser')() }) };";
  const code = `exports.default = {
  './a.tsx': async () => ({}),
  './widgets/teaser.tsx': () => Promise.reject(new Error('no window')),
};`;
  const pricing = await version('pricing', mapped('apps/pricing/src/widgets/teaser.tsx', code));
  pricing.build.widgets = [{ name: 'teaser', module: './widgets/teaser.tsx', js: [], css: [] }];
  const versions = [await version('shell', CALLING_SHELL), await version('stories', page), pricing];
  const renderer = rendererOf('stories', ...versions);
  await expect(renderer.render('/a', './a.tsx', CONTEXT)).rejects.toMatchObject({
    code: 'RENDER_FAILED',
    message: "/a of 'stories' does not render: no window (thrown by the code of 'pricing')",
    at: 'apps/pricing/src/widgets/teaser.tsx:3',
    fix: ['correct the code, then', ...rebuildCommands(['pricing'])],
  });
});

test('a widget that throws on the page of another section is attributed to its own section', async () => {
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
  const renderer = rendererOf('shell', shell, stories);
  await expect(renderer.render('/', './home.tsx', CONTEXT)).rejects.toMatchObject({
    message: expect.stringContaining("thrown by the code of 'stories'"),
    fix: expect.arrayContaining(rebuildCommands(['stories'])),
  });
});
