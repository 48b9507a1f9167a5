import type { Locator, Page } from '@playwright/test';
import {
  expect,
  openBeforeHydration,
  openWithPausedClock,
  recordShifts,
  shiftsIn,
  startApplication,
  test,
} from '@vantedge/site-testing';

const SLIDES = '.carousel-slides';
const RUN = '.strip-run';

const position = (page: Page) => page.locator('.carousel-count');
const inView = (page: Page) =>
  page.locator(SLIDES).evaluate((box) => Math.round(box.scrollLeft / box.clientWidth) + 1);
const playing = (run: Locator) =>
  run.evaluate((element) => element.getAnimations().map(({ playState }) => playState));

async function open(page: Page, site: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${site}/`);
  await startApplication(page);
  await page.locator(SLIDES).scrollIntoViewIfNeeded();
}

test('keyboard order: pause, previous and next, scrolling', async ({ page, site }) => {
  await open(page, site, 1440);
  const pause = page.getByRole('checkbox', { name: 'Pause', exact: true });
  await pause.focus();
  await page.keyboard.press('Space');
  await expect(pause).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous testimonial' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(position(page)).toHaveText('3 of 3');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(position(page)).toHaveText('1 of 3');
  await expect.poll(() => inView(page)).toBe(1);
  await page.keyboard.press('Tab');
  await expect(page.locator(SLIDES)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(position(page)).toHaveText('2 of 3');
  await page.keyboard.press('Tab');
  await expect(page.locator('.client-carousel :focus')).toHaveCount(0);
});

test('on wide screens the client names loop in 30 s without a gap', async ({ page, site }) => {
  await open(page, site, 1440);
  const timing = await page
    .locator(RUN)
    .first()
    .evaluate((run) => run.getAnimations()[0]!.effect!.getTiming());
  expect([timing.duration, timing.iterations]).toEqual([30_000, Infinity]);
  for (const width of [768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = await page
      .locator(RUN)
      .evaluateAll((runs) => runs.map((run) => run.getBoundingClientRect().width));
    expect(first).toBeGreaterThanOrEqual(width);
    expect(second).toBeCloseTo(first!, 2);
  }
});

test('the strip pauses on hover, focus, touch and both checkboxes', async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  await open(page, site, 1440);
  const run = page.locator(RUN).first();
  await page.mouse.move(5, 5);
  await expect.poll(() => playing(run)).toEqual(['running']);
  await page.locator('.client-strip').hover();
  await expect.poll(() => playing(run)).toEqual(['paused']);
  await page.mouse.move(5, 5);
  await expect.poll(() => playing(run)).toEqual(['running']);
  await page.getByRole('button', { name: 'Next testimonial' }).focus();
  await expect.poll(() => playing(run)).toEqual(['paused']);
  await page.locator(':focus').blur();
  for (const name of ['Pause', 'Pause motion']) {
    const box = page.getByRole('checkbox', { name, exact: true });
    await box.evaluate((input: HTMLInputElement) => (input.checked = true));
    await expect.poll(() => playing(run)).toEqual(['paused']);
    await box.evaluate((input: HTMLInputElement) => (input.checked = false));
    await expect.poll(() => playing(run)).toEqual(['running']);
  }
  const touch = await context.newCDPSession(page);
  const { x, y, height } = (await page.locator('.client-strip').boundingBox())!;
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + 200, y: y + height / 2 }],
  });
  await expect.poll(() => playing(run)).toEqual(['paused']);
  await context.close();
});

test('with reduced motion and on phones, the clients are a plain list', async ({ browser, site }) => {
  for (const { width, reducedMotion } of [
    { width: 1440, reducedMotion: 'reduce' },
    { width: 767, reducedMotion: 'no-preference' },
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion });
    await page.goto(`${site}/`);
    await expect(page.locator(`${RUN} li:visible`)).toHaveCount(3);
    expect(await playing(page.locator(RUN).first())).toEqual([]);
    // With reduced motion there is nothing to pause; on phones the testimonials autoplay.
    await expect(page.locator('.carousel-pause')).toBeVisible({ visible: reducedMotion !== 'reduce' });
    await page.close();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 900 } });

  /** Scrolls to the testimonials, paused before hydration starts their autoplay. */
  async function openPaused(page: Page, site: string) {
    await openBeforeHydration(page, `${site}/`);
    // Not by a click: what is below the first screens is laid out while the page scrolls there.
    const pause = page.getByRole('checkbox', { name: 'Pause', exact: true });
    await pause.press('Space');
    await expect(pause).toBeChecked();
    await page.clock.resume();
    await startApplication(page);
    await page.locator(SLIDES).scrollIntoViewIfNeeded();
  }

  /** Swipes from the middle of the testimonial, in steps. */
  async function swipe(page: Page, way: { x?: number; y?: number }) {
    const session = await page.context().newCDPSession(page);
    const box = (await page.locator(SLIDES).boundingBox())!;
    const from = { x: 200, y: box.y + 80 };
    const steps = 10;
    const at = (step: number) => [
      { x: from.x + ((way.x ?? 0) * step) / steps, y: from.y + ((way.y ?? 0) * step) / steps },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= steps; step++)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  // client-carousel.test.tsx tests distances; this tests swiping against the browser's own scrolling.
  test('a swipe moves to the next testimonial', async ({ page, site }) => {
    await openPaused(page, site);
    // The code that handles swipes loads after hydration; until then, the browser scrolls.
    await expect(page.locator(`${SLIDES} > * > *`).first()).toHaveAttribute('draggable', 'false');
    await swipe(page, { x: -56 });
    await expect(position(page)).toHaveText('2 of 3');
    await expect.poll(() => inView(page)).toBe(2);
  });

  test('the testimonials follow a mouse by at most 200 px, and stop at the first one', async ({
    page,
    site,
  }) => {
    await openPaused(page, site);
    const content = page.locator(`${SLIDES} > * > *`).first();
    await expect(content).toHaveAttribute('draggable', 'false');
    const { x, y } = (await content.boundingBox())!;
    await page.mouse.move(x + 20, y + 80);
    await page.mouse.down();
    await page.mouse.move(x + 320, y + 80, { steps: 10 });
    await expect.poll(async () => (await content.boundingBox())!.x - x).toBe(200);
    await page.mouse.up();
    await expect(content).toHaveCSS('transform', 'none');
    await expect(position(page)).toHaveText('1 of 3');
    await expect.poll(() => inView(page)).toBe(1);
  });

  test('a vertical swipe scrolls the page and does not change the testimonial', async ({ page, site }) => {
    await openPaused(page, site);
    await expect(page.locator(`${SLIDES} > * > *`).first()).toHaveAttribute('draggable', 'false');
    const before = await page.evaluate(() => scrollY);
    await swipe(page, { y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expect(position(page)).toHaveText('1 of 3');
  });

  test('the testimonials autoplay without layout shift', async ({ page, site }) => {
    await recordShifts(page);
    await openWithPausedClock(page, `${site}/`);
    await page.locator(SLIDES).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    const shown = async () => Number((await position(page).innerText())[0]);
    const before = await shown();
    // The interval restarts when the mouse has left; client-carousel.test.tsx tests how long it is.
    const showLater = () => page.clock.runFor(1_000).then(shown);
    await expect.poll(showLater).not.toBe(before);
    await expect.poll(async () => (await inView(page)) - (await shown())).toBe(0);
    expect(await shiftsIn(page, '.client-carousel')).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the testimonials scroll, and controls that need JavaScript are hidden', async ({ page, site }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site}/`);
      await expect(page.locator('.carousel-controls button:visible')).toHaveCount(0);
      await page.locator(SLIDES).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('.carousel-slide').nth(1)).toBeInViewport({ ratio: 0.9 });
    }
  });

  test('pause stops the client names on wide screens', async ({ page, site }) => {
    await page.goto(`${site}/`);
    await page.locator('.carousel-pause').click();
    await page.mouse.move(5, 5);
    await expect(page.locator(RUN).first()).toHaveCSS('animation-play-state', 'paused');
  });
});
