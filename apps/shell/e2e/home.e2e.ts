import type { Page } from '@playwright/test';
import {
  expect,
  openWithPausedClock,
  recordShifts,
  shiftsIn,
  startApplication,
  STILL,
  test,
} from '@vantedge/site-testing';

test.describe('metrics', () => {
  const CARDS = '.metric-card';
  const TOGGLE = '.show-more summary';

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('narrow screens show two metrics with a toggle for the others; from 768 px and in print all four are shown', async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 767, height: 900 });
      await page.goto(`${site}/`);
      const shown = page.locator(`${CARDS}:visible`);
      await expect(shown).toHaveCount(2);
      const toggle = page.locator(TOGGLE);
      const closed = (await toggle.innerText()).trim();
      expect(closed).toMatch(/ 2 /);
      await toggle.click();
      await expect(shown).toHaveCount(4);
      await expect(toggle).not.toHaveText(closed, { useInnerText: true });
      await toggle.click();
      await expect(toggle).toHaveText(closed, { useInnerText: true });
      await expect(shown).toHaveCount(2);
      await page.emulateMedia({ media: 'print' });
      await expect(shown).toHaveCount(4);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(shown).toHaveCount(4);
      await expect(toggle).toBeHidden();
    });
  });

  test('the toggle works by keyboard, and its metrics count up when visible', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await openWithPausedClock(page, `${site}/`);
    const last = page.locator(CARDS).last();
    await page.locator(TOGGLE).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(TOGGLE)).toBeFocused();
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('.count-up [data-digit]').last()).toHaveAttribute('data-digit', '0');
    await page.clock.runFor(2100);
    await expect(last.locator('.count-up > *')).toHaveCount(0);
    await expect(last).toContainText('30 seconds');
    await page.keyboard.press('Space');
    await expect(last).toBeHidden();
  });
});

test.describe('record', () => {
  const RECORD = '.stat-band';
  const TWINS = `${RECORD} .count-up > *`;

  /** Records each overlay that starts counting in a section, by the number it covers. */
  const noteCounts = (page: Page, section: string) =>
    page.evaluate((section) => {
      const counted: string[] = [];
      Object.assign(window, { __counted: counted });
      new MutationObserver((records) => {
        for (const { addedNodes, target } of records)
          for (const node of addedNodes)
            if (node instanceof Element && node.ariaHidden === 'true')
              counted.push(target.firstChild!.nodeValue!);
      }).observe(document.querySelector(section)!, { childList: true, subtree: true });
    }, section);
  const counted = (page: Page) =>
    page.evaluate(() => (window as unknown as { __counted: string[] }).__counted);

  /** Scrolls until exactly this share of the section is in view. */
  const bringIntoView = (page: Page, share: number) =>
    page.evaluate(
      ([section, share]) => {
        const { top, height } = document.querySelector(section)!.getBoundingClientRect();
        scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: 'instant' });
      },
      [RECORD, share] as const,
    );
  /** Waits for the intersection observers after a scroll. */
  const frames = (page: Page) =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    });

  test('the numbers count up once, when 30% is in view', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`${site}/`);
    await startApplication(page);
    await noteCounts(page, RECORD);
    await bringIntoView(page, 0.28);
    await frames(page);
    expect(await counted(page)).toEqual([]);
    await bringIntoView(page, 0.32);
    await expect.poll(async () => (await counted(page)).sort()).toEqual(['2,000', '500', '60']);
    await expect(page.locator(TWINS)).toHaveCount(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await frames(page);
    await bringIntoView(page, 1);
    await frames(page);
    expect(await counted(page)).toHaveLength(3);
  });

  test('nothing shifts while numbers count up, and assistive technology reads the final ones', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await recordShifts(page);
    await openWithPausedClock(page, `${site}/`);
    const boxes = () =>
      page
        .locator('.metric-card .count-up, .stat-band td')
        .evaluateAll((all) => all.map((each) => [each.clientWidth, each.clientHeight]));
    const before = await boxes();
    await page.locator('.metric-list').scrollIntoViewIfNeeded();
    await expect(page.locator('.metric-card .count-up > *')).toHaveCount(4);
    await bringIntoView(page, 0.9);
    await expect(page.locator(TWINS)).toHaveCount(3);
    // Each overlay repeats the final digits and shows others over them.
    for (const digit of await page.locator(`${TWINS} :last-child`).all())
      await expect(digit).toHaveAttribute('data-digit', '0');
    const snapshot = await page.locator(`${RECORD} table`).ariaSnapshot();
    for (const cells of [/500 ?\+/, /2,000 ?\+/, /60 ?%/, /24\/7/, /\+23%/]) expect(snapshot).toMatch(cells);
    await expect(page.getByRole('row', { name: /Global Clients/ }).getByRole('cell')).toHaveCount(2);
    // Through all numbers of digits.
    for (let time = 0; time < 1000; time += 100) await page.clock.runFor(100);
    expect(await boxes()).toEqual(before);
    await page.clock.runFor(1100);
    await expect(page.locator('.count-up > *')).toHaveCount(0);
    expect(await boxes()).toEqual(before);
    for (const part of ['.metric-list', RECORD]) expect(await shiftsIn(page, part)).toEqual([]);
  });
});

