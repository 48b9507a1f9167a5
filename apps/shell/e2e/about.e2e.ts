import { expect, openBeforeHydration, startApplication, test } from '@vantedge/site-testing';

test.describe('why Vantedge', () => {
  test('/about and /why-vantedge are one page with one canonical URL', async ({ page, site }) => {
    const headings: string[] = [];
    for (const path of ['/about', '/why-vantedge']) {
      await page.goto(site + path);
      headings.push(await page.locator('main h1').innerText());
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/why-vantedge$/);
    }
    expect(headings[0]).toBe(headings[1]);
    const sitemap = await (await page.request.get(`${site}/sitemap.xml`)).text();
    expect(sitemap).toContain('/why-vantedge</loc>');
    expect(sitemap).not.toContain('/about</loc>');
  });

  test('the dial shows and follows the current time, before hydration and after', async ({ page, site }) => {
    const hand = () =>
      page
        .locator('.day-dial .hand')
        .first()
        .evaluate((hand: SVGGraphicsElement) => {
          const { a, b } = hand.getCTM()!;
          return Math.round(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);
        });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBeforeHydration(page, `${site}/why-vantedge`, new Date('2026-07-15T19:40:00Z'));
    const caption = page.locator('.day-dial figcaption');
    await expect(caption).toContainText('at 12:40 p.m. in Los Angeles, 3:40 a.m. in Cebu City.');
    // Noon is at the top.
    expect(await hand()).toBe(Math.round((7 + 40 / 60) * 15));
    await page.clock.runFor(60_000);
    await expect(caption).toContainText('at 12:41 p.m. in Los Angeles');
    await page.clock.resume();
    await startApplication(page);
    await page.clock.fastForward(60 * 60_000);
    await expect(caption).toContainText(/at 1:4\d p\.m\. in Los Angeles/);
    expect(await hand()).toBeGreaterThanOrEqual(Math.round((8 + 40 / 60) * 15));
  });

  test('in daylight saving time Los Angeles opens an hour earlier on the dial', async ({ page, site }) => {
    const turned = async (instant: string) => {
      await page.clock.setFixedTime(new Date(instant));
      await page.goto(`${site}/why-vantedge`);
      await expect(page.locator('.day-dial figcaption')).not.toContainText('the next day');
      return page.locator('.day-dial .arc').evaluate((arc) => getComputedStyle(arc).rotate);
    };
    expect(await turned('2026-07-15T19:40:00Z')).toBe('-15deg');
    expect(Number.parseFloat(await turned('2026-11-20T19:40:00Z'))).toBe(0);
  });

  test("the dial's sweep to the current time respects reduced motion", async ({ browser, site }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await browser.newPage({ reducedMotion });
      await page.goto(`${site}/why-vantedge`);
      await expect(page.locator('.day-dial figcaption')).not.toContainText('the next day');
      const sweeps = await page
        .locator('.day-dial .turns')
        .first()
        .evaluate((part) => getComputedStyle(part).animationName);
      expect(sweeps).toBe(reducedMotion === 'reduce' ? 'none' : 'dial-sweep');
      await page.close();
    }
  });
});

test.describe('legal pages', () => {
  test('contents links lead to sections, visible below the header, also by keyboard', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/privacy`);
    const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(2);
    const target = (await link.getAttribute('href'))!;
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/privacy${target}`);
    const heading = page.locator(target).getByRole('heading').first();
    await expect(heading).toBeInViewport();
    const header = await page.locator('.site-header').boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())!.y)
      .toBeGreaterThanOrEqual(header!.y + header!.height);
  });

  test('print shows every section and no contents list', async ({ page, site }) => {
    await page.goto(`${site}/accessibility`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('nav[aria-labelledby=contents-title]')).toBeHidden();
    for (const section of await page.locator('main section > h2').all()) {
      await expect(section).toBeVisible();
    }
  });
});
