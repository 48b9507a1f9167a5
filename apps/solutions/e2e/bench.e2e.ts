import { expect, startApplication, test } from '@vantedge/site-testing';

test.describe('in Chicago', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('the bench shows the zone of the browser without a press, and another one when chosen', async ({
    page,
    site,
  }) => {
    await page.goto(`${site}/solutions/staff-augmentation`);
    const shared = page.locator('.bench details', { hasText: 'Frontend engineer' }).locator('summary');
    await expect(shared).toContainText('6 hours');
    await expect(page.getByRole('radio', { name: 'Chicago' })).toBeChecked();
    await page.getByRole('radio', { name: 'New York' }).check();
    await expect(shared).toContainText('5 hours');
    const dash = page.locator('.bench summary line').first();
    await expect(dash).toHaveCSS('transition-duration', '0.5s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(dash).not.toHaveCSS('transition-duration', '0.5s');
  });
});

test('a profile opens by keyboard, beside the rows and within the sheet', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site}/solutions/developers`);
  await startApplication(page);
  const profiles = page.locator('.bench details');
  for (let index = 0; index < 9; index++) {
    await profiles.nth(index).locator('summary').focus();
    if (index) await page.keyboard.press('Enter');
    const card = profiles.nth(index).locator('figure');
    await expect(card).toBeVisible();
    await expect(page.locator('.bench details[open]')).toHaveCount(1);
    const [box, action] = [
      (await card.boundingBox())!,
      (await page.locator('.bench .button').boundingBox())!,
    ];
    expect(box.y + box.height).toBeLessThan(action.y);
  }
});

test('a role leaves its rows', async ({ page, site }) => {
  await page.goto(`${site}/solutions/qa`);
  await startApplication(page);
  await page.getByRole('radio', { name: 'Technical support' }).check();
  await expect(page.locator('.bench details:visible')).toHaveCount(2);
  await expect(page.locator('.bench details[open] h3')).toHaveText('Application support');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all profiles are there in Los Angeles time, each with its work', async ({ page, site }) => {
    await page.goto(`${site}/solutions/support`);
    const profiles = page.locator('.bench details');
    await expect(profiles).toHaveCount(9);
    await expect(page.locator('.bench form')).toBeHidden();
    for (const profile of await profiles.all()) {
      await expect(profile).toBeVisible();
      if ((await profile.getAttribute('open')) === null) await profile.locator('summary').click();
      await expect(profile.locator('figure')).toBeVisible();
    }
    await expect(page.locator('.bench')).toContainText('Shift, Los Angeles time');
  });
});
