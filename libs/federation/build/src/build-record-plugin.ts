import { decodedMap, encodedMap, presortedDecodedMap, TraceMap } from '@jridgewell/trace-mapping';
import type { Compilation, Compiler } from '@rspack/core';
import {
  assetBase,
  type BuildRecord,
  type BuiltBundle,
  type BuiltFile,
  type BuiltModule,
  CONTRACT_VERSION,
  type FormDeclaration,
  PAGE_FILES,
  SHELL,
  type SectionPage,
} from '@vantedge/federation-contract';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildSource } from '@vantedge/federation-contract/sources';
import manifest from '../package.json' with { type: 'json' };
import { type App, chunkName, exposeName } from './app.ts';
import { CHUNK } from './chunk-files.ts';
import {
  ELEMENTS_FILE,
  ELEMENTS_FOLDER,
  CONSENT_LOADER_FILE,
  CONSENT_LOADER_FOLDER,
  INLINE_LOADER_FILE,
  INLINE_LOADER_FOLDER,
  SERVER_FILE,
} from './node-build.ts';
import { buildSource } from './build-source.ts';
import { countClaims } from './count-claims.ts';
import { readFacts } from './read-facts.ts';
import { sharedRanges, sharedVersions } from './module-federation.ts';
import { pagesIn } from './pages.ts';

const PLUGIN = 'BuildRecordPlugin';

const TOOLS = { node: process.version, preset: manifest.version };

/** Files that are served. Source maps and Module Federation's statistics are not. */
const SERVED_TYPES = /\.(js|css|avif|ico|jpg|pdf|png|svg|webp|woff2)$|^mf-manifest\.[0-9a-f]+\.json$/;

/** Fonts. Documents preload them, because a late font is not used at all: text must not reflow. */
const PRELOADED_TYPES = /\.woff2$/;

/** Module Federation's manifest, which lists the files of each exposed module. */
const MANIFEST = 'mf-manifest.json';

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/**
 * Writes `section.json`, the only interface between build and deploy, once all files and their final hashes are on disk. It
 * includes the hashes of the node bundle and the inline loader, so this build runs after theirs (`defineApp`). And `source.json`, which
 * says what the build is made of.
 */
export class BuildRecordPlugin {
  constructor(private readonly app: App) {}

  apply({ hooks, rspack }: Compiler) {
    const { root, out } = this.app;
    // Before anything is read: a build during which a file changes is not one of the changed file.
    const source = buildSource(root);
    let pages: SectionPage[];
    hooks.make.tapPromise(PLUGIN, async (compilation) => {
      pages = await pagesIn(compilation, this.app.section);
    });
    hooks.afterEmit.tapPromise(PLUGIN, async (compilation) => {
      const folder = compilation.outputOptions.path!;
      const write = (file: string, value: object) =>
        writeFileSync(path.join(out, file), `${JSON.stringify(value, null, 2)}\n`);
      const record = await this.record(compilation, folder, pages);
      const tools = { ...TOOLS, rspack: rspack.rspackVersion };
      const claims = countClaims(
        Object.keys(record.files)
          .filter(isScript)
          .map((file) => path.join(folder, file)),
      );
      write('source.json', { ...source, tools, claims } satisfies BuildSource);
      write('section.json', record);
    });
  }

  private async record(compilation: Compilation, folder: string, pages: readonly SectionPage[]) {
    const { namedChunkGroups, options } = compilation;
    const { name, widgets = [], forms = [] } = this.app.section;
    const images = await drawImages(this.app, pages, folder);
    const group = (chunkGroup: string) => namedChunkGroups.get(chunkGroup)?.getFiles() ?? [];
    const isShell = name === SHELL;
    const { filesOf, lazyFilesOf, ...own } = isShell
      ? shellFiles(this.app, group, (module) => lazyFiles(compilation, module), folder)
      : sectionFiles(name, group, folder);
    const built = (module: string): BuiltModule => {
      const files = filesOf(module);
      const lazy = lazyFilesOf(module);
      return {
        module,
        js: files.filter(isScript),
        css: files.filter(isStylesheet),
        ...(lazy.length && { lazy }),
      };
    };
    return {
      contract: CONTRACT_VERSION,
      name,
      ...(options.mode === 'development' && { mode: options.mode }),
      ...own,
      routes: pages.map(({ module, ...page }) => ({ ...page, ...built(module), ...images.get(page.path) })),
      widgets: widgets.map(({ name: widget, module }) => ({ name: widget, ...built(module) })),
      ...(forms.length && { forms: forms.map(builtForm) }),
      files: servedFiles(folder),
      maps: sourceMaps(folder),
      server: builtBundle(this.app, 'server', SERVER_FILE),
      shared: isShell ? sharedVersions() : sharedRanges(this.app.section),
      ...(this.app.facts && { facts: await readFacts(this.app, compilation) }),
    } satisfies BuildRecord;
  }
}

