/*
 * Stubs for two parts of the federation runtime (2.2 kB brotli) that the shell does not use. Browsers read no manifests: the
 * release names the remote entries, and `disableSnapshot` removes the snapshot plugins but not their handler. The site has
 * its own preloading, because the runtime's creates script tags without integrity.
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
