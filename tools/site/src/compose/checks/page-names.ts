import { type ChildNode, isTag, isText } from 'domhandler';
import { closest, select } from '@vantedge/documents/html';
import type { Element } from '@vantedge/documents/html';
import type { PageTree } from '../page-tree.ts';
import { openingTag, type PageContext } from './page-context.ts';
import type { ReleaseProblem } from './problem.ts';

/** Controls that visitors fill in. Browsers name buttons without text. */
const CONTROLS =
  'input:not([type=hidden], [type=button], [type=image], [type=reset], [type=submit]), select, textarea';

/** A text of a link that says nothing without what is around it. */
const VAGUE = /^$|^(?:(?:click|press|tap) )?here$/i;

/** What screen readers leave out. */
export const HIDDEN = ['[hidden]', '[inert]', '[aria-hidden=true]']
  .flatMap((root) => [root, `${root} *`])
  .join();

/** Problems with links and form controls without a name, which is all that a screen reader says of them. */
export function missingNames({ body }: PageTree, page: PageContext): ReleaseProblem[] {
  const byId = new Map(select('[id]', body).map((element) => [element.attribs['id'], element]));
  const labels = select('label', body);
  const nameOf = (element: Element, content: readonly ChildNode[]) => {
    const { title, 'aria-label': label, 'aria-labelledby': ids = '' } = element.attribs;
    const labelledBy = ids.split(/\s+/).flatMap((id) => byId.get(id) ?? []);
    return textIn(labelledBy) || label?.trim() || textIn(content) || title?.trim() || '';
  };
  const hidden = new Set(select(HIDDEN, body));
  const links = select('a[href], area[href]', body).filter(
    (link) => !hidden.has(link) && VAGUE.test(nameOf(link, link.name === 'area' ? [link] : link.children)),
  );
  const controls = select(CONTROLS, body).filter((control) => {
    const { id } = control.attribs;
    const around = closest('label', control);
    const own = labels.filter((label) => label === around || (id && label.attribs['for'] === id));
    return !hidden.has(control) && !nameOf(control, own);
  });
  return [
    ...links.map((link) =>
      page.problem(
        {
          code: 'EMPTY_LINK',
          text: `contains ${openingTag(link)} without a text that says where it leads`,
          fix: 'write what it leads to, as text, aria-label, or alt of its image',
        },
        link,
      ),
    ),
    ...controls.map((control) =>
      page.problem(
        {
          code: 'UNLABELED_INPUT',
          text: `contains ${openingTag(control)} without a label`,
          fix: 'add a <label> with its id as htmlFor, or aria-label; a placeholder is no label',
        },
        control,
      ),
    ),
  ];
}

/** Text that a screen reader says of nodes. */
const textIn = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || node.attribs['aria-hidden'] === 'true') return '';
      return node.attribs['aria-label'] ?? node.attribs['alt'] ?? textIn(node.children);
    })
    .join(' ')
    .trim();
