import { type BuildRecord, CONTRACT_VERSION } from '@vantedge/federation-contract';
import * as v from 'valibot';
import { count, list, map, object, oneOf } from './schema.ts';
import { file, integrity, line, name, path } from './text-schemas.ts';

const bundle = object({ file, integrity });
const builtModule = { module: line, js: list(file), css: list(file) };

const builtMembers = {
  contract: oneOf(CONTRACT_VERSION),
  name,
  entryFiles: object({ js: list(file), css: list(file) }),
  manifest: v.optional(file),
  preload: v.optional(list(file)),
  icon: v.optional(file),
  favicon: v.optional(file),
  routes: list(object({ ...builtModule, path, image: v.optional(file) })),
  widgets: list(object({ ...builtModule, name })),
  files: map(file, object({ integrity, bytes: count(0) })),
  placeholders: map(file, count(1)),
  shared: map(line, line),
} satisfies Members<StoredBuild>;

/** `section.json` of a build. */
export const buildRecord: v.GenericSchema<unknown, BuildRecord> = object({
  ...builtMembers,
  server: bundle,
  inlineLoader: v.optional(bundle),
} satisfies Members<BuildRecord>);

/** The build record of a stored version. The bundles are excluded: the store has its own hashes of them. */
export type StoredBuild = Omit<BuildRecord, 'server' | 'inlineLoader'>;

/** `build` of a stored version. */
export const storedBuild: v.GenericSchema<unknown, StoredBuild> = object(builtMembers);

type Members<T> = { [K in keyof T]-?: v.GenericSchema<unknown, T[K]> };
