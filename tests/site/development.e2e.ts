import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../tools/site/src/dev/free-port.ts';
import { EditedCheckout } from './edited-checkout.ts';
import { expect, test } from './test.ts';

const STORY = '/success-stories/ukg';
const SERVICE = '/solutions/finance';

/** The first build of the shell, on a busy machine. */
const BUILT = { timeout: 60_000 };

test('work on one section: edits show in place, the rest is the composed site', async ({ page }) => {
  const checkout = new EditedCheckout('development');
  const { url, end } = await develop(checkout.root, 'stories');
  try {
    const heading = page.locator('h1');
    const menu = page.locator('header nav button[popovertarget]').first();
    await page.goto(url + STORY);
    await expect(heading).toBeVisible(BUILT);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');

    checkout.edit(
      'apps/stories/src/pages/success-stories/ukg.tsx',
      '{hero.title}',
      '{`Page: ${hero.title}`}',
    );
    await expect(heading).toContainText('Page: ');
    checkout.edit('libs/content/stories/src/ukg.ts', "    title: '", "    title: 'Record: ");
    await expect(heading).toContainText('Page: Record: ');
    const quote = 'apps/stories/src/components/client-quote.tsx';
    checkout.edit(quote, 'className="client-quote"', 'className="client-quote border-[13px]"');
    await expect(page.locator('.client-quote')).toHaveCSS('border-top-width', '13px');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Escape');
    await page.locator(`footer a[href="${SERVICE}"]`).first().click();
    await expect(page).toHaveURL(url + SERVICE);
    await expect(heading).toContainText('ledger');
    const served = await page.request.get(url + SERVICE);
    expect(await served.text()).toContain('<h1');

    await page.locator('header nav button[popovertarget]', { hasText: 'Success Stories' }).click();
    await page.getByRole('link', { name: 'Read the story: The UKG partnership' }).click();
    await expect(page).toHaveURL(url + STORY);
    await expect(heading).toContainText('Page: Record: ');
  } finally {
    await end();
  }
});

/** Starts `site dev` in a checkout; `end` does what Ctrl-C does, and resolves when the last of its processes is gone. */
async function develop(root: string, section: string) {
  const port = String(await freePort());
  const tool = ['--import', 'tsx', path.resolve('tools/site/src/main.ts')];
  const command = ['dev', section, '--store', path.resolve('.store-test/site'), '--port', port];
  const site = spawn(process.execPath, [...tool, ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = once(site, 'exit').then(([code]) => {
    throw new Error(`site dev ended with ${code}`);
  });
  await Promise.race([once(site.stdout, 'data'), failed]);
  site.stdout.resume();
  return { url: `http://localhost:${port}`, end: () => ended(site) };
}

async function ended(site: ChildProcess) {
  site.kill('SIGINT');
  // The development servers write to the same pipe: it closes when they have ended too.
  await once(site, 'close');
}
