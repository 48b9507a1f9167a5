/** The four departments of the fifty-seat case; each has the same color in every drawing (color-key.css). */
export type Department = 'bd' | 'prod' | 'admin' | 'fin';

/** Service colors. Set as `data-color`, they define `--service` for the drawings inside. */
export type Color = 'purple' | 'blue' | 'green' | 'teal' | 'amber' | 'amber-text';
