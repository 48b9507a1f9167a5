import type { Browser, Page } from '@playwright/test';
import { navigate, startApplication, waitForPage } from '@vantedge/site-testing';
import { compareStyles, type Difference, layOutAnew, settle } from './computed-styles.ts';
import { DOCUMENT_ONLY } from './routes.ts';
import { expect } from './test.ts';

interface Walk {
  /** Different seeds visit different pages. */
  seed: number;
  /** Width of the window. */
  width: number;
  /** Number of navigations. */
  length: number;
  /** Paths that it may visit. */
  pages: readonly string[];
}

/** How a page looks after client navigations, compared with a full page load of it. */
interface StepDifference {
  /** The pages visited up to this one. */
  visited: string;
  /** Elements that only one of the two heads has. */
  head?: string[];
  scrollY?: number;
  styles?: Difference[];
}

/**
 * Navigates at random between pages, by a link where the page has one, and compares each page with a full page load of it: computed
 * styles and texts of all elements, head and scroll position. Returns what differs.
 */
export async function randomWalk(
  browser: Browser,
  site: string,
  { seed, width, length, pages }: Walk,
): Promise<StepDifference[]> {
  const random = generator(seed);
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
  // Each page has a context of its own: pages in the background draw no frames.
  const open = async () => {
    const opened = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await opened.addInitScript(stopClocks);
    return opened;
  };
  const page = await open();
  const visited = [pick(pages)];
  await page.goto(site + visited[0]);
  await startApplication(page);
  const found: StepDifference[] = [];
  for (let step = 0; step < length; step += 1) {
    const path = pick(pages.filter((other) => other !== visited.at(-1)));
    visited.push(path);
    await goTo(page, path);
    const scrollY = await page.evaluate(() => window.scrollY);
    await complete(page);
    const loaded = await open();
    await loaded.goto(site + path);
    await startApplication(loaded);
    await complete(loaded);
    const heads = [await page.evaluate(readHead), await loaded.evaluate(readHead)] as const;
    const head = without(...heads).concat(without(heads[1], heads[0]));
    const styles = await compareStyles(page, loaded, 3);
    const difference = {
      ...(scrollY !== 0 && { scrollY }),
      ...(head.length > 0 && { head }),
      ...(styles.length > 0 && { styles }),
    };
    if (Object.keys(difference).length) found.push({ visited: visited.join(' '), ...difference });
    await loaded.close();
  }
  await page.close();
  return found;
}

/** Goes to a page by a link, or else by the history, without a full page load unless the page always takes one. */
async function goTo(page: Page, path: string) {
  await page.evaluate(() => Object.assign(window, { __walked: true }));
  const link = page.locator(`:is(header, main, footer) a[href="${path}"]:visible`).first();
  if (await link.count()) {
    await link.click();
    await waitForPage(page, path);
  } else await navigate(page, path);
  const isSameDocument = await page.evaluate(() => '__walked' in window);
  expect(isSameDocument, `${path} without a full page load`).toBe(!DOCUMENT_ONLY.includes(path));
}

/** Runs in the page before its scripts: its clocks stay as served, which two pages do not show at the same moment. */
function stopClocks() {
  const define = customElements.define.bind(customElements);
  customElements.define = (name, ...definition) => {
    if (name !== 'local-time') define(name, ...definition);
  };
}

/** Waits until a page is complete, and removes what a client navigation leaves on purpose: the announcement, the focus on the heading. */
async function complete(page: Page) {
  await settle(page);
  // The rest of a document is laid out when the browser is idle.
  await expect(page.locator('html[data-unread]')).toHaveCount(0);
  await page.evaluate(layOutAnew);
  await page.evaluate(() => {
    document.getElementById('announcer')!.textContent = '';
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Elements of the head without what only documents contain, the policy of each, and what loads files. Runs in the page. */
function readHead(): string[] {
  const others =
    'script, style, link:is([rel=stylesheet], [rel=preload], [rel=modulepreload], [rel=prefetch]), ' +
    'meta:is([http-equiv], [property], [name=keywords], [name^="twitter:"], [name^="geo."], [name=ICBM])';
  return [...document.head.children]
    .filter((element) => !element.matches(others))
    .map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.removeAttribute('data-rh');
      return copy.outerHTML;
    })
    .toSorted();
}

const without = (elements: readonly string[], others: readonly string[]) =>
  elements.filter((element) => !others.includes(element));

/** Returns pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
