import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withTemporaryFolder } from '@vantedge/release/testing';

const ROOT = path.resolve(__dirname, '../../..');
const SCRIPT = pathToFileURL(path.join(__dirname, 'bundled-main.mjs')).href;

interface Sources {
  cache: string;
  write: (name: string, text: string) => void;
  /** Bundles the program and runs it; returns what it prints, `not bundled` if that failed. */
  run: () => string;
}

const withSources = (work: (sources: Sources) => void) =>
  withTemporaryFolder(async (folder) => {
    const [src, cache] = [path.join(folder, 'src'), path.join(folder, 'cache')];
    await mkdir(src);
    const options = JSON.stringify({ main: path.join(src, 'main.ts'), cache });
    const code = `const { bundledMain } = await import('${SCRIPT}');
      const main = await bundledMain(${options});
      if (main) await import(main); else console.log('not bundled');`;
    work({
      cache,
      write: (name, text) => writeFileSync(path.join(src, name), text),
      run: () =>
        spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout.trim(),
    });
  });

test('runs TypeScript, and bundles it again when a source has changed', () =>
  withSources(({ cache, write, run }) => {
    write('main.ts', "import { text } from './text.ts'; console.log(text as string);");
    write('text.ts', "export const text: string = 'first';");
    expect(run()).toBe('first');
    const bundles = readdirSync(cache);
    expect(run()).toBe('first');
    expect(readdirSync(cache)).toEqual(bundles);
    write('text.ts', "export const text: string = 'other';");
    expect(run()).toBe('other');
  }));

test('modules find files beside their sources', () =>
  withSources(({ write, run }) => {
    write('main.ts', "console.log(String(import.meta.url.endsWith('/src/main.ts')));");
    expect(run()).toBe('true');
  }));

test('without a complete bundle, makes it again, and leaves a source that does not compile to a loader', () =>
  withSources(({ cache, write, run }) => {
    write('main.ts', "console.log('runs');");
    expect(run()).toBe('runs');
    rmSync(
      path.join(
        cache,
        readdirSync(cache).find((name) => name !== 'bundle.json')!,
      ),
      { recursive: true },
    );
    expect(run()).toBe('runs');
    write('main.ts', 'const = 1;');
    expect(run()).toBe('not bundled');
  }));

test('the command prints the same help with and without a bundle', () => {
  const help = (...command: string[]) =>
    spawnSync(process.execPath, [...command, '--help'], { cwd: ROOT, encoding: 'utf8' });
  const bundled = help('tools/site/bin/site.mjs');
  expect(bundled).toMatchObject({ status: 0, stderr: '' });
  expect(bundled.stdout).toBe(help('--import', 'tsx', 'tools/site/src/main.ts').stdout);
});
