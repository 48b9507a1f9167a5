import { startApplication } from './application.ts';
import { ALL_ROUTES, widthsOf } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first Tab shows the way past the header, and Enter takes it', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  await page.keyboard.press('Tab');
  const skip = page.locator('.skip-link');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const path of [...ALL_ROUTES, '/nope']) {
  for (const width of widthsOf(path, [390, 1440])) {
    test(`${path}: the focus is seen wherever it is, from the end back to the start, ${width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(site + path);
      await startApplication(page);
      const lost: string[] = [];
      let stops = 0;
      for (; stops < 400; stops += 1) {
        await page.keyboard.press('Shift+Tab');
        const problem = await page.evaluate(focusProblem);
        if (problem === undefined) break;
        if (problem) lost.push(problem);
      }
      // Header, footer and at least one way on in the page.
      expect(stops).toBeGreaterThan(20);
      expect(lost).toEqual([]);
    });
  }
}

/** What is wrong with how the focus shows, run in the page: '' when nothing is, undefined when it has left the page. */
function focusProblem(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const name = `${element.localName}.${element.classList} "${(element.textContent || element.ariaLabel || element.id).trim().slice(0, 30)}"`;
  const label = element.closest('label');
  const ring = [element, label, element.parentElement].find((candidate) => {
    if (!candidate) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!ring) return `${name} has no ring`;
  const box = ring.getBoundingClientRect();
  if (box.width < 4 || box.height < 4) return `${name} is not to be seen`;
  if (element.closest('header') || element.matches('.skip-link')) return '';
  const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
  const visible = Math.min(box.bottom, innerHeight) - Math.max(box.top, bar);
  // As much of it as the window has room for; a pixel is rounding.
  if (visible < Math.min(box.height, innerHeight - bar) - 1) {
    return `${name} is hidden: ${Math.round(visible)} of ${Math.round(box.height)} px, at ${Math.round(box.top)}`;
  }
  return '';
}
