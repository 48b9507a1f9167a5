import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { packages, ROOT } from '../workspace/workspace.ts';

/** Packages that a section in another repository needs: everything but apps, content and tests. */
const PACKED = packages
  .map(({ folder }) => folder)
  .filter((folder) => /^(libs\/(?!content\/)|tools\/|apps\/server$)/.test(folder));

/** Packages of the platform, in the versions that this workspace declares. */
const PLATFORM = ['react', 'react-dom', 'typescript'];

const run = promisify(execFile);

/**
 * Creates a repository with one section in `folder`, outside the workspace: copies `tests/repository/section` there and
 * installs the packed packages of this workspace.
 */
export async function packedRepository(folder: string): Promise<void> {
  const tarballs = path.join(folder, 'tarballs');
  await mkdir(tarballs, { recursive: true });
  await cp(path.join(ROOT, 'tests/repository/section'), folder, { recursive: true });
  const sources = PACKED.map((name) => path.join(ROOT, name));
  await run('npm', ['pack', '--silent', '--pack-destination', tarballs, ...sources], { cwd: folder });
  const packed = (await readdir(tarballs)).map((name) => path.join(tarballs, name));
  const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  await run('npm', ['install', ...options, ...packed, ...(await platform())], { cwd: folder });
}

/** Runs an executable that the repository has installed in the folder or the one above, without a daemon of Nx; resolves to its standard output. Throws with its output. */
export async function runIn(folder: string, program: string, ...parameters: string[]): Promise<string> {
  const folders = [folder, path.dirname(folder)].map((above) => path.join(above, 'node_modules/.bin'));
  const { stdout } = await run(path.join(folders.find(existsSync)!, program), parameters, {
    cwd: folder,
    env: { ...process.env, NX_DAEMON: 'false', NO_COLOR: '1' },
  });
  return stdout;
}

async function platform(): Promise<string[]> {
  const versions = await Promise.all(
    PLATFORM.map(async (name) => {
      const { default: manifest } = (await import(path.join(ROOT, 'node_modules', name, 'package.json'), {
        with: { type: 'json' },
      })) as { default: { name: string; version: string } };
      return manifest.name === name
        ? `${name}@${manifest.version}`
        : `${name}@npm:${manifest.name}@${manifest.version}`;
    }),
  );
  return versions;
}
