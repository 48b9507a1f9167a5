import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const NPM_RECORD = '.package-lock.json';

/** A second checkout of this workspace: every file that Git does not ignore. Subclasses install packages. */
class Checkout {
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
    this.create(file, JSON.stringify(value));
  }

  /** Writes a file, and its folder. */
  create(file: string, text: string) {
    const absolute = path.join(this.root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }

  /** Replaces text in a file; throws if it is missing. */
  edit(file: string, from: string, to: string) {
    const absolute = path.join(this.root, file);
    const text = readFileSync(absolute, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain '${from}'`);
    writeWhole(absolute, text.replaceAll(from, to));
  }

  /** Adds text to the end of a file. */
  append(file: string, text: string) {
    writeWhole(path.join(this.root, file), this.read(file) + text);
  }

  /** Deletes a file. */
  delete(file: string) {
    rmSync(path.join(this.root, file));
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
    // npm's record of an installation. With that of the root, which is older than the checkout, `npm test` would install into the links.
    rmSync(path.join(own, NPM_RECORD), { force: true });
    cpSync(path.join(installed, NPM_RECORD), path.join(own, NPM_RECORD));
    for (const folder of this.workspaces()) {
      const { name } = JSON.parse(readFileSync(path.join(this.root, folder, 'package.json'), 'utf8')) as {
        name: string;
      };
      symlinkSync(path.join(this.root, folder), path.join(own, name));
      // Versions of packages that are not in the root.
      const nested = [ROOT, this.root].map((root) => path.join(root, folder, 'node_modules')) as [
        string,
        string,
      ];
      if (existsSync(nested[0]) && !existsSync(nested[1])) symlinkSync(...nested);
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

/** Who builds, with what settings. `uid` is the number of another user; only root can build as one. */
interface Builder {
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

/** Files of the workspace that Git does not ignore. */
function workspaceFiles(): string[] {
  const command = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', command, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return files.filter((file) => file && existsSync(path.join(ROOT, file)));
}

/** Hard links instead of copies: 30,000 files in a second. Caches of tools are not linked. */
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

/** Writes a file that a build may be watching, at once: a build that reads half of it would lose the state of its components. */
export function writeWhole(file: string, text: string) {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
}
