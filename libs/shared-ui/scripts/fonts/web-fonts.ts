/** Axes of a variable font that are fixed or limited. */
export type Axes = Record<string, number | { min: number; max: number }>;

/** A web font of the site: one file, subset to the characters in use. */
export interface WebFont {
  family: 'Newsreader Display' | 'Geist';
  style: 'normal' | 'italic';
  /** Of the CSS descriptor: one weight, or a range. */
  weight: string;
  /** Installed file, below `node_modules/@fontsource-variable`. */
  from: string;
  /** File name below `src/fonts`. */
  to: string;
  /** Axes that are fixed or limited, so that unused variations are not shipped. */
  axes: Axes;
}

/** The display typeface has one weight: three weights took 38 kB instead of 15. */
export const WEB_FONTS: readonly WebFont[] = [
  {
    family: 'Newsreader Display',
    style: 'normal',
    weight: '400',
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-display.woff2',
    axes: { opsz: 60, wght: 400 },
  },
  {
    family: 'Newsreader Display',
    style: 'italic',
    weight: '400',
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-display-italic.woff2',
    axes: { opsz: 60, wght: 400 },
  },
  {
    family: 'Geist',
    style: 'normal',
    weight: '400 600',
    from: 'geist/files/geist-latin-wght-normal.woff2',
    to: 'geist.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];
