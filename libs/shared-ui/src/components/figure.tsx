import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface InlineStatProps {
  className?: string;
  children: ReactNode;
}

/**
 * A number in a line of text, which says what it counts.
 * @not for a number above its label: `Stat`.
 */
export function InlineStat({ className, children }: InlineStatProps) {
  return (
    <b
      className={clsx(
        'ui:font-display ui:text-5xl/none ui:font-normal ui:tracking-tight ui:lining-nums',
        className,
      )}
    >
      {children}
    </b>
  );
}

interface FigureCaptionProps {
  /** The name of the drawing, in italics. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/**
 * The caption of a drawing.
 * @not outside of a `figure`.
 */
export function FigureCaption({ title, className, children }: FigureCaptionProps) {
  return (
    <figcaption className={clsx('ui:text-small/body ui:text-quiet', className)}>
      {title && (
        <>
          <b className="ui:font-display ui:text-lg/none ui:font-normal ui:text-strong ui:italic">
            {title}
          </b>{' '}
        </>
      )}
      {children}
    </figcaption>
  );
}
