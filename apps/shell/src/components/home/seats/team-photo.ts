import type { Picture } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';

/** A photograph of the team: AVIF and WebP files in several widths, its size, and its alternative text. */
export type TeamPhoto = Omit<ComponentProps<typeof Picture>, 'lazy' | 'className'>;

/**
 * The photograph of the team section; without one, the section shows the drawing of the fifty seats. To supply it, add
 * the files to `src/assets` and import them here as `hour-backgrounds.ts` does, with WebP as the fallback.
 */
export const teamPhoto: TeamPhoto | undefined = undefined;
