import { assetBase } from '@vantedge/federation-contract';
import { SiteError } from '../site-error.ts';

/**
 * Throws unless a section's federation manifest is one that the preset writes: an object without code, whose files are the
 * section's own. The federation runtime runs any `getPublicPath` of a manifest with `new Function`, and loads files from
 * any `publicPath`. No browser loads the manifest today; no build may bring one that would do harm if it did.
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
      throw new SiteError('CODE_IN_MANIFEST', `${named} carries code (getPublicPath).`, details);
    if (name === 'publicPath' && value !== base) {
      const found = typeof value === 'string' ? `'${value.slice(0, 80)}'` : 'something else than a text';
      throw new SiteError(
        'MANIFEST_OUTSIDE_BASE',
        `${named} has files at ${found}, not below ${base}.`,
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

/** Every member of an object and of all that is in it. Without recursion: a manifest may be nested deeper than the stack. */
function* membersOf(root: object): Generator<[name: string, value: unknown]> {
  const open: object[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [name, value] of Object.entries(next)) {
      yield [name, value];
      if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
}
