import type { Page } from '@playwright/test';
import { showIntent, startApplication } from './support/application.ts';
import { recordShifts, shiftsIn } from './support/layout-shifts.ts';
import { holdRequests } from './support/network.ts';
import { expect, STILL, test } from './support/test.ts';

/** Hydrates the page, waits until it is idle, then pauses its clock. */
async function startByClock(page: Page) {
  await startApplication(page);
  await expect(page.locator('.hero-background[data-ready] picture')).toHaveCount(5);
  await expect(page.locator('.world-map > .now')).toHaveCount(1);
  // Late enough for any start: the clock can only move forward.
  await page.clock.pauseAt(new Date('2026-11-21T04:05:00Z'));
}

const shownWord = (page: Page) => page.locator('.rotating-word [data-shown]').innerText();
const shownHour = (page: Page) => page.locator('.hour-stage').getAttribute('data-hour');
const visible = (page: Page, part: string) =>
  page
    .locator(`${part} > *`)
    .evaluateAll((parts) =>
      parts
        .filter((found) => getComputedStyle(found).visibility === 'visible')
        .map((found) => found.getAttribute('class')!.split(' ')[0]),
    );

test.describe('with a paused clock', () => {
  // Narrow, without particles: painting takes longest.
  test.use({ viewport: { width: 700, height: 700 } });
  test.beforeEach(async ({ page }) => page.clock.install({ time: new Date('2026-11-21T04:00:00Z') }));

  test('the word changes every 2.5 s, the hour and its lighting every 8 s', async ({ page, site }) => {
    // Hydrated, the page shows another word soon.
    await page.clock.pauseAt(new Date('2026-11-21T04:01:00Z'));
    await page.goto(site);
    expect(await shownWord(page)).toMatch(/excellence/i);
    await page.clock.resume();
    await startByClock(page);
    await page.locator('#hour-0').check({ force: true });
    await page.locator('#hour-autoplay').check({ force: true });
    const seen = new Set<string>();
    for (let step = 0; step < 5; step++) {
      const word = await shownWord(page);
      seen.add(word);
      await page.clock.fastForward(2500);
      // React renders after the timer has fired.
      await expect.poll(() => shownWord(page)).not.toBe(word);
    }
    expect(seen.size).toBe(5);
    const hours: (string | null)[] = [];
    for (let step = 0; step < 5; step++) {
      const hour = await shownHour(page);
      hours.push(hour);
      await expect(async () =>
        expect(await visible(page, '.hero-background')).toEqual([`h${hour}`]),
      ).toPass();
      await expect(async () =>
        expect((await visible(page, '.world-map')).filter((name) => name !== 'world-sky')).toEqual([
          `h${hour}`,
        ]),
      ).toPass();
      await page.clock.fastForward(8000);
      await expect.poll(() => shownHour(page)).not.toBe(hour);
    }
    expect(new Set(hours).size).toBe(5);
  });

  test('the checkbox stops words and hours, and resumes them', async ({ page, site }) => {
    await page.goto(site);
    await startByClock(page);
    await page.getByLabel('Pause motion').check();
    const paused = [await shownWord(page), await shownHour(page)];
    for (let step = 0; step < 8; step++) await page.clock.fastForward(8000);
    expect([await shownWord(page), await shownHour(page)]).toEqual(paused);
    await page.getByLabel('Pause motion').uncheck();
    await page.clock.fastForward(8000);
    await expect.poll(() => shownHour(page)).not.toBe(paused[1]);
  });

  test('reduced motion stops words and hours and hides the pause control', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site);
    await startByClock(page);
    const first = await shownWord(page);
    for (let step = 0; step < 8; step++) await page.clock.fastForward(8000);
    expect([await shownWord(page), await shownHour(page)]).toEqual([first, 'now']);
    await expect(page.locator('.hour-strip-autoplay')).toBeHidden();
    await expect(page.getByLabel('Pause motion')).toBeHidden();
  });

  test('it starts at Now; the five hours that follow are named, and Now is one press away', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    const name = page.locator('.stop-name > :visible');
    await expect(name).toHaveText('Now');
    await startByClock(page);
    await page.locator('.hour-strip-now').click();
    await expect(name).toHaveText('Now');
    await expect(page.locator('.hour-strip-now')).toContainText(/Cebu Sat 12(:0\d)? p\.m\./);
    await expect(page.locator('.hour-strip-now')).toContainText(/L\.A\. Fri 8(:0\d)? p\.m\./);
    await expect(async () =>
      expect((await visible(page, '.world-map')).filter((part) => part !== 'world-sky')).toEqual(['now']),
    ).toPass();
    // The land reuses the file of the prerendered map.
    const land = page.locator('.world-map .now use[href$="#dim"]');
    await expect(async () => {
      const box = await land.evaluate((use: SVGGraphicsElement) => use.getBBox().width);
      expect(box).toBeGreaterThan(1000);
    }).toPass();
    await page.locator('#hour-autoplay').check({ force: true });
    const names: string[] = [];
    for (let step = 0; step < 6; step++) {
      const before = await name.innerText();
      await page.clock.fastForward(8000);
      await expect(name).not.toHaveText(before);
      names.push(await name.innerText());
    }
    // It is noon in Cebu City.
    expect(names).toEqual([
      'Dusk in Cebu City',
      'Night in both cities',
      'Dawn in Los Angeles',
      'Dawn in Cebu City',
      'Noon in Cebu City',
      'Dusk in Cebu City',
    ]);
    await page.locator('.hour-strip-now').click();
    await expect(name).toHaveText('Now');
    await page.clock.fastForward(8000);
    await expect(name).toHaveText('Now');
  });
});

