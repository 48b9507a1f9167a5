import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type BuildRecord, compatibleRange, CONTRACT_PACKAGE } from '@vantedge/federation-contract';
import type { BuildSource } from '@vantedge/federation-contract/sources';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { installedVersion, WORKSPACE } from './workspace.ts';

/** Maximum compressed size of the remote entry of a section with one page. With its own copy of the runtime, it is 20,000 bytes. */
const MAX_ENTRY_BYTES = 6_500;

let root: string;
const roots: string[] = [];

beforeEach(startSection);
afterAll(() => {
  for (const folder of roots) rmSync(folder, { recursive: true });
});

/** Writes a section with one page. */
function startSection() {
  mkdirSync(path.join(WORKSPACE, 'test-results'), { recursive: true });
  // Inside the workspace, so that the build finds its loaders.
  root = mkdtempSync(path.join(WORKSPACE, 'test-results', 'federation-'));
  roots.push(root);
  write('src/section.css', '');
  write('src/pages/one.tsx', 'export default function One() { return <h1>One</h1>; }');
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Builds a section with one page, or with other routes, and with the values of these packages in its record. */
function build(routes = "[{ path: '/sample', module: './pages/one.tsx' }]", facts?: string[]) {
  write(
    'rspack.config.mjs',
    `import { productionBuilds } from '@vantedge/federation-build/parts';
     const root = import.meta.dirname;
     const section = { name: 'sample', routes: ${routes} };
     const images = async (path) => new TextEncoder().encode(path);
     const facts = ${JSON.stringify(facts)};
     export default productionBuilds({ section, root, out: root + '/dist', mode: 'production', images, facts });`,
  );
  const rspack = path.join(WORKSPACE, 'node_modules/.bin/rspack');
  return spawnSync(process.execPath, ['--import', 'tsx', rspack, 'build'], { cwd: root, encoding: 'utf8' });
}

const record = () => JSON.parse(readFileSync(path.join(root, 'dist/section.json'), 'utf8')) as BuildRecord;
const entryOf = ({ entryFiles }: BuildRecord) => entryFiles.js[0]!;

describe('of a section with one page,', () => {
  // They read one build.
  let built: string;
  beforeAll(() => {
    startSection();
    built = root;
    const { status, stdout, stderr } = build();
    if (status !== 0) throw new Error(stdout + stderr);
  });
  beforeEach(() => {
    root = built;
  });

  test('a remote entry does not contain its own federation runtime', () => {
    const bytes = brotliCompressSync(readFileSync(path.join(root, 'dist/browser', entryOf(record())))).length;
    expect(bytes).toBeLessThan(MAX_ENTRY_BYTES);
  });

  test('the build record contains the hash of the node bundle', () => {
    const bundle = readFileSync(path.join(root, 'dist/server/server.cjs'));
    const digest = createHash('sha256').update(bundle).digest('base64');
    expect(record().server).toEqual({ file: 'server.cjs', integrity: `sha256-${digest}` });
  });

  test('the build record states what the section needs from the shell, and the runtime checks it', () => {
    const { shared } = record();
    expect(shared).toMatchObject({
      react: compatibleRange(installedVersion('react')),
      '@vantedge/shared-ui': compatibleRange(installedVersion('@vantedge/shared-ui')),
      '@module-federation/enhanced': compatibleRange(installedVersion('@module-federation/enhanced')),
    });
    expect(readFileSync(path.join(root, 'dist/browser', entryOf(record())), 'utf8')).toContain(
      `"${shared['react']}"`,
    );
  });

  test('the federation manifest is a file of the build, named by its content', () => {
    const { manifest, files, entryFiles, routes } = record();
    expect(manifest).toMatch(/^mf-manifest\.[0-9a-f]{10}\.json$/);
    expect(files).toHaveProperty([manifest!]);
    const text = readFileSync(path.join(root, 'dist/browser', manifest!), 'utf8');
    const { metaData, exposes } = JSON.parse(text) as {
      metaData: { publicPath: string; remoteEntry: { name: string } };
      exposes: { name: string; assets: { js: { sync: string[] } } }[];
    };
    expect(metaData).toMatchObject({
      publicPath: '/assets/sample/',
      remoteEntry: { name: expect.stringMatching(/^host-entry\.[0-9a-f]{10}\.js$/), path: '' },
    });
    expect(entryFiles.js).not.toContain(metaData.remoteEntry.name);
    expect(exposes).toMatchObject([{ name: 'pages/one', assets: { js: { sync: routes[0]!.js } } }]);
    expect(text).not.toContain(WORKSPACE);
  });

  test('each script has a source map that is equal in every checkout, also the remote entry', () => {
    const { maps, files, ...rest } = record();
    expect(Object.keys(maps ?? {})).toEqual(Object.keys(files).filter((file) => file.endsWith('.js')));
    const [script, text] = ['', '.map'].map((end) =>
      readFileSync(path.join(root, 'dist/browser', entryOf({ files, ...rest }) + end), 'utf8'),
    ) as [string, string];
    const lines = script.split('\n');
    const line = lines.findIndex((code) => code.includes('createElement("script")'));
    const column = lines[line]!.indexOf('createElement("script")');
    const { source } = originalPositionFor(new TraceMap(text), { line: line + 1, column });
    expect(source).toBe('webpack/runtime/load_script');
    expect(text).not.toContain('data:');
    expect(text).not.toContain(WORKSPACE);
  });

  test('the share image of a route is a file of the build, named by its content', () => {
    const { routes, files } = record();
    const image = routes[0]!.image!;
    expect(image).toMatch(/^share\.[0-9a-f]{10}\.png$/);
    expect(files).toHaveProperty([image]);
    expect(readFileSync(path.join(root, 'dist/browser', image), 'utf8')).toBe('/sample');
  });

  test('the build record has no values, because it declares no packages with some', () => {
    expect(record().facts).toBeUndefined();
  });
});

test('a changed word of a page changes its script only, and the manifest and entry of other hosts', () => {
  write('src/words.ts', `export const words = '${'Each page has these. '.repeat(2000)}';`);
  write('src/late.tsx', "import './late.css'; export default () => <p>Late</p>;");
  write('src/late.css', 'p { color: red }');
  const page = (text: string) =>
    `import { lazy } from 'react';
     import { words } from '../words.ts';
     import './page.css';
     const Late = lazy(() => import('../late.tsx'));
     export default () => <><h1>${text}</h1>{words}<Late /></>;`;
  write('src/pages/page.css', 'h1 { color: red }');
  write('src/pages/one.tsx', page('One'));
  write('src/pages/two.tsx', page('Two'));
  const routes = JSON.stringify(
    ['one', 'two'].map((name) => ({ path: `/sample/${name}`, module: `./pages/${name}.tsx` })),
  );
  expect(build(routes).status).toBe(0);
  const before = record();
  write('src/pages/one.tsx', page('First'));
  expect(build(routes).status).toBe(0);
  const after = record();
  const [one, two] = before.routes;
  expect([two!.js.length, two!.css.length, two!.lazy!.length]).toEqual([2, 1, 2]);
  expect(after.entryFiles).toEqual(before.entryFiles);
  expect(after.routes[1]).toEqual(two);
  const isNew = (file: string) => !(file in before.files);
  expect(after.routes[0]!.js.filter(isNew)).toHaveLength(1);
  expect(after.routes[0]!.js.filter((file) => one!.js.includes(file))).toHaveLength(1);
  expect(
    Object.keys(after.files)
      .filter(isNew)
      .map((file) => file.split('.')[0]),
  ).toEqual(['c', 'host-entry', 'mf-manifest']);
});

test('the entry of a section finds its chunks among the files of the page, that of other hosts brings them', () => {
  write('src/late.tsx', 'export default () => <p>Late</p>;');
  write(
    'src/pages/one.tsx',
    "import { lazy } from 'react'; const Late = lazy(() => import('../late.tsx')); export default () => <Late />;",
  );
  expect(build().status).toBe(0);
  const { entryFiles, files, manifest, routes } = record();
  const read = (file: string) => readFileSync(path.join(root, 'dist/browser', file), 'utf8');
  const entry = read(entryFiles.js[0]!);
  const other = read(
    (JSON.parse(read(manifest!)) as { metaData: { remoteEntry: { name: string } } }).metaData.remoteEntry
      .name,
  );
  const chunks = [...routes[0]!.js, ...routes[0]!.lazy!];
  expect(chunks).toHaveLength(2);
  for (const chunk of chunks) {
    expect(entry).not.toContain(chunk.split('.')[2]);
    expect(other).toContain(`"/assets/sample/${chunk}":"${files[chunk]!.integrity}"`);
  }
});

test('the build record has the values of a declared package that the scripts contain', () => {
  write(
    'node_modules/@acme/rates/package.json',
    '{"name":"@acme/rates","type":"module","sideEffects":false,"exports":"./src/index.js"}',
  );
  write(
    'node_modules/@acme/rates/src/index.js',
    "export { rate, trial } from './rate.js'; export * as reply from './reply-times.js';",
  );
  write(
    'node_modules/@acme/rates/src/rate.js',
    "export const rate = { hourly: 24, market: [50, 60], text: () => '' }; export const trial = true;",
  );
  write(
    'node_modules/@acme/rates/src/reply-times.js',
    `export const hours = '${'24 '.repeat(100)}'; export const days = 1;`,
  );
  write(
    'src/pages/one.tsx',
    "import { rate, reply } from '@acme/rates'; export default () => <h1>{rate.hourly}{reply.hours}</h1>;",
  );
  expect(build(undefined, ['@acme/rates']).status).toBe(0);
  expect(record().facts).toEqual({
    '@acme/rates': {
      'rate.hourly': 24,
      'rate.market.0': 50,
      'rate.market.1': 60,
      'replyTimes.hours': '24 '.repeat(100).slice(0, 200),
    },
  });
});

describe('pages from data', () => {
  const from = (data: string) => {
    write('src/data.mjs', `export const all = ${data};`);
    return build(`[{
      path: '/sample/:slug',
      module: './pages/one.tsx',
      params: async () => (await import('./src/data.mjs')).all.map(({ slug }) => ({ slug })),
    }]`);
  };

  test('are in the record, each with its image, and their data in no file for browsers', () => {
    expect(from("[{ slug: 'a', note: 'of-the-build' }, { slug: 'b' }]").status).toBe(0);
    const { routes, shared } = record();
    expect(routes).toMatchObject(
      ['/sample/a', '/sample/b'].map((path) => ({
        path,
        pattern: '/sample/:slug',
        module: './pages/one.tsx',
        js: [expect.stringMatching(/\.js$/)],
        image: expect.stringMatching(/^share\./),
      })),
    );
    expect(new Set(routes.map(({ image }) => image)).size).toBe(2);
    const folder = path.join(root, 'dist/browser');
    const texts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    expect(texts.filter((text) => text.includes('of-the-build'))).toEqual([]);
    // A shell that does not say so does not know such pages.
    expect(shared[CONTRACT_PACKAGE]).toBe(compatibleRange(installedVersion(CONTRACT_PACKAGE)));
  });

  test('a wrong one fails the build, with what is wrong and what to do', () => {
    const { status, stdout } = from("[{ slug: 'a' }, { slug: 'Ä' }]");
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(
        /ROUTE_PARAMS_INVALID: .*\/sample\/:slug\[1\]: slug 'Ä'[^]*at {4}sample: src\/section\.ts[^]*fix {3}correct/,
      ),
    ]);
    expect(existsSync(path.join(root, 'dist/section.json'))).toBe(false);
  });
});

