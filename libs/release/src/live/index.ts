export { assetCache, type AssetCache, type AssetCacheStats, type LiveAsset } from './asset-cache.ts';
export { readBody } from './read-body.ts';
export { canonicalPath, requestTarget } from '../http/canonical-path.ts';
export { checkServable, type Servable } from './check-servable.ts';
export {
  type Coding,
  CODINGS,
  contentType,
  IMMUTABLE,
  type Representation,
  REVALIDATE,
  type ServedFile,
  servedFile,
} from '../http/served-file.ts';
export { changedUrls } from '../http/changed-urls.ts';
export { OLD_WORKER_HEADERS, OLD_WORKER_SCRIPT } from '../http/old-service-worker.ts';
export { isCorruption } from '../site-error.ts';
export { liveEntry } from '../log/log-end.ts';
export { type LiveRelease, loadLiveRelease, loadRelease } from './live-release.ts';
export { type EntryProblem, loadNewest } from './newest-release.ts';
export {
  type Headers,
  DENY_FRAMING_HEADERS,
  NOTHING_ALLOWED,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../http/headers.ts';
