type BrowserName = 'chromium' | 'headless-chromium' | 'firefox' | 'webkit';

/** Arguments of Chromium in tests: no requests of its own, no QUIC, and software rendering. */
export const CHROMIUM_ARGUMENTS: string[];

/**
 * Returns the path of a browser's executable (for WebKit, of its WebDriver server): the one named by its variable, such as
 * $CHROMIUM, or the first on the PATH. `undefined` if it is not installed.
 */
export function findBrowser(name?: BrowserName, environment?: NodeJS.ProcessEnv): string | undefined;
