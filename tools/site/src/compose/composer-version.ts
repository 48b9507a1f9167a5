import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const COMPOSE_FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Libraries whose version changes documents. React is part of the shell's bundle. */
const LIBRARIES = ['beasties', 'htmlparser2', 'node-html-parser', 'postcss', 'postcss-selector-parser'];

let cached: string | undefined;

/**
 * Version of the composer: 16 hex digits of a digest of the sources that make documents from bundles, and of the libraries' versions. It
 * is computed from the sources in use, so that no change can be forgotten.
 */
export function composerVersion(): string {
  cached ??= digestOf(
    [COMPOSE_FOLDER, folderOf('@vantedge/release/html'), folderOf('@vantedge/federation-contract')],
    pinnedVersions(path.join(COMPOSE_FOLDER, '../../package.json')),
  );
  return cached;
}

/** Digest of the sources in folders, wherever the folders are. Tests are excluded. */
export function digestOf(folders: readonly string[], other: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(other));
  for (const [i, folder] of folders.entries()) {
    for (const name of sourcesIn(folder)) {
      const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      hash.update(JSON.stringify([i, name, text]));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.m?[jt]s$/.test(name) && !/\.test\.|(?:^|\/)testing\//.test(name))
    .sort();

const folderOf = (request: string) => path.dirname(createRequire(import.meta.url).resolve(request));

function pinnedVersions(file: string) {
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
  return LIBRARIES.map((name) => [name, dependencies[name]]);
}
