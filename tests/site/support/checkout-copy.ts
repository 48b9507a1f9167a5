import type { SpawnOptions } from 'node:child_process';
import { chownSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Checkout, ROOT } from './checkout.ts';

/** Who builds, with what settings. `uid` is the number of another user; only root can build as one. */
export interface Builder {
  uid?: number;
  environment: Readonly<Record<string, string>>;
}

/** A checkout with its own `node_modules`, like a second clone. */
export class CheckoutCopy extends Checkout {
  private readonly home: string;

  constructor(
    root: string,
    private readonly builder: Builder,
  ) {
    super(root);
    this.home = path.join(root, 'home');
    linkFolder(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    for (const folder of [this.dist, this.home]) {
      mkdirSync(folder);
      if (builder.uid !== undefined) chownSync(folder, builder.uid, builder.uid);
    }
  }

  /** Nothing is inherited from the environment of the tests but the path of programs. */
  protected override buildOptions(): SpawnOptions {
    const { uid, environment } = this.builder;
    return {
      env: { PATH: process.env['PATH'], HOME: this.home, ...environment },
      ...(uid === undefined ? {} : { uid, gid: uid }),
    };
  }
}

/** Not linked: caches of tools. */
const EXCLUDED = ['.cache'];

/** Hard links instead of copies: 30,000 files in a second. */
function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (EXCLUDED.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
