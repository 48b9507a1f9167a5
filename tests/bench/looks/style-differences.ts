import { diffArrays } from 'diff';
import type { RenderedElement } from '../../site/support/computed-styles.ts';

/** Elements with the same difference. */
export interface StyleDifference {
  property: string;
  before: string;
  now: string;
  /** The elements' number, and the first of them. */
  count: number;
  example: string;
}

/**
 * Compares the styles of two versions of a page whose markup and classes may differ: elements are matched in document order by
 * tag and text. Excludes differences of properties that paint nothing. Returns them by frequency.
 */
export function styleDifferences(
  before: readonly RenderedElement[],
  now: readonly RenderedElement[],
): StyleDifference[] {
  const differences = new Map<string, StyleDifference>();
  for (const [one, other] of matched(before, now)) {
    if (!one || !other) {
      report(
        'element',
        one ? shortPath(one.path) : 'none',
        other ? shortPath(other.path) : 'none',
        one ?? other!,
      );
      continue;
    }
    for (const property of Object.keys(one.style)) {
      const [was, is] = [one.style[property]!, other.style[property] ?? ''];
      if (
        was !== is &&
        [one, other].some(({ style }) => isPainted(property, style)) &&
        !isSame(property, one, other)
      )
        report(property, was, is, other);
    }
  }
  return [...differences.values()].sort((a, b) => b.count - a.count);

  function report(property: string, was: string, is: string, { path }: RenderedElement) {
    const key = [property, was, is].join('\0');
    const same = differences.get(key);
    if (same) same.count += 1;
    else differences.set(key, { property, before: was, now: is, count: 1, example: shortPath(path) });
  }
}

type Pair = readonly [RenderedElement | undefined, RenderedElement | undefined];

function matched(before: readonly RenderedElement[], now: readonly RenderedElement[]): Pair[] {
  const pairs: Pair[] = [];
  let [one, other] = [0, 0];
  const keys = (elements: readonly RenderedElement[]) => elements.map(({ content }) => content);
  for (const { added, removed, count } of diffArrays(keys(before), keys(now))) {
    for (let i = 0; i < count; i += 1)
      pairs.push([added ? undefined : before[one++], removed ? undefined : now[other++]]);
  }
  return pairs;
}

/** A path with one class per element: some elements have dozens. */
const shortPath = (path: string) =>
  path
    .split(' > ')
    .map((element) => element.split('.', 2).join('.'))
    .join(' > ');

/** Whether two values of a property that differ are two ways to say the same. */
function isSame(property: string, one: RenderedElement, other: RenderedElement): boolean {
  if (property === 'transform' || property === 'translate') return moved(one) === moved(other);
  const isGrid = [one, other].every(({ style }) => style.display?.includes('grid'));
  return isGrid && inGrid(property, one) === inGrid(property, other);
}

/** What moves an element, as the property `transform`. */
const moved = ({ style }: RenderedElement) =>
  style.translate !== undefined && style.translate !== 'none' && style.transform === 'none'
    ? `matrix(1, 0, 0, 1, ${style.translate.replaceAll('px', '').replace(' ', ', ')})`
    : `${style.transform}${style.translate === undefined || style.translate === 'none' ? '' : style.translate}`;

/** A value with the words that only flexbox needs replaced. */
const inGrid = (property: string, { style }: RenderedElement) =>
  style[property]!.replace(/^flex-(start|end)$/, '$1').replace(
    /^normal$/,
    property.endsWith('-gap') ? '0px' : 'normal',
  );

/** Whether a property has an effect on an element with these values. */
function isPainted(property: string, style: Readonly<Record<string, string>>): boolean {
  const border = /^border-(top|right|bottom|left)-(color|style)$/.exec(property);
  if (border) return style[`border-${border[1]}-width`] !== '0px';
  if (property.startsWith('outline-')) return style['outline-style'] !== 'none';
  if (property.startsWith('text-decoration')) return style['text-decoration-line'] !== 'none';
  if (property.startsWith('background-position')) return style['background-image'] !== 'none';
  // Features that the fonts have show in the screenshots.
  if (property === 'font-feature-settings') return false;
  if (property.startsWith('column-rule-')) return style['column-rule-style'] !== 'none';
  if (property.startsWith('list-style-')) return style.display === 'list-item';
  if (/^(row|column)-gap$|^(justify|align)-(content|items)$|^grid-(template|auto)-/.test(property))
    return /flex|grid/.test(style.display ?? '');
  if (property.startsWith('transition-')) return /[1-9]/.test(style['transition-duration'] ?? '');
  if (property.startsWith('animation-')) return style['animation-name'] !== 'none';
  return true;
}
