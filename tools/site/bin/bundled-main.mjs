import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The `node_modules` folder that esbuild is installed in. Bundles in it find the packages that are not part of them. */
const PACKAGES = path.resolve(createRequire(import.meta.url).resolve('esbuild/package.json'), '../..');

/** Packages with native code or files of their own, and those that only `site dev` and `site new` need. */
const NOT_BUNDLED = ['esbuild', 'libsql', 'pg', 'pino', 'prettier', 'prom-client'];

/**
 * URL of the command's code as JavaScript, with its packages. Loading it takes an eighth of the time of compiling the sources. It is made
 * again when a source or an installed package has changed. Undefined if it cannot be made, such as in a read-only folder.
 */
export async function bundledMain({ main = MAIN, cache = path.join(PACKAGES, '.cache/vantedge-site') } = {}) {
  try {
    return pathToFileURL(cachedMain(cache) ?? (await makeBundle(main, cache))).href;
  } catch {
    return undefined;
  }
}

/** Main module of the cached bundle, unless a source has changed. */
function cachedMain(cache) {
  const file = path.join(cache, 'bundle.json');
  if (!existsSync(file)) return undefined;
  const { bundle, sources } = JSON.parse(readFileSync(file, 'utf8'));
  return existsSync(bundle) && sources.every(([name, state]) => stateOf(name) === state) ? bundle : undefined;
}

/** Changes whenever a file is written. */
function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino}-${found.size}-${found.mtimeMs}-${found.ctimeMs}` : 'absent';
}

async function makeBundle(main, cache) {
  const { build } = await import('esbuild');
  // npm writes this file whenever it installs anything.
  const installed = path.join(PACKAGES, '.package-lock.json');
  const states = new Map([[installed, stateOf(installed)]]);
  const { outputFiles } = await build({
    entryPoints: [main],
    outdir: cache,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    target: `node${process.versions.node}`,
    external: NOT_BUNDLED,
    // For packages that call `require`.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
    plugins: [sourcesOf(states)],
    write: false,
    logLevel: 'silent',
  });
  const hash = createHash('sha256');
  for (const { path: name, contents } of outputFiles) hash.update(name).update(contents);
  const folder = path.join(cache, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) writeFolder(folder, outputFiles);
  const bundle = path.join(folder, `${path.parse(main).name}.mjs`);
  writeAtomically(path.join(cache, 'bundle.json'), JSON.stringify({ bundle, sources: [...states] }));
  return bundle;
}

/** Other processes may be writing the same bundle. */
function writeFolder(folder, files) {
  const temporary = `${folder}-${randomUUID()}`;
  mkdirSync(temporary, { recursive: true });
  for (const { path: name, contents } of files)
    writeFileSync(path.join(temporary, path.basename(name)), contents);
  try {
    renameSync(temporary, folder);
  } catch {
    rmSync(temporary, { recursive: true });
  }
}

function writeAtomically(file, text) {
  const temporary = `${file}-${randomUUID()}`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}

/** Lets modules find files beside their sources, and adds the states of all sources to `states`. */
const sourcesOf = (states) => ({
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\/src\/.*\.ts$|\.json$/ }, ({ path: file }) => {
      states.set(file, stateOf(file));
      const text = readFileSync(file, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { loader: path.extname(file).slice(1), contents: text };
    });
  },
});
