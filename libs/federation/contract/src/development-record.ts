import type { SectionDeclaration } from './section.ts';

/**
 * What a development server tells of its section, at `/assets/<section>/section.json`. Files keep their names while they change, so
 * there are no hashes.
 */
export interface DevelopmentRecord extends SectionDeclaration {
  /** What loads the section; file names are relative to `assetBase(name)`. */
  entryFiles: { js: string; css?: string };
}
