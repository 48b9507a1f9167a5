import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A second checkout, like a section team's, to edit and build. */
export class EditedCheckout {
  readonly root: string;

  constructor(name: string) {
    this.root = path.join(ROOT, '.store-test', name);
    rmSync(this.root, { recursive: true, force: true });
    for (const file of workspaceFiles()) cpSync(path.join(ROOT, file), path.join(this.root, file));
    // Lint and the glossary check read what Git does not ignore, and `.store-test` is ignored.
    execFileSync('git', ['init', '--quiet', this.root]);
    this.linkPackages();
  }

  /** Folder of the checkout's builds. */
  get dist() {
    return path.join(this.root, 'dist');
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

  /** Builds one section. */
  build(section: string) {
    const { status, stdout, stderr } = spawnSync(path.join(ROOT, 'node_modules/.bin/rspack'), ['build'], {
      cwd: path.join(this.root, 'apps', section),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${section} does not build: ${stdout}${stderr}`);
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

/** Files of the workspace that Git does not ignore. */
function workspaceFiles(): string[] {
  const command = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', command, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file && existsSync(path.join(ROOT, file)));
}
