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

const surfaces = { light: '', tint: 'section--tint', dark: 'section--dark' };

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
  const classes = ['section', surfaces[surface], ruled && 'section--ruled', className]
    .filter(Boolean)
    .join(' ');
  return (
    <section id={id} className={classes} data-color={color} aria-label={label} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}
