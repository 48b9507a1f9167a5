import type { BrowserContext, Page } from '@playwright/test';
import { isHydrated, startApplication } from '@vantedge/site-testing';
import { expect } from './test.ts';

/**
 * What changes a document before it hydrates: translators, extensions, proxies that shorten HTML. Each runs in the page and expects no
 * function from outside of it.
 */
export const CHANGES: Record<string, () => void> = {
  'every text node wrapped': () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('script, style, title, option, textarea'))
        continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
  },
  'an unknown element after a field': () => {
    for (const field of document.querySelectorAll('#root input, #root textarea'))
      field.after(document.createElement('typing-helper'));
  },
  'an unknown element at the end of main, header and body': () => {
    for (const end of document.querySelectorAll('main, header, body'))
      end.append(document.createElement('price-finder'));
  },
  'an attribute of html, body and a field': () => {
    for (const element of document.querySelectorAll('html, body, input'))
      element.setAttribute('data-extension', '');
  },
  'an input wrapped': () => {
    for (const field of document.querySelectorAll('#root input:not([type=radio], [type=hidden])')) {
      const wrapper = document.createElement('span');
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'an image removed': () => {
    document.querySelector('main :is(img, svg)')?.remove();
  },
  'comments removed': () => {
    const comments: ChildNode[] = [];
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_COMMENT);
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    for (const comment of comments) comment.remove();
    document.getElementById('root')!.normalize();
  },
  'white space between elements removed': () => {
    const spaces: Text[] = [];
    const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.data.trim() && text.previousSibling && text.nextSibling) spaces.push(text);
    }
    for (const space of spaces) space.remove();
  },
  'a style and a script in the head': () => {
    document.head.prepend(document.createElement('style'), document.createElement('script'));
  },
  'an element first in the root': () => {
    document.getElementById('root')!.prepend(document.createElement('shopping-helper'));
  },
};

/** What the visitor has done in a page, as they see it. Runs in the page. */
function doings() {
  const active = document.activeElement as HTMLInputElement | null;
  const controls = document.querySelectorAll<HTMLInputElement>(
    '#root :is(input:not([type=hidden]), textarea, select, details)',
  );
  return {
    entered: [...controls].map((control) =>
      control instanceof HTMLDetailsElement
        ? control.open
        : ['radio', 'checkbox'].includes(control.type)
          ? control.checked
          : control.value,
    ),
    focused: `${active?.localName} ${active?.id}`,
    caret: active?.type === 'email' ? null : (active?.selectionStart ?? null),
  };
}

/** The texts that a visitor can see, one by text node, without white space, which a change may have removed. Runs in the page. */
function visibleTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    const text = data.replaceAll(/\s/g, '');
    if (text && parentElement!.checkVisibility()) texts.push(text);
  }
  return texts;
}

/** Numbers and kinds of what belongs in a head once. Runs in the page. */
const headCounts = () =>
  ['title', 'meta[name=description]', 'link[rel=canonical]'].map(
    (tag) => document.head.querySelectorAll(tag).length,
  );

/** A few lines, in pixels. */
const SMALL_MOVE = 80;

async function middleHeading(page: Page) {
  const headings = page.locator('main h2');
  return headings.nth(Math.floor((await headings.count()) / 2));
}

/** Opens a page in a tab of its own, which has kept nothing, and changes it. Its clocks show the time of now from then on. */
async function openChanged(context: BrowserContext, url: string, changes: readonly (() => void)[]) {
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date());
  await page.goto(url);
  for (const change of changes) await page.evaluate(change);
  return page;
}

/** Opens a page, changes it, starts the application, and expects that the visitor misses nothing. */
export async function expectNothingLost(
  context: BrowserContext,
  url: string,
  changes: readonly (() => void)[],
) {
  const page = await openChanged(context, url, changes);
  const middle = await middleHeading(page);
  await middle.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  const top = () => middle.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  let before = 0;
  const isAtRest = async () => {
    const earlier = await top();
    before = await top();
    // Zero while the browser lays out its part.
    return before > 0 && before === earlier;
  };
  await expect.poll(isAtRest).toBe(true);
  const texts = await page.evaluate(visibleTexts);
  await startApplication(page);
  const missing = async () => {
    const now = (await page.evaluate(visibleTexts)).join('');
    return texts.filter((text) => !now.includes(text));
  };
  await expect.poll(missing).toEqual([]);
  // What a change has added or removed in the window itself moves the rest of it.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(SMALL_MOVE);
  expect(await page.evaluate(headCounts)).toEqual([1, 1, 1]);
  await page.close();
}

/** The same, after having filled in and opened all that there is. */
export async function expectDoingsKept(
  context: BrowserContext,
  url: string,
  changes: readonly (() => void)[],
) {
  const page = await openChanged(context, url, changes);
  await enterAll(page);
  const done = await page.evaluate(doings);
  await page.waitForFunction(isHydrated);
  await expect.poll(() => page.evaluate(doings)).toEqual(done);
  expect(await page.evaluate(headCounts)).toEqual([1, 1, 1]);
  await page.close();
}

/**
 * Fills in every field but the filters, `#filters` and a bench's role, which remove what is open; opens every disclosure, and leaves the focus in the middle of the last
 * text, which starts the application.
 */
async function enterAll(page: Page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const radio of document.querySelectorAll<HTMLInputElement>('main input[type=radio]'))
      if (radio.checkVisibility() && !radio.closest('#filters, .bench [name=role]')) radio.checked = true;
    for (const select of document.querySelectorAll<HTMLSelectElement>('main select'))
      if (select.checkVisibility() && !select.closest('#filters'))
        select.selectedIndex = select.options.length - 1;
    const texts = [
      ...document.querySelectorAll<HTMLInputElement>(
        '#root :is(input:not([type=radio], [type=checkbox], [type=hidden]), textarea)',
      ),
    ].filter((field) => field.checkVisibility() && !field.closest('[inert], [aria-hidden=true]'));
    for (const field of texts) field.value = field.inputMode === 'numeric' ? '12' : `typed ${field.id}`;
    const last = texts.findLast(({ type }) => type !== 'email') ?? texts.at(-1);
    last?.focus();
    if (last && last.type !== 'email') last.setSelectionRange(1, 1);
  });
}
