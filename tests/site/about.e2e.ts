import { openWithPausedClock, startApplication } from './support/application.ts';
import { expect, test } from './support/test.ts';

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

  test('the dial is prerendered at a fixed hour, then shows and follows the current time', async ({
    page,
    site,
  }) => {
    const served = await (await page.request.get(`${site}/why-vantedge`)).text();
    expect(served).toMatch(/aria-label="[^"]* at 1 a\.m\. UTC/);
    await openWithPausedClock(page, `${site}/why-vantedge`, new Date('2026-07-15T19:40:00Z'));
    const dial = page.locator('.day-dial [role=img]');
    await expect(dial).toHaveAccessibleName(
      /7:40 p\.m\. UTC.*Los Angeles office is open from 3 p\.m\. to 12 a\.m\. UTC/,
    );
    await page.clock.runFor(60_000);
    await expect(dial).toHaveAccessibleName(/7:41 p\.m\. UTC/);
  });

  test("the dial's transition to the current time respects reduced motion", async ({ browser, site }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const context = await browser.newContext({ reducedMotion });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const { animate } = Element.prototype;
        Object.assign(window, { __swept: 0 });
        Element.prototype.animate = function (this: Element, ...how) {
          if (this.hasAttribute('data-rotates')) (window as unknown as { __swept: number }).__swept++;
          return animate.apply(this, how);
        };
      });
      await openWithPausedClock(page, `${site}/why-vantedge`, new Date('2026-07-15T19:40:00Z'));
      // React runs the effects of the first update, which start the transition, before it renders another one.
      await page.clock.runFor(60_000);
      await expect(page.locator('.day-dial figcaption')).toContainText('7:41 p.m. UTC');
      const swept = await page.evaluate(() => (window as unknown as { __swept: number }).__swept);
      expect(swept > 0).toBe(reducedMotion === 'no-preference');
      await context.close();
    }
  });

  test('the labels on the ring never overlap, at any hour', async ({ page, site }) => {
    await page.clock.install({ time: new Date('2026-07-15T00:00:00Z') });
    await page.goto(`${site}/why-vantedge`);
    await startApplication(page);
    const dial = page.locator('.day-dial [role=img]');
    for (let hour = 0; hour < 24; hour += 3) {
      await page.clock.pauseAt(new Date(Date.UTC(2026, 6, 15, hour, 20)));
      await expect(dial).toHaveAccessibleName(
        new RegExp(`at ${hour % 12 || 12}:20 ${hour < 12 ? 'a' : 'p'}\\.m\\. UTC`),
      );
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overlaps = await page.evaluate(() => {
          const texts = [...document.querySelectorAll<SVGTextElement>('text:has(> textPath)')];
          // Compare letter positions: a word on an arc has no useful bounding box.
          const letters = texts.map((text) =>
            Array.from({ length: text.getNumberOfChars() }, (_, at) => text.getStartPositionOfChar(at)),
          );
          return letters.flatMap((own, index) =>
            letters.slice(index + 1).map((other, next) => {
              const apart = Math.min(
                ...own.flatMap((one) => other.map(({ x, y }) => Math.hypot(one.x - x, one.y - y))),
              );
              return apart < 16
                ? [`${texts[index]!.textContent} / ${texts[index + 1 + next]!.textContent}`]
                : [];
            }),
          );
        });
        expect(overlaps.flat(), `${hour}:20 UTC, ${width} px`).toEqual([]);
      }
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
