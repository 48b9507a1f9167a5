import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A second checkout of this workspace: every file that Git does not ignore. Subclasses install packages. */
export class Checkout {
  /** Folder of the checkout's builds. */
  readonly dist: string;

  constructor(readonly root: string) {
    this.dist = path.join(root, 'dist');
    rmSync(root, { recursive: true, force: true });
    for (const file of workspaceFiles()) cpSync(path.join(ROOT, file), path.join(root, file));
  }

  /** Builds sections one after the other, without Nx, which would restore files that it has built elsewhere. */
  async build(...sections: string[]) {
    for (const section of sections) {
      const build = spawn(path.join(this.root, 'node_modules/.bin/rspack'), ['build'], {
        ...this.buildOptions(),
        cwd: path.join(this.root, 'apps', section),
      });
      let output = '';
      for (const stream of [build.stdout, build.stderr])
        stream?.on('data', (chunk) => (output += String(chunk)));
      const code = await new Promise((resolve) => build.on('close', resolve));
      if (code !== 0) throw new Error(`${section} does not build in ${this.root}: ${output}`);
    }
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** User and environment of builds; the default is those of the tests. */
  protected buildOptions(): SpawnOptions {
    return {};
  }
}

/** Files of the workspace that Git does not ignore. */
function workspaceFiles(): string[] {
  const command = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', command, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file && existsSync(path.join(ROOT, file)));
}
