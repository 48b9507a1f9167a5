/*
 * For two parts of the federation runtime, 2.2 kB br, that the shell has no use for. Manifests are the composer's to read:
 * the release names the entries, and `disableSnapshot` takes the plugins out but not their handler. Preloading is the
 * site's own: the runtime's makes script tags without integrity.
 */
export { DisabledSnapshotHandler as SnapshotHandler } from 'raw/disabled-snapshots';

export const getGlobalRemoteInfo = () => ({});

const noPreloading = () => {
  throw new Error('preloadRemote is not part of this site: see @vantedge/federation-runtime');
};

export {
  noPreloading as formatPreloadArgs,
  noPreloading as generatePreloadAssetsPlugin,
  noPreloading as preloadAssets,
};
