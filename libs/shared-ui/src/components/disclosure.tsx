import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  /** What one presses: words, also a heading. */
  summary: ReactNode;
  /** A `row` of a list, a `line` below a text, a `button`, an entry of a `menu`, or `plain` words without a chevron. */
  look?: keyof typeof LOOKS;
  className?: string;
  children?: ReactNode;
}

const LINE = 'ui:flex ui:items-center ui:decoration-1 ui:underline-offset-4 ui:hover:underline';
const LOOKS = {
  row: `${LINE} ui:min-h-16 ui:gap-3.5`,
  line: `${LINE} ui:min-h-12 ui:gap-2.5 ui:font-medium`,
  button: clsx(
    'ui:flex ui:min-h-12 ui:items-center ui:justify-center ui:gap-2 ui:rounded-control ui:border ui:border-control',
    'ui:font-medium ui:hover:border-ink',
  ),
  menu: 'ui:flex ui:min-h-15 ui:items-center ui:justify-between ui:border-b ui:border-line ui:font-display ui:text-3xl/tight',
  plain: 'ui:inline-flex ui:min-h-11 ui:items-center ui:print:hidden',
};

/**
 * A part that opens on request, without JavaScript too.
 * @not for questions and answers: `Faq`; not for what a visitor needs to decide.
 */
export function Disclosure({ summary, look = 'line', className, children }: Props) {
  const chevron = look !== 'plain' && (
    <Icon
      name="chevron"
      className={clsx(
        'ui:transition-transform ui:group-open:rotate-180 ui:print:hidden',
        look === 'row' && 'ui:text-service',
      )}
    />
  );
  const isFirst = look === 'row' || look === 'line';
  return (
    <details className={clsx('ui:group', className)}>
      <summary
        className={clsx('ui:cursor-pointer ui:list-none ui:[&::-webkit-details-marker]:hidden', LOOKS[look])}
      >
        {isFirst && chevron}
        {summary}
        {!isFirst && chevron}
      </summary>
      {children}
    </details>
  );
}
