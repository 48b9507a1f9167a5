import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Color } from './color.ts';

interface Props {
  id?: string;
  surface?: 'light' | 'tint' | 'dark';
  /** A hairline above, between two sections with the same surface. */
  ruled?: boolean;
  color?: Color;
  /** Accessible name: the text, or the id of the heading (`SectionHead id`). */
  label?: string;
  labelledBy?: string;
  /** Class of the component that fills the section. */
  className?: string;
  children: ReactNode;
}

const SURFACES = {
  light: '',
  tint: 'section--tint ui:bg-paper-2',
  dark: 'section--dark ui:surface-dark',
};

/** A page section with surface, spacing and max width. */
export function Section({
  id,
  surface = 'light',
  ruled,
  color,
  label,
  labelledBy,
  className,
  children,
}: Props) {
  const space = ruled ? 'ui:pb-section' : 'ui:py-section';
  // On the wrap: light-dark() on the painted element itself would change the dark surface's own tone.
  const wrap = clsx(
    'wrap',
    ruled && 'ui:border-t ui:border-line ui:pt-part',
    surface === 'dark' && 'ui:scheme-dark',
  );
  return (
    <section
      id={id}
      className={clsx('section', space, SURFACES[surface], className)}
      data-color={color}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <div className={wrap}>{children}</div>
    </section>
  );
}
