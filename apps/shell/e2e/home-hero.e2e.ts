import type { Page } from '@playwright/test';
import {
  expect,
  holdRequests,
  navigate,
  recordShifts,
  shiftsIn,
  startApplication,
  STILL,
  test,
} from '@vantedge/site-testing';

/** Moves the animations of the hero to a time since the page was shown, and returns the indexes of the words and backgrounds that are visible. */
const shownAt = (page: Page, ms: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations() as CSSAnimation[]) {
      if (!/^(?:word-shows|hour-waits|hour-shows)$/.test(animation.animationName)) continue;
      animation.pause();
      animation.currentTime = time;
    }
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((part, index) => {
        const { display, visibility, opacity } = getComputedStyle(part);
        return display !== 'none' && visibility === 'visible' && Number(opacity) > 0 ? index : [];
      });
    return { words: visible('.rotating-word em'), backgrounds: visible('.hero-background > picture') };
  }, ms);

test('without the application, the word changes every 2.5 s and the background every 8 s', async ({
  page,
  site,
}) => {
  await page.goto(site);
  for (let turn = 0; turn < 10; turn++) {
    expect.soft((await shownAt(page, turn * 2_500 + 1)).words).toEqual([turn % 5]);
    expect.soft((await shownAt(page, turn * 2_500 + 2_000)).words).toEqual([turn % 5]);
    expect.soft((await shownAt(page, turn * 8_000 + 1)).backgrounds).toEqual([turn % 5]);
    expect.soft((await shownAt(page, turn * 8_000 + 7_000)).backgrounds).toEqual([turn % 5]);
    // One pushes the next, and one fades into the next.
    const pushing = (await shownAt(page, turn * 2_500 + 2_300)).words;
    expect.soft(pushing.toSorted()).toEqual([turn % 5, (turn + 1) % 5].sort());
    const fading = (await shownAt(page, turn * 8_000 + 7_600)).backgrounds;
    expect.soft(fading.toSorted()).toEqual([turn % 5, (turn + 1) % 5].sort());
  }
  // With reduced motion the first of each stays, and there is nothing to pause.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await shownAt(page, 20_000)).toEqual({ words: [0], backgrounds: [0] });
  await expect(page.getByLabel('Pause motion')).toBeHidden();
});

test('the motion of the page leaves its main thread alone', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const restyles = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
  };
  // Once the page has settled, there is a second without any. The next picture is displayed after 3.2 s, 11.2 s, and so on.
  await expect
    .poll(async () => {
      const before = await restyles();
      await page.waitForTimeout(1_000);
      return (await restyles()) - before;
    })
    .toBe(0);
});

test('the checkbox pauses words and backgrounds, and stays checked on the next page and back', async ({
  page,
  site,
}) => {
  const states = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.rotating-word em, .hero-background > picture, .hero-particles i')].map(
        (part) => part.getAnimations()[0]!.playState,
      ),
    );
  const pause = page.getByLabel('Pause motion');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site);
  expect(new Set(await states())).toEqual(new Set(['running']));
  await pause.check();
  expect(new Set(await states())).toEqual(new Set(['paused']));
  await pause.uncheck();
  expect(new Set(await states())).toEqual(new Set(['running']));
  await pause.check();
  await startApplication(page);
  await navigate(page, '/contact');
  await navigate(page, '/');
  await expect(pause).toBeChecked();
  await page.goto(`${site}/about`);
  await page.goto(site);
  await expect(pause).toBeChecked();
});

