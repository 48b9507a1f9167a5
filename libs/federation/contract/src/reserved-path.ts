/** First segments of the paths that the server answers itself: form submissions, the files of the sections, health checks. */
const RESERVED = ['api', 'assets', 'healthz', 'readyz'];

/** Whether no section may claim a path, because the server answers it or paths below it. */
export const isReservedPath = (path: string) => RESERVED.includes(path.split('/')[1] ?? '');
