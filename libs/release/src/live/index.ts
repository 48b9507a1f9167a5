export { type AssetCache, assetCache, type AssetCacheStats } from './asset-cache.ts';
export { bodyReader } from './body-reader.ts';
export { canonicalPath } from './canonical-path.ts';
export { checkServable, type Servable } from './check-servable.ts';
export { type Coding, CODINGS } from './coding.ts';
export { changedUrls } from './changed-urls.ts';
export { contentType } from './content-type.ts';
export { isCorruption } from './is-corruption.ts';
export { liveEntry } from './live-entry.ts';
export type { LiveAsset } from './live-asset.ts';
export { type LiveRelease, loadRelease } from './live-release.ts';
export { loadLiveRelease } from './load-live-release.ts';
export { type EntryProblem, loadNewest } from './newest-release.ts';
export {
  type Headers,
  NOT_FRAMED,
  NOTHING_ALLOWED,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from './security-headers.ts';
export { requestTarget } from './request-target.ts';
export { IMMUTABLE, type Representation, REVALIDATE, type ServedFile, servedFile } from './served-file.ts';
