import { expect, startApplication, test } from '@vantedge/site-testing';

test('the page prints two or three jobs of the night to a page', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site}/`);
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(8);
});

test('the page ends with the stories, without empty paper, at every width', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}/`);
  await startApplication(page);
  const edge = (selector: string, side: 'top' | 'bottom') =>
    page
      .locator(selector)
      .evaluate((element, name) => Math.round(element.getBoundingClientRect()[name] + scrollY), side);
  for (const width of [700, 820, 1023, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(
        async () =>
          (await edge('.site-footer', 'top')) - (await edge('[data-widget="stories/teasers"] > *', 'bottom')),
        `${width} px`,
      )
      .toBe(0);
  }
});

test('the list of the jobs covers no text on its way, and leaves with the night', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site);
  const { start, end } = await page.locator('#night').evaluate((night) => {
    const { top, bottom } = night.getBoundingClientRect();
    return { start: top + scrollY, end: bottom + scrollY };
  });
  for (let y = start; y < end; y += 150) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    // Animations follow the scroll position later.
    await expect.poll(() => page.evaluate(coveredTexts), { message: `at ${y}` }).toEqual([]);
    const gap = await page.evaluate(
      () =>
        document.querySelector('#night')!.getBoundingClientRect().bottom -
        document.querySelector('.night-list')!.getBoundingClientRect().bottom,
    );
    expect(gap, `at ${y}`).toBeGreaterThan(-1);
  }
});

/** Visible texts of jobs behind the list of jobs. Runs in the page. */
function coveredTexts() {
  const list = document.querySelector('.night-list ol')!.getBoundingClientRect();
  return [...document.querySelectorAll('.night-tell')]
    .filter((text) => Number(getComputedStyle(text).opacity) > 0.5)
    .filter((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      // The last link ends with 8 px of padding, and half of the fade is 18 px.
      return top < list.bottom && bottom > list.top + 26;
    })
    .map(({ textContent }) => textContent);
}
