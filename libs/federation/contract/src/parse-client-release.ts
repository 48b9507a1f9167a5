import type { ClientModule, ClientRelease } from './client-release.ts';
import type { Issue, Parsed } from './issue.ts';

interface Options {
  /** Accepts files with an empty hash, which development servers send. */
  unhashed?: boolean;
}

/** Older builds have SHA-384. */
const HASH = /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/;

/** Validates `/release.json`. A file without a hash, or a module with an unlisted file, is an issue. */
export function parseClientRelease(
  value: unknown,
  { unhashed = false }: Options = {},
): Parsed<ClientRelease> {
  const issues: Issue[] = [];
  const release = object(value, 'release', issues);
  const integrity = object(release['integrity'], 'integrity', issues);
  for (const [url, hash] of Object.entries(integrity)) {
    const isHashed = typeof hash === 'string' && (HASH.test(hash) || (unhashed && hash === ''));
    if (!url.startsWith('/assets/') || !isHashed) {
      issues.push({
        at: `integrity['${url}']`,
        problem: 'is not a file below /assets/ with its SHA-256 or SHA-384 hash',
      });
    }
  }
  for (const [name, value] of Object.entries(object(release['sections'], 'sections', issues))) {
    const at = `sections.${name}`;
    const section = object(value, at, issues);
    if (typeof section['version'] !== 'string')
      issues.push({ at: `${at}.version`, problem: 'is not a string' });
    if (section['remoteEntry'] !== undefined && !Object.hasOwn(integrity, String(section['remoteEntry']))) {
      issues.push({ at: `${at}.remoteEntry`, problem: `'${String(section['remoteEntry'])}' has no hash` });
    }
    for (const kind of ['routes', 'widgets']) {
      for (const [key, module] of Object.entries(object(section[kind], `${at}.${kind}`, issues))) {
        checkModule(module as ClientModule, `${at}.${kind}['${key}']`, integrity, issues);
      }
    }
  }
  return issues.length ? { ok: false, issues } : { ok: true, value: value as ClientRelease };
}

function checkModule(module: ClientModule, at: string, integrity: Record<string, unknown>, issues: Issue[]) {
  if (typeof module?.module !== 'string' || !Array.isArray(module.files)) {
    issues.push({ at, problem: 'has no module and files' });
    return;
  }
  for (const file of module.files) {
    if (!Object.hasOwn(integrity, String(file))) issues.push({ at, problem: `'${file}' has no hash` });
  }
}

function object(value: unknown, at: string, issues: Issue[]): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  issues.push({ at, problem: 'is not an object' });
  return {};
}
