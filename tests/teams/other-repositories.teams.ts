import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { formUrl } from '@vantedge/federation-contract';
import { openReceiver } from '@vantedge/lead-server/testing';
import getPort from 'get-port';
import { startApplication } from '@vantedge/site-testing';
import { findBrowser } from '../browser.ts';
import { writeWhole } from '../site/support/checkouts.ts';
import { expect, test } from '../site/support/test.ts';
import { ADA, copyStore, ROOT, sh, shellBlocks } from './shell.ts';

const BLOCKS = shellBlocks('docs/sections/other-repositories.md');

/** Address of the form that the team adds. */
const ENROLL = formUrl('academy', 'enroll');

/** Leads by the address of their sender. Both orders of delivery are right. */
const byEmail = (leads: unknown[]) =>
  (leads as { contents: { email: string } }[]).toSorted((one, other) =>
    one.contents.email < other.contents.email ? -1 : 1,
  );

/** A component with state, which the team adds while it develops. */
const counter = (label: string) => `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>${label}: {count}</button>;
}
`;

test.describe('docs/sections/other-repositories.md, step by step in an empty folder', () => {
  test.describe.configure({ mode: 'serial' });
  let parent: string;
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  let url: string;
  const taken: string[] = [];

  test.beforeAll(async () => {
    parent = mkdtempSync(path.join(tmpdir(), 'vantedge-repository-'));
    folder = path.join(parent, 'academy');
    mkdirSync(folder);
    symlinkSync(ROOT, path.join(parent, 'vantedge'));
    const port = String(await getPort());
    url = `http://localhost:${port}`;
    environment = {
      ...ADA,
      // npm prefers its cache to the registry.
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      STORE: copyStore('other-repositories'),
      PORT: port,
      CHROMIUM: findBrowser(),
      VANTEDGE_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    };
  });

  test.afterAll(() => rmSync(parent, { recursive: true, force: true }));

  test('a section and a page are created', async () => {
    await take('Create the repository');
    // The programs are built code.
    expect(existsSync(path.join(folder, 'node_modules/tsx'))).toBe(false);
    expect(read('src/section.ts')).toContain("'/academy/courses'");
    expect(JSON.parse(read('package.json'))).toMatchObject({
      type: 'module',
      scripts: { build: 'tsc -p . && rspack build' },
    });
  });

  test('it is developed with hot reload in the packed shell, beside pages of the store', async ({ page }) => {
    const stop = await start('Develop');
    try {
      await page.goto(`${url}/academy`);
      await expect(page.locator('h1')).toHaveText('Academy Headline of this page');
      write('src/components/counter.tsx', counter('Chosen'));
      addToPage('<Counter />', "import { Counter } from '../components/counter.tsx';");
      await count(page, 'Chosen', 0);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      write('src/components/counter.tsx', counter('Courses chosen'));
      await expect(page.getByRole('button', { name: 'Courses chosen: 1' })).toBeVisible();
      edit('src/content/academy.ts', 'Headline of this page', 'Training');
      await expect(page.locator('h1')).toHaveText('Academy Training');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      const served = await page.request.get(`${url}/solutions/finance`);
      expect(await served.text()).toContain('<h1');
    } finally {
      await stop();
    }
  });

  test('a form is added to a page', async () => {
    await take('Add a form');
    addToPage(
      '<SectionForm form={enrollForm} />',
      "import { SectionForm } from '@vantedge/shared-ui/forms';",
      "import { enrollForm } from '../forms/enroll.ts';",
    );
    edit('src/forms/enroll.ts', "name: 'message'", "name: 'course'");
    expect(read('src/section.ts')).toContain('forms: [enrollForm]');
  });

  test('it is previewed and published without a page of another section, from a commit without what is installed or built', async () => {
    const output = await take('Publish');
    expect(output.match(/^ {2}rendered .*/gm)).toEqual([
      '  rendered   /academy, /academy/courses',
      '  rendered   no pages',
    ]);
    const committed = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' }).split('\n');
    expect(committed).toContain('src/section.ts');
    expect(committed.filter((file) => /^(node_modules|dist|\.nx)\//.test(file))).toEqual([]);
  });

  test('what its form sends is stored, delivered and exported by the servers as they are', async ({
    page,
    browser,
  }) => {
    const receiver = await openReceiver();
    const stop = await start('Serve', ` --notify crm=${receiver.url}`);
    try {
      await page.goto(`${url}/academy`);
      await startApplication(page);
      const answer = page.waitForResponse(url + ENROLL);
      await enroll(page, 'ada@example.com');
      expect((await answer).status()).toBe(201);

      const withoutScript = await browser.newContext({ javaScriptEnabled: false });
      const plain = await withoutScript.newPage();
      await plain.goto(`${url}/academy`);
      await enroll(plain, 'grace@example.com');
      await expect(plain).toHaveURL(/\/contact\/thank-you/);
      await withoutScript.close();

      const wrong = { headers: { origin: url }, form: { name: 'Eve', email: 'nobody', course: 'Finance' } };
      expect((await page.request.post(url + ENROLL, wrong)).status()).toBe(422);
      const gone = { headers: { origin: url }, form: { email: 'eve@example.com' } };
      expect((await page.request.post(url + formUrl('academy', 'other'), gone)).status()).toBe(410);

      await expect.poll(() => receiver.requests.length).toBe(2);
    } finally {
      await stop();
      await receiver.close();
    }
    const sent = (email: string) => ({
      form: 'academy/enroll',
      contents: { name: 'Ada', email, course: 'Finance' },
    });
    const both = [sent('ada@example.com'), sent('grace@example.com')];
    const delivered = receiver.requests.map(({ body }) => (JSON.parse(body) as { data: unknown }).data);
    expect(byEmail(delivered)).toMatchObject(both);
    const list = (format: string) =>
      run(`npx --no-install vantedge-server leads export --${format} --form academy/enroll --store "$STORE"`);
    expect(byEmail(JSON.parse(await list('json')) as unknown[])).toMatchObject(both);
    const [columns = '', ...rows] = (await list('csv')).trim().split(/\r?\n/);
    expect(columns).toContain('"name","email","course","page"');
    expect(rows).toHaveLength(2);
  });

  test('it is served live and as a preview, hydrates, and is taken back', async ({ page }) => {
    const stop = await start('Serve');
    try {
      for (const origin of [url, url.replace('localhost', 'first.preview.localhost')]) {
        await page.goto(`${origin}/academy`);
        await expect(page.locator('h1')).toHaveText('Academy Training');
        await startApplication(page);
        await count(page, 'Courses chosen', 0);
      }
      expect(await take('Test')).toContain('1 passed');
      await take('Take back');
      await expect
        .poll(async () => (await page.request.get(`${url}/academy`, { maxRedirects: 0 })).status())
        .toBe(308);
    } finally {
      await stop();
    }
  });

  test('a second section is created and built in a folder of the repository', async () => {
    await run('npx nx g @vantedge/site:section campus --directory campus');
    await run('cd campus && npx nx g @vantedge/site:page /campus/map && npm run types && npm run build');
    const output = await run(
      'npx --no-install vantedge-site publish campus --store "$STORE" --dry-run --allow-dirty',
    );
    expect(output).toContain('rendered   /campus, /campus/map');
  });

  test('no block is left out', () => expect(taken).toEqual(Object.keys(BLOCKS)));

  /** Fills in and sends the form of the page. */
  async function enroll(page: Page, email: string) {
    const form = page.locator(`form[action="${ENROLL}"]`);
    for (const [name, value] of Object.entries({ name: 'Ada', email, course: 'Finance' }))
      await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[type=submit]').click();
  }

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  function write(file: string, text: string) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeWhole(path.join(folder, file), text);
  }

  const edit = (file: string, from: string, to: string) => write(file, read(file).replace(from, to));

  /** Adds an element to the section's first page. */
  function addToPage(element: string, ...imports: string[]) {
    const file = 'src/pages/academy.tsx';
    write(file, [...imports, read(file).replace('<ClosingCta', `${element}\n<ClosingCta`)].join('\n'));
  }

  /** Clicks the counter and expects the next number. */
  async function count(page: Page, label: string, from: number) {
    await page.getByRole('button', { name: `${label}: ${from}` }).click();
    await expect(page.getByRole('button', { name: `${label}: ${from + 1}` })).toBeVisible();
  }

  function block(heading: string): string {
    if (!taken.includes(heading)) taken.push(heading);
    return BLOCKS[heading]!;
  }

  /** Runs shell commands in the repository. */
  const run = (commands: string) => sh(folder, commands, environment);

  /** Runs the block below a heading; resolves to its output. */
  const take = (heading: string) => run(block(heading));

  /** Starts the block below a heading, with further options, which runs until it is stopped. Resolves when the site is served. */
  async function start(heading: string, options = ''): Promise<() => Promise<void>> {
    const started = spawn('sh', ['-e', '-c', block(heading).trimEnd() + options], {
      cwd: folder,
      env: environment,
      // A group of its own, like in a terminal.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await expect.poll(() => isServed(started.exitCode)).toBe(true);
    return async () => {
      process.kill(-started.pid!, 'SIGINT');
      await once(started, 'close');
    };
  }

  async function isServed(exitCode: number | null) {
    if (exitCode !== null) throw new Error(`It ended with ${exitCode}: see its output above.`);
    return fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  }
});
