/** What garbage collection removes, in this order: records before what they refer to, so that an interrupted run leaves no broken record. */
export const GARBAGE_KINDS = ['release', 'version', 'push', 'page', 'encodings', 'blob', 'asset'] as const;

export type GarbageKind = (typeof GARBAGE_KINDS)[number];

/** Folder of the keys of each kind but assets, which are not keys. Pushes are stored beside their version. */
export const FOLDERS = ['releases/', 'versions/', 'pages/', 'encodings/', 'blobs/'] as const;

const FORMS: Record<GarbageKind, RegExp> = {
  release: /^releases\/[0-9a-f]{16}\.json$/,
  version: /^versions\/[a-z][a-z0-9-]*\/[0-9a-f]{16}\.json$/,
  push: /^versions\/[a-z][a-z0-9-]*\/[0-9a-f]{16}\.pushes\/[^/]+\.json$/,
  page: /^pages\/[0-9a-f]{16}\/[0-9a-f]{16}\.json$/,
  encodings: /^encodings\/[0-9a-f]{64}\.json$/,
  blob: /^blobs\/[0-9a-f]{2}\/[0-9a-f]{64}$/,
  asset: /^assets\/[a-z][a-z0-9-]*\/.+$/,
};

/** Kind of a key; undefined for keys that no command writes, which stay. */
export const kindOf = (key: string): GarbageKind | undefined =>
  GARBAGE_KINDS.find((kind) => FORMS[kind].test(key));

/** Key of the version that a push recorded; undefined for other keys. */
export const versionOfPush = (key: string): string | undefined =>
  FORMS.push.test(key) ? key.replace(/\.pushes\/[^/]*$/, '.json') : undefined;
