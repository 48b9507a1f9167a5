import { SHELL } from '@vantedge/federation-contract';
import { createHash } from 'node:crypto';
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
}

/** Writes the build of a section like the preset does. The shell also has `/404`. */
export async function writeSampleBuild(
  dist: string,
  section: string,
  { code = codeOf(section), files = {}, record = {} }: SampleBuild = {},
): Promise<void> {
  const folder = path.join(dist, section);
  await rm(folder, { recursive: true, force: true });
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  };
  const browser: Record<string, string> = { 'main.js': `start('${section}');`, ...files };
  for (const [name, text] of Object.entries(browser)) await write(`browser/${name}`, text);
  await write('browser/mf-manifest.json', '{}');
  await write('server/server.cjs', code);
  const isShell = section === SHELL;
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
      server: { file: 'server.cjs', integrity: integrityOf(code) },
      ...(isShell
        ? { inlineLoader: { file: 'inline-loader.js', integrity: integrityOf(INLINE_LOADER) } }
        : {}),
      ...record,
    }),
  );
}

const INLINE_LOADER = 'load();';

const codeOf = (section: string) => (section === SHELL ? shellCode('a') : pageCode(section));

const builtFile = (text: string) => ({ integrity: integrityOf(text), bytes: text.length });

/** Integrity value of a string. */
export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
