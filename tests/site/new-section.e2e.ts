import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SiteServer } from '../../apps/server/src/http/server.ts';
import { startApplication } from './support/application.ts';
import { EditedCheckout } from './support/checkouts.ts';
import { headProblems, markElements, replacedElements } from './support/hydration.ts';
import { serveStore, site } from './support/run-site.ts';
import { expect, test } from './support/test.ts';

/** Files that a generator reports. */
interface Changes {
  created: string[];
  edited: string[];
}

test.describe('a team creates the section careers with a page for benefits', () => {
  test.describe.configure({ mode: 'serial' });
  let checkout: EditedCheckout;
  let section: Changes;
  let page: Changes;

  test.beforeAll(() => {
    checkout = new EditedCheckout('new-section');
    section = generate('section', 'careers', '--skip-install');
    page = generate('page', '/careers/benefits');
    // What npm install does.
    checkout.linkPackages();
  });

  test('only files of the section, CODEOWNERS and the lock file change', () => {
    const own = /^(?:apps|libs\/content)\/careers\//;
    expect([...section.created, ...page.created, ...page.edited].filter((file) => !own.test(file))).toEqual(
      [],
    );
    expect(section.edited).toEqual(['.github/CODEOWNERS']);
  });

  test('a dry run writes nothing', () => {
    const before = run('git', 'status', '--porcelain', '--untracked-files=all');
    expect(generate('section', 'academy', '--dry-run').created).toContain('apps/academy/src/section.ts');
    expect(run('git', 'status', '--porcelain', '--untracked-files=all')).toBe(before);
  });

  test('npm records the packages in the lock file and nothing else', () => {
    const before = lockedPackages();
    run('npm', 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
    const after = lockedPackages();
    const added = Object.keys(after).filter((name) => !(name in before));
    expect(added.sort()).toEqual([
      'apps/careers',
      'libs/content/careers',
      'node_modules/@vantedge/careers',
      'node_modules/@vantedge/content-careers',
    ]);
    expect({ ...after, ...before }).toEqual(after);
  });

  test('the files pass format, lint and types', () => {
    run('prettier', '--check', ...section.created, ...page.created, ...page.edited);
    run('oxlint', '--deny-warnings', 'apps/careers', 'libs/content/careers');
    // Types of the section alone, because those of the workspace take longer.
    checkout.write('tsconfig.careers.json', {
      extends: './tsconfig.json',
      include: ['apps/careers', 'libs/content/careers', '**/*.d.ts'],
    });
    run('tsc', '-p', 'tsconfig.careers.json');
  });

  test('its tests and those of the workspace pass, and its imports are allowed', () => {
    run(
      'jest',
      'apps/careers',
      'libs/content/careers',
      'tests/workspace/packages',
      'tests/workspace/sections',
    );
    run('eslint', 'apps/careers', 'libs/content/careers');
  });

  test('both pages are live after a build and a publish', async ({ page: tab }) => {
    const store = mkdtempSync(path.join(tmpdir(), 'vantedge-store-'));
    cpSync(path.resolve('.store-test/site'), store, { recursive: true });
    let server: SiteServer | undefined;
    try {
      await checkout.build('careers');
      const { rendered } = site<{ rendered: string[] }>(
        'publish',
        'careers',
        '--dist',
        checkout.dist,
        '--store',
        store,
      );
      expect(rendered.sort()).toEqual(['/careers', '/careers/benefits']);
      server = await serveStore(store);
      const errors: Error[] = [];
      tab.on('pageerror', (error) => errors.push(error));
      await tab.goto(`${server.url}/careers/benefits`);
      await expect(tab.locator('h1')).toContainText('Benefits');
      await markElements(tab);
      await startApplication(tab);
      expect(await replacedElements(tab)).toEqual([]);
      expect(await headProblems(tab)).toEqual([]);
      await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await tab
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Careers' })
        .click();
      await expect(tab.locator('h1')).toContainText('Careers');
      await expect(tab).toHaveTitle(/^Careers/);
      expect(errors).toEqual([]);
    } finally {
      await server?.close();
      rmSync(store, { recursive: true, force: true });
    }
  });

  /** Runs a generator in the checkout. */
  function generate(generator: string, ...parameters: string[]): Changes {
    const output = run('nx', 'generate', `@vantedge/site:${generator}`, ...parameters);
    const filesOf = (verb: string) =>
      [...output.matchAll(new RegExp(`^${verb} (.+)$`, 'gm'))].map(([, file]) => file!);
    return { created: filesOf('CREATE'), edited: filesOf('UPDATE') };
  }

  /** Packages of the checkout's lock file, by path. */
  function lockedPackages(): Record<string, unknown> {
    return (JSON.parse(checkout.read('package-lock.json')) as { packages: Record<string, unknown> }).packages;
  }

  /** Runs a command in the checkout and returns its output; throws with it if the command fails. */
  function run(command: string, ...rest: string[]): string {
    const PATH = `${path.join(checkout.root, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`;
    const { status, stdout, stderr } = spawnSync(command, rest, {
      cwd: checkout.root,
      encoding: 'utf8',
      env: { ...process.env, PATH, NX_DAEMON: 'false', NO_COLOR: '1' },
    });
    if (status !== 0)
      throw new Error(`${command} ${rest.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    return stdout;
  }
});
