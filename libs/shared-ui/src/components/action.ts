/** A call to action: label and target. Set `tone` only to override the default of the button row. */
export interface Action {
  label: string;
  /** A path of the site, an in-page `#anchor`, a file, or a `tel:` or `mailto:` URL. */
  to: string;
  tone?: ButtonTone;
}

/**
 * `amber` is the primary action; `on-dark` is the secondary one on a dark surface; `solid` and `line` are the pair on
 * light.
 */
export type ButtonTone = 'amber' | 'on-dark' | 'line' | 'solid';
