/** A system font that is shown until the web font has loaded. */
export interface FallbackFont {
  /** Suffix of its family name after that of the web font. */
  name: string;
  /** Full names of the installed font, or of a metric-compatible one. */
  local: readonly string[];
  style: 'normal' | 'italic';
  /** Weights of the web font that it replaces. */
  weights: readonly number[];
  /** Average advance of running English text, kerned, in em. */
  text: number;
}

/**
 * Measured with the sample in `measure.ts` on metric-compatible fonts: Gelasio for Georgia, Liberation for Times New
 * Roman and Arial, and Roboto itself; the upright Times is set by the page headings, so that most break into the same lines. In `tokens.css`, each fallback follows its web font.
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
      text: 0.3895,
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
