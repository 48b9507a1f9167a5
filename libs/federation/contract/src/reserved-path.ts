/** First segments of paths that the server handles itself: form submissions, assets, and health checks. */
const RESERVED = ['api', 'assets', 'healthz', 'readyz'];

/** Whether a path is reserved for the server, so that no section may own it. */
export const isReservedPath = (path: string) => RESERVED.includes(path.split('/')[1] ?? '');
