import { chromium } from '@playwright/test';
import getPort from 'get-port';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, Key, Session, WebDriver } from 'selenium-webdriver';
import { CHROMIUM_ARGUMENTS } from '../browser.ts';
import { findPrograms } from '../../tools/workspace/install.mjs';

/** Arguments and results of functions that run in the page. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A browser with one tab, controlled like a visitor would. The tests use only this interface. */
export interface BrowserDriver {
  /** Opens a page; resolves after its load event. */
  open(url: string): Promise<void>;
  /** Sets the width of the viewport, in CSS pixels; it is about 900 high. */
  resize(width: number): Promise<void>;
  /** Runs a function in the page. It cannot use variables of its scope. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses a key that does nothing else, which starts the application. */
  showIntent(): Promise<void>;
  /** Scrolls an element into view and clicks it. */
  click(selector: string): Promise<void>;
  /** Replaces the text of a field by typing. */
  type(selector: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  close(): Promise<void>;
}

/** Starts Chromium, whose layout is the reference for the other browsers. */
export async function startChromium(): Promise<BrowserDriver> {
  const [executablePath] = programs();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width) => page.setViewportSize({ width, height: 900 }),
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    // Twice: the pointer may already be where the first move ends.
    showIntent: () => page.keyboard.press('Shift'),
    click: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).fill(text),
    pressEscape: () => page.keyboard.press('Escape'),
    close: () => browser.close(),
  };
}

const FIREFOX_PREFERENCES = {
  // Overlay scrollbars, as in the other browsers: a 390 px viewport leaves 390 px for the page.
  'ui.useOverlayScrollbars': 1,
  'ui.prefersReducedMotion': 1,
  // A mouse: fine pointer (2) and hover (4). Without a display, Firefox detects no pointer.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // Reads userChrome.css.
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Names, in Firefox's own protocol, of the commands that the tests use. */
const FIREFOX_COMMANDS: Record<string, string> = {
  get: 'WebDriver:Navigate',
  setWindowRect: 'WebDriver:SetWindowRect',
  executeScript: 'WebDriver:ExecuteScript',
  findElement: 'WebDriver:FindElement',
  clickElement: 'WebDriver:ElementClick',
  actions: 'WebDriver:PerformActions',
  quit: 'Marionette:Quit',
};

/** Starts headless Firefox, whose WebDriver speaks Marionette over TCP: geckodriver, which translates HTTP to it, is on no registry. */
export async function startFirefox(): Promise<BrowserDriver> {
  const port = await getPort();
  const preferences = Object.entries({ ...FIREFOX_PREFERENCES, 'marionette.port': port });
  const profile = temporaryFiles({
    'user.js': preferences
      .map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`)
      .join(''),
    // A phone is narrower than the minimum width of a window.
    'chrome/userChrome.css': ':root { min-width: 0 !important }',
  });
  const firefox = spawn(programs()[1]!, ['--marionette', '--headless', '--profile', profile.folder], {
    stdio: 'ignore',
  });
  const send = marionette(await connectTo(port));
  const { sessionId, capabilities } = (await send('WebDriver:NewSession', {})) as {
    sessionId: string;
    capabilities: object;
  };
  const driver = new WebDriver(new Session(sessionId, new Capabilities(capabilities)), {
    async execute(command) {
      const { id, ...parameters } = command.getParameters() as { id?: Record<string, string> };
      const element = id && { id: Object.values(id)[0] };
      const result = await send(FIREFOX_COMMANDS[command.getName()]!, { ...parameters, ...element });
      return result && 'value' in result ? result.value : result;
    },
  });
  return {
    ...driverOf(driver),
    async close() {
      const ended = once(firefox, 'close');
      await driver.quit();
      await ended;
      profile.remove();
    },
  };
}

async function connectTo(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      await sleep(50);
    }
  }
}

type Reply = { value?: unknown } | null;

/** Returns a function that sends a command and resolves to its reply. Messages are JSON after their length: `17:[0,1,"name",{}]`. */
function marionette(socket: Socket) {
  const pending = new Map<number, (error: { message: string } | null, reply: Reply) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(String(received.subarray(start, end))) as unknown;
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) pending.get(message[1])!(message[2], message[3]);
    }
  });
  return (name: string, parameters: object) =>
    new Promise<Reply>((resolve, reject) => {
      const id = pending.size + 1;
      pending.set(id, (error, reply) => (error ? reject(new Error(error.message)) : resolve(reply)));
      const message = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/** Starts WebKitGTK's browser on a virtual display. */
export async function startWebKit(): Promise<BrowserDriver> {
  const [, , webKitDriver, xvfb] = programs();
  const settings = temporaryFiles({
    // A phone is narrower than the minimum width of a window, 447 px, which the browser's toolbar imposes.
    'gtk-3.0/gtk.css': `* {
      margin: 0; padding: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-source: none;
    }`,
    // Reduced motion.
    'gtk-3.0/settings.ini': '[Settings]\ngtk-enable-animations = 0\n',
  });
  const display = spawn(xvfb!, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // It picks a free display and prints its number once it accepts clients.
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await getPort();
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}`, GDK_BACKEND: 'x11' };
  const server = spawn(webKitDriver!, [`--port=${port}`], {
    env: { ...env, XDG_CONFIG_HOME: settings.folder },
    stdio: 'ignore',
  });
  (await connectTo(port)).destroy();
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}/`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  return {
    ...driverOf(driver),
    async close() {
      await driver.quit();
      server.kill();
      display.kill();
      settings.remove();
    },
  };
}

function driverOf(driver: WebDriver): Omit<BrowserDriver, 'close'> {
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
    open: (url) => driver.get(url),
    resize: async (width) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 })),
    evaluate: (run, ...args) => driver.executeScript(`return (${run}).apply(null, arguments)`, ...args),
    // Not with `actions`: WebKitWebDriver sometimes never responds to input just after a page load.
    showIntent: () =>
      driver.executeScript(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))),
    click: async (selector) => void (await click(selector)),
    async type(selector, text) {
      await driver.executeScript('arguments[0].select()', await click(selector));
      await driver.actions().sendKeys(text).perform();
    },
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
  };
}

/** Paths of Chromium, Firefox, WebKit's WebDriver and the virtual display. */
function programs(): string[] {
  const found = findPrograms('browsers');
  if (!found) throw new Error('A browser is missing. Install Firefox and WebKitGTK: npm run test:browsers');
  return found;
}

function temporaryFiles(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vantedge-browser-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
