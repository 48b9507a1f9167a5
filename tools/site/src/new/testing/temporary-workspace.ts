import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Declaration of the workspace's only section. */
export const STORIES = `export default {
  name: 'stories',
  routes: [{ path: '/success-stories', module: './pages/success-stories.tsx' }],
};
`;

const FILES = {
  'package.json': JSON.stringify({ name: 'acme', dependencies: { react: '19.3.1' } }),
  '.prettierrc.json': JSON.stringify({ singleQuote: true, printWidth: 110 }),
  'apps/stories/package.json': JSON.stringify({
    name: '@vantedge/stories',
    dependencies: { '@vantedge/content-stories': '*', '@vantedge/content-shared': '*' },
  }),
  'apps/stories/src/section.ts': STORIES,
  'libs/content/stories/src/index.ts': "export { ukg } from './ukg.ts';\n",
  'libs/content/stories/src/ukg.ts': 'export const ukg = {};\n',
};

/** A small workspace with the section `stories`, in a temporary folder. */
export class TemporaryWorkspace {
  readonly root = mkdtempSync(path.join(tmpdir(), 'vantedge-workspace-'));

  constructor() {
    for (const [file, text] of Object.entries(FILES)) this.write(file, text);
  }

  /** Text of a file. */
  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, text: string) {
    const absolute = path.join(this.root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }

  /** Paths of all files and folders. */
  files(): string[] {
    return readdirSync(this.root, { recursive: true, encoding: 'utf8' }).sort();
  }

  remove() {
    rmSync(this.root, { recursive: true });
  }
}
