import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SiteError } from '@vantedge/release';

/** Links new packages and records them in the lock file. Throws if npm fails. */
export async function installPackages(root: string): Promise<void> {
  const command = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Standard output is for the result of the command.
  const npm = spawn('npm', command, { cwd: root, stdio: ['ignore', 2, 2] });
  const [code] = (await once(npm, 'close')) as [number | null];
  if (code === 0) return;
  throw new SiteError(
    'INSTALL_FAILED',
    `npm install ended with code ${code}: see its output above. The files are written.`,
    {
      at: 'package-lock.json',
      fix: 'npm install',
    },
  );
}
