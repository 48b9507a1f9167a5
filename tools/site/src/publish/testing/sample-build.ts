import { SHELL } from '@vantedge/federation-contract';
import { type BuildSource, digestFiles, findClone, readHead } from '@vantedge/federation-contract/sources';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageCode, shellCode } from '../../compose/testing/sample-sections.ts';
import { NOT_FOUND } from '@vantedge/release';
import { fakeBuild } from '@vantedge/release/testing';

interface SampleBuild {
  /** Node bundle. Default: a page that shows the section's name. */
  code?: string;
  /** Content of browser files by name. `main.js` is the entry file. */
  files?: Record<string, string>;
  /** Members to override in the record. */
  record?: object;
  /** What the build says that it was made of. Default: it does not say. */
  source?: BuildSource | undefined;
}

/** Writes the build of a section like the preset does. The shell also has `/404`. */
export async function writeSampleBuild(
  dist: string,
  section: string,
  { code = codeOf(section), files = {}, record = {}, source }: SampleBuild = {},
): Promise<void> {
  const folder = path.join(dist, section);
  await rm(folder, { recursive: true, force: true });
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };
  const isShell = section === SHELL;
  const browser: Record<string, string> = {
    'main.js': `start('${section}');`,
    ...(isShell ? {} : { [MANIFEST]: '{}' }),
    ...files,
  };
  for (const [name, text] of Object.entries(browser)) await write(`browser/${name}`, text);
  const map = createSourceMap(section);
  await write('browser/main.js.map', map);
  await write('server/server.cjs', code);
  if (source) await write('source.json', JSON.stringify(source));
  if (isShell) await write('inline-loader/inline-loader.js', INLINE_LOADER);
  const base = fakeBuild(section);
  const [route] = base.routes;
  await write(
    'section.json',
    JSON.stringify({
      ...base,
      widgets: [],
      routes: isShell ? [route, { ...route, path: NOT_FOUND }] : [route],
      files: Object.fromEntries(Object.entries(browser).map(([name, text]) => [name, builtFile(text)])),
      maps: { 'main.js': computeIntegrity(map) },
      server: { file: 'server.cjs', integrity: computeIntegrity(code) },
      ...(isShell
        ? { inlineLoader: { file: 'inline-loader.js', integrity: computeIntegrity(INLINE_LOADER) } }
        : { manifest: MANIFEST }),
      ...record,
    }),
  );
}

/** What the preset says of a build of all files in a clone, whose root the folder is; nothing of files that are not in one. */
export function sampleSource(folder: string): BuildSource {
  const clone = existsSync(path.join(folder, '.git')) ? findClone(folder) : undefined;
  const commit = clone && readHead(clone);
  const rest = { tools: { node: 'v20' }, claims: { placeholder: 1, unverified: 2 } };
  if (!commit) return rest;
  const [paths, files] = [['.'], digestFiles(clone, ['.'])!];
  return { commit, dirty: digestFiles(clone, paths, commit) !== files, paths, files, ...rest };
}

/** Source map of a sample's entry file. */
export const createSourceMap = (section: string) => `{"version":3,"sources":["apps/${section}/src/main.ts"]}`;

const INLINE_LOADER = 'load();';

/** File name of a sample's federation manifest. */
export const MANIFEST = 'mf-manifest.0123456789.json';

const codeOf = (section: string) => (section === SHELL ? shellCode('a') : pageCode(section));

const builtFile = (text: string) => ({ integrity: computeIntegrity(text), bytes: text.length });

/** Integrity value of a string. */
export const computeIntegrity = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
