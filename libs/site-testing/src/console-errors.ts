import type { Page } from '@playwright/test';

/** Chromium's warning on a busy machine, where preloaded scripts run late. */
const UNUSED_PRELOAD_WARNING = 'preloaded using link preload but not used within a few seconds';

/** Collects console errors and warnings, uncaught errors and CSP violations of a page. */
export async function collectConsoleErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(UNUSED_PRELOAD_WARNING)) return;
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  await page.exposeFunction('__violation', (text: string) => errors.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { __violation(text: string): void }).__violation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return errors;
}
