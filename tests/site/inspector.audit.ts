import path from 'node:path';
import { leadHandlers } from '../../apps/server/src/leads/lead-handlers.ts';
import { head } from '../../libs/release/src/index.ts';
import { axeViolations, collectConsoleErrors, startApplication } from '@vantedge/site-testing';
import { serveStore, withLiveAsPreview } from './support/run-site.ts';
import { expect, test } from './support/test.ts';

test('the inspector of a preview outlines sections and widgets, and tells about each by keyboard', async ({
  page,
}) => {
  const folder = path.resolve('.store-test/site');
  const store = await withLiveAsPreview(folder, 'pr-1');
  const { versions } = (await head(store, 'production'))!;
  const extra = leadHandlers({ store: undefined, report: () => {} });
  const previews = { domain: 'preview.localhost', extra };
  const server = await serveStore(folder, { store, previews });
  try {
    const errors = await collectConsoleErrors(page);
    await page.goto(server.url.replace('127.0.0.1', 'pr-1.preview.localhost'));
    await startApplication(page);
    const link = page.getByRole('banner').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Alt+i');
    const panel = page.getByRole('group', { name: 'Sections and widgets' });
    const row = (name: string) => panel.getByRole('button', { name });
    await expect(row('shell page')).toBeFocused();
    const detail = (term: string) => panel.locator('dl:visible dt', { hasText: term }).locator('+ dd');
    await expect(detail('Version')).toHaveText(versions['shell']!.slice(0, 16));
    await expect(detail('Size')).toHaveText(/^\d+\.\d kB in \d+ files$/);
    await expect(detail('LCP')).toHaveText(/^\d\.\d\d s$/);

    const widget = page.locator('[data-widget="stories/teasers"]');
    while (!(await row('stories/teasers').evaluate((button) => button.matches(':focus'))))
      await page.keyboard.press('ArrowDown');
    await expect(widget).toBeInViewport();
    await expect(detail('Version')).toHaveText(versions['stories']!.slice(0, 16));
    await expect(detail('Size')).toHaveText(/kB in/);
    const box = page.locator('.outline.current');
    await expect(box).toHaveText('stories/teasers');
    await expect.poll(async () => (await box.boundingBox())!.y).toBe((await widget.boundingBox())!.y);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, 'vantedge-inspector')).toEqual([]);
    }

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(box).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.getByRole('button', { name: 'Inspect' }).click();
    await expect(panel).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await server.close();
  }
});
