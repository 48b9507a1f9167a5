import type { ReactNode } from 'react';
import type { Color } from './color.ts';

interface Props {
  id?: string;
  tone?: 'paper' | 'paper-2' | 'night';
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

const tones = { paper: '', 'paper-2': 'section--tint', night: 'section--night' };

/** A stretch of the page on its ground, in the page's rhythm, at the page's width. */
export function Section({ id, tone = 'paper', ruled, color, label, labelledBy, className, children }: Props) {
  const classes = ['section', tones[tone], ruled && 'section--ruled', className].filter(Boolean).join(' ');
  return (
    <section id={id} className={classes} data-color={color} aria-label={label} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  );
}
