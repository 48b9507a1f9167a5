import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes a new version of a built section with the same pages: changes a comment in its server bundle, and the bundle's hash. */
export function makeAnotherBuild(dist: string, section: string, mark: string) {
  const bundle = path.join(dist, section, 'server/server.cjs');
  const code = `${readFileSync(bundle, 'utf8').replace(/\n\/\/ build: .*\n$/, '')}\n// build: ${mark}\n`;
  writeFileSync(bundle, code);
  const file = path.join(dist, section, 'section.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as { server: { integrity: string } };
  record.server.integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  writeFileSync(file, JSON.stringify(record));
}
