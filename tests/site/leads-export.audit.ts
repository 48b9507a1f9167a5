import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportSite } from '../../tools/site/src/export/export-site.ts';
import { contentType } from '@vantedge/documents/http';
import { diskStore } from '@vantedge/store';
import { collectConsoleErrors, startApplication } from '@vantedge/site-testing';
import { listen } from './support/network.ts';
import { SECTION_PAGE } from './support/routes.ts';

/** Serves a folder like a static host and collects the requests. */
async function staticHost(folder: string) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    requests.push(`${request.method} ${pathname}`);
    const name = path.extname(pathname) ? pathname : pathname === '/' ? 'index.html' : `${pathname}.html`;
    readFile(path.join(folder, name)).then(
      (bytes) => response.writeHead(200, { 'content-type': contentType(name) }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return { ...(await listen(server)), requests };
}

test('on a static host the forms say that they cannot be sent, send no requests, and log their contents', async ({
  page,
}) => {
  const around = await mkdtemp(path.join(tmpdir(), 'export-'));
  const folder = path.join(around, 'public');
  await exportSite({ store: diskStore(path.resolve('.store-test/site')), channel: 'production', folder });
  const host = await staticHost(folder);
  const errors = await collectConsoleErrors(page);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));

  await page.goto(`${host.url}/contact`);
  const form = page.locator('#contact-form');
  const notice = page.getByText('cannot be sent from here').locator('..');
  await expect(notice).toBeVisible();
  await expect(notice.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.locator('footer form')).toBeHidden();
  await startApplication(page);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Show our email address' }).click();
  await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
  await form.getByLabel('Full Name').fill('Ada');
  await form.getByLabel('Email Address').fill('ada@example.com');
  await form.getByLabel('Company Name').fill('Example Company');
  await form.getByLabel('Service of Interest').selectOption('bpo');
  await form.getByRole('textbox', { name: /^Message/ }).fill('Two people.');
  await form.locator('button[type=submit]').click();
  await expect(form.locator('[data-lead-report=no-endpoint]')).toBeFocused();
  await expect.poll(() => logged.join()).toContain('shell/contact]');

  await page
    .locator(`a[href="${SECTION_PAGE}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${host.url}${SECTION_PAGE}`);
  await page.waitForLoadState('networkidle');
  expect(host.requests.filter((line) => /POST|\/api\//.test(line))).toEqual([]);
  expect(errors).toEqual([]);
  // Nor does anything report failures or vitals, before hydration or after.
  await page.goto(`${host.url}/contact`);
  await page.evaluate(() => void Promise.reject(new Error('lost')));
  await startApplication(page);
  await page.goto('about:blank');
  await page.goto(`${host.url}/`);
  await page.evaluate(() => void Promise.reject(new Error('lost')));
  await page.goto('about:blank');
  expect(host.requests.filter((line) => /POST|\/api\//.test(line))).toEqual([]);
  await host.close();
  await rm(around, { recursive: true });
});
