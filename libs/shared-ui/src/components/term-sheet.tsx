import { clsx } from 'clsx';
import type { Action } from './button.tsx';
import { LinkArrow } from './links.tsx';
import { List } from './lists.tsx';
import { Section } from './section.tsx';

interface Props {
  id: string;
  title: string;
  /** What a term is about, what it says, and what that means. */
  items: readonly { term: string; value: string; text: string }[];
  links: readonly Action[];
}

/** Number, term, value and text; the text is below the others where there is no room. */
const ROWS = clsx(
  'ui:*:grid ui:*:grid-cols-[1.25rem_1fr_auto] ui:*:items-baseline ui:*:gap-x-3 ui:*:border-b ui:*:border-line ui:*:py-2',
  'ui:*:last:border-rule ui:md:*:gap-x-gutter ui:md:*:py-5 ui:lg:*:grid-cols-[2rem_3fr_5fr_6fr] ui:print:*:py-2',
);

/**
 * The terms of a contract on paper, in numbered rows, as a section of a page.
 * @not for terms of one model or service: `DataTable`.
 */
export function TermSheet({ id, title, items, links }: Props) {
  return (
    <Section id={id} surface="tint" title={title}>
      <div className="term-sheet ui:border-t-3 ui:border-amber ui:surface-paper ui:px-inset ui:pt-2 ui:pb-5 ui:shadow-float ui:md:pb-8 ui:print:border ui:forced-colors:border">
        <List ordered className={ROWS}>
          {items.map(({ term, value, text }, index) => (
            <li key={term}>
              <span className="ui:font-display ui:text-2xl/none ui:text-amber-text" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="ui:font-text ui:text-md/note ui:font-medium ui:tracking-normal">{term}</h3>
              <p className="ui:font-display ui:text-2xl/tight ui:tracking-snug ui:max-lg:text-right ui:md:text-stat-sm/tight">
                {value}
              </p>
              <p className="ui:text-small/note ui:text-slate ui:max-lg:col-span-2 ui:max-lg:col-start-2 ui:md:text-md/normal">
                {text}
              </p>
            </li>
          ))}
        </List>
        {links.length > 0 && (
          <p className="ui:flex ui:flex-wrap ui:gap-x-5 ui:pt-3 ui:md:gap-x-9 ui:md:pt-6">
            {links.map(({ label, to }) => (
              <LinkArrow key={to} to={to} className="ui:max-md:text-small">
                {label}
              </LinkArrow>
            ))}
          </p>
        )}
      </div>
    </Section>
  );
}
