import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/workspace/browser.mjs';
import getPort from 'get-port';

/** Starts a browser with a DevTools port, for Lighthouse. */
export async function startDevtoolsBrowser(program = findBrowser()) {
  const port = await getPort();
  const browser = await chromium.launch({
    executablePath: program,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return { port, close: () => browser.close() };
}
