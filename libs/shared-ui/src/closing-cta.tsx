import type { ReactNode } from 'react';
import type { Action } from './action.ts';
import { ButtonRow } from './button-row.tsx';
import type { Color } from './color.ts';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  actions: readonly Action[];
  /** On a band of its own instead of the page's paper. */
  tint?: boolean;
  color?: Color;
  /** A small drawing above the line. */
  mark?: ReactNode;
  /** Under the buttons: further ways on. */
  children?: ReactNode;
}

/** The page's own last line, before the footer's: one sentence at size, one way on, one way back. */
export function ClosingCta({ title, text, actions, tint = false, color, mark, children }: Props) {
  return (
    <section
      className={tint ? 'closing-cta closing-cta--tint' : 'closing-cta'}
      aria-labelledby="closing-title"
      data-color={color}
    >
      <div className="wrap">
        <div className="cc-line">
          {mark}
          <h2 id="closing-title">{title}</h2>
        </div>
        <div className="cc-body">
          {text && <p>{text}</p>}
          <ButtonRow actions={actions} />
          {children}
        </div>
      </div>
    </section>
  );
}
