import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type { BrowserDriver } from './browser-driver.ts';
import { startWebKitService } from './webkit-service.ts';

/** Starts WebKitGTK's browser on a virtual display, controlled with WebDriver. */
export async function startWebKit(): Promise<BrowserDriver> {
  const service = await startWebKitService();
  const driver = await new Builder()
    .usingServer(service.url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const click = async (selector: string) => {
    const element = await driver.findElement(By.css(selector));
    // WebKitWebDriver itself would scroll the element under the header.
    await driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
    await element.click();
    return element;
  };
  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: (url) => driver.get(url),
    resize: async (width) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 })),
    evaluate: (run, ...args) => driver.executeScript(`return (${run}).apply(null, arguments)`, ...args),
    // Not with `actions`: WebKitWebDriver sometimes never responds to a pointer move just after a page load.
    movePointer: () =>
      driver.executeScript(() =>
        document.body.dispatchEvent(
          Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 4, movementY: 4 }),
        ),
      ),
    click: async (selector) => void (await click(selector)),
    async type(selector, text) {
      await driver.executeScript('arguments[0].select()', await click(selector));
      await driver.actions().sendKeys(text).perform();
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit().finally(() => service.stop());
    },
  };
}
