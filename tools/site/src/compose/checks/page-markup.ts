import { isTag, isText } from 'domhandler';
import { closest, type Element, select } from '@vantedge/documents/html';
import type { PageTree } from '../page-tree.ts';
import { openingTag, type PageContext } from './page-context.ts';
import { HIDDEN } from './page-names.ts';
import type { ReleaseProblem } from './problem.ts';

/** Markup that is valid to browsers and wrong for visitors: the elements, what is wrong with each, and what to do instead. */
const MISTAKES: readonly [
  selector: string,
  text: string,
  fix: string,
  isMistake?: (of: Element) => boolean,
][] = [
  ['li:not(ul > *, ol > *, menu > *)', 'outside a list', 'put it into <ul> or <ol>'],
  [
    'h1, h2, h3, h4, h5, h6',
    'without a text',
    'write the heading, or remove it',
    (heading) => !hasText(heading),
  ],
  [
    'table:not([role=presentation], [role=none])',
    'without headers',
    'mark the cells that name a column or a row with <th scope="col"> or <th scope="row">',
    (table) => !select('th, [role=columnheader], [role=rowheader]', table).length,
  ],
  [
    '[tabindex]',
    'which changes the order of the keyboard on the whole page',
    'remove tabIndex, or set it to 0, and put the elements in their order',
    ({ attribs }) => Number(attribs['tabindex']) > 0,
  ],
  [
    '[autofocus]',
    'which moves visitors past what is before it',
    'remove autoFocus, or focus it when the visitor has opened it',
    // Browsers focus it when the dialog opens.
    (element) => !closest('dialog', element),
  ],
  ['marquee, blink', 'which moves and cannot be stopped', 'use motion that honors reduced motion'],
  ['center, font, big, strike, tt', 'which browsers no longer specify', 'use an element and classes'],
];

/** Whether an element has a text, or an image with one. */
const hasText = (element: Element): boolean =>
  element.children.some(
    (node) =>
      (isText(node) && node.data.trim() !== '') ||
      (isTag(node) && (Boolean(node.attribs['alt'] ?? node.attribs['aria-label']) || hasText(node))),
  );

/** Problems with markup that says nothing, or something wrong, to some visitors. What is hidden may be written by a script before it shows. */
export function markupMistakes({ body }: PageTree, page: PageContext): ReleaseProblem[] {
  const hidden = new Set(select(HIDDEN, body));
  return MISTAKES.flatMap(([selector, text, fix, isMistake = () => true]) =>
    select(selector, body)
      .filter((element) => !hidden.has(element) && isMistake(element))
      .map((element) =>
        page.problem(
          { code: 'MARKUP_INVALID', text: `contains ${openingTag(element)} ${text}`, fix },
          element,
        ),
      ),
  );
}
