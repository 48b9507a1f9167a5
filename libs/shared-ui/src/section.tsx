import type { ReactNode } from 'react';
import type { Color } from './color.ts';

interface Props {
  id?: string;
  surface?: 'light' | 'tint' | 'dark';
  /** A hairline above, where two papers of one tone meet. */
  ruled?: boolean;
  color?: Color;
  /** The accessible name: its words, or the id of the heading that holds them (`SectionHead id`). */
  label?: string;
  labelledBy?: string;
  /** The class of the component that fills the section. */
  className?: string;
  children: ReactNode;
}

const surfaces = { light: '', tint: 'section--tint', dark: 'section--dark' };

/** A stretch of the page on its ground, in the page's rhythm, at the page's width. */
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
