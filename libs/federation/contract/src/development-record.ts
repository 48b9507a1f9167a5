import type { SectionDeclaration } from './section.ts';

/**
 * What a development server tells of its section, at `<base>section.json`. Files keep their names while they change, so
 * there are no hashes.
 */
export interface DevelopmentRecord extends SectionDeclaration {
  /** URL prefix of every browser file, `/assets/<section>/`. */
  base: string;
  /** What loads the section; file names are relative to `base`. */
  entry: { js: string; css?: string };
}
