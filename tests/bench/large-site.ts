import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS } from '../../tools/workspace/sections.cjs';

/** Copies the builds of the site, and adds routes to the labs section until the site has `routes`. Returns its sections. */
export function makeLargeSite(dist: string, routes: number): string[] {
  cpSync(path.resolve('dist'), dist, {
    recursive: true,
    filter: (file) => !file.includes(`${path.sep}.dev`),
  });
  const own = SECTIONS.flatMap((name) => recordOf(dist, name).routes);
  const record = recordOf(dist, 'labs');
  // All rendered by one of its pages.
  const page = record.routes.find(({ path }) => path === '/labs/overlays')!;
  const count = Math.max(1, routes - own.length);
  record.routes = Array.from({ length: count }, (_, i) => ({ ...page, path: `/labs/page-${i}` }));
  writeFileSync(path.join(dist, 'labs/section.json'), JSON.stringify(record));
  return [...SECTIONS, 'labs'];
}

interface BuiltSection {
  routes: { path: string; module: string }[];
}

const recordOf = (dist: string, section: string) =>
  JSON.parse(readFileSync(path.join(dist, section, 'section.json'), 'utf8')) as BuiltSection;
