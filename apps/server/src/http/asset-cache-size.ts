/** Default maximum size of the assets in memory: enough for a site and its releases of a week. */
export const ASSET_CACHE_MB = 256;

/** Bytes in a megabyte, as for memory. */
export const MB = 1024 * 1024;
