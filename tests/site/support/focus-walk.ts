import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Walk {
  stops: number;
  problems: string[];
  left: boolean;
}
interface Walked {
  __walk: Walk;
}

const MAX_STOPS = 400;
const STOPS_PER_READ = 20;

/**
 * Holds Shift+Tab from the end of a part of the page, such as `main`, to its start. Returns the number of focus stops and where the focus
 * is not visible. The page collects the problems on each key press, when scrolling to the focused element has finished.
 */
export async function walkFocusBackwards(page: Page, part = 'body'): Promise<Walk> {
  await page.evaluate(collectFocusProblems, part);
  const read = () => page.evaluate(() => (window as unknown as Walked).__walk);
  let walk = await read();
  await page.keyboard.down('Shift');
  for (let pressed = 0; !walk.left && pressed < MAX_STOPS; pressed += STOPS_PER_READ) {
    // All at once: waiting for each takes longer than the page does.
    await Promise.all(Array.from({ length: STOPS_PER_READ }, () => page.keyboard.down('Tab')));
    walk = await read();
  }
  await page.keyboard.up('Tab');
  await page.keyboard.up('Shift');
  return walk;
}

/** Expects a visible focus at every stop of a part of the page, and that it leaves the page. */
export async function expectVisibleFocus(
  page: Page,
  { width, part, minStops }: { width: number; part: string; minStops: number },
) {
  await page.setViewportSize({ width, height: 700 });
  const { stops, problems, left } = await walkFocusBackwards(page, part);
  expect.soft(stops).toBeGreaterThanOrEqual(minStops);
  expect.soft(left, 'the focus leaves the page').toBe(true);
  expect.soft(problems).toEqual([]);
}

/** Starts collecting. Runs in the page. */
function collectFocusProblems(part: string) {
  const walk: Walk = { stops: 0, problems: [], left: false };
  (window as unknown as Walked).__walk = walk;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const walked = document.querySelector(part)!;
  // Start after all content, wherever the focus was.
  const end = document.createElement('span');
  end.tabIndex = -1;
  walked.append(end);
  end.focus();
  const visit = (event: KeyboardEvent) => {
    const element = document.activeElement;
    if (event.key !== 'Tab' || !element || element === end) return;
    if (element === document.body || !walked.contains(element)) walk.left = true;
    // After the first element, the browser would wrap around.
    if (walk.left) return event.preventDefault();
    walk.stops += 1;
    const problem = focusProblem(element);
    if (problem) walk.problems.push(problem);
  };
  const finish = ({ key }: KeyboardEvent) => {
    if (key !== 'Shift') return;
    end.remove();
    ended.abort();
  };
  addEventListener('keydown', visit, options);
  addEventListener('keyup', finish, options);

  function focusProblem(element: Element): string | undefined {
    const text = (element.textContent || element.ariaLabel || element.id).trim().slice(0, 30);
    const name = `${element.localName}.${element.classList} "${text}"`;
    const outlined = [element, element.closest('label'), element.parentElement].find((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!outlined) return `${name} has no focus ring`;
    const box = outlined.getBoundingClientRect();
    if (box.width < 4 || box.height < 4) return `${name} is too small to see`;
    if (element.closest('header') || element.matches('.skip-link')) return undefined;
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
    const visible = Math.min(box.bottom, innerHeight) - Math.max(box.top, bar);
    // As much as fits in the window, minus one pixel for rounding.
    if (visible >= Math.min(box.height, innerHeight - bar) - 1) return undefined;
    return `${name} is hidden: ${Math.round(visible)} of ${Math.round(box.height)} px, at ${Math.round(box.top)}`;
  }
}
