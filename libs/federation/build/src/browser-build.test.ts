import { type BuildRecord, PLATFORM_API } from '@vantedge/federation-contract';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { installedVersion, WORKSPACE } from './workspace.ts';

/** Maximum compressed size of the remote entry of a section with one page. With its own copy of the runtime, it is 20,000 bytes. */
const MAX_ENTRY_BYTES = 6_500;

let root: string;

beforeEach(() => {
  mkdirSync(path.join(WORKSPACE, 'test-results'), { recursive: true });
  // Inside the workspace, so that the build finds its loaders.
  root = mkdtempSync(path.join(WORKSPACE, 'test-results', 'federation-'));
  write('src/section.css', '');
  write('src/pages/one.tsx', 'export default function One() { return <h1>One</h1>; }');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Builds a section with one page; `change` is a statement that alters the browser's configuration `build`. */
function build(change = '') {
  write(
    'rspack.config.mjs',
    `import { productionBuilds } from '@vantedge/federation-build/parts';
     const root = import.meta.dirname;
     const section = { name: 'sample', routes: [{ path: '/sample', module: './pages/one.tsx' }] };
     const builds = productionBuilds({ section, root, out: root + '/dist', mode: 'production' });
     const build = builds.at(-1);
     ${change}
     export default builds;`,
  );
  const rspack = path.join(WORKSPACE, 'node_modules/.bin/rspack');
  return spawnSync(process.execPath, ['--import', 'tsx', rspack, 'build'], { cwd: root, encoding: 'utf8' });
}

const record = () => JSON.parse(readFileSync(path.join(root, 'dist/section.json'), 'utf8')) as BuildRecord;

test('a remote entry does not contain its own federation runtime', () => {
  const { status, stdout, stderr } = build();
  expect([status, stderr, stdout]).toEqual([0, expect.any(String), expect.any(String)]);
  const browser = path.join(root, 'dist/browser');
  const [entry] = readdirSync(browser).filter((name) => /^remote-entry\..*\.js$/.test(name));
  const bytes = brotliCompressSync(readFileSync(path.join(browser, entry!))).length;
  expect(bytes).toBeLessThan(MAX_ENTRY_BYTES);
});

test('the build record lists the scripts of the first render, without those that a page loads later', () => {
  write(
    'src/pages/one.tsx',
    `export default function One() { return <button onClick={() => import('../later.ts')}>One</button>; }`,
  );
  write('src/later.ts', 'export const later = 1;');
  expect(build().status).toBe(0);
  const { routes, files } = record();
  const { js } = routes[0]!;
  expect(js).toHaveLength(1);
  const chunks = Object.keys(files).filter((file) => /^c\..*\.js$/.test(file));
  expect(chunks).toHaveLength(2);
  expect(chunks).toContain(js[0]);
});

test('the build record contains the hash of the node bundle', () => {
  expect(build().status).toBe(0);
  const bundle = readFileSync(path.join(root, 'dist/server/server.cjs'));
  const digest = createHash('sha256').update(bundle).digest('base64');
  expect(record().server).toEqual({ file: 'server.cjs', integrity: `sha256-${digest}` });
});

test('the build record states what the section needs from the shell', () => {
  expect(build().status).toBe(0);
  const { platform, shared } = record();
  expect(platform).toMatchObject({ api: PLATFORM_API, rspack: installedVersion('@rspack/core') });
  const { ranges = {} } = platform ?? {};
  expect(Object.keys(ranges)).toEqual(
    expect.arrayContaining([...Object.keys(shared), '@module-federation/enhanced', '@rspack/core']),
  );
  const [entry] = readdirSync(path.join(root, 'dist/browser')).filter((name) =>
    /^remote-entry\..*js$/.test(name),
  );
  // The runtime checks the same range in the browser.
  expect(readFileSync(path.join(root, 'dist/browser', entry!), 'utf8')).toContain(`"${ranges['react']}"`);
});