/** What servers need of a form: neither how its fields look nor their messages. */
const builtForm = ({ name, fields }: FormDeclaration): FormDeclaration => ({
  name,
  fields: fields.map(({ name: field, label, type, required, options }) => ({
    name: field,
    label,
    type,
    ...(required && { required }),
    ...(options && { options: options.map(({ value, label }) => ({ value, label })) }),
  })),
});

/** Writes the share image of each page that has one. */
async function drawImages({ images }: App, pages: readonly SectionPage[], folder: string) {
  const drawn = new Map<string, { image: string }>();
  for (const { path: route } of pages) {
    const bytes = await images?.(route);
    if (!bytes) continue;
    const image = `share.${contentHash(bytes)}.png`;
    writeFileSync(path.join(folder, image), bytes);
    drawn.set(route, { image });
  }
  return drawn;
}

const contentHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** Adds the script with custom elements to the served files, and returns its name. */
function addElements(app: App, folder: string): string {
  const bytes = readFileSync(path.join(app.out, ELEMENTS_FOLDER, ELEMENTS_FILE));
  const name = ELEMENTS_FILE.replace('.', `.${contentHash(bytes)}.`);
  writeFileSync(path.join(folder, name), bytes);
  return name;
}

type Group = (chunkGroup: string) => readonly string[];

/** Files of the shared modules that load with a chunk group, because they are not in the entry scripts. */
function lazyFiles({ namedChunkGroups, chunkGraph }: Compilation, name: string): string[] {
  const chunks = namedChunkGroups.get(name)?.chunks ?? [];
  const shared = chunks
    .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
    .filter(({ type }) => type === 'consume-shared-module');
  return shared
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => [...(chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [])]);
}

/** Members of the shell's record, and the files of its modules. */
function shellFiles(app: App, group: Group, lazy: Group, folder: string) {
  const files = readdirSync(folder).sort();
  const icon = files.find((file) => /^favicon\..*\.svg$/.test(file));
  const favicon = files.find((file) => /^favicon\..*\.ico$/.test(file));
  const logo = files.find((file) => /^logo\..*\.png$/.test(file));
  return {
    entryFiles: {
      js: group('main').filter(isScript),
      css: [...group('fonts'), ...group('main')].filter(isStylesheet),
    },
    inlineLoader: builtBundle(app, INLINE_LOADER_FOLDER, INLINE_LOADER_FILE),
    consentLoader: builtBundle(app, CONSENT_LOADER_FOLDER, CONSENT_LOADER_FILE),
    elements: addElements(app, folder),
    preload: files.filter((file) => PRELOADED_TYPES.test(file)),
    ...(icon && { icon }),
    ...(favicon && { favicon }),
    ...(logo && { logo }),
    filesOf: (module: string) => [...group(chunkName(module)), ...lazy(chunkName(module))],
    lazyFilesOf: () => [],
  };
}

/**
 * Members of a section's record, and the files of its modules, from the manifest. Adds a content hash to the manifest's name, because
 * files below the asset base are never replaced. If the entry finds its chunks in the page, the manifest names an entry that needs none.
 */
