import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '@vantedge/errors';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { findChromium, launchChromium } from './browser.ts';

const SERVER = 'http://127.0.0.1:4200';

test('CHROMIUM names the browser; otherwise it is the first in the PATH, best one without windows', () =>
  withTemporaryFolder(async (folder) => {
    const [shell, other] = ['chromium-headless-shell', 'chromium'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    await writeFile(other, '');
    expect(findChromium({ PATH: folder })).toBe(other);
    await writeFile(shell, '');
    expect(findChromium({ PATH: folder })).toBe(shell);
    expect(findChromium({ PATH: folder, CHROMIUM: other })).toBe(other);
    expect(findChromium({ PATH: folder, CHROMIUM: path.join(folder, 'missing') })).toBeUndefined();
  }));

test('a browser that is missing or does not start is an error with the command that installs one', () =>
  withTemporaryFolder(async (folder) => {
    const { CHROMIUM } = process.env;
    try {
      const file = (process.env['CHROMIUM'] = path.join(folder, 'chromium'));
      const fix = command('npx', 'playwright-core', 'install', 'chromium');
      await expect(launchChromium(SERVER)).rejects.toMatchObject({ code: 'BROWSER_UNAVAILABLE', fix });
      await writeFile(file, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      await expect(launchChromium(SERVER)).rejects.toMatchObject({
        code: 'BROWSER_UNAVAILABLE',
        at: file,
        fix,
      });
    } finally {
      if (CHROMIUM === undefined) delete process.env['CHROMIUM'];
      else process.env['CHROMIUM'] = CHROMIUM;
    }
  }));
