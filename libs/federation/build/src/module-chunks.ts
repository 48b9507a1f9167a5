import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of each exposed module's first render, by name, from the federation manifest. */
export function exposedFiles(folder: string): Map<string, string[]> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8')) as {
    exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  };
  return new Map(manifest.exposes.map(({ path, assets: { js, css } }) => [path, [...js.sync, ...css.sync]]));
}
