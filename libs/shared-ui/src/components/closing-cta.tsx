import type { ReactNode } from 'react';
import type { Action } from './action.ts';
import { ButtonRow } from './button-row.tsx';
import type { Color } from './color.ts';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  actions: readonly Action[];
  /** Uses a tinted band instead of the page surface. */
  tint?: boolean;
  color?: Color;
  /** A small drawing above the title. */
  mark?: ReactNode;
  /** More links, under the buttons. */
  children?: ReactNode;
}

/** Closing call to action above the footer: one sentence and up to two buttons. */
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
