export { assetCache, type AssetCache, type AssetCacheStats, type LiveAsset } from './asset-cache.ts';
export { readBody } from './read-body.ts';
export { checkServable, type Servable } from './check-servable.ts';
export { changedUrls } from './changed-urls.ts';
export { liveEntry } from '../log/log-end.ts';
export { type LiveRelease, loadLiveRelease, loadRelease } from './live-release.ts';
export { type EntryProblem, loadNewest } from './newest-release.ts';
