import { expect, test } from '@vantedge/site-testing';

test('pictures keep their own colors in forced colors, and so does the text on them', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto(`${site}/why-vantedge`);
  const dial = page.locator('.day-dial > svg');
  await expect(dial).toHaveCSS('background-color', 'rgb(7, 24, 32)');
  await expect(dial.locator('text').first()).toHaveCSS('fill', 'rgb(233, 241, 240)');
  await page.goto(`${site}/`);
  await expect(page.locator('.city-losAngeles b')).toHaveCSS('color', 'rgb(233, 241, 240)');
  const map = page.locator('.office-map');
  await expect(map).toHaveCSS('forced-color-adjust', 'none');
  // Its night is dark before hydration too.
  await expect(map).toHaveCSS('background-color', 'rgb(7, 24, 32)');
});
