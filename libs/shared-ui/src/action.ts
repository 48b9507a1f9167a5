/** A way on, as a record states it: the words and the place; the tone only where the page departs from the usual pair. */
export interface Action {
  label: string;
  /** A path of the site, an in-page `#anchor`, a file, or `tel:` and `mailto:`. */
  to: string;
  tone?: ButtonTone;
}

/** Amber is the one act that the page asks for; `night` is its second on dark ground, `solid` and `line` the pair on paper. */
export type ButtonTone = 'amber' | 'on-dark' | 'line' | 'solid';
