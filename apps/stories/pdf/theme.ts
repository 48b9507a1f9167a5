/** How a text is set; lengths in points. */
export interface Setting {
  /** Structure element that the text becomes; without it, the text belongs to the element that is being drawn. */
  tag?: string;
  font?: 'display' | 'text' | 'strong';
  size: number;
  /** Line height relative to the size. */
  leading?: number;
  /** Letter spacing in em. */
  spacing?: number;
  color?: string;
  align?: 'left' | 'right';
  /** Space below. */
  after?: number;
}

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 };

/** The area of the text below the page's header. */
export const AREA = { x: 46, width: PAGE.width - 2 * 46, top: 98, foot: 806 };

/** Colors of the theme's tokens; a PDF always uses the light theme. */
export const INK = {
  white: '#ffffff',
  ink: '#0a1a22',
  slate: '#43535a',
  line: '#dcdad2',
  rest: '#c3cbcb',
  amber: '#f0a63b',
  dark: '#071820',
  light: '#e9f1f0',
  quiet: '#a9bdc0',
  rule: '#586b70',
};

/** The colors of the stories' services. */
export const COLORS = { purple: '#5a3fb0', blue: '#1d5bb8', green: '#23703f', teal: '#0b6b63' };

/** Text styles of the inner pages. */
export const H2: Setting = { tag: 'H2', font: 'display', size: 23, leading: 1.12, spacing: -0.012, after: 9 };
export const H3: Setting = {
  tag: 'H3',
  font: 'display',
  size: 13.5,
  leading: 1.2,
  spacing: -0.005,
  after: 6,
};
export const BODY: Setting = { tag: 'P', size: 9.2, leading: 1.48, after: 7 };
export const SMALL: Setting = { tag: 'P', size: 8.2, color: INK.slate };
