import type { BuildRecord } from '@vantedge/federation-contract';
import { hasEmphasis } from './critical-css.ts';

/** URLs of the fonts that markup above the fold needs; the italic one only where it has emphasis. */
export const preloadedFonts = ({ base, preload = [] }: BuildRecord, markup: string): string[] =>
  preload.filter((file) => !file.includes('italic') || hasEmphasis(markup)).map((file) => base + file);
