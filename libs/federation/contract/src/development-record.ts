import type { SectionDeclaration } from './section.ts';

/**
 * Description of a section that its development server serves at `/assets/<section>/section.json`. It has no hashes, because
 * files keep their names when they change.
 */
export interface DevelopmentRecord extends SectionDeclaration {
  /** Files that load the section, relative to `assetBase(name)`. */
  entryFiles: { js: string; css?: string };
}
