import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { SiteError } from '@vantedge/release';

/** Installs a browser, in the workspace and in other repositories. */
export const INSTALL = 'npx playwright-core install chromium';

/** Names of Chromium in a PATH; best without windows. */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/** The executable of Chromium: `CHROMIUM`, one in the PATH, or Playwright's; undefined if none is installed. */
export function findChromium(environment = process.env): string | undefined {
  const { CHROMIUM, PATH = '' } = environment;
  const inPath = PROGRAMS.flatMap((name) =>
    PATH.split(path.delimiter).map((folder) => path.join(folder, name)),
  );
  const files = CHROMIUM ? [CHROMIUM] : [...inPath, chromium.executablePath()];
  return files.find((file) => existsSync(file));
}

/** A browser that reaches nothing but this machine. */
interface Launched {
  browser: Browser;
  /** Whether pages run in Chromium's sandbox. It does not start for root, nor where namespaces are forbidden. */
  isSandboxed: boolean;
}

/** Starts Chromium. Throws `BROWSER_UNAVAILABLE` if none is installed, or it does not start. */
export async function launchChromium(): Promise<Launched> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new SiteError('BROWSER_UNAVAILABLE', 'Chromium is not installed.', { fix: INSTALL });
  // No name is looked up, so that code of sections reaches no other machine, whatever it tries.
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ];
  const launch = (chromiumSandbox: boolean) => chromium.launch({ executablePath, args, chromiumSandbox });
  try {
    return { browser: await launch(true), isSandboxed: true };
  } catch {
    try {
      return { browser: await launch(false), isSandboxed: false };
    } catch (cause) {
      const [reason] = String(cause).split('\n');
      throw new SiteError('BROWSER_UNAVAILABLE', `Chromium does not start. ${reason}`, {
        at: executablePath,
        fix: INSTALL,
        cause,
      });
    }
  }
}
