import { type BuildRecord, CONTRACT_VERSION } from '@vantedge/federation-contract';
import * as v from 'valibot';
import { count, list, map, object, oneOf } from './schema.ts';
import { file, integrity, line, name, path } from './text-schemas.ts';

/** Earlier contract versions of builds that a store may contain. */
const EARLIER_CONTRACTS = [1] as const;

const bundle = object({ file, integrity });
const builtModule = { module: line, js: list(file), css: list(file), lazy: v.optional(list(file)) };

const builtMembers = {
  name,
  entryFiles: object({ js: list(file), css: list(file) }),
  preload: v.optional(list(file)),
  icon: v.optional(file),
  favicon: v.optional(file),
  routes: list(object({ ...builtModule, path, image: v.optional(file) })),
  widgets: list(object({ ...builtModule, name })),
  files: map(file, object({ integrity, bytes: count(0) })),
  placeholders: map(file, count(1)),
  shared: map(line, line),
  federation: line,
  platform: v.optional(
    object({
      api: count(1),
      minApi: v.optional(count(1)),
      rspack: line,
      ranges: v.optional(map(line, line)),
    }),
  ),
  trustedTypes: v.optional(oneOf('default')),
} satisfies Members<Omit<StoredBuild, 'contract'>>;

/** `section.json` of a build. */
export const buildRecord: v.GenericSchema<unknown, BuildRecord> = object({
  contract: oneOf(CONTRACT_VERSION),
  ...builtMembers,
  server: bundle,
  inlineLoader: v.optional(bundle),
} satisfies Members<BuildRecord>);

/**
 * The build record of a stored version. The bundles are excluded: records of contract 1 have no hashes for them, and the store
 * has its own.
 */
export type StoredBuild = Omit<BuildRecord, 'server' | 'inlineLoader'>;

/** `build` of a stored version. */
export const storedBuild: v.GenericSchema<unknown, StoredBuild> = object({
  contract: oneOf(...EARLIER_CONTRACTS, CONTRACT_VERSION),
  ...builtMembers,
});

type Members<T> = { [K in keyof T]-?: v.GenericSchema<unknown, T[K]> };
