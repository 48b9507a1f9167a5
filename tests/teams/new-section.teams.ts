import { startApplication } from '@vantedge/site-testing';
import { EditedCheckout } from '../site/support/checkouts.ts';
import { headProblems, markElements, replacedElements } from '../site/support/hydration.ts';
import { serveStore, site } from '../site/support/run-site.ts';
import { expect, test } from '../site/support/test.ts';
import { copyStore, followCode, sh } from './shell.ts';

/** Files that a generator reports. */
interface Changes {
  created: string[];
  edited: string[];
}

/** Imports what the contract says that sections share. */
const SHARED = `import { animate } from '@vantedge/shared-ui/motion';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Helmet } from 'react-helmet-async';
import { useParams } from 'react-router-dom';

export const shared = [animate, useState, createPortal, Helmet, useParams];
`;

/** The names of docs/sections/recipes.md, which adds to a section that is there, in the section of this test. */
const NAMES = { solutions: 'apprenticeships', legal: 'benefits', LegalPage: 'BenefitsPage' };

test.describe('a team creates the section apprenticeships with a page for benefits', () => {
  test.describe.configure({ mode: 'serial' });
  let checkout: EditedCheckout;
  let section: Changes;
  let page: Changes;

  test.beforeAll(async () => {
    checkout = new EditedCheckout('new-section');
    section = await generate('section apprenticeships --skip-install');
    page = await generate('page /apprenticeships/benefits');
    // What npm install does.
    checkout.linkPackages();
    await generate('form assessment --section apprenticeships');
    followCode(checkout, 'docs/sections/recipes.md', NAMES);
    // The names here are longer.
    await run('prettier --write apps/apprenticeships/src/section.ts');
    const main = 'apps/apprenticeships/src/pages/apprenticeships.tsx';
    checkout.edit(main, 'Section } from', 'Section, Widget } from');
    checkout.edit(main, '<ClosingCta', '<Widget name="apprenticeships/ask" />\n      <ClosingCta');
    checkout.create('apps/apprenticeships/src/shared.ts', SHARED);
  });

  test('only files of the section, CODEOWNERS and the lock file change', () => {
    const own = /^(?:apps|libs\/content)\/apprenticeships\//;
    expect([...section.created, ...page.created, ...page.edited].filter((file) => !own.test(file))).toEqual(
      [],
    );
    expect(section.edited).toEqual(['.github/CODEOWNERS']);
  });

  test('a dry run, and a run that fails, write nothing', async () => {
    const status = 'git status --porcelain --untracked-files=all';
    const before = await run(status);
    expect((await generate('section academy --dry-run')).created).toContain('apps/academy/src/section.ts');
    await expect(generate('section apprenticeships')).rejects.toThrow(/is the name of another project/);
    expect(await run(status)).toBe(before);
  });

  test('npm records the packages in the lock file and nothing else', async () => {
    const before = lockedPackages();
    await run('npm install --package-lock-only --offline --ignore-scripts --no-audit --no-fund');
    const after = lockedPackages();
    const added = Object.keys(after).filter((name) => !(name in before));
    expect(added.sort()).toEqual([
      'apps/apprenticeships',
      'libs/content/apprenticeships',
      'node_modules/@vantedge/apprenticeships',
      'node_modules/@vantedge/content-apprenticeships',
    ]);
    expect({ ...after, ...before }).toEqual(after);
  });

  test('the files pass format, lint and types', async () => {
    await run(`prettier --check ${[...section.created, ...page.created, ...page.edited].join(' ')}`);
    await run('oxlint --deny-warnings apps/apprenticeships libs/content/apprenticeships');
    // Types of the section alone, because those of the workspace take longer.
    checkout.write('tsconfig.apprenticeships.json', {
      extends: './tsconfig.json',
      include: ['apps/apprenticeships', 'libs/content/apprenticeships', '**/*.d.ts'],
    });
    await run('tsc -p tsconfig.apprenticeships.json');
  });

  test('its tests and those of the workspace pass, and its imports are allowed', async () => {
    await run(
      'jest --selectProjects node browser --testPathPatterns apps/apprenticeships libs/content/apprenticeships tests/workspace',
    );
    await run('eslint apps/apprenticeships libs/content/apprenticeships');
  });

  test('both pages are live after a build and a publish', async ({ page: tab }) => {
    const store = copyStore('new-section');
    await checkout.build('apprenticeships');
    const options = ['--dist', checkout.dist, '--store', store, '--allow-dirty'];
    const { rendered } = site<{ rendered: string[] }>('publish', 'apprenticeships', ...options);
    expect(rendered.sort()).toEqual([
      '/apprenticeships',
      '/apprenticeships/benefits',
      '/apprenticeships/offers/audit',
      '/apprenticeships/offers/review',
    ]);
    const server = await serveStore(store);
    try {
      const errors: Error[] = [];
      tab.on('pageerror', (error) => errors.push(error));
      await tab.goto(`${server.url}/apprenticeships/benefits`);
      await expect(tab.locator('h1')).toContainText('Benefits');
      await markElements(tab);
      await startApplication(tab);
      expect(await replacedElements(tab)).toEqual([]);
      expect(await headProblems(tab)).toEqual([]);
      await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await tab
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Apprenticeships' })
        .click();
      await expect(tab.locator('h1')).toContainText('Apprenticeships');
      await expect(tab).toHaveTitle(/^Apprenticeships/);
      const link = tab.getByRole('link', { name: 'Ask about outsourcing' });
      await expect(link).toHaveAttribute('href', '/contact?topic=bpo');
      await expect(tab.getByRole('button', { name: 'Ask for four developers' })).toBeVisible();
      await tab.goto(`${server.url}/apprenticeships/benefits`);
      await expect(tab.getByLabel('Work email').first()).toBeVisible();
      expect(errors).toEqual([]);
    } finally {
      await server.close();
    }
  });

  const run = (command: string) => sh(checkout.root, command);

  /** Runs a generator in the checkout. */
  async function generate(generator: string): Promise<Changes> {
    const output = await run(`nx generate @vantedge/site:${generator}`);
    const filesOf = (verb: string) =>
      [...output.matchAll(new RegExp(`^${verb} (.+)$`, 'gm'))].map(([, file]) => file!);
    return { created: filesOf('CREATE'), edited: filesOf('UPDATE') };
  }

  /** Versions and hashes of the checkout's lock file, by path; versions of npm differ in what else they record. */
  function lockedPackages() {
    const { packages } = JSON.parse(checkout.read('package-lock.json')) as {
      packages: Record<string, { version?: string; integrity?: string }>;
    };
    const locked = Object.entries(packages).map(([at, { version, integrity }]) => [
      at,
      { version, integrity },
    ]);
    return Object.fromEntries(locked) as Record<string, object>;
  }
});
