import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../../tools/workspace/browser.mjs';

/**
 * Opens a URL in a new Chromium with an empty profile and without remote debugging, which would switch prerendering off. The page itself must
 * act, and report to its server. Returns the function that ends the browser.
 */
export function openUndriven(url: string): () => Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'vantedge-chromium-'));
  const parameters = [...CHROMIUM_ARGUMENTS, `--user-data-dir=${profile}`, url];
  // A group of its own, so that all processes of the browser end.
  const browser = spawn(findBrowser()!, parameters, { stdio: 'ignore', detached: true });
  const ended = once(browser, 'exit');
  return async () => {
    process.kill(-browser.pid!, 'SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
}
