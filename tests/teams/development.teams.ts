import { startApplication } from '@vantedge/site-testing';
import { serveStore, startDev } from '../site/support/run-site.ts';
import { EditedCheckout } from '../site/support/checkouts.ts';
import { expect, test } from '../site/support/test.ts';

const STORY = '/success-stories/ukg';
const SERVICE = '/solutions/finance';

test.describe.configure({ mode: 'serial' });
let checkout: EditedCheckout;
let session: Awaited<ReturnType<typeof startDev>>;
test.beforeAll(async () => {
  checkout = new EditedCheckout('development');
  session = await startDev(checkout.root, 'stories');
});
test.afterAll(() => session.stop());

test('development of one section: edits show without a reload, other pages come from the composed site', async ({
  page,
}) => {
  const { url } = session;
  const heading = page.locator('h1');
  const menu = page.locator('header nav button[popovertarget]').first();
  await page.goto(url + STORY);
  await expect(heading).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(federationState)).toMatchObject({
    remotes: { shell: ['stories'], stories: expect.arrayContaining(['pages/success-stories/ukg']) },
    shared: expect.arrayContaining(['react', 'react-router-dom', '@vantedge/shared-ui']),
  });

  const titled = 'hero={{ ...ukg.hero, title: `Page: ${ukg.hero.title}` }}';
  checkout.edit('apps/stories/src/pages/success-stories/ukg.tsx', '{...ukg} long', `{...ukg} ${titled} long`);
  await expect(heading).toContainText('Page: ');
  checkout.edit('libs/content/stories/src/story-facts.ts', "title: 'From new", "title: 'Record: From new");
  await expect(heading).toContainText('Page: Record: ');
  const quote = 'apps/stories/src/components/story/dossier.tsx';
  checkout.edit(quote, "clsx('client-quote'", "clsx('client-quote border-[13px]'");
  await expect(page.locator('.client-quote')).toHaveCSS('border-top-width', '13px');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Escape');
  await page.locator(`footer a[href="${SERVICE}"]`).first().click();
  await expect(page).toHaveURL(url + SERVICE);
  await expect(heading).toContainText('Finance and Accounting');
  const served = await page.request.get(url + SERVICE);
  expect(await served.text()).toContain('<h1');

  await page.locator('header nav button[popovertarget]', { hasText: 'Success Stories' }).click();
  await page.getByRole('link', { name: /^Read the story ?: The UKG partnership/ }).click();
  await expect(page).toHaveURL(url + STORY);
  await expect(heading).toContainText('Page: Record: ');

  await page.goto(`${url}/gallery#stories/case-stat`);
  const phone = page.frameLocator('iframe[title^="stories/case-stat, 390 px"]');
  await expect(phone.locator('[data-section=stories] b').first()).toHaveCSS('display', 'block');
  const examples = 'apps/stories/src/components/case-study/case-stat.examples.tsx';
  checkout.edit(examples, "'a number'", "'a number alone'");
  await expect(phone.getByText('a number alone', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'pricing' })).toHaveCount(0);
});

/** What Module Federation's devtools read: the remotes of the host, the modules of each remote, and the shared modules. Runs in the page. */
function federationState() {
  interface Snapshot {
    remotesInfo?: Record<string, unknown>;
    modules?: { moduleName: string }[];
  }
  const { moduleInfo, __SHARE__ } = (
    globalThis as unknown as {
      __FEDERATION__: {
        moduleInfo: Record<string, Snapshot>;
        __SHARE__: Record<string, { default: Record<string, unknown> }>;
      };
    }
  ).__FEDERATION__;
  const remotes = Object.entries(moduleInfo).map(([name, { remotesInfo, modules }]) => [
    name.split(':')[0]!,
    modules?.map(({ moduleName }) => moduleName) ?? Object.keys(remotesInfo ?? {}),
  ]);
  const shared = Object.values(__SHARE__).flatMap((scopes) => Object.keys(scopes.default));
  return { remotes: Object.fromEntries(remotes) as Record<string, string[]>, shared };
}

