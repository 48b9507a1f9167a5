/** Chromium's program: what $CHROMIUM names, or the first on the path; `undefined` when there is none. */
export function findBrowser(environment?: { CHROMIUM?: string; PATH?: string }): string | undefined;
