import type { ReactNode } from 'react';

/** Underlines of links do not reach inline blocks by themselves. */
const WHOLE = 'ui:inline-block ui:[text-decoration:inherit]';

/**
 * The text of a heading. A compound such as "managed-services" goes to the next line as a whole, and breaks only if no line is long
 * enough for it.
 * @not in a `Section` or a `PageHero`, whose titles already are such texts.
 */
export function HeadingText({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={index} className={WHOLE}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
