import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { isHydrated, untilStyled } from '../site/support/application.ts';
import { longestInteraction, observeInteractions, SLOW_CPU } from './interactions.ts';

/** Time for decoding and painting after load. */
const SETTLE_MS = 1000;

/** Time from pressing to releasing a control. */
const HOLD_MS = 80;

/** Time until the slowest press has been painted and reported. */
const REPORT_DELAY_MS = 1500;

/** Time for slowing down the CPU before the application is started. */
const PREPARED_MS = 500;

/** A control of a page, and the device on which it is pressed. */
export interface Press {
  route: string;
  control: string;
  device: BrowserContextOptions;
  locate(page: Page): Locator;
}

/**
 * Visits a page whose application has not started, presses the control, and returns the time to the next paint. With a delay,
 * another event starts the application that many milliseconds before the press.
 */
export async function firstPress(
  browser: Browser,
  url: string,
  press: Press,
  delay: number,
): Promise<number> {
  const context = await browser.newContext(press.device);
  try {
    const page = await context.newPage();
    await observeInteractions(page);
    // Otherwise live parts would start the application before the press.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto(url + press.route);
    // Loads the stylesheets, which otherwise wait for an idle browser.
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await untilStyled(page);
    const control = press.locate(page);
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(SETTLE_MS);
    const box = (await control.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Scheduled before the CPU is slowed down: evaluations would keep the page busy at the press.
    if (delay) await page.evaluate(startAfter, PREPARED_MS);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
    await page.waitForTimeout(PREPARED_MS + delay);
    if (press.device.hasTouch) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.waitForTimeout(HOLD_MS);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.click(x, y, { delay: HOLD_MS });
    }
    await page.waitForTimeout(REPORT_DELAY_MS);
    await page.waitForFunction(isHydrated);
    return await longestInteraction(page);
  } finally {
    await context.close();
  }
}

/** Starts the application by an event. Runs in the page. */
function startAfter(ms: number) {
  setTimeout(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })), ms);
}
