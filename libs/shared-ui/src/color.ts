/** The four departments of the fifty-seat case; each has one color in every drawing (color-key.css). */
export type Department = 'bd' | 'prod' | 'admin' | 'fin';

/** The colors that name a service; given as `data-color`, they set `--service` for whatever is drawn inside. */
export type Color = 'purple' | 'blue' | 'green' | 'teal' | 'amber' | 'amber-text';
