import type { Picture } from '../picture.tsx';
import type { ComponentProps } from 'react';

/** A team photo: AVIF and WebP files in several widths, dimensions, and alternative text. */
export type TeamPhoto = Omit<ComponentProps<typeof Picture>, 'lazy' | 'className'>;

/**
 * The photo of the team section. Without one, the section shows the drawing of the fifty seats. To add it, put the
 * files into `src/assets` and import them here as in `hour-backgrounds.ts`, with WebP as the fallback.
 */
export const teamPhoto: TeamPhoto | undefined = undefined;