function sectionFiles(section: string, group: Group, folder: string) {
  const written = path.join(folder, MANIFEST);
  if (!existsSync(written))
    throw new Error(`${folder} has no ${MANIFEST}: set manifest of ModuleFederationPlugin to true`);
  const content = JSON.parse(readFileSync(written, 'utf8')) as Manifest;
  const { metaData, exposes } = content;
  const entry = metaData.remoteEntry.name;
  const code = readFileSync(path.join(folder, entry), 'utf8');
  const isOfPage = code.includes(PAGE_FILES);
  if (isOfPage) metaData.remoteEntry.name = addHostEntry(section, entry, code, folder);
  const bytes = Buffer.from(JSON.stringify(content, null, 2));
  const manifest = MANIFEST.replace('.', `.${contentHash(bytes)}.`);
  writeFileSync(path.join(folder, manifest), bytes);
  rmSync(written);
  const assetsOf = (module: string, kind: 'sync' | 'async') => {
    const assets = exposes.find(({ path }) => path === exposeName(module))?.assets;
    return [...(assets?.js[kind] ?? []), ...(assets?.css[kind] ?? [])];
  };
  return {
    entryFiles: { js: [entry], css: group('section').filter(isStylesheet) },
    manifest,
    filesOf: (module: string) => assetsOf(module, 'sync'),
    lazyFilesOf: (module: string) => (isOfPage ? assetsOf(module, 'async') : []),
  };
}

/** Writes the entry for other hosts, which brings the names and hashes of its chunks. Returns its name. */
function addHostEntry(section: string, entry: string, code: string, folder: string): string {
  const chunks = Object.entries(servedFiles(folder)).filter(([name]) => name.startsWith(CHUNK));
  const files = Object.fromEntries(
    chunks.map(([name, { integrity }]) => [assetBase(section) + name, integrity]),
  );
  // At the end, so that the positions of the entry's source map are right.
  const whole = `${code}\nObject.assign((self.${PAGE_FILES} ??= {}), ${JSON.stringify(files)});\n`;
  const name = `host-entry.${contentHash(Buffer.from(whole))}.js`;
  writeFileSync(path.join(folder, name), whole);
  copyFileSync(path.join(folder, `${entry}.map`), path.join(folder, `${name}.map`));
  return name;
}

/** Name and integrity value of a file that another build of this app has written. */
export function builtBundle({ out }: App, folder: string, file: string): BuiltBundle {
  return { file, integrity: integrityOf(readFileSync(path.join(out, folder, file))) };
}

/** SHA-256: longer hashes do not compress, and a document contains a dozen. */
const integrityOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const isScript = (file: string) => file.endsWith('.js');
const isStylesheet = (file: string) => file.endsWith('.css');

/** Integrity value of the source map of each script, which is equal in every checkout. The file is `<script>.map`. */
function sourceMaps(folder: string): Record<string, string> {
  const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map'));
  return Object.fromEntries(
    maps.sort().map((name) => {
      const file = path.join(folder, name);
      writeFileSync(file, portable(readFileSync(file, 'utf8')));
      return [name.slice(0, -'.map'.length), integrityOf(readFileSync(file))];
    }),
  );
}

/** Module Federation's entry is a data URL with absolute paths, which columns depend on: its code stays without positions. */
function portable(map: string): string {
  const { sources, mappings, ...rest } = decodedMap(new TraceMap(map));
  const isEntry = sources.map((source) => source?.startsWith('data:') ?? false);
  if (!isEntry.includes(true)) return map;
  return JSON.stringify(
    encodedMap(
      presortedDecodedMap({
        ...rest,
        sources: sources.map((source, i) => (isEntry[i] ? 'webpack/federation-entry' : source)),
        mappings: mappings.map((line) =>
          line.map((segment) => (segment.length > 1 && isEntry[segment[1]!] ? [segment[0]] : segment)),
        ),
      }),
    ),
  );
}

/** Every served file of a build, by name. */
export function servedFiles(folder: string): Record<string, BuiltFile> {
  const names = readdirSync(folder).filter((name) => SERVED_TYPES.test(name));
  return Object.fromEntries(
    names.sort().map((name) => {
      const bytes = readFileSync(path.join(folder, name));
      return [name, { integrity: integrityOf(bytes), bytes: bytes.length }];
    }),
  );
}
