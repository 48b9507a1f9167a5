import { expect, test } from '@vantedge/site-testing';

/** Client stories and the file name of each PDF. */
const STORIES = [
  ['/success-stories/ukg', 'vantedge-ukg-story.pdf'],
  ['/success-stories/mainspring-books', 'vantedge-mainspring-books-story.pdf'],
] as const;

test.use({ javaScriptEnabled: false });

for (const [path, name] of STORIES) {
  test(`${path} offers its story as a PDF without JavaScript`, async ({ page, site, request }) => {
    await page.goto(`${site}${path}`);
    const link = page.getByRole('link', { name: /^Download Case Study/ });
    await expect(link).toHaveAttribute('download', name);
    const answer = await request.get(new URL((await link.getAttribute('href'))!, site).href);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const bytes = await answer.body();
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeLessThanOrEqual(150_000);

    const saved = page.waitForEvent('download');
    await link.click();
    expect((await saved).suggestedFilename()).toBe(name);
  });
}
