import { ensureBrowsers } from './browser.mjs';
import { runInstalled } from './run.mjs';

/** Tests the composed site in Firefox and WebKit, which it installs first where it can. */
try {
  await ensureBrowsers('headless-chromium', 'firefox', 'webkit');
  process.exitCode = await runInstalled(
    'playwright',
    'test',
    '--config=playwright.browsers.config.ts',
    ...process.argv.slice(2),
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
