/** Arguments of Chromium in tests: no requests of its own, no QUIC, and software rendering. */
export const CHROMIUM_ARGUMENTS: string[];

/** Returns the path of Chromium's executable; `undefined` if it is not installed. */
export function findBrowser(): string | undefined;
