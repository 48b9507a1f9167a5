import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import type { Color } from '../palette.ts';
import { words } from '../words.ts';
import { HeadingText } from './heading-text.tsx';
import { Tag } from './tag.tsx';

interface Props {
  title: string;
  /** At the end of the title's line: a date, how much of the work is shown, or a choice. Line breaks are kept. */
  scope?: ReactNode;
  /** Of its edge; the paper has a trace of it. */
  color?: Color;
  /** Tag of a sample; `false` for a document that is none. */
  sample?: string | false;
  /** Level of the title. */
  level?: 2 | 3;
  /** At its foot: what its state means, and how much is done. */
  foot?: { text: ReactNode; count: ReactNode; of: string };
  className?: string;
  children: ReactNode;
}

const SHEET = clsx(
  'document-sheet ui:border-t-3 ui:border-service-or-teal ui:surface-paper',
  'ui:[--stock:color-mix(in_srgb,var(--service,var(--surface))_6%,var(--surface))]',
  'ui:print:border ui:forced-colors:border',
);

/**
 * A document of the work itself, on paper at reading size: light in a dark color scheme too, and tagged as a sample
 * once. Its content has the padding of the title: `px-5 md:px-6`.
 * @not for a box around text of the page.
 */
export function DocumentSheet({
  title,
  scope,
  color,
  sample = words.sample,
  level = 2,
  foot,
  className,
  children,
}: Props) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={clsx(SHEET, className)} data-color={color} aria-labelledby={id}>
      <header className="ui:flex ui:flex-wrap ui:items-end ui:justify-between ui:gap-x-5 ui:gap-y-1 ui:px-5 ui:pt-5 ui:pb-4 ui:md:px-6">
        <Heading id={id} className="ui:text-5xl/title ui:tracking-snug">
          <HeadingText>{title}</HeadingText> {sample && <Tag className="ui:ml-1">{sample}</Tag>}
        </Heading>
        {scope && (
          <div className="ui:text-small/note ui:whitespace-pre-line ui:text-slate ui:md:text-right">
            {scope}
          </div>
        )}
      </header>
      {children}
      {foot && (
        <p
          className="ui:flex ui:items-baseline ui:justify-between ui:gap-4 ui:px-5 ui:py-3 ui:text-small/note ui:md:px-6"
          role="status"
        >
          <span>{foot.text}</span>
          <span className="ui:text-right">
            <span className="figure ui:text-[2rem]/none ui:tracking-stat">{foot.count}</span> {foot.of}
          </span>
        </p>
      )}
    </article>
  );
}

interface EitherProps {
  /** Value of the checkbox or radio button, 0 or 1. */
  choice?: number;
  before: ReactNode;
  after: ReactNode;
}

/**
 * What stands in a `DocumentSheet` before, and after, a checkbox or radio button in it is checked, without script.
 * @not for content that a visitor has to see: one of the two is hidden.
 */
export function Either({ choice = 0, before, after }: EitherProps) {
  return (
    <>
      <span data-unless={choice}>{before}</span>
      <span data-if={choice}>{after}</span>
    </>
  );
}

/**
 * What stands in a `DocumentSheet` while neither, the first, the second or both of its checkboxes, with the values 0 and
 * 1, are checked.
 * @not for one checkbox: `Either`.
 */
export function Combinations({
  neither,
  first,
  second,
  both,
}: Record<'neither' | 'first' | 'second' | 'both', ReactNode>) {
  return (
    <>
      <span data-unless="0 1">{neither}</span>
      <span data-if="0" data-unless="1">
        {first}
      </span>
      <span data-if="1" data-unless="0">
        {second}
      </span>
      <span data-if="0 1">{both}</span>
    </>
  );
}
