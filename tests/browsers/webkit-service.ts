import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { findBrowser } from '../../tools/workspace/browser.mjs';
import getPort from 'get-port';

/** Removes the minimum window width of 447 px, which the browser's toolbar imposes: a phone is narrower. */
const GTK_STYLE = `* {
  margin: 0; padding: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-source: none;
}`;
/** GTK's setting for reduced motion. */
const GTK_SETTINGS = '[Settings]\ngtk-enable-animations = 0\n';

/** Starts a virtual display and, on it, the WebDriver server of WebKitGTK's browser. */
export async function startWebKitService() {
  const program = findBrowser('webkit');
  if (!program) throw new Error('WebKitWebDriver not found. Install it: npm run test:browsers');
  const settings = writeSettings();
  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await readDisplay(xvfb);
  const port = await getPort();
  const server = spawn(program, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const url = `http://127.0.0.1:${port}/`;
  await waitUntilUp(`${url}status`, server);
  return {
    url,
    stop() {
      server.kill();
      xvfb.kill();
      rmSync(settings, { recursive: true });
    },
  };
}

function writeSettings(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-settings-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), GTK_STYLE);
  writeFileSync(path.join(folder, 'gtk-3.0/settings.ini'), GTK_SETTINGS);
  return folder;
}

/** Xvfb picks a free display and prints its number once it accepts clients. */
async function readDisplay(xvfb: ChildProcess): Promise<string> {
  const [number] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer];
  return number.toString().trim();
}

async function waitUntilUp(url: string, server: ChildProcess) {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver exited with code ${server.exitCode} before it responded at ${url}`);
}
