/** A face that systems have, which is shown where a web font comes too late. */
export interface FallbackFont {
  /** What its family's name adds to that of the web font. */
  name: string;
  /** Full names under which systems have it, or one that was drawn to its measures. */
  local: readonly string[];
  style: 'normal' | 'italic';
  /** Weights of the web font that it stands in for. */
  weights: readonly number[];
  /** Mean advance of running English text, kerned, in em. */
  text: number;
}

/**
 * Measured with the sample of `measure.ts` on fonts that share their measures: Gelasio for Georgia, Liberation for Times
 * New Roman and Arial, and Roboto itself. Each family stands in `tokens.css` behind the font that it stands in for.
 */
export const FALLBACK_FONTS: Record<'Newsreader Display' | 'Geist', readonly FallbackFont[]> = {
  'Newsreader Display': [
    { name: 'Georgia', local: ['Georgia', 'Gelasio'], style: 'normal', weights: [400], text: 0.4331 },
    {
      name: 'Georgia',
      local: ['Georgia Italic', 'Gelasio Italic'],
      style: 'italic',
      weights: [400],
      text: 0.4433,
    },
    {
      name: 'Times',
      local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
      style: 'normal',
      weights: [400],
      text: 0.3975,
    },
    {
      name: 'Times',
      local: ['Times New Roman Italic', 'Liberation Serif Italic', 'Noto Serif Italic'],
      style: 'italic',
      weights: [400],
      text: 0.3959,
    },
  ],
  Geist: [
    {
      name: 'Arial',
      local: ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto'],
      style: 'normal',
      weights: [400, 500],
      text: 0.4387,
    },
    {
      name: 'Arial',
      local: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Roboto Bold'],
      style: 'normal',
      weights: [600],
      text: 0.4724,
    },
  ],
};
