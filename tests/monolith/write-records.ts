import {
  type App,
  builtBundle,
  chunkName,
  INLINE_LOADER_FOLDER,
  servedFiles,
} from '@vantedge/federation-build/parts';
import { type BuildRecord, type BuiltModule, SHELL } from '@vantedge/federation-contract';
import type { Compilation } from '@rspack/core';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a section's federation entry, which the monolith lacks. Not a script, so the inline loader does not preload it. */
const NO_ENTRY = 'no-entry.txt';

/** Every section's build has a manifest; the monolith's is empty. */
const NO_MANIFEST = 'mf-manifest.0123456789.json';

const EMPTY = { integrity: `sha256-${createHash('sha256').digest('base64')}`, bytes: 0 };

/** Chunk name of a section's module. */
export const sectionChunk = (section: string, module: string) => `${section}/${module}`;

/** Writes each section's record and the monolith's files that it names. `dist` contains the site's builds. */
export function writeRecords([shell, ...sections]: readonly App[], dist: string, compilation: Compilation) {
  const folder = path.join(shell!.out, 'browser');
  const { elements } = own(dist, shell!);
  cpSync(path.join(dist, SHELL, 'browser', elements!), path.join(folder, elements!));
  const files = servedFiles(folder);
  const group = (name: string, ending: string) =>
    (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => file.endsWith(ending));
  const start = group('main', '.js');
  const built = (chunk: string) => ({ js: group(chunk, '.js'), css: group(chunk, '.css') });

  write(shell!, {
    ...withModules(own(dist, shell!), (module) => built(chunkName(module))),
    entryFiles: { js: start, css: [...group('fonts', '.css'), ...group('main', '.css')] },
    files,
  });
  for (const app of sections) {
    const record = withModules(own(dist, app), (module) => built(sectionChunk(app.section.name, module)));
    const named = [...record.routes, ...record.widgets].flatMap(({ js, css }) => [...js, ...css]);
    mkdirSync(path.join(app.out, 'browser'), { recursive: true });
    for (const name of named) cpSync(path.join(folder, name), path.join(app.out, 'browser', name));
    writeFileSync(path.join(app.out, 'browser', NO_ENTRY), '');
    writeFileSync(path.join(app.out, 'browser', NO_MANIFEST), '{}');
    const entryFiles = { js: [NO_ENTRY], css: [] };
    write(app, {
      ...record,
      entryFiles,
      manifest: NO_MANIFEST,
      files: { ...servedFiles(path.join(app.out, 'browser')), [NO_ENTRY]: EMPTY },
    });
  }
}

/** The record of the site's build of a section. */
const own = (dist: string, { section }: App) =>
  JSON.parse(readFileSync(path.join(dist, section.name, 'section.json'), 'utf8')) as BuildRecord;

function withModules(
  record: BuildRecord,
  filesOf: (module: string) => Omit<BuiltModule, 'module'>,
): BuildRecord {
  return {
    ...record,
    // No server resolves its stacks.
    maps: {},
    // Share images are excluded: browsers do not load them.
    routes: record.routes.map(({ path, module }) => ({ path, module, ...filesOf(module) })),
    widgets: record.widgets.map((widget) => ({ ...widget, ...filesOf(widget.module) })),
  };
}

function write(app: App, own: BuildRecord) {
  const { out } = app;
  mkdirSync(path.join(out, 'browser'), { recursive: true });
  const bundles = {
    server: builtBundle(app, 'server', own.server.file),
    ...(own.inlineLoader && { inlineLoader: builtBundle(app, INLINE_LOADER_FOLDER, own.inlineLoader.file) }),
  };
  writeFileSync(path.join(out, 'section.json'), JSON.stringify({ ...own, ...bundles }, null, 2));
}