test('source.json says of which commit the build is, what is not committed, and which claims lack a source', () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, encoding: 'utf8' });
  const source = () => {
    expect(build().status).toBe(0);
    return JSON.parse(readFileSync(path.join(root, 'dist/source.json'), 'utf8')) as BuildSource;
  };
  build();
  write('.gitignore', 'dist');
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  symlinkSync('ada@host.1234', path.join(root, 'src/pages/.#one.tsx'));
  const clean = source();
  expect(clean).toEqual({
    commit: git('rev-parse', 'HEAD').stdout.trim(),
    dirty: false,
    paths: ['.'],
    files: expect.stringMatching(/^[0-9a-f]{64}$/),
    tools: { node: process.version, preset: '0.1.0', rspack: installedVersion('@rspack/core') },
    claims: { placeholder: 0, unverified: 0 },
  });
  const version = JSON.stringify(record());
  write('src/new.ts', '');
  expect(source()).toMatchObject({ commit: clean.commit, dirty: true });
  expect(JSON.stringify(record())).toBe(version);
  write(
    'src/pages/one.tsx',
    `export default function One({ of = [{ value: 4, source: 'unverified' }, { value: 5, source: 'placeholder' }] }) {
       return <h1>{of.map(({ value }) => value)}</h1>;
     }`,
  );
  expect(source().claims).toEqual({ placeholder: 1, unverified: 1 });
});

