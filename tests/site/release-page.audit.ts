import { axeViolations, contrastViolations } from '@vantedge/site-testing';
import { serveHistory } from './support/release-history.ts';
import { expect, test } from './support/test.ts';

test('the release page is readable in light and dark and at three widths, and leads to what changed', async ({
  page,
}) => {
  const history = await serveHistory();
  const [first, second] = history.releases.map((id) => id.slice(0, 16)) as [string, string];
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));

  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const check = async (what: string, ...widths: number[]) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overflow(), `${what} at ${width} px`).toBe(0);
      if (widths.includes(width))
        expect.soft(await axeViolations(page), `${what} at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await contrastViolations(page), `${what}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  };

  // Colors do not fade while they are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(history.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('production: what is live');
  await check('overview', 390, 1440);

  const item = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(item('2 publish')).toContainText('commit 9fceb02d0ae5');
  await expect(page.getByRole('link', { name: 'pr-123', exact: true })).toHaveAttribute(
    'href',
    history.previewUrl,
  );

  // One click selects the whole command.
  const command = page.getByText('rollback').last();
  await command.click();
  const selected = await page.evaluate(() => getSelection()!.toString());
  expect(selected.trim()).toBe(`npm run site -- rollback --to ${first} --store ${history.location}`);

  await page.getByRole('link', { name: 'what it changed' }).click();
  await expect(page).toHaveURL(`${history.url}/?from=${first}&to=${second}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed');
  await expect(item('/about')).toContainText('in numbers');
  await expect(item('/about')).toContainText('removed link to /contact');
  await expect(item('/accessibility')).toBeVisible();
  await check('comparison', 390);

  await page.getByRole('link', { name: 'Back to what is live' }).click();
  await page.getByRole('link', { name: 'what it changes' }).first().click();
  await expect(item('/contact')).toContainText('Talk to us');
  expect(errors).toEqual([]);

  await page.goto(`${history.url}/?from=production&to=00000000`);
  await expect(page.getByText('npm run site -- log --limit 50')).toBeVisible();
  await history.close();
});
