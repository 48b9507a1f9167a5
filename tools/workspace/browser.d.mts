type BrowserName = 'chromium' | 'headless-chromium' | 'firefox' | 'webkit';

/**
 * Returns the path of a browser's program (of WebKit's WebDriver server): what its variable names, for example
 * $CHROMIUM, or the first on the path. `undefined` when it is not installed.
 */
export function findBrowser(name?: BrowserName, environment?: NodeJS.ProcessEnv): string | undefined;
