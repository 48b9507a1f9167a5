import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Programs that are built to one folder, `dist` of their package. Packages of the registry are bundled, too, except for its
 * `dependencies`, which are installed beside it. All paths but those of entries are from the root of the workspace.
 */
const PROGRAMS = {
  server: {
    folder: 'apps/server',
    entries: ['src/main.ts'],
    workers: ['apps/server/src/signals/source-map-worker.cjs', 'libs/lead-server/src/sql-worker.cjs'],
    // What modules read from their own folder, which is `dist` in the bundle.
    files: { 'apps/server/src/previews/inspector.js': 'inspector.js' },
  },
  site: {
    folder: 'tools/site',
    entries: ['src/main.ts', 'src/generators/generators.ts'],
    workers: ['apps/server/src/signals/source-map-worker.cjs'],
    files: {
      'apps/server/src/previews/inspector.js': 'inspector.js',
      'tools/site/src/check/in-page.js': 'in-page.js',
      'tools/site/src/compose/sandbox/process': 'process',
      'tools/site/src/dev/error-overlay.js': 'error-overlay.js',
      'tools/site/src/generators/form': 'form',
      'tools/site/src/generators/page': 'page',
      'tools/site/src/generators/section': 'section',
    },
  },
  // No program: what its package has for runners of tests, which do not compile what is in `node_modules`.
  'site-testing': {
    folder: 'libs/site-testing',
    entries: ['src/index.ts', 'src/documents.ts'],
    workers: [],
    files: {},
  },
};

/** Builds a program unless its sources are those of the last build: 10 ms, where Nx takes 1.4 s to find out. */
export async function ensureBuilt(name) {
  if (!isBuilt(path.join(ROOT, PROGRAMS[name].folder, 'dist/sources.json'))) await build(name);
}

/** Whether the sources that a build has recorded have not changed since. */
function isBuilt(record) {
  try {
    return Object.entries(JSON.parse(readFileSync(record, 'utf8'))).every(
      ([file, digest]) => digestOf(file) === digest,
    );
  } catch {
    // Not built, or a source is gone.
    return false;
  }
}

const digestOf = (file) => hash('sha256', readFileSync(path.join(ROOT, file)));

/**
 * Builds a program, which may be running: a module of another content has another name, and other files are replaced as a whole.
 * Returns the folder and the files that esbuild made.
 */
async function build(name) {
  const { folder, entries, workers, files } = PROGRAMS[name];
  const start = Date.now();
  const esbuild = await import('esbuild');
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  const outdir = path.join(ROOT, folder, 'dist');
  const common = {
    absWorkingDir: ROOT,
    outdir,
    bundle: true,
    external: Object.keys(dependencies),
    platform: 'node',
    // ES modules where a package has both: esbuild loses the names of a CommonJS package that is imported when needed.
    mainFields: ['module', 'main'],
    target: 'node20.19',
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    write: false,
    logLevel: 'warning',
  };
  const builds = await Promise.all([
    esbuild.build({
      ...common,
      entryPoints: entries.map((entry) => path.join(folder, entry)),
      entryNames: '[name]',
      outExtension: { '.js': '.mjs' },
      format: 'esm',
      splitting: true,
      jsx: 'automatic',
      // An error names the line of a source. Sources are not in the package.
      sourcemap: true,
      sourcesContent: false,
      // For CommonJS packages, which require modules of Node.
      banner: {
        js: "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);",
      },
    }),
    esbuild.build({
      ...common,
      entryPoints: workers,
      entryNames: '[name]',
      outExtension: { '.js': '.cjs' },
      format: 'cjs',
    }),
  ]);
  const copies = Object.entries(files).flatMap(([source, target]) =>
    filesIn(source).map((file) => [file, path.join(outdir, target, path.relative(source, file))]),
  );
  const inputs = builds.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const sources = [
    ...inputs.filter((file) => !/(^|\/)node_modules\//.test(file)),
    ...copies.map(([file]) => file),
  ];
  const packages = sources.map((file) => file.replace(/\/src\/.*/, '/package.json'));
  const read = new Set([...sources, ...packages, 'package-lock.json', 'tools/workspace/programs.mjs']);
  const record = Object.fromEntries([...read].map((file) => [file, digestOf(file)]));
  // What was edited during the build may be in it or not.
  const isRecorded = !Object.keys(record).some((file) => statSync(path.join(ROOT, file)).mtimeMs >= start);
  const outputs = builds.flatMap(({ outputFiles }) => outputFiles);
  for (const { path: file, contents } of outputs) replace(file, contents);
  for (const [file, target] of copies) replace(target, readFileSync(path.join(ROOT, file)));
  if (isRecorded) replace(path.join(outdir, 'sources.json'), JSON.stringify(record));
  return { outdir, files: outputs.map((file) => file.path) };
}

function filesIn(file) {
  if (!statSync(path.join(ROOT, file)).isDirectory()) return [file];
  return readdirSync(path.join(ROOT, file)).flatMap((entry) => filesIn(path.join(file, entry)));
}

/** Writes a file that others may be reading. */
function replace(file, contents) {
  const temporary = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(temporary, contents);
  renameSync(temporary, file);
}

/** Removes modules of earlier builds, which programs that were started before may still import. */
function removeOlder(outdir, files) {
  for (const entry of readdirSync(outdir)) {
    const file = path.join(outdir, entry);
    if (/\.mjs(\.map)?$/.test(entry) && !files.includes(file)) rmSync(file);
  }
}

// For a package: node tools/workspace/programs.mjs <name>
if (process.argv[1] === import.meta.filename) {
  const { outdir, files } = await build(process.argv[2]);
  removeOlder(outdir, files);
}
