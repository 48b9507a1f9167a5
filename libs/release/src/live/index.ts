export { type AssetCache, assetCache, type AssetCacheStats } from './asset-cache.ts';
export { bodyReader } from './read-body.ts';
export { canonicalPath } from '../http/canonical-path.ts';
export { checkServable, type Servable } from './check-servable.ts';
export { type Coding, CODINGS } from '../http/served-file.ts';
export { changedUrls } from '../http/changed-urls.ts';
export { contentType } from '../http/served-file.ts';
export { isCorruption } from '../site-error.ts';
export { liveEntry } from '../log/log-end.ts';
export type { LiveAsset } from './asset-cache.ts';
export { type LiveRelease, loadRelease } from './live-release.ts';
export { loadLiveRelease } from './live-release.ts';
export { type EntryProblem, loadNewest } from './newest-release.ts';
export {
  type Headers,
  NOT_FRAMED,
  NOTHING_ALLOWED,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../http/headers.ts';
export { requestTarget } from '../http/canonical-path.ts';
export {
  IMMUTABLE,
  type Representation,
  REVALIDATE,
  type ServedFile,
  servedFile,
} from '../http/served-file.ts';
