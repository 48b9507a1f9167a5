import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/workspace/browser.mjs';
import { freePort } from './free-port.ts';

/** A browser of its own that takes DevTools' commands at a port, as Lighthouse wants them. */
export async function startDevtoolsBrowser() {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
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
