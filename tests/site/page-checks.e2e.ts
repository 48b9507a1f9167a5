import { axeViolations, startApplication } from '@vantedge/site-testing';
import { walkFocusBackwards } from './support/focus-walk.ts';
import { headProblems, markElements, replacedElements } from './support/hydration.ts';
import { clippedText, withLargeText } from './support/readable-text.ts';
import { expect, STILL, test } from './support/test.ts';

// Verifies that the checks of page.e2e.ts find planted errors.

test.use(STILL);

test('an invisible focus is reported', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  const { stops, problems } = await walkFocusBackwards(page);
  expect(problems).toEqual([]);
  await page
    .locator('main form [type=submit]')
    .first()
    .evaluate((button) => {
      button.style.outline = 'none';
      button.parentElement!.style.outline = 'none';
    });
  await page
    .locator('main form input[name=email]')
    .first()
    .evaluate((input) => {
      input.style.scrollMarginTop = '-10000px';
      const cover = document.querySelector<HTMLElement>('header')!;
      cover.style.paddingBottom = '2000px';
    });
  const again = await walkFocusBackwards(page);
  expect(again.stops).toBe(stops);
  expect(again.problems.join()).toContain('has no focus ring');
  expect(again.problems.join()).toContain('is hidden');
});

test('clipped text is reported, even if only large text is clipped', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  expect(await page.evaluate(clippedText)).toEqual([]);
  await page.locator('main h1').evaluate((heading) => {
    const { width, height } = heading.getBoundingClientRect();
    heading.style.cssText = `width: ${width}px; height: ${height}px; overflow: clip`;
  });
  expect(await page.evaluate(clippedText)).toEqual([]);
  await withLargeText(page, async () => {
    expect((await page.evaluate(clippedText)).join()).toContain('cut by h1');
  });
  expect(await page.evaluate(clippedText)).toEqual([]);
});

test('a replaced server-rendered element is reported', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await markElements(page);
  await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    heading.replaceWith(heading.cloneNode(true));
    document.head.append(document.createElement('title'));
  });
  expect(await replacedElements(page)).toEqual([expect.stringContaining('<h1')]);
  expect(await headProblems(page)).toEqual([['head title', 2]]);
});

test('a missing alternative text and a low contrast are reported', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await startApplication(page);
  await page.evaluate(() => {
    const title = document.querySelector<HTMLElement>('main h1')!;
    title.style.color = title.style.background = '#fff';
    document.querySelector('main')!.append(new Image(20, 20));
  });
  const found = (await axeViolations(page, 'main')).join();
  expect(found).toContain('image-alt at');
  expect(found).toContain('contrast of 1.00');
});
