/**
 * Hashes of the files that this page may load, by URL. The page has one map: the federation runtime of builds reads it to load
 * chunks (`libs/federation/build/src/federation-runtime/release-chunks.js`).
 */
export function trustedFiles(): Map<string, string> {
  const page = globalThis as { __vantedgeFiles?: Map<string, string> };
  return (page.__vantedgeFiles ??= new Map());
}