// Its motion takes a core where nothing but the processor draws it.
test.describe('with reduced motion', () => {
  test.use(STILL);

  // Visitors in any time zone see the time in both cities.
  for (const [timezoneId, instant, cebu, losAngeles, halfHour] of [
    ['Asia/Manila', '2026-11-21T15:59:30Z', 'Sat 11:59 p.m.', 'Sat 7:59 a.m.', 32],
    // Midnight in Los Angeles, during daylight saving time.
    ['Europe/London', '2026-07-16T07:00:00Z', 'Thu 3 p.m.', 'Thu 12 a.m.', 14],
  ] as const) {
    test(`it is ${cebu} in Cebu City at ${instant}, seen from ${timezoneId}`, async ({ browser, site }) => {
      const page = await browser.newPage({ timezoneId, viewport: { width: 1280, height: 1200 } });
      await page.clock.setFixedTime(new Date(instant));
      await recordShifts(page);
      // Late fonts move text a little.
      await page.route('**/*.woff2', (route) => route.abort());
      const release = await holdRequests(page, /\/(?!elements)[\w.~-]+\.js$/);
      await page.goto(site, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('.city-cebu local-time')).not.toBeEmpty();
      const shown = async () => [
        (await page.locator('.office-map ul').innerText()).replace(/\s+/g, ' '),
        (await page.locator('.office-map img').getAttribute('src'))!.replace(/.*#/, ''),
      ];
      const expected = [
        `Manila ${cebu.slice(4)} Cebu City ${cebu} Los Angeles ${losAngeles}`,
        `h${halfHour}`,
      ];
      expect(await shown()).toEqual(expected);
      await release();
      await startApplication(page);
      expect(await shown()).toEqual(expected);
      expect(await shiftsIn(page, 'html')).toEqual([]);
      await page.close();
    });
  }

  // Thursday 5 p.m. and 9 p.m. in Los Angeles.
  for (const [instant, title, count] of [
    ['2026-11-20T01:00:00Z', 'Tonight’s handoff', '0 of 6'],
    ['2026-11-20T05:00:00Z', 'Tonight’s handoff', '2 of 6'],
  ] as const) {
    test(`at ${instant} the sheet says "${title}" and ${count}, before and after hydration`, async ({
      page,
      site,
    }) => {
      await page.clock.setFixedTime(new Date(instant));
      await page.goto(site);
      const shown = async () => {
        const heading = await page.locator('#handover-title').innerText();
        // A counter is not in the text.
        const done = await page.locator('.handover-sheet li:not(:has([data-open]))').count();
        return [heading, `${done} ${await page.locator('.handover-count').innerText()}`];
      };
      await expect.poll(shown).toEqual([title, count]);
      await startApplication(page);
      expect(await shown()).toEqual([title, count]);
    });
  }
});

test('a background loads just before its turn', async ({ page, site }) => {
  const backgrounds = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /hour-\d/.exec(name)?.[0] ?? [])
        .sort(),
    );
  await page.goto(site, { waitUntil: 'load' });
  await shownAt(page, 0);
  expect(await backgrounds()).toEqual(['hour-1']);
  await shownAt(page, 7_000);
  await expect.poll(backgrounds).toEqual(['hour-1', 'hour-2']);
});

test('wide screens have a glow, and thirty particles on the great circle between both cities; narrow screens neither', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site);
  await expect(page.locator('.hero-particles i')).toHaveCount(30);
  await expect(page.locator('.hero-particles')).toBeVisible();
  const distances = await page.evaluate(() => {
    const map = document.querySelector('.office-map img')!.getBoundingClientRect();
    const circle = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    circle.setAttribute('d', 'M966.2 149.1C884 84 690 86 547.1 233.5');
    const unit = map.width / 1280;
    const points = Array.from({ length: 1_001 }, (_, i) =>
      circle.getPointAtLength((circle.getTotalLength() * i) / 1_000),
    );
    return [...document.querySelectorAll('.hero-particles i')].map((particle) => {
      const { x, y, width, height } = particle.getBoundingClientRect();
      const [left, top] = [(x + width / 2 - map.x) / unit, (y + height / 2 - map.y) / unit];
      return Math.min(...points.map((point) => Math.hypot(point.x - left, point.y - top)));
    });
  });
  expect(Math.max(...distances)).toBeLessThan(1);
  const glow = page.locator('mouse-glow');
  await expect(async () => {
    await page.mouse.move(500, 400);
    await page.mouse.move(510, 400);
    await expect(glow).toHaveCSS('translate', /^510px/, { timeout: 1_000 });
  }).toPass();
  await expect(page.locator('.partner-badge')).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.locator('.hero-particles')).toBeHidden();
  await expect(glow).toBeHidden();
  await expect(page.locator('.partner-badge')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ ...STILL, javaScriptEnabled: false });

  test('the sheet is complete, the map shows no time, there is nothing to pause, and six jobs are panels', async ({
    page,
    site,
  }) => {
    await page.goto(site);
    await expect(page.locator('#handover-title')).toHaveText('Last night’s handoff');
    await expect(page.locator('.handover-sheet li', { hasText: /Done/ })).toHaveCount(6);
    await expect(page.locator('.city-cebu')).toHaveText('Cebu City', { useInnerText: true });
    await expect(page.locator('.office-map img')).toHaveAttribute('src', /#h44$/);
    await expect(page.locator('.pause-motion')).toBeHidden();
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const sheet of await page.locator('.night-sheet').all()) await expect(sheet).toBeVisible();
      await expect(page.locator('.night-list')).toBeHidden();
      await expect(page.locator('.one-night article > div').first()).toHaveCSS('position', 'static');
    }
  });
});

test('a job of the sheet leads to its document, which stays in the window, and the list says how far the night is', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site);
  await page.locator('.handover-sheet a').nth(2).click();
  const sheet = page.locator('.night-sheet').nth(2);
  await expect(sheet).toBeInViewport({ ratio: 1 });
  const filled = () =>
    page
      .locator('.night-list li')
      .evaluateAll((jobs) =>
        jobs.map((job) => getComputedStyle(job, '::before').backgroundColor !== 'rgba(0, 0, 0, 0)'),
      );
  await expect.poll(filled).toEqual([true, true, true, false, false, false]);
  const top = () => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await top()).toBe(before);
  // The keyboard reaches the link of each, in their order, and none is covered.
  for (const link of await page.locator('.night-tell a').all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() =>
        link.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 4, top + 4));
        }),
      )
      .toBe(true);
  }
});