test.each([
  ['an import', "import { createCookie } from 'react-router-dom'; export const used = createCookie;"],
  ['a re-export', "export { createCookie as used } from 'react-router-dom';"],
  [
    'a member of the namespace',
    "import * as router from 'react-router-dom'; export const used = router.createCookie;",
  ],
])('%s of what the shell does not provide of react-router-dom fails the build', (_, code) => {
  write('src/used.ts', code);
  write(
    'src/pages/one.tsx',
    "import { used } from '../used.ts';\nexport default () => <h1>{String(used)}</h1>;",
  );
  const { status, stdout } = build();
  expect([status, stdout]).toEqual([
    1,
    expect.stringMatching(/used\.ts[^]*'createCookie'[^]*not found in 'react-router-dom'/),
  ]);
});

test('what React Router documents for pages may be imported', () => {
  write(
    'src/pages/one.tsx',
    `import { generatePath, Link, type NavigateFunction, useFetchers, useMatch } from 'react-router-dom';
     export default function One({ go }: { go?: NavigateFunction }) {
       const busy = useFetchers().length > 0 || useMatch('/sample/:id') !== null;
       return <Link to={generatePath('/sample/:id', { id: String(busy) })} onClick={() => go?.('/')}>One</Link>;
     }`,
  );
  expect(build().status).toBe(0);
});
