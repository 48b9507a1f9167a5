import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { collectConsoleErrors, startApplication } from '@vantedge/site-testing';
import { ALL_ROUTES, TEMPLATES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('every document has its own policies, identical in header and meta elements', async ({
  request,
  site,
}) => {
  for (const path of ALL_ROUTES) {
    const answer = await request.get(site + path);
    const header = answer.headers()['content-security-policy']!;
    const html = await answer.text();
    const metas = [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)];
    const policies = metas.map(([, content]) => content!.replaceAll('&amp;', '&'));
    expect(header).toBe(`frame-ancestors 'none'; ${policies.join(', ')}`);
    const [own, thisSite] = policies as [string, string];
    const loader = `'sha256-${sha256(/<script>([^]*?)<\/script>/.exec(html)![1]!)}'`;
    const rules = `'sha256-${sha256(/<script type="speculationrules">([^]*?)<\/script>/.exec(html)![1]!)}'`;
    const inline = `${loader} ${rules}`;
    const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(
      ([, text]) => `'sha256-${sha256(text!)}'`,
    );
    expect(styles).toHaveLength(2);
    expect(own).toMatch(/^default-src 'none'; /);
    expect(own).toContain(`; script-src ${inline} 'strict-dynamic'; style-src 'self' ${styles.join(' ')}; `);
    // Nothing else is allowed without a hash.
    expect(header.match(/[\w-]+ [^;,]*unsafe[^;,]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
    expect(own).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/);
    expect(thisSite).toBe(`script-src 'self' ${inline}`);
  }
});

test('style attributes apply; style elements and inline handlers do not', async ({ page, site }) => {
  await page.route(`${site}/privacy`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</main>',
      '<style>#probe{opacity:.5}</style><p id="probe" style="--days:5;order:var(--days)" onclick="title=1">A</p></main>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${site}/privacy`);
  const probe = page.locator('#probe');
  await expect(probe).toHaveCSS('order', '5');
  await expect(probe).toHaveCSS('opacity', '1');
  await probe.dispatchEvent('click');
  expect(await probe.getAttribute('title')).toBeNull();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

test('every script and stylesheet has an integrity attribute, from the document to the last chunk', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const loads = ((window as unknown as { __loads: string[] }).__loads = []);
    const loading = 'script[src], link[rel=stylesheet], link[as=script], link[as=style]';
    const collect = (element: Element) => {
      const { integrity } = element as HTMLScriptElement | HTMLLinkElement;
      loads.push(
        `${integrity ? 'with-integrity' : 'without-integrity'} ${(element as HTMLLinkElement).href || (element as HTMLScriptElement).src}` as never,
      );
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if (node instanceof Element && node.matches(loading)) collect(node);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`${site}/`);
  await startApplication(page);
  const chunk = page.waitForResponse(/\/assets\/stories\/c\./);
  await page.locator('[data-widget]').first().scrollIntoViewIfNeeded();
  await chunk;
  const loads = () => page.evaluate(() => (window as unknown as { __loads: string[] }).__loads);
  for (const file of ['shell/vendor', 'shell/main', 'stories/remote-entry', 'stories/c', 'stories/section']) {
    await expect.poll(async () => (await loads()).join('\n')).toContain(`/assets/${file}.`);
  }
  expect((await loads()).filter((load) => load.startsWith('without-integrity'))).toEqual([]);
});

/** Requires integrity for every script. The site does not send this header, because WebKit then blocks its preloads. */
async function requireIntegrity(page: Page) {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' };
    await route.fulfill({ response, headers });
  });
}

test('if integrity is required, scripts without it are blocked', async ({ page, site }) => {
  await requireIntegrity(page);
  await page.goto(`${site}/`);
  const loads = await page.evaluate(async () => {
    const data = JSON.parse(document.getElementById('vantedge-page')!.textContent!) as {
      entryScripts: [string];
      release: { integrity: Record<string, string> };
    };
    const [file] = data.entryScripts;
    const reports: string[] = [];
    const reported = new Promise<void>((resolve) => {
      const collect = (found: Report[]) => {
        reports.push(...found.map(({ type }) => String(type)));
        resolve();
      };
      new ReportingObserver(collect, { types: ['integrity-violation'] }).observe();
    });
    const preload = (integrity: string) =>
      new Promise<string>((resolve) => {
        const link = document.createElement('link');
        Object.assign(link, {
          rel: 'preload',
          as: 'script',
          href: file,
          crossOrigin: 'anonymous',
          integrity,
        });
        link.onload = () => resolve('loaded');
        link.onerror = () => resolve('blocked');
        document.head.append(link);
      });
    const withoutIntegrity = await preload('');
    const withIntegrity = await preload(data.release.integrity[file]!);
    await reported;
    return { withoutIntegrity, withIntegrity, reports };
  });
  expect(loads).toEqual({
    withoutIntegrity: 'blocked',
    withIntegrity: 'loaded',
    reports: ['integrity-violation'],
  });
});

test('a tour of all sections with widget, popover and dialog violates no policy', async ({ page, lab }) => {
  const errors = await collectConsoleErrors(page);
  await requireIntegrity(page);
  await page.goto(`${lab}/`);
  await startApplication(page);
  await page.locator('[data-widget="stories/teasers"]').scrollIntoViewIfNeeded();
  const sections = Object.values(TEMPLATES).slice(1);
  for (const path of [...sections.map(([first]) => first), '/contact', '/']) {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  }
  await page.goto(`${lab}/labs/overlays`);
  await startApplication(page);
  await page.getByRole('button', { name: 'Open the popover' }).click();
  await expect(page.locator('#labs-popover')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.locator('#labs-dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
});
