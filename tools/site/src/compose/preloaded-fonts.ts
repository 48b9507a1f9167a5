import { assetUrl } from '@vantedge/federation-contract';
import type { StoredBuild } from '@vantedge/release';

/** URLs of the fonts that markup above the fold needs. The italic font is only needed for emphasis. */
export const preloadedFonts = (shell: StoredBuild, markup: string): string[] =>
  (shell.preload ?? [])
    .filter((file) => !file.includes('italic') || hasEmphasis(markup))
    .map((file) => assetUrl(shell, file));

/** Whether the markup contains emphasis. */
const hasEmphasis = (markup: string) => /<em[\s>]/.test(markup);
