import { spawn, type SpawnOptions } from 'node:child_process';
import {
  chownSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What builds read. The lock file marks the root, below which builds are written. */
const SOURCES = ['apps', 'libs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Who builds, with what settings. `uid` is the number of another user; only root can build as one. */
export interface Builder {
  uid?: number;
  environment: Readonly<Record<string, string>>;
}

/** Another checkout of the same sources, with its own `node_modules`, like a second clone. */
export class CheckoutCopy {
  /** Folder of the checkout's builds. */
  readonly dist: string;
  private readonly home: string;

  constructor(
    private readonly root: string,
    private readonly builder: Builder,
  ) {
    this.dist = path.join(root, 'dist');
    this.home = path.join(root, 'home');
    rmSync(root, { recursive: true, force: true });
    for (const source of SOURCES) {
      cpSync(path.join(ROOT, source), path.join(root, source), { recursive: true });
    }
    linkFolder(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    for (const folder of [this.dist, this.home]) {
      mkdirSync(folder);
      if (builder.uid !== undefined) chownSync(folder, builder.uid, builder.uid);
    }
  }

  /** Builds sections one after the other, without Nx. */
  async build(sections: readonly string[]) {
    for (const section of sections) {
      const build = spawn(process.execPath, [this.rspack, 'build'], this.options(section));
      let output = '';
      build.stdout?.on('data', (chunk) => (output += String(chunk)));
      build.stderr?.on('data', (chunk) => (output += String(chunk)));
      const code = await new Promise((resolve) => build.on('close', resolve));
      if (code !== 0) throw new Error(`${section} does not build in ${this.root}: ${output}`);
    }
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }

  private get rspack() {
    return path.join(this.root, 'node_modules/.bin/rspack');
  }

  /** Nothing is inherited from the environment of the tests but the path of programs. */
  private options(section: string): SpawnOptions {
    const { uid, environment } = this.builder;
    return {
      cwd: path.join(this.root, 'apps', section),
      env: { PATH: process.env['PATH'], HOME: this.home, ...environment },
      ...(uid === undefined ? {} : { uid, gid: uid }),
    };
  }
}

/** Hard links instead of copies: 30,000 files in a second. Caches of tools are excluded. */
function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
