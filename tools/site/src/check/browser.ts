import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { command, SiteError } from '@vantedge/errors';

/** Installs a browser, in the workspace and in other repositories. */
export const INSTALL_CHROMIUM_COMMAND = command('npx', 'playwright-core', 'install', 'chromium');

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

/** A browser that reaches nothing but one server. */
export interface LaunchResult {
  browser: Browser;
  /** Whether pages run in Chromium's sandbox. It does not start for root, nor where namespaces are forbidden. */
  isSandboxed: boolean;
}

/** A proxy that nothing listens on: port 9 discards what it gets. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * Starts Chromium, which can open connections to the host and port of `server` only, whatever the code of a section tries: no name is looked
 * up, all else goes to a proxy that is not there, workers and TURN included, and WebRTC sends no UDP. Throws `BROWSER_UNAVAILABLE` if none is
 * installed, or it does not start.
 */
export async function launchChromium(server: string): Promise<LaunchResult> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new SiteError('BROWSER_UNAVAILABLE', 'Chromium is not installed.', {
      fix: INSTALL_CHROMIUM_COMMAND,
    });
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  ];
  // The first rule is against one that Chromium has itself: to connect to any port of this machine directly.
  const proxy = { server: NOWHERE, bypass: `<-loopback>,${new URL(server).host}` };
  const launch = (chromiumSandbox: boolean) =>
    chromium.launch({ executablePath, args, proxy, chromiumSandbox });
  try {
    return { browser: await launch(true), isSandboxed: true };
  } catch {
    try {
      return { browser: await launch(false), isSandboxed: false };
    } catch (cause) {
      const [reason] = String(cause).split('\n');
      throw new SiteError('BROWSER_UNAVAILABLE', `Chromium does not start. ${reason}`, {
        at: executablePath,
        fix: INSTALL_CHROMIUM_COMMAND,
        cause,
      });
    }
  }
}