test.describe('before hydration', () => {
  // Visitors in any time zone see the time in both cities.
  for (const [timezoneId, instant, cebu, losAngeles] of [
    ['Asia/Manila', '2026-11-21T15:59:30Z', 'Sat 11:59 p.m.', 'Sat 7:59 a.m.'],
    // A day begins in Cebu City, and in Los Angeles during daylight saving time.
    ['Pacific/Kiritimati', '2026-11-21T16:00:00Z', 'Sun 12 a.m.', 'Sat 8 a.m.'],
    ['Europe/London', '2026-07-16T07:00:00Z', 'Thu 3 p.m.', 'Thu 12 a.m.'],
  ] as const) {
    test(`it is ${cebu} in Cebu City at ${instant}, seen from ${timezoneId}`, async ({ browser, site }) => {
      const page = await browser.newPage({ timezoneId, viewport: { width: 1280, height: 1200 } });
      await page.clock.setFixedTime(new Date(instant));
      await recordShifts(page);
      // Late fonts move text a little.
      await page.route('**/*.woff2', (route) => route.abort());
      const release = await holdRequests(page, '**/*.js');
      await page.goto(site, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('.stop-name > :visible')).toHaveText('Now');
      const times = () =>
        page
          .locator('.hour-strip-now, .city-labels')
          .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).innerText.replace(/\s+/g, ' ')));
      const expected = [
        `Manila ${cebu.slice(4)} Cebu City ${cebu} Los Angeles ${losAngeles}`,
        `Now Cebu ${cebu} L.A. ${losAngeles}`,
      ];
      expect(await times()).toEqual(expected);
      await release();
      await startApplication(page);
      await expect(page.locator('.world-map > svg.now')).toBeVisible();
      expect(await times()).toEqual(expected);
      expect(await shiftsIn(page, 'html')).toEqual([]);
      await page.close();
    });
  }
});

test('four of the five backgrounds load only after the page has loaded and the user interacts', async ({
  page,
  site,
}) => {
  const fetched = () =>
    page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => {
          const [light] = /hour-\d/.exec(name) ?? [];
          return light ? [{ light, late: startTime >= document!.loadEventEnd }] : [];
        })
        .sort((one, other) => one.light.localeCompare(other.light));
    });
  await page.goto(site, { waitUntil: 'load' });
  await showIntent(page);
  await expect.poll(async () => (await fetched()).length).toBe(5);
  expect((await fetched()).map(({ late }) => late)).toEqual([false, true, true, true, true]);
});

test('wide screens have thirty particles and a glow, narrow screens neither', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site);
  await showIntent(page);
  await expect(page.locator('.hero-particles circle')).toHaveCount(30);
  // The glow listens to the mouse just after it is rendered.
  await expect(async () => {
    await page.mouse.move(500, 400);
    await page.mouse.move(510, 400);
    expect(await page.locator('.hero-glow[data-highlighted]').count()).toBe(1);
  }).toPass();
  await expect(page.locator('.partner-badge')).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.locator('.hero-particles, .hero-glow')).toHaveCount(0);
  await expect(page.locator('.partner-badge')).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } });

  test('there is no glow on touch screens of any width', async ({ page, site }) => {
    await page.goto(site);
    await page.touchscreen.tap(500, 200);
    await expect(page.locator('.hero-particles circle')).toHaveCount(30);
    await expect(page.locator('.hero-glow')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ ...STILL, javaScriptEnabled: false });

  test('an hour can be selected, and controls that need JavaScript are hidden', async ({ page, site }) => {
    await page.goto(site);
    await expect(page.locator('.world-map > .h0')).toBeVisible();
    await page.locator('label.h3').click();
    await expect(page.locator('.world-map > .h3')).toBeVisible();
    await expect(page.locator('.world-map > .h0')).toBeHidden();
    await expect(page.locator('.city-cebu .h3')).toBeVisible();
    await expect(page.locator('.stop-name > :visible')).toHaveText('Night in both cities');
    for (const part of ['.hour-strip-autoplay', '.hour-strip-now', '.pause-motion']) {
      await expect(page.locator(`.world-clock ${part}`)).toBeHidden();
    }
  });
});
