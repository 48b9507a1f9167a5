import type { HTMLElement } from 'node-html-parser';
import { openingTag } from './disallowed-elements.ts';
import type { PageContext } from './page-context.ts';
import type { Problem } from './problem.ts';

/** Problems of a document's images: no source, dimensions or text, or a reference to an element that does not exist. */
export function pageImages(document: HTMLElement, ids: readonly string[], page: PageContext): Problem[] {
  const problems: Problem[] = [];
  const report = (element: HTMLElement, problem: string, fix: string) =>
    problems.push(
      page.problemIn(element, {
        check: 'images',
        code: 'IMAGE_INVALID',
        text: `shows ${openingTag(element)} ${problem}`,
        fix,
      }),
    );
  for (const image of document.querySelectorAll('img')) {
    if (!image.getAttribute('src')?.trim()) report(image, 'without a source', 'set src to an imported image');
    if (!isLength(image.getAttribute('width')) || !isLength(image.getAttribute('height')))
      report(
        image,
        'without dimensions',
        'set width and height in pixels: without them the page moves when it loads',
      );
  }
  for (const image of document.querySelectorAll('img, input[type=image], area[href]')) {
    const alt = image.getAttribute('alt');
    if (alt === undefined)
      report(image, 'without alternative text', 'set alt to what it shows, or to "" for decoration');
    else if (FILE_NAME.test(alt))
      report(image, 'with a file name as alternative text', 'set alt to what it shows');
  }
  for (const drawing of document.querySelectorAll('svg[role=img]')) {
    if (!hasName(drawing)) report(drawing, 'without a name', 'set aria-label to what it shows');
  }
  const known = new Set(ids);
  for (const element of document.querySelectorAll('svg, svg *')) {
    for (const id of referencesOf(element)) {
      if (!known.has(id))
        report(
          element,
          `with a reference to #${id}, which does not exist on the page`,
          `add id="${id}", or correct the reference`,
        );
    }
  }
  return problems;
}

const isLength = (value: string | undefined) => Number(value) > 0;

const FILE_NAME = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const hasName = (drawing: HTMLElement) =>
  ['aria-label', 'aria-labelledby'].some((name) => drawing.getAttribute(name)?.trim()) ||
  !!drawing.querySelector('title')?.text.trim();

/** Ids in the attributes of an SVG element, such as `clip-path="url(#a)"` or `href="#a"`. */
function referencesOf(element: HTMLElement): string[] {
  if (!element.rawAttrs.includes('#')) return [];
  const isLink = element.localName === 'a';
  return Object.entries(element.attributes).flatMap(([name, value]) => {
    const id = /^url\((["']?)#(.+)\1\)$/.exec(value)?.[2];
    if (id !== undefined) return [id];
    return !isLink && /^(?:xlink:)?href$/.test(name) && value.startsWith('#') ? [value.slice(1)] : [];
  });
}
