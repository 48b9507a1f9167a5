/**
 * Names of the site's colors and skies. The site declares them, and the stylesheet of its shell says what they are, by `data-color` and
 * `data-sky`: `declare module '@vantedge/shared-ui/palette' { interface Palette { color: 'plum'; sky: 'noon' } }`.
 */
export interface Palette {}

/** The color of a service or of what is counted. Drawings inside have it as `--service` and `--mark`. */
export type Color = Palette extends { color: infer Name extends string } ? Name : string;

/** The hour whose light a hero has. */
export type Sky = Palette extends { sky: infer Name extends string } ? Name : string;
