import type { Page } from '@playwright/test';

/** One element or pseudo-element that is not computed alike on two pages. */
export interface Difference {
  element: string;
  /** Property, its value on the one page, its value on the other. */
  properties: [property: string, one: string, other: string][];
}

/**
 * Compares every computed property of every element, with what stands before, after and behind it, of two pages with the
 * same markup. Empty when nothing differs; otherwise the first few differences, in document order.
 */
export async function compareStyles(one: Page, other: Page, most = 5): Promise<Difference[]> {
  const names = await one.evaluate(propertyNames);
  const [hashes, others] = await Promise.all([
    one.evaluate(hashStyles, names),
    other.evaluate(hashStyles, names),
  ]);
  if (hashes.length !== others.length) {
    return [{ element: 'document', properties: [['elements', `${hashes.length}`, `${others.length}`]] }];
  }
  const differing = hashes.flatMap((hash, i) => (hash === others[i] ? [] : [i])).slice(0, most);
  return Promise.all(differing.map((index) => describe(one, other, { index, names })));
}

/** Waits for what comes near the viewport only and for the faces, and stops all that moves at the state it ends in. */
export async function settle(page: Page) {
  for (const widget of await page.locator('[data-widget]').all()) {
    await widget.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (element) =>
        Object.keys(element?.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')),
      await widget.elementHandle(),
    );
  }
  // Into the corner: what a resize moves below the pointer would be hovered, at once or later.
  await page.mouse.move(1, 1);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.cancel();
  });
}

async function describe(one: Page, other: Page, place: Place): Promise<Difference> {
  const [mine, theirs] = await Promise.all([
    one.evaluate(readStyle, place),
    other.evaluate(readStyle, place),
  ]);
  const properties = mine.properties.flatMap(([property, value], i): Difference['properties'] => {
    const [, others] = theirs.properties[i]!;
    return value === others ? [] : [[property, value, others]];
  });
  if (mine.element !== theirs.element) properties.unshift(['element', mine.element, theirs.element]);
  return { element: mine.element, properties };
}

interface Place {
  index: number;
  names: string[];
}

/** Every property, and the site's own tokens; Tailwind's variables do nothing by themselves. Runs in the page. */
function propertyNames(): string[] {
  return [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--tw-')).sort();
}

/** One number for each element and pseudo-element. Runs in the page. */
function hashStyles(names: string[]): number[] {
  const hashes: number[] = [];
  for (const element of document.querySelectorAll('html, body, body :not(link, script, style, noscript)')) {
    for (const pseudo of ['', '::before', '::after', '::backdrop']) {
      const style = getComputedStyle(element, pseudo);
      let hash = 0x811c9dc5;
      const isThere =
        pseudo === '::backdrop'
          ? element.matches(':modal, :popover-open')
          : !pseudo || style.content !== 'none';
      for (const name of isThere ? names : []) {
        let value = style.getPropertyValue(name);
        // A file has another folder in each build, and the same name.
        if (value.includes('url(')) value = value.replaceAll(/url\("[^"]*\//g, 'url("');
        for (let i = 0; i < value.length; i += 1) hash = Math.imul(hash ^ value.charCodeAt(i), 0x01000193);
      }
      hashes.push(hash);
    }
  }
  return hashes;
}

/** What stands behind one of those numbers. Runs in the page. */
function readStyle({ index, names }: Place) {
  const elements = document.querySelectorAll('html, body, body :not(link, script, style, noscript)');
  const pseudo = ['', '::before', '::after', '::backdrop'][index % 4]!;
  const element = elements[Math.floor(index / 4)]!;
  const style = getComputedStyle(element, pseudo);
  const ancestors: string[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    ancestors.unshift(
      at.localName + (at.id ? `#${at.id}` : [...at.classList].map((name) => `.${name}`).join('')),
    );
  }
  return {
    element: ancestors.slice(-3).join(' > ') + pseudo,
    properties: names.map((name): [string, string] => [
      name,
      style.getPropertyValue(name).replaceAll(/url\("[^"]*\//g, 'url("'),
    ]),
  };
}
