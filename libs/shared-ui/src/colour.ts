/** The four departments of the fifty-seat case; each has one colour in every drawing (colour-key.css). */
export type Department = 'bd' | 'prod' | 'admin' | 'fin';

/** The colours that name a service; given as `data-colour`, they set `--service` for whatever is drawn inside. */
export type Colour = 'purple' | 'blue' | 'green' | 'teal' | 'amber' | 'amber-text';
