import type { Page } from '@playwright/test';

/** What the browser says of a busy machine: what was fetched ahead has to wait for its turn. */
const OF_TIME = 'preloaded using link preload but not used within a few seconds';

/** Collects what a page complains of: errors in the console, uncaught errors, policy violations. */
export async function collectComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(OF_TIME)) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  await page.exposeFunction('__violation', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { __violation(text: string): void }).__violation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return complaints;
}