test('a page that is two builds behind is updated to both', async ({ page }) => {
  const file = 'libs/content/stories/src/story-facts.ts';
  const heading = page.locator('h1');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/*.hot-update.json', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(session.url + STORY);
  await startApplication(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [from, to] of [
    ["title: 'Record: ", "title: 'First: Record: "],
    ["title: 'First: ", "title: 'Second: First: "],
  ] as const) {
    const before = session.output().length;
    checkout.edit(file, from, to);
    await expect
      .poll(() => session.output().slice(before))
      .toContain('stories-browser compiled successfully');
  }
  answer();
  await expect(heading).toContainText('Page: Second: First: Record: ');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  checkout.edit(file, 'Second: First: ', '');
  await expect(heading).toContainText('Page: Record: ');
});

test('pages from data show what is saved, and there are as many as their data has', async ({ page }) => {
  const { url } = session;
  const pages = 'apps/stories/src/pages';
  checkout.create(
    'apps/stories/src/guides.ts',
    `export const guides = [{ slug: 'first', name: 'First guide' }, { slug: 'second', name: 'Second guide' }];\n`,
  );
  checkout.create(
    `${pages}/guide.tsx`,
    `import { Seo } from '@vantedge/seo';
import { Link, useParams } from 'react-router-dom';
import { guides } from '../guides.ts';

export default function Guide() {
  const { slug } = useParams();
  const { name } = guides.find((guide) => guide.slug === slug)!;
  const meta = { path: \`/guides/\${slug}\`, title: name, description: 'A guide to our work.', keywords: ['guide'] };
  return (
    <section className="py-32">
      <Seo page={{ meta }} />
      <h1>{name}</h1>
      {guides.map((guide) => <Link key={guide.slug} to={\`/guides/\${guide.slug}\`}>Read {guide.slug}</Link>)}
    </section>
  );
}
`,
  );
  const status = async (slug: string) => (await page.request.get(`${url}/guides/${slug}`)).status();
  checkout.edit(
    'apps/stories/src/section.ts',
    'routes: [',
    `routes: [
    {
      path: '/guides/:slug',
      module: './pages/guide.tsx',
      params: async () => (await import('./guides.ts')).guides.map(({ slug }) => ({ slug })),
    },`,
  );
  await expect.poll(() => status('first')).toBe(200);
  expect(await status('third')).toBe(404);
  const heading = page.locator('h1');
  await page.goto(`${url}/guides/first`);
  await expect(heading).toHaveText('First guide');
  await page.getByRole('link', { name: 'Read second' }).click();
  await expect(heading).toHaveText('Second guide');

  checkout.edit('apps/stories/src/guides.ts', 'Second guide', 'Guide for the second week');
  await expect(heading).toHaveText('Guide for the second week');
  checkout.edit('apps/stories/src/guides.ts', '];', ", { slug: 'third', name: 'Third guide' }];");
  await expect.poll(() => status('third')).toBe(200);
  await page.goto(`${url}/guides/third`);
  await expect(heading).toHaveText('Third guide');
});

test('a wrong prop value is reported in the terminal, until it is right', async () => {
  const file = 'apps/stories/src/pages/success-stories/ukg.tsx';
  const said = (text: RegExp) =>
    expect.poll(() => session.output().split('File change').at(-1)).toMatch(text);
  await said(/Found 0 errors/);
  checkout.edit(file, 'size="pull"', 'size="purple"');
  await said(new RegExp(`${file}[:(]${checkout.line(file, 'purple')}\\b.*"purple"' is not assignable`));
  checkout.edit(file, 'size="purple"', 'size="pull"');
  await said(/Found 0 errors/);
});

test('a browser error is shown with its source line, and the next save recovers', async ({ page }) => {
  const { url } = session;
  const file = 'apps/stories/src/pages/success-stories/ukg.tsx';
  const broken = "if (closing) throw new Error('broken on save');";
  const breakRender = () =>
    checkout.edit(file, 'achievements } = ukg;', `achievements } = ukg;\n  ${broken}`);
  const fixRender = () => checkout.edit(file, `\n  ${broken}`, '');
  let documents = 0;
  page.on('domcontentloaded', () => documents++);
  const heading = page.locator('h1');
  const overlay = page.getByRole('alertdialog', { name: 'Error in the browser' });
  const menu = page.locator('header nav button[popovertarget]').first();
  await page.goto(url + STORY);
  await startApplication(page);
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  documents = 0;

  breakRender();
  await expect(overlay).toContainText('broken on save');
  await expect(overlay).toContainText(`${file}:${checkout.line(file, broken)}`);
  await expect(heading).toBeVisible();
  // Each save mounts a failed boundary again.
  checkout.edit(file, 'broken on save', 'still broken');
  await expect(overlay).toContainText('still broken');
  await expect(heading).toBeVisible();
  checkout.edit(file, 'still broken', 'broken on save');
  await expect(overlay).toContainText('broken on save');
  await expect(heading).toBeVisible();
  fixRender();
  await expect(overlay).toBeHidden();
  await expect(page.locator('[data-static]')).toHaveCount(0);
  expect(documents).toBe(0);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');

  breakRender();
  await expect(overlay).toBeVisible();
  await page.reload();
  await expect(overlay).toContainText(`${file}:${checkout.line(file, broken)}`);
  fixRender();
  // No reload if the new document connects to the build in time, which may fail on a busy machine.
  await expect(heading).toBeVisible();
  await expect(overlay).toBeHidden();

  for (const thrower of [file, 'apps/stories/src/components/story/dossier.tsx']) {
    const end = "\nthrow new Error('broken module');\n";
    checkout.append(thrower, end);
    await expect(overlay).toContainText('broken module');
    await expect(overlay).toContainText(`${thrower}:${checkout.line(thrower, 'broken module')}`);
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(overlay).toContainText(`${thrower}:${checkout.line(thrower, 'broken module')}`);
    checkout.edit(thrower, end, '');
    await expect(heading).toBeVisible();
    await expect(overlay).toBeHidden();
  }

  const handler = "() => { throw new Error('broken on click'); }";
  checkout.edit(file, '<StoryPager', `<button onClick={\n${handler}\n}>Break</button><StoryPager`);
  const breaking = page.getByRole('button', { name: 'Break' });
  await expect(breaking).toBeVisible();
  documents = 0;
  await breaking.click();
  await expect(overlay).toContainText(`${file}:${checkout.line(file, handler)}`);
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  expect(documents).toBe(0);
});

test('broken saves, a deleted page and a broken declaration do not end the session', async ({ page }) => {
  const { url } = session;
  const file = 'apps/stories/src/pages/success-stories/ukg.tsx';
  const declaration = 'apps/stories/src/section.ts';
  const heading = page.locator('h1');
  const buildErrors = page.locator('iframe[id$=client-overlay]');
  await page.goto(url + STORY);
  await expect(heading).toBeVisible();

  let before = session.output().length;
  const since = () => session.output().slice(before);
  const isBuilt = () => expect.poll(since).toContain('stories-browser compiled successfully');
  checkout.edit(file, 'return (', 'return ((');
  await expect(buildErrors).toBeVisible();
  before = session.output().length;
  checkout.edit(file, 'return ((', 'return (');
  await expect(buildErrors).toBeHidden();
  await expect(heading).toBeVisible();
  // The watcher misses a file that is deleted during a build.
  await isBuilt();
  checkout.edit(file, 'title: `Page: ', 'title: `Kept: ');
  await expect(heading).toContainText('Kept: ');

  const text = checkout.read(file);
  before = session.output().length;
  checkout.delete(file);
  await expect.poll(since).toMatch(/No such file|Can't resolve/);
  // What the page has loaded stays.
  await expect(heading).toBeVisible();
  before = session.output().length;
  checkout.create(file, text);
  await isBuilt();

  const status = async () => (await page.request.get(url + STORY)).status();
  checkout.edit(declaration, 'routes: [', 'routes: [{{');
  await expect.poll(status).toBe(503);
  checkout.edit(declaration, 'routes: [{{', 'routes: [');
  await expect.poll(status).toBe(200);
});

test('beside a running site, only the section is in development, and the site gets no forms', async ({
  page,
}) => {
  await session.stop();
  const running = await serveStore('.store-test/site');
  session = await startDev(checkout.root, 'pricing', running.url);
  try {
    await page.goto(`${session.url}/rate-card`);
    await expect(page.locator('h1')).toBeVisible();
    await page.goto(session.url + SERVICE);
    await startApplication(page);
    const served = await page.request.get(session.url + STORY);
    expect(await served.text()).toContain('<h1');
    expect((await page.request.post(`${session.url}/api/forms/shell/contact`)).status()).toBe(403);
  } finally {
    await running.close();
  }
});
