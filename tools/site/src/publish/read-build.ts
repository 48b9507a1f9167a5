import { type BuildRecord, CONTRACT } from '@vantedge/federation-contract';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../site-error.ts';

/** A section's build as it lies on disk, every byte checked against its record. */
export interface Build {
  record: BuildRecord;
  files: Map<string, Uint8Array>;
  server: Uint8Array;
  boot?: Uint8Array;
}

/** Reads `dist/<section>`; a build that is missing, of another contract, altered or incomplete is a `SiteError`. */
export async function readBuild(dist: string, section: string): Promise<Build> {
  const folder = path.join(dist, section);
  const mend = `npx nx build ${section}`;
  const read = async (...names: string[]) => {
    const file = path.join(folder, ...names);
    return readFile(file).catch((cause: unknown) => {
      throw new SiteError('BUILD_MISSING', `The build of '${section}' is missing or incomplete.`, {
        at: file,
        mend,
        cause,
      });
    });
  };
  const record = parseRecord(
    (await read('section.json')).toString(),
    section,
    path.join(folder, 'section.json'),
  );
  const files = new Map<string, Uint8Array>();
  for (const [name, { integrity }] of Object.entries(record.files)) {
    const bytes = await read('browser', name);
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) {
      throw new SiteError(
        'BUILD_ALTERED',
        `${name} is not the file that the build of '${section}' recorded.`,
        {
          at: path.join(folder, 'browser', name),
          mend,
        },
      );
    }
    files.set(name, bytes);
  }
  await refuseCodeInManifest(read, section);
  return {
    record,
    files,
    server: await read('server', record.server),
    ...(record.boot ? { boot: await read('boot', record.boot) } : {}),
  };
}

function parseRecord(text: string, section: string, at: string): BuildRecord {
  const mend = `npx nx build ${section}`;
  let record: BuildRecord;
  try {
    record = JSON.parse(text) as BuildRecord;
  } catch (cause) {
    throw new SiteError('BUILD_RECORD', `The build record of '${section}' is not JSON.`, { at, mend, cause });
  }
  const problems = [
    record.contract === CONTRACT
      ? ''
      : `was made for contract ${record.contract}; this site speaks ${CONTRACT}`,
    record.name === section ? '' : `is of '${record.name}'`,
    record.entry?.js?.length ? '' : 'names no entry',
    ...(record.routes ?? []).map(({ path, js }) => (js.length ? '' : `names no script for ${path}`)),
    ...(record.widgets ?? []).map(({ name, js }) =>
      js.length ? '' : `names no script for the widget '${name}'`,
    ),
  ].filter(Boolean);
  if (problems.length) {
    throw new SiteError('BUILD_RECORD', `The build record of '${section}' ${problems.join('; ')}.`, {
      at,
      mend,
    });
  }
  return record;
}

/** The federation runtime runs `metaData.getPublicPath` of a manifest with `new Function`: no section may bring one. */
async function refuseCodeInManifest(read: (...names: string[]) => Promise<Buffer>, section: string) {
  const text = (await read('browser', 'mf-manifest.json')).toString();
  if ('getPublicPath' in ((JSON.parse(text) as { metaData?: object }).metaData ?? {})) {
    throw new SiteError(
      'CODE_IN_MANIFEST',
      `The manifest of '${section}' carries code (metaData.getPublicPath).`,
      {
        at: `${section}/browser/mf-manifest.json`,
        mend: `build it with the preset: npx nx build ${section}`,
      },
    );
  }
}
