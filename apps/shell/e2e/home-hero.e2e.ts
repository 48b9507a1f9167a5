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
      if (!/^(?:word|hour)-shows$/.test(animation.animationName)) continue;
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
    // One fades into the next.
    const fading = (await shownAt(page, turn * 8_000 + 7_600)).backgrounds;
    expect.soft(fading.toSorted()).toEqual([turn % 5, (turn + 1) % 5].sort());
  }
});

test('the checkbox pauses words and backgrounds, and resumes them', async ({ page, site }) => {
  const states = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll('.rotating-word em, .hero-background > picture, .hero-particles svg'),
      ].map((part) => part.getAnimations()[0]!.playState),
    );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site);
  expect(new Set(await states())).toEqual(new Set(['running']));
  await page.getByLabel('Pause motion').check();
  expect(new Set(await states())).toEqual(new Set(['paused']));
  await page.getByLabel('Pause motion').uncheck();
  expect(new Set(await states())).toEqual(new Set(['running']));
});

test('the checkbox stays checked on the next page and back', async ({ page, site }) => {
  await page.goto(site);
  await page.getByLabel('Pause motion').check();
  await startApplication(page);
  await navigate(page, '/contact');
  await navigate(page, '/');
  await expect(page.getByLabel('Pause motion')).toBeChecked();
  await page.goto(`${site}/about`);
  await page.goto(site);
  await expect(page.getByLabel('Pause motion')).toBeChecked();
});

test('with reduced motion the first word and background stay, and there is nothing to pause', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site);
  expect(await shownAt(page, 20_000)).toEqual({ words: [0], backgrounds: [0] });
  await expect(page.getByLabel('Pause motion')).toBeHidden();
});

// Visitors in any time zone see the time in both cities.
for (const [timezoneId, instant, cebu, losAngeles, halfHour] of [
  ['Asia/Manila', '2026-11-21T15:59:30Z', 'Sat 11:59 p.m.', 'Sat 7:59 a.m.', 32],
  // A day begins in Cebu City, and in Los Angeles during daylight saving time.
  ['Pacific/Kiritimati', '2026-11-21T16:00:00Z', 'Sun 12 a.m.', 'Sat 8 a.m.', 32],
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
    await expect(page.locator('.stop-name')).toHaveText('Now');
    const shown = async () => [
      (await page.locator('.city-labels').innerText()).replace(/\s+/g, ' '),
      (await page.locator('.world-map img').getAttribute('src'))!.replace(/.*#/, ''),
    ];
    const expected = [`Manila ${cebu.slice(4)} Cebu City ${cebu} Los Angeles ${losAngeles}`, `h${halfHour}`];
    expect(await shown()).toEqual(expected);
    await release();
    await startApplication(page);
    expect(await shown()).toEqual(expected);
    expect(await shiftsIn(page, 'html')).toEqual([]);
    await page.close();
  });
}

test('the mark of the band is at the present, and its hours follow daylight saving time', async ({
  page,
  site,
}) => {
  const band = () =>
    page.evaluate(() => {
      const [losAngeles, ...cebu] = document.querySelectorAll('.world-clock local-time ol');
      const shown = cebu.find((hours) => getComputedStyle(hours).opacity === '1')!;
      const { left, width } = losAngeles!.getBoundingClientRect();
      const dots = [...document.querySelectorAll<SVGElement>('.world-clock local-time svg circle')];
      return {
        cebu: shown.textContent.slice(0, 2),
        marks: dots
          .filter(
            (dot) =>
              !dot.closest('.hour-scale') &&
              getComputedStyle(dot.closest('[class*=opacity]')!).opacity === '1',
          )
          .map((dot) => {
            const box = dot.getBoundingClientRect();
            return Math.round(((box.left + box.width / 2 - left) / width) * 24 * 10) / 10;
          }),
      };
    });
  const at = async (instant: string) => {
    await page.clock.setFixedTime(new Date(instant));
    await page.goto(site);
    await expect(page.locator('.stop-name')).toHaveText('Now');
    return band();
  };
  expect(await at('2026-11-20T00:00:00Z')).toEqual({ cebu: '00', marks: [8, 8] });
  expect(await at('2026-07-16T18:00:00Z')).toEqual({ cebu: '23', marks: [3, 3] });
  // Los Angeles does not work on a Saturday.
  expect(await at('2026-11-21T20:00:00Z')).toEqual({ cebu: '00', marks: [4] });
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

test('wide screens have thirty particles and a glow, narrow screens neither', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site);
  await expect(page.locator('.hero-particles circle')).toHaveCount(30);
  await expect(page.locator('.hero-particles')).toBeVisible();
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

  test('the map shows the first of the five hours, and there is nothing to pause', async ({ page, site }) => {
    await page.goto(site);
    await expect(page.locator('.stop-name')).toHaveText('Dawn in Cebu City');
    await expect(page.locator('.city-cebu')).toHaveText('Cebu City Fri 6 a.m.');
    await expect(page.locator('.world-map img')).toHaveAttribute('src', /#h44$/);
    await expect(page.locator('.pause-motion')).toBeHidden();
  });
});
