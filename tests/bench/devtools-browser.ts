import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import getPort from 'get-port';

/** Starts a browser with a DevTools port, for Lighthouse. */
export async function startDevtoolsBrowser(program = findBrowser()) {
  const port = await getPort();
  const browser = await chromium.launch({
    executablePath: program,
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  return { port, close: () => browser.close() };
}
