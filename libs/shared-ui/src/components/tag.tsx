import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

const BOX = clsx(
  'tag ui:inline-flex ui:rounded-control ui:border ui:border-current ui:px-1.75 ui:align-[0.12em] ui:font-text',
  'ui:text-2xs/[1.25rem] ui:font-medium ui:tracking-normal ui:whitespace-nowrap ui:text-surface-mark',
);

/**
 * A badge: one or two words in a hairline box (Popular, New). At most one per title.
 * @not more than once per title, or for a sentence.
 */
export function Tag({ className, children }: Props) {
  return <span className={clsx(BOX, className)}>{children}</span>;
}
