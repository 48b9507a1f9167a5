import { type App, chunkName, servedFiles } from '@vantedge/federation-build/parts';
import type { BuildRecord, BuiltModule } from '@vantedge/federation-contract';
import type { Compilation } from '@rspack/core';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ASSETS, sectionChunk } from './browser-build.ts';

/** Writes each section's record, and beside it those of the monolith's files that it names; `dist` holds the site's own. */
export function writeRecords([shell, ...sections]: readonly App[], dist: string, compilation: Compilation) {
  const folder = path.join(shell!.out, 'browser');
  const files = servedFiles(folder);
  const group = (name: string, ending: string) =>
    (compilation.namedChunkGroups.get(name)?.getFiles() ?? []).filter((file) => file.endsWith(ending));
  const start = group('main', '.js');
  const built = (chunk: string) => ({ js: group(chunk, '.js'), css: group(chunk, '.css') });

  write(shell!, {
    ...withModules(own(dist, shell!), (module) => built(chunkName(module))),
    entry: { js: start, css: group('main', '.css') },
    files,
  });
  for (const app of sections) {
    const record = withModules(own(dist, app), (module) => built(sectionChunk(app.section.name, module)));
    // The start script has the section's entry preloaded: here that is what starts anyway.
    const entry = { js: start.slice(-1), css: [] };
    const named = [
      ...entry.js,
      ...[...record.routes, ...record.widgets].flatMap(({ js, css }) => [...js, ...css]),
    ];
    for (const name of named) cpSync(path.join(folder, name), path.join(app.out, 'browser', name));
    write(app, { ...record, entry, files: Object.fromEntries(named.map((name) => [name, files[name]!])) });
  }
}

/** The record of the site's own build. */
const own = (dist: string, { section }: App) =>
  JSON.parse(readFileSync(path.join(dist, section.name, 'section.json'), 'utf8')) as BuildRecord;

function withModules(
  record: BuildRecord,
  filesOf: (module: string) => Omit<BuiltModule, 'module'>,
): BuildRecord {
  return {
    ...record,
    base: ASSETS,
    // What a page is shared with is no part of what a browser loads.
    routes: record.routes.map(({ path, module }) => ({ path, module, ...filesOf(module) })),
    widgets: record.widgets.map((widget) => ({ ...widget, ...filesOf(widget.module) })),
  };
}

function write({ out }: App, record: BuildRecord) {
  mkdirSync(path.join(out, 'browser'), { recursive: true });
  writeFileSync(path.join(out, 'section.json'), JSON.stringify(record, null, 2));
  // A build has one; this one shares nothing.
  writeFileSync(path.join(out, 'browser/mf-manifest.json'), '{}');
}
