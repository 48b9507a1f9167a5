import { assetBase } from '@vantedge/federation-contract';
import { SiteError } from '@vantedge/release';

/**
 * Throws unless a section's federation manifest is an object without code whose files belong to the section. The federation
 * runtime executes `getPublicPath` of a manifest with `new Function` and loads files from any `publicPath`. Browsers do not load
 * manifests today, but no build may contain one that would be harmful if they did.
 */
export function checkManifest(bytes: Uint8Array, section: string, at: string): void {
  const details = { at, fix: `npx nx build ${section}` };
  const named = `The manifest of '${section}'`;
  const manifest = parseObject(bytes);
  if (!manifest || (manifest['metaData'] !== undefined && !isObject(manifest['metaData']))) {
    throw new SiteError('BUILD_INTEGRITY', `${named} is not a JSON object with a metaData object.`, details);
  }
  const base = assetBase(section);
  for (const [name, value] of membersOf(manifest)) {
    if (name === 'getPublicPath')
      throw new SiteError('CODE_IN_MANIFEST', `${named} contains code (getPublicPath).`, details);
    if (name === 'publicPath' && value !== base) {
      const found = typeof value === 'string' ? `'${value.slice(0, 80)}'` : 'a value that is not a string';
      throw new SiteError(
        'MANIFEST_OUTSIDE_BASE',
        `${named} refers to files at ${found} instead of ${base}.`,
        details,
      );
    }
  }
}

function parseObject(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All nested members of an object. Iterative, because a manifest may be nested deeper than the call stack. */
function* membersOf(root: object): Generator<[name: string, value: unknown]> {
  const queue: object[] = [root];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const [name, value] of Object.entries(next)) {
      yield [name, value];
      if (typeof value === 'object' && value !== null) queue.push(value);
    }
  }
}
