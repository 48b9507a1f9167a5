/** Size of every share image, in pixels. */
export const SIZE = { width: 1200, height: 630 };

/** Colors of the dark theme. Rules are opaque so that few colors suffice. */
export const COLORS = {
  background: '#071820',
  light: '#e9f1f0',
  quiet: '#a9bdc0',
  rule: '#586b70',
  dim: '#163c49',
  amber: '#f0a63b',
};
