/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** Margins: left and right edge of the text, first line below the header, last line of a page. */
export const EDGE = 46;
export const MEASURE = PAGE.width - 2 * EDGE;
export const TOP = 98;
export const FOOT = 806;

/** Colors of the theme's tokens; a PDF always uses the light theme. */
export const INK = {
  paper: '#ffffff',
  ink: '#0a1a22',
  slate: '#43535a',
  line: '#dcdad2',
  rest: '#c3cbcb',
  amber: '#f0a63b',
  night: '#071820',
  light: '#e9f1f0',
  quiet: '#a9bdc0',
  rule: '#586b70',
};

/** The color of a service or department: on light, on dark, and as the muted base of a mark on dark. */
export const COLORS = {
  purple: { paper: '#5a3fb0', night: '#ab9bf2', cloth: '#36465f' },
  blue: { paper: '#1d5bb8', night: '#86b4f4', cloth: '#2d4c65' },
  green: { paper: '#23703f', night: '#7cc697', cloth: '#2a514d' },
  teal: { paper: '#0b6b63', night: '#5fd1c2', cloth: '#225458' },
  amber: { paper: '#8a4f00', night: '#f0a63b', cloth: '#484935' },
} as const;
