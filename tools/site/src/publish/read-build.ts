import { type BuildRecord, CONTRACT_VERSION, SHELL } from '@vantedge/federation-contract';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildRecord, builtSource } from '@vantedge/release';
import { parseRecord } from '@vantedge/store/json';
import { buildCommand, command, SiteError, usageError } from '@vantedge/errors';
import semver from 'semver';
import * as v from 'valibot';

/** A section's build on disk, verified against its record. */
export interface Build {
  record: BuildRecord;
  files: Map<string, Uint8Array>;
  server: Uint8Array;
  inlineLoader?: Uint8Array;
  consentLoader?: Uint8Array;
  /** Source maps by script. */
  maps: Map<string, Uint8Array>;
  /** What it is made of. Undefined for a build without the preset. */
  source?: BuiltSource | undefined;
}

type BuiltSource = v.InferOutput<typeof builtSource>;

/**
 * Reads and verifies `dist/<section>`. Throws a `SiteError` if the build is missing, altered, incomplete or incompatible.
 */
export async function readBuild(dist: string, section: string): Promise<Build> {
  if (!/^[a-z][a-z0-9-]*$/.test(section))
    throw usageError(`'${section}' is not the name of a section.`, command('site', 'publish', '--help'));
  const folder = path.join(dist, section);
  const fix = buildCommand(section);
  const built = await readdir(dist).catch((): string[] => []);
  // The builds that are there tell a typo from a missing build.
  if (!built.includes(section)) {
    const instead = built.filter((name) => !name.startsWith('.')).join(', ') || 'no builds';
    throw new SiteError(
      'BUILD_NOT_FOUND',
      `There is no build of '${section}'; ${dist} contains ${instead}.`,
      { at: folder, fix },
    );
  }
  const read = async (...names: string[]) => {
    const file = path.join(folder, ...names);
    return readFile(file).catch((cause: unknown) => {
      throw new SiteError('BUILD_NOT_FOUND', `The build of '${section}' is missing or incomplete.`, {
        at: file,
        fix,
        cause,
      });
    });
  };
  const record = parseBuild(await read('section.json'), section, path.join(folder, 'section.json'));
  const source = await readSource(section, path.join(folder, 'source.json'));
  const files = new Map<string, Uint8Array>();
  const readVerified = async (kind: string, name: string, integrity: string) => {
    const bytes = await read(kind, name);
    if (`sha256-${createHash('sha256').update(bytes).digest('base64')}` === integrity) return bytes;
    throw new SiteError(
      'BUILD_HASH_MISMATCH',
      `${name} does not match its hash in the build record of '${section}'.`,
      {
        at: path.join(folder, kind, name),
        fix,
      },
    );
  };
  for (const [name, { integrity }] of Object.entries(record.files))
    files.set(name, await readVerified('browser', name, integrity));
  const maps = new Map<string, Uint8Array>();
  for (const [name, integrity] of Object.entries(record.maps ?? {}))
    maps.set(name, await readVerified('browser', `${name}.map`, integrity));
  assertSameRanges(record, files);
  const { server, inlineLoader, consentLoader } = record;
  return {
    record,
    files,
    maps,
    source,
    server: await readVerified('server', server.file, server.integrity),
    ...(inlineLoader && {
      inlineLoader: await readVerified('inline-loader', inlineLoader.file, inlineLoader.integrity),
    }),
    ...(consentLoader && {
      consentLoader: await readVerified('consent-loader', consentLoader.file, consentLoader.integrity),
    }),
  };
}

/** What a manifest of Module Federation says of shared modules. */
const sharedInManifest = v.object({
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.optional(v.string()) })),
});

/**
 * Throws `PLATFORM_INCOMPATIBLE` if the container of a build accepts no version of a shared module that its record does, which the shell
 * is compared with: visitors would get a page that no script of the section runs on.
 */
function assertSameRanges({ name, manifest, shared }: BuildRecord, files: ReadonlyMap<string, Uint8Array>) {
  if (manifest === undefined) return;
  const { success, output } = v.safeParse(sharedInManifest, jsonOf(files.get(manifest)));
  const asked = success ? output.shared : [];
  const other = asked.flatMap(({ name: module, requiredVersion: range }) => {
    const recorded = Object.hasOwn(shared, module) ? shared[module] : undefined;
    if (!range || recorded === undefined || !semver.validRange(range)) return [];
    return semver.intersects(recorded, range)
      ? []
      : `${module} ${range} in ${manifest}, but ${recorded} in its record`;
  });
  if (!other.length) return;
  throw new SiteError('PLATFORM_INCOMPATIBLE', `The build of '${name}' needs ${other.join('; ')}.`, {
    at: `${name}: rspack.config.ts`,
    fix: ['remove its own versions of shared modules, then', buildCommand(name)],
  });
}

function jsonOf(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString());
  } catch {
    return undefined;
  }
}

function parseBuild(bytes: Uint8Array, section: string, at: string): BuildRecord {
  const record = parseFile(bytes, buildRecord, section, at);
  const problems = [
    record.name === section ? '' : `belongs to '${record.name}'`,
    record.entryFiles.js.length ? '' : 'lists no entry file',
    record.name === SHELL && !record.inlineLoader ? 'lists no inline loader' : '',
    record.name !== SHELL && !record.manifest ? 'lists no federation manifest' : '',
    ...record.routes.map(({ path, js }) => (js.length ? '' : `lists no script for ${path}`)),
    ...record.widgets.map(({ name, js }) => (js.length ? '' : `lists no script for the widget '${name}'`)),
    ...usedFiles(record).map((file) => (Object.hasOwn(record.files, file) ? '' : `has no hash of ${file}`)),
  ].filter(Boolean);
  if (problems.length) throw invalidRecord(problems.join('; '), section, at);
  return record;
}

async function readSource(section: string, at: string): Promise<BuiltSource | undefined> {
  const bytes = await readFile(at).catch(() => undefined);
  return bytes && parseFile(bytes, builtSource, section, at);
}

function parseFile<T>(
  bytes: Uint8Array,
  schema: v.GenericSchema<unknown, T>,
  section: string,
  at: string,
): T {
  try {
    return parseRecord(bytes, schema, at);
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw invalidRecord(`is not one of contract ${CONTRACT_VERSION}: ${problem}`, section, at, cause);
  }
}

const invalidRecord = (problem: string, section: string, at: string, cause?: unknown) =>
  new SiteError('BUILD_RECORD_INVALID', `The build record of '${section}' ${problem}.`, {
    at,
    fix: buildCommand(section),
    cause,
  });

/** Browser files that documents refer to. */
function usedFiles(record: BuildRecord): string[] {
  const { entryFiles, manifest, elements, preload = [], icon, favicon, logo, routes, widgets } = record;
  const modules = [entryFiles, ...routes, ...widgets].flatMap(({ js, css }) => [...js, ...css]);
  const images = routes.map(({ image }) => image);
  const named = [...images, manifest, elements, icon, favicon, logo].filter((file) => file !== undefined);
  return [...new Set([...modules, ...preload, ...named])];
}