test.describe('seats', () => {
  /** Opacity of the people in the last column. */
  const last = (page: Page) =>
    page
      .locator('.seat-plan .people')
      .last()
      .evaluate((people) => Number(getComputedStyle(people).opacity));

  /** Scrolls until the drawing's top is at a share of the window's height. */
  const scrollTo = (page: Page, share: number) =>
    page.locator('.seat-plan').evaluate(
      (plan, share) =>
        window.scrollTo({
          top: plan.getBoundingClientRect().top + scrollY - innerHeight * share,
          behavior: 'instant',
        }),
      share,
    );

  test('fill as the drawing scrolls into view, and are taken where nothing moves', async ({ page, site }) => {
    await page.goto(site);
    await scrollTo(page, 0.9);
    await expect.poll(() => last(page)).toBeLessThan(0.5);
    await scrollTo(page, 0.1);
    await expect.poll(() => last(page)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollTo(page, 0.9);
    expect(await last(page)).toBe(1);
  });
});

test.describe('solutions', () => {
  test.use(STILL);
  /** Visible share of each card's last paragraph. */
  const revealed = (page: Page) =>
    page
      .locator('.solution-card-more')
      .evaluateAll((parts) => parts.map((part) => Number(getComputedStyle(part).opacity)));

  const heights = (page: Page) =>
    page.locator('.solution-card').evaluateAll((cards) => cards.map((card) => card.clientHeight));

  const boxes = (page: Page) =>
    page.locator('.solution-card').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top, width } = card.getBoundingClientRect();
        return { left, top, width };
      }),
    );

  test.describe('with a mouse, without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

    test('the first card spans the page; hovering a card, or focus inside it, reveals its description and technologies without moving anything', async ({
      page,
      site,
    }) => {
      await page.goto(site);
      const [lead, second, third] = await boxes(page);
      expect(lead!.width).toBeGreaterThan(second!.width * 2);
      expect(third!.top).toBe(second!.top);
      const before = await heights(page);
      expect(await revealed(page)).toEqual([0, 0, 0]);
      for (const card of [0, 1, 2]) {
        await page.locator('.solution-card h3').nth(card).hover();
        const only = [0, 1, 2].map((index) => (index === card ? 1 : 0));
        await expect.poll(() => revealed(page)).toEqual(only);
      }
      await page.mouse.move(1, 1);
      await page.getByRole('link', { name: /^Explore Solution ?: Staff Augmentation/ }).focus();
      await expect.poll(() => revealed(page)).toEqual([0, 1, 0]);
      expect(await heights(page)).toEqual(before);
    });
  });

  test.describe('on touch screens', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('everything is visible, and the cards stack', async ({ page, site }) => {
      await page.goto(site);
      expect(await revealed(page)).toEqual([1, 1, 1]);
      expect(new Set((await boxes(page)).map(({ left }) => left)).size).toBe(1);
    });
  });
});
