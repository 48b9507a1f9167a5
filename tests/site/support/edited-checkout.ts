import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Checkout, ROOT } from './checkout.ts';

/** A second checkout, like a section team's, to edit and build. */
export class EditedCheckout extends Checkout {
  constructor(name: string) {
    super(path.join(ROOT, '.store-test', name));
    // Lint reads what Git does not ignore, and `.store-test` is ignored.
    execFileSync('git', ['init', '--quiet', this.root]);
    this.linkPackages();
  }

  /** Text of a file. */
  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** Writes a JSON file. */
  write(file: string, value: unknown) {
    writeFileSync(path.join(this.root, file), JSON.stringify(value));
  }

  /** Replaces text in a file; throws if it is missing. */
  edit(file: string, from: string, to: string) {
    const absolute = path.join(this.root, file);
    const text = readFileSync(absolute, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'`);
    writeFileSync(absolute, text.replaceAll(from, to));
  }

  /** One-based number of the first line that contains a text. */
  line(file: string, text: string) {
    const lines = readFileSync(path.join(this.root, file), 'utf8').split('\n');
    return lines.findIndex((line) => line.includes(text)) + 1;
  }

  /** Links installed packages from the root and workspace packages from the checkout, in place of `npm install`. */
  linkPackages() {
    const installed = path.join(ROOT, 'node_modules');
    const own = path.join(this.root, 'node_modules');
    rmSync(own, { recursive: true, force: true });
    mkdirSync(path.join(own, '@vantedge'), { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name !== '@vantedge') symlinkSync(path.join(installed, name), path.join(own, name));
    }
    for (const folder of this.workspaces()) {
      const { name } = JSON.parse(readFileSync(path.join(this.root, folder, 'package.json'), 'utf8')) as {
        name: string;
      };
      symlinkSync(path.join(this.root, folder), path.join(own, name));
    }
  }

  private workspaces(): string[] {
    const children = (parent: string) =>
      readdirSync(path.join(this.root, parent)).map((name) => path.join(parent, name));
    const folders = [
      ...children('apps'),
      ...children('libs'),
      ...children('libs/content'),
      ...children('libs/federation'),
      ...children('tools'),
      'tests',
    ];
    return folders.filter((folder) => {
      try {
        return readdirSync(path.join(this.root, folder)).includes('package.json');
      } catch {
        return false;
      }
    });
  }
}
