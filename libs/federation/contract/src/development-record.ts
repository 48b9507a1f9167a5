import type { SectionDeclaration } from './section.ts';

/**
 * Module that development builds of sections expose in addition to those they declare, for the component gallery. Its default export is
 * the bundler's context of all `*.examples.tsx` of the section.
 */
export const GALLERY_MODULE = './component-gallery.ts';

/**
 * Description of a section that its development server serves at `/assets/<section>/section.json`. It has no hashes, because
 * files keep their names when they change.
 */
export interface DevelopmentRecord extends SectionDeclaration {
  /** Files that load the section, relative to `assetBase(name)`. */
  entryFiles: { js: string; css?: string };
}
